import Platform

/// The lock of a library, held for as long as this lives.
///
/// The lock is on a file of its own. A game's file is replaced at every change: a process that waited
/// for the lock of the old file would lock a file that is gone.
struct LibraryLock: ~Copyable {
  private let file: File
  private let folder: String

  init(_ file: consuming File, of folder: String) {
    self.file = file
    self.folder = folder
  }

  /// Locks the file; false when another process has it, or when the file was removed or replaced, so that
  /// others lock another one.
  func acquire() throws(LibraryError) -> Bool {
    do throws(FileError) {
      guard try file.lock() else { return false }
      return try file.isInPlace()
    } catch {
      throw .failed(error)
    }
  }

  /// Checks, right before something is replaced, that nobody else can have the lock: after its file was
  /// removed, another process can make a new one and lock that.
  func check() throws(LibraryError) {
    let isHeld: Bool
    do throws(FileError) {
      isHeld = try file.isInPlace()
    } catch {
      throw .failed(error)
    }
    guard isHeld else { throw .busy(folder) }
  }
}

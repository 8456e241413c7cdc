import Platform

/// The lock of a library, held for as long as this lives.
///
/// It is on a file beside the games, because a game's own file is replaced at every change: who
/// waits for the old one would wait for a file that is gone.
struct LibraryLock: ~Copyable {
  private let file: File
  private let folder: String

  init(_ file: consuming File, of folder: String) {
    self.file = file
    self.folder = folder
  }

  /// Locks the file; false when another process has it, or when it is not the file of that name any
  /// more, so that others would lock another one.
  func acquire() throws(LibraryError) -> Bool {
    do throws(FileError) {
      guard try file.lock() else { return false }
      return try file.isInPlace()
    } catch {
      throw .failed(error)
    }
  }

  /// Sees that nobody else can have the lock: whoever removes its file lets the next one make
  /// another. To be asked right before something is replaced.
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

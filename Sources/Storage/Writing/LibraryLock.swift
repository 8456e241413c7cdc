import Platform

/// The lock of a library, held for as long as this lives.
///
/// Two things are locked. The folder cannot be taken away without the library: whatever removes files
/// (`git clean`, `rsync --delete`), nobody else gets this lock. A file in it is what 0.2.0 locks, and
/// all there is where a file system cannot lock a folder, as NFS cannot.
///
/// No game's file is locked, for it is replaced at every change: a process that waited for the lock of
/// the old file would lock a file that is gone.
struct LibraryLock: ~Copyable {
  /// The folder of the library.
  let directory: File
  private let file: File
  private let isDirectoryLocked: Bool
  private let library: GameLibrary

  /// The lock; nil when another process has it, or when the file was removed or replaced meanwhile, so
  /// that others lock another one.
  static func acquired(
    of library: GameLibrary, _ file: consuming File
  ) throws(LibraryError) -> LibraryLock? {
    do throws(FileError) {
      let directory = try File(library.folder, for: .folder, system: library.system)
      guard try file.lock() else { return nil }
      var isDirectoryLocked = true
      do throws(FileError) {
        guard try directory.lock() else { return nil }
      } catch {
        isDirectoryLocked = false
      }
      guard try file.isInPlace() else { return nil }
      return LibraryLock(
        directory: directory, file: file, isDirectoryLocked: isDirectoryLocked, library: library)
    } catch {
      throw .failed(error)
    }
  }

  /// Checks, right before something is replaced, that nobody else can have the lock: the library may
  /// have been taken away and made again, or the file where only that is locked.
  func check() throws(LibraryError) {
    let isHeld: Bool
    do throws(FileError) {
      isHeld = try isDirectoryLocked ? isDirectoryInPlace() : file.isInPlace()
    } catch {
      throw .failed(error)
    }
    guard isHeld else { throw .busy(library.folder) }
  }

  private func isDirectoryInPlace() throws(FileError) -> Bool {
    let own = try directory.status()
    // The library may be behind a symbolic link.
    return (try? library.system.statusBehindLinks(library.folder))?.identity == own.identity
  }
}

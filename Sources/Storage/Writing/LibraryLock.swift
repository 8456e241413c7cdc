import Platform

/// The lock of a library, held for as long as this lives.
///
/// It locks two things. The folder: even if a file in it is removed (`git clean`, `rsync
/// --delete`), nobody else gets the lock. And a file in it, which 0.2.0 locks, and which works on
/// file systems that cannot lock a folder, such as NFS.
///
/// A game's file is not locked, since every change replaces it: a process that waited for the lock
/// of the old file would lock a removed one.
struct LibraryLock: ~Copyable {
  /// The folder of the library.
  let directory: File
  private let file: File
  private let isDirectoryLocked: Bool
  private let library: GameLibrary

  /// The lock; nil if another process has it, or if the lock file was removed or replaced
  /// meanwhile, so that others lock another one.
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

  /// Checks, right before replacing something, that nobody else can have the lock: the library or
  /// the lock file may have been removed and made again.
  func check() throws(LibraryError) {
    let isHeld = try failing { () throws(FileError) in
      try isDirectoryLocked ? isDirectoryInPlace() : file.isInPlace()
    }
    guard isHeld else { throw .busy(library.folder) }
  }

  private func isDirectoryInPlace() throws(FileError) -> Bool {
    let own = try directory.status()
    // The library may be behind a symbolic link.
    return (try? library.system.statusBehindLinks(library.folder))?.identity == own.identity
  }
}

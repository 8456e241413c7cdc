import Platform

/// Locking a library, and its hidden folder for the lock, the index and deleted games.
extension GameLibrary {
  /// Milliseconds to wait for the lock.
  private static var patience: Int { 2000 }

  /// Does something while nobody else writes to the library; a request to end waits until it is
  /// done.
  func locked<Value>(_ work: (borrowing LibraryLock) throws -> Value) throws -> Value {
    for _ in 0...Self.patience {
      if let lock = try LibraryLock.acquired(of: self) {
        let masked = SignalMask.deferringEnd()
        defer { masked.restore() }
        return try withExtendedLifetime(lock) {
          defer { saveIndex() }
          return try work(lock)
        }
      }
      SystemClock.sleep(milliseconds: 1)
    }
    throw LibraryError.busy(folder)
  }

  /// Does something while nobody else writes; nil, without waiting, if somebody does.
  func lockedIfFree<Value>(_ work: () throws -> Value) throws -> Value? {
    guard let lock = try? LibraryLock.acquired(of: self) else { return nil }
    return try withExtendedLifetime(lock, work)
  }

  /// The lock file; nil if somebody has just removed its folder.
  fileprivate func fileOfLock() throws(LibraryError) -> File? {
    if try makeOwnFolder(hiddenFolder) {
      // Git shall ignore the lock and the index, but not deleted games: `git clean -X` removes ignored files.
      let ignored = "/.gitignore\n/lock\n/open\n/.*.new\n"
      _ = try? system.put(Array(ignored.utf8), at: "\(hiddenFolder)/.gitignore")
    }
    do {
      return try File("\(hiddenFolder)/lock", for: .locking, system: system)
    } catch {
      if error.isMissing { return nil }
      throw .failed(error)
    }
  }

  var hiddenFolder: String { "\(folder)/.scoreboard" }

  /// Makes the hidden folder or one in it, unless it exists; true when it was made.
  ///
  /// A file or a symbolic link of that name is refused: a link would lead out of the library.
  func makeOwnFolder(_ path: String) throws(LibraryError) -> Bool {
    if try hasOwnFolder(path) { return false }
    do {
      try system.makeFolder(path)
      return true
    } catch {
      // Another process may have made it first.
      if error == .exists, try hasOwnFolder(path) { return false }
      throw isFolder ? .failed(FileError("create", path, error)) : .noLibrary(folder)
    }
  }

  /// Whether such a folder exists.
  func hasOwnFolder(_ path: String) throws(LibraryError) -> Bool {
    guard let status = try failing(system.statusIfPresent(path)) else { return false }
    guard status.kind == .folder else { throw .notFolder(path) }
    return true
  }

  /// Whether the library is there: the first game makes it.
  public var isFolder: Bool {
    (try? system.statusBehindLinks(folder))?.kind == .folder
  }

  /// Makes the folder of the library and its parents, if they are missing.
  func makeFolder() throws(LibraryError) {
    if isFolder { return }
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      let parent = path.isEmpty ? "." : path
      path += part + "/"
      do {
        try system.makeFolder(path)
        try? File(parent, for: .folder, system: system).sync()
      } catch {
        guard error == .exists || (try? system.statusBehindLinks(path)) != nil else {
          throw .cannotCreate(FileError("create", folder, error))
        }
      }
    }
    guard isFolder else { throw .cannotCreate(FileError("create", folder, .notFolder)) }
  }
}

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
  static func acquired(of library: GameLibrary) throws(LibraryError) -> LibraryLock? {
    guard let file = try library.fileOfLock() else { return nil }
    do {
      let directory = try File(library.folder, for: .folder, system: library.system)
      guard try file.lock() else { return nil }
      var isDirectoryLocked = true
      do {
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
    let isHeld = try failing(isDirectoryLocked ? isDirectoryInPlace() : file.isInPlace())
    guard isHeld else { throw .busy(library.folder) }
  }

  private func isDirectoryInPlace() throws(FileError) -> Bool {
    let own = try directory.status()
    // The library may be behind a symbolic link.
    return (try? library.system.statusBehindLinks(library.folder))?.identity == own.identity
  }
}

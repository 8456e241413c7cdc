import Glibc

/// How a library is locked, and the folder for what is not a game.
extension GameLibrary {
  /// Milliseconds after which a library is busy.
  private static var patience: Int { 2000 }

  /// Does something while nobody else writes to the library.
  func locked<Value>(_ work: (borrowing LibraryLock) throws -> Value) throws -> Value {
    for _ in 0...Self.patience {
      let lock = LibraryLock(try fileOfLock(), of: folder)
      if try lock.acquire() {
        renewIgnoreFile()
        return try work(lock)
      }
      usleep(1000)
    }
    throw LibraryError.busy(folder)
  }

  /// Does something while nobody else writes; nil, at once, when somebody does.
  func lockedIfFree<Value>(_ work: () throws -> Value) throws -> Value? {
    guard let file = try? fileOfLock() else { return nil }
    let lock = LibraryLock(file, of: folder)
    guard (try? lock.acquire()) == true else { return nil }
    return try work()
  }

  private func fileOfLock() throws(LibraryError) -> File {
    if try makeOwnFolder(hiddenFolder) { writeIgnoreFile() }
    do throws(FileError) {
      return try File(
        "\(hiddenFolder)/lock", O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o666, system: system)
    } catch {
      throw .failed(error)
    }
  }

  /// The folder for what is not a game.
  var hiddenFolder: String { "\(folder)/.scoreboard" }

  /// Makes a folder for what is not a game, unless it is there; true when it was made.
  ///
  /// What else has its name is refused: a symbolic link would lead out of the library.
  func makeOwnFolder(_ path: String) throws(LibraryError) -> Bool {
    if try hasOwnFolder(path) { return false }
    if system.makeFolder(path) == 0 { return true }
    let error = FileError("create", path)
    // Another process may have made it first.
    if error.errno == EEXIST, try hasOwnFolder(path) { return false }
    throw isFolder ? .failed(error) : .noLibrary(folder)
  }

  /// Whether a folder for what is not a game is there.
  func hasOwnFolder(_ path: String) throws(LibraryError) -> Bool {
    var info = stat()
    guard system.statusOfPath(path, &info) == 0 else {
      let error = FileError("read", path)
      if error.isMissing { return false }
      throw .failed(error)
    }
    guard info.st_mode & S_IFMT == S_IFDIR else { throw .notFolder(path) }
    return true
  }

  /// Whether there is a library.
  var isFolder: Bool {
    var info = stat()
    return system.statusBehindLinks(folder, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes the folder of the library and those it lies in, where they are missing.
  func makeFolder() throws(LibraryError) {
    if isFolder { return }
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      let parent = path.isEmpty ? "." : path
      path += part + "/"
      if system.makeFolder(path) == 0 {
        try? File.folder(parent, system: system).sync()
        continue
      }
      let error = FileError("create", folder)
      var info = stat()
      guard error.errno == EEXIST || system.statusBehindLinks(path, &info) == 0 else {
        throw .cannotCreate(error)
      }
    }
    guard isFolder else { throw .cannotCreate(FileError("create", folder, errno: ENOTDIR)) }
  }
}

/// What git is to leave out: the lock and the index. Deleted games are no such thing, for
/// `git clean -X` removes whatever is ignored.
extension GameLibrary {
  private static var ignored: [UInt8] { Array("/.gitignore\n/lock\n/open\n/open.new\n".utf8) }
  /// What 0.1.0 wrote: everything.
  private static var formerlyIgnored: [UInt8] { Array("*\n".utf8) }

  private var ignoreFile: String { "\(hiddenFolder)/.gitignore" }

  private func writeIgnoreFile() {
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW
    let file = try? File(ignoreFile, flags, mode: 0o666, system: system)
    // Longer than what may be there: nothing of that is left.
    try? file?.write(Self.ignored)
  }

  /// Replaces what 0.1.0 wrote, and nothing that somebody else did.
  private func renewIgnoreFile() {
    var info = stat()
    guard system.statusOfPath(ignoreFile, &info) == 0, info.st_mode & S_IFMT == S_IFREG,
      info.st_size == Self.formerlyIgnored.count,
      let file = try? File(ignoreFile, O_RDONLY | O_NOFOLLOW, system: system),
      (try? file.bytes(atMost: Int(info.st_size))) == Self.formerlyIgnored
    else { return }
    writeIgnoreFile()
  }
}

import Glibc

/// The lock of a library.
///
/// It is on a file beside the games, because a game's own file is replaced at every change: who
/// waits for the old one would wait for a file that is gone.
extension GameLibrary {
  /// Milliseconds after which a library is busy.
  private static var patience: Int { 2000 }

  /// Does something while nobody else writes to the library.
  func locked<Value>(_ work: () throws -> Value) throws -> Value {
    let lock = try fileOfLock()
    do {
      guard try lock.lock(patience: Self.patience) else { throw LibraryError.busy(folder) }
    } catch let error as FileError {
      throw LibraryError.failed(error)
    }
    return try work()
  }

  /// Does something while nobody else writes; nil, at once, when somebody does.
  func lockedIfFree<Value>(_ work: () throws -> Value) throws -> Value? {
    guard let lock = try? fileOfLock(), (try? lock.lock(patience: 0)) == true else { return nil }
    return try work()
  }

  private func fileOfLock() throws(LibraryError) -> File {
    do throws(FileError) {
      return try openLock()
    } catch  where error.isMissing {
      try makeHiddenFolder()
    } catch {
      throw .failed(error)
    }
    do throws(FileError) {
      return try openLock()
    } catch {
      throw .failed(error)
    }
  }

  private func openLock() throws(FileError) -> File {
    try File(
      "\(hiddenFolder)/lock", O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o666, system: system)
  }

  /// The folder for what is not a game.
  var hiddenFolder: String { "\(folder)/.scoreboard" }

  /// Makes the folder for what is not a game, which tells git to leave it out.
  private func makeHiddenFolder() throws(LibraryError) {
    guard system.makeFolder(hiddenFolder) != 0 else {
      let ignore = try? File(
        "\(hiddenFolder)/.gitignore", O_WRONLY | O_CREAT | O_NOFOLLOW, mode: 0o666, system: system)
      try? ignore?.write(Array("*\n".utf8))
      return
    }
    let error = FileError("write", hiddenFolder)
    if error.errno == EEXIST { return }
    throw isFolder ? .failed(error) : .noLibrary(folder)
  }

  /// Whether there is a library.
  var isFolder: Bool {
    var info = stat()
    return stat(folder, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
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
      guard error.errno == EEXIST || access(path, F_OK) == 0 else { throw .cannotCreate(error) }
    }
    guard isFolder else { throw .cannotCreate(FileError("create", folder, errno: ENOTDIR)) }
  }
}

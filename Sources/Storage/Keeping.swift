import Basketball
import Glibc

/// How a change is kept: all of it, or nothing, whatever happens in between.
extension GameLibrary {
  /// Does something while nobody else writes to the library.
  func locked<Outcome>(_ work: () throws -> Outcome) throws -> Outcome {
    try makeHidden()
    let file = try File.lock(lockPath)
    guard try file.lock(patience: 2000) else { throw LibraryError.busy(folder) }
    defer { file.unlock() }
    return try work()
  }

  /// Replaces the file of a game and has both file and folder put on the disk.
  func keep(_ sheet: Scoresheet) throws -> KeptGame {
    let path = path(of: sheet.id)
    let temporary = "\(folder)/.\(sheet.id).json.new"
    let index = OpenGames.ifTrue(of: folder)
    let mark: FileMark
    do {
      mark = try write(sheet, to: temporary, inPlaceOf: path)
      guard system.rename(temporary, path) == 0 else { throw FileError("replace", path) }
    } catch {
      unlink(temporary)
      throw error
    }
    try File(folder, O_RDONLY | O_DIRECTORY, system: system).sync()
    index?.following(sheet).stampAndSave(in: folder)
    return KeptGame(sheet: sheet, mark: mark)
  }

  private func write(
    _ sheet: Scoresheet, to temporary: String, inPlaceOf path: String
  ) throws -> FileMark {
    // What a killed process left behind is in nobody's way: the lock is ours.
    unlink(temporary)
    let file = try File(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666, system: system)
    var old = stat()
    if lstat(path, &old) == 0 { fchmod(file.descriptor, old.st_mode & 0o7777) }
    var data = try JSON.encode(GameFile<Head>(sheet), .pretty)
    data.append(UInt8(ascii: "\n"))
    try file.write(data)
    try file.sync()
    return FileMark(try file.status())
  }

  /// Makes the folder and those it lies in, where they are missing.
  func makeFolder() throws {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path += part + "/"
      guard mkdir(path, 0o777) == 0 || errno == EEXIST || access(path, F_OK) == 0 else {
        throw LibraryError.cannotCreate(FileError("create", folder))
      }
    }
    guard isFolder else {
      throw LibraryError.cannotCreate(FileError("create", folder, errno: ENOTDIR))
    }
  }

  /// Whether there is a library.
  var isFolder: Bool {
    var info = stat()
    return stat(folder, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// The folder for what is not a game, which tells git to leave it out.
  private func makeHidden() throws {
    let hidden = "\(folder)/.scoreboard"
    if mkdir(hidden, 0o777) == 0 {
      let ignore = try File(
        "\(hidden)/.gitignore", O_WRONLY | O_CREAT | O_NOFOLLOW, mode: 0o666, system: system)
      try ignore.write(.init("*\n".utf8))
    } else if errno != EEXIST {
      let error = FileError("write", hidden)
      throw isFolder ? error : LibraryError.noLibrary(folder)
    }
  }

  var lockPath: String { "\(folder)/.scoreboard/lock" }
}

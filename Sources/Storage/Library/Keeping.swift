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
  ///
  /// What fails before the new file has its name changes nothing. That the folder cannot be put on
  /// the disk is told too, though the change is there for as long as the machine runs.
  func keep(_ sheet: Scoresheet) throws -> KeptGame {
    let (path, temporary) = (path(of: sheet.id), "\(folder)/.\(sheet.id).json.new")
    let note = OpenGames.ifTrue(of: folder)
    // Opened before anything is done: what fails from here to the rename leaves all as it was.
    let directory = try File(folder, O_RDONLY | O_DIRECTORY, system: system)
    // What a killed process left behind is in nobody's way: the lock is ours.
    remove(temporary)
    let file = try File(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666, system: system)
    let begun = OpenGames.timeOfChange(of: folder)
    var isAlone = false
    do {
      try write(sheet, to: file, inPlaceOf: path)
      isAlone = OpenGames.timeOfChange(of: folder) == begun
      guard system.rename(temporary, path) == 0 else { throw FileError("replace", path) }
    } catch {
      unlink(temporary)
      throw error
    }
    try directory.sync()
    // Where another file came in meanwhile, the note no longer holds.
    if isAlone { note?.following(sheet).stampAndSave(in: folder) }
    return KeptGame(sheet: sheet, mark: FileMark(try file.status()))
  }

  private func write(_ sheet: Scoresheet, to file: borrowing File, inPlaceOf path: String) throws {
    var old = stat()
    if lstat(path, &old) == 0 { fchmod(file.descriptor, old.st_mode & 0o7777) }
    var data = try JSON.encode(GameFile<Head>(sheet), .pretty)
    data.append(UInt8(ascii: "\n"))
    try file.write(data)
    try file.sync()
  }

  /// Makes the folder and those it lies in, where they are missing.
  func makeFolder() throws {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      let parent = path.isEmpty ? "." : path
      path += part + "/"
      if mkdir(path, 0o777) == 0 {
        try? File(parent, O_RDONLY | O_DIRECTORY, system: system).sync()
        continue
      }
      let error = FileError("create", folder)
      guard error.errno == EEXIST || access(path, F_OK) == 0 else {
        throw LibraryError.cannotCreate(error)
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

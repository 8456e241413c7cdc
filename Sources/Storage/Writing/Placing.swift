import Basketball
import Platform

/// Puts a file of the library in its place, whole or not at all, whatever happens.
extension GameLibrary {
  /// Replaces a game's file, or puts a new one in a free place, and has both file and folder put on
  /// the disk. Call it under the lock.
  ///
  /// A failure before the rename changes nothing. `unsynced` is why the folder could not be put on the
  /// disk, if so.
  ///
  /// - Parameter old: the state of the game before; nil for a new game, or if the state is not known.
  func replace(
    _ sheet: Scoresheet, since old: GameState? = nil, with bytes: [UInt8], isNew: Bool,
    _ lock: borrowing LibraryLock
  ) throws(LibraryError) -> (game: StoredGame, unsynced: FileError?)? {
    let path = path(of: sheet.id)
    guard bytes.count <= largest else { throw .tooLarge(path: path, bytes: largest) }
    guard let placed = try put(bytes, at: path, of: sheet.state, since: old, isNew: isNew, lock)
    else { return nil }
    let game = StoredGame(sheet, path: path, bytes: bytes, version: placed.version)
    guard holds(game, at: path) else { throw .busy(folder) }
    return (game, placed.unsynced)
  }

  /// Whether the path has the game just put there, or one that continues it. Without working locks,
  /// another file may have replaced it.
  private func holds(_ game: StoredGame, at path: String) -> Bool {
    if let status = try? system.statusOfPath(path), status == game.version {
      return true
    }
    guard let newer = try? self.game(game.state.id) else { return false }
    return game.entries(continuedBy: newer) != nil
  }

  /// Puts a file in its place: that of a game, with its new state, or another file. Nil, and nothing is done, if the
  /// name must be free and is taken. A failure after the rename does not undo the change: it is saved, but may not
  /// survive a power cut.
  func put(
    _ bytes: [UInt8], at path: String, of state: GameState? = nil, since old: GameState? = nil,
    isNew: Bool, _ lock: borrowing LibraryLock
  ) throws(LibraryError) -> (version: FileStatus?, unsynced: FileError?)? {
    // Before the temporary file, which changes the folder and makes the index invalid.
    if isNew, try !failing(system.isFree(path)) { return nil }
    let index = validIndex
    let file = try failing(File.temporary(beside: path, system: system))
    let begun = index.flatMap { _ in FolderStamp(folder, system) }
    var isPlaced = false
    defer { if !isPlaced { try? system.removeFile(file.path) } }
    if !isNew, let old = try? system.statusOfPath(path) {
      file.setPermissions(old.permissions)
    }
    do {
      try file.write(bytes)
      try file.sync()
    } catch {
      // Name the file itself, not the temporary one.
      throw .failed(FileError(error.verb, path, error.cause))
    }
    let isAlone = begun != nil && FolderStamp(folder, system) == begun
    try lock.check()
    isPlaced = try failing(system.move(file.path, into: path, isNew: isNew))
    guard isPlaced else { return nil }
    let new = try? file.status()
    var unsynced: FileError?
    do {
      try lock.directory.sync()
      // If another file came in meanwhile, the index is invalid. It is invalid after a change of a text, too, since
      // games may have been edited in place since it was made.
      if isAlone, let index, let state, let stamp = FolderStamp(setting: folder, system),
        let next = index.updated(with: state, since: old, isNew: isNew, stamp: stamp)
      {
        keep(next)
      }
    } catch {
      unsynced = error
    }
    // The caller is told that no file was made, so the file must not stay.
    if isNew, let unsynced, (try? system.removeFile(path)) != nil {
      throw .failed(unsynced)
    }
    // The file is saved even if its status cannot be read; the next reader then reads it again.
    return (new, unsynced)
  }
}

import Platform

/// Deleted games, which only `restore` finds.
extension GameLibrary {
  private var trash: String { "\(hiddenFolder)/deleted" }

  /// Deletes a game, even a damaged one, so that it can be restored.
  public func delete(_ id: String) throws {
    guard GameID.isValid(id) else { throw LibraryError.noGame(id, ids: []) }
    try locked { try putAway(id, $0) }
  }

  /// Deletes a game as it was read; false, and nothing is done, if others have changed it since.
  public func delete(_ known: StoredGame) throws -> Bool {
    try locked { lock in
      guard try newer(than: known) == nil else { return false }
      try putAway(known.state.id, lock)
      return true
    }
  }

  private func putAway(_ id: String, _ lock: borrowing LibraryLock) throws {
    let path = path(of: id)
    _ = try failing(game: id, at: path, trying("move", path, system.statusOfPath(path)))
    _ = try makeOwnFolder(trash)
    var place = 1
    while try !moveToFree(
      path, to: "\(trash)/\(id).\(place).json", into: trash, outOf: folder, lock)
    {
      place += 1
    }
  }

  /// Restores the last deleted game that a word means: by its id, a beginning or else a part of it.
  ///
  /// - Returns: its id.
  public func restore(_ word: String) throws -> String {
    try locked { lock in
      let games = try deletedGames()
      let ids = Set(games.map(\.id)).sorted()
      guard let id = try GameID.meant(by: word, among: ids),
        let last = games.filter({ $0.id == id }).max(by: { $0.place < $1.place })
      else { throw LibraryError.noDeletedGame(word, ids: ids) }
      guard
        try moveToFree(
          "\(trash)/\(last.name).json", to: path(of: last.id), into: folder, outOf: trash, lock)
      else { throw LibraryError.idTaken(last.id) }
      return last.id
    }
  }

  /// The ids of deleted games, in order.
  public func deletedIDs() throws -> [String] {
    Set(try deletedGames().map(\.id)).sorted()
  }

  /// The files of deleted games, by their names without the ending: `ID.2` is the second with that id. A file with
  /// any other name, such as one with too large a number, is left out.
  private func deletedGames() throws -> [(name: String, id: String, place: Int)] {
    guard try hasOwnFolder(trash) else { return [] }
    return try failing(system.names(in: trash)).compactMap { file in
      guard let name = GameID.of(file: file), let dot = name.lastIndex(of: "."),
        let place = Int(name[dot...].dropFirst()), case let id = String(name[..<dot]),
        GameID.isValid(id)
      else { return nil }
      return (name, id, place)
    }
  }

  /// Moves a file to a free name; false if it is taken. The new folder is put on the disk first:
  /// after a power cut the file may be in both, never in neither.
  private func moveToFree(
    _ from: String, to path: String, into: String, outOf: String, _ lock: borrowing LibraryLock
  ) throws(LibraryError) -> Bool {
    try lock.check()
    do throws(FileError) {
      guard try system.linkOrRename(from, into: path, verb: "move") else { return false }
      do {
        try system.removeFile(from)
      } catch {
        if error != .missing {
          // It has both names now; removing the new one undoes the move.
          try? system.removeFile(path)
          throw FileError("move", from, error)
        }
      }
    } catch {
      throw .failed(error)
    }
    do {
      for path in [into, outOf] { try File(path, for: .folder, system: system).sync() }
    } catch {
      throw .unsynced(error)
    }
    return true
  }
}

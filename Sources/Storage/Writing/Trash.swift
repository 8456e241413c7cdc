import Platform

/// Deleted games: they lie where no command looks but `restore`.
extension GameLibrary {
  private var trash: String { "\(hiddenFolder)/deleted" }

  /// Deletes a game, whatever its file holds, so that it can be restored.
  public func delete(_ id: String) throws {
    guard GameID.isValid(id) else { throw LibraryError.noGame(id, ids: []) }
    try locked { lock in
      do throws(SystemError) {
        _ = try system.statusOfPath(path(of: id))
      } catch {
        throw LibraryError(FileError("move", path(of: id), error), game: path(of: id), id: id)
      }
      _ = try makeOwnFolder(trash)
      var place = 1
      while try !moveToFree(
        path(of: id), to: "\(trash)/\(id).\(place).json", into: trash, outOf: folder, lock)
      {
        place += 1
      }
    }
  }

  /// Brings back the game that was deleted last of those a word means: an id, its
  /// beginning or else a part of it.
  ///
  /// - Returns: its id.
  public func restore(_ word: String) throws -> String {
    try locked { lock in
      let games = try deletedGames()
      let ids = Set(games.map(\.id)).sorted()
      guard let id = try GameID.meant(by: word, among: ids) else {
        throw LibraryError.noDeletedGame(word, ids: ids)
      }
      let last = games.filter { $0.id == id }.max { $0.place < $1.place }
      guard let last else { throw LibraryError.noDeletedGame(word, ids: ids) }
      guard
        try moveToFree(
          "\(trash)/\(last.name).json", to: path(of: last.id), into: folder, outOf: trash, lock)
      else { throw LibraryError.idTaken(last.id) }
      return last.id
    }
  }

  /// The ids of deleted games, in order.
  public func deletedIDs() throws(LibraryError) -> [String] {
    Set(try deletedGames().map(\.id)).sorted()
  }

  private func deletedGames() throws(LibraryError) -> [DeletedGame] {
    guard try hasOwnFolder(trash) else { return [] }
    do throws(FileError) {
      return try system.names(in: trash).compactMap {
        GameID.of(file: $0).flatMap { DeletedGame($0) }
      }
    } catch {
      throw .failed(error)
    }
  }

  /// A deleted game: `ID.2` is the second of that id.
  private struct DeletedGame {
    /// The name of its file, without the ending.
    let name: String
    let id: String
    let place: Int

    /// Nil for a name that no deleted game can have, such as one with a place beyond all numbers.
    init?(_ name: String) {
      guard let dot = name.lastIndex(of: "."), let place = Int(name[dot...].dropFirst()),
        case let id = String(name[..<dot]), GameID.isValid(id)
      else { return nil }
      (self.name, self.id, self.place) = (name, id, place)
    }
  }

  /// Moves a file to a free name; false when it is taken. The folder a game comes into is on the disk
  /// first: after a power cut it may be in both, never in neither.
  private func moveToFree(
    _ from: String, to path: String, into: String, outOf: String, _ lock: borrowing LibraryLock
  ) throws(LibraryError) -> Bool {
    try lock.check()
    do throws(FileError) {
      guard try system.giveFree(path, to: from, verb: "move") else { return false }
      do throws(SystemError) {
        try system.remove(from)
      } catch {
        if error != .missing {
          // It has both names: without the new one all is as it was.
          try? system.remove(path)
          throw FileError("move", from, error)
        }
      }
    } catch {
      throw .failed(error)
    }
    do throws(FileError) {
      for path in [into, outOf] { try File(path, for: .folder, system: system).sync() }
    } catch {
      throw .unsynced(error)
    }
    return true
  }
}

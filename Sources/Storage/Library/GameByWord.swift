import Platform

/// Finds a game by a word.
extension GameLibrary {
  /// The id for a word: an id, an unambiguous beginning or part of one, or `@1` for the newest,
  /// `@2` for the one before.
  public func id(of word: String) throws(LibraryError) -> String {
    if word.first == "@", let place = Int(word.dropFirst()), place > 0 {
      return try newest(place, word)
    }
    if GameID.isValid(word), (try? system.statusOfPath(path(of: word))) != nil { return word }
    let ids = try ids()
    guard let id = try GameID.meant(by: word, among: ids) else { throw .noGame(word, ids: ids) }
    return id
  }

  private func newest(_ place: Int, _ word: String) throws(LibraryError) -> String {
    if place == 1, let newest = try index(for: .reading).newest { return newest.id }
    var found: [LibraryIndex.Newest] = []
    read(try ids()) { file throws(LibraryError) in
      let row = try file.written().row
      return LibraryIndex.Newest(created: row.created, id: row.id)
    } use: { _, game in
      if case .success(let game) = game { found.append(game) }
    }
    found.sort()
    guard place <= found.count else { throw .noGame(word, ids: found.map(\.id)) }
    return found[found.count - place].id
  }
}

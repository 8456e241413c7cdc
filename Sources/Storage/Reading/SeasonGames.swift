import Basketball
import Documents
import JSON

/// What was found beside the games of a season.
public struct LeftOut: Sendable {
  /// Games that are meant and not over.
  public fileprivate(set) var open = 0
  /// What is wrong with files that are named like games, by their names.
  public fileprivate(set) var damaged: [LibraryError] = []
}

/// What a game is to a season.
private enum Counted: Sendable {
  case notMeant, open
  case over(SeasonGame)
}

extension GameLibrary {
  /// Hands over the games that are over, in the order of their ids.
  ///
  /// - Parameters:
  ///   - lines: whether to read what each player did; if not, only the names.
  ///   - day: the day of a time where the scorer is.
  /// - Returns: the games that were left out.
  public func seasonGames(
    meant filter: GameFilter, lines: Bool = true, now: TimeOfDay,
    day: @Sendable (TimeOfDay) -> String, _ body: (SeasonGame) throws -> Void
  ) throws -> LeftOut {
    var leftOut = LeftOut()
    let ids = try ids(meant: filter, now: now, day: day, &leftOut)
    try read(ids) { file throws(LibraryError) -> Counted in
      let game = try file.listed(now: now)
      guard filter.includes(game.row, day: day) else { return .notMeant }
      guard game.row.status == .finished else { return .open }
      return .over(
        try reading(file.path) { () throws(JSONError) in
          try game.seasonGame(lines: lines)
        })
    } use: { _, game in
      switch game {
      case .success(.notMeant): break
      case .success(.open): leftOut.open += 1
      case .success(.over(let game)): try body(game)
      case .failure(let error): if error.damage != nil { leftOut.damaged.append(error) }
      }
    }
    leftOut.damaged.sortByPath()
    return leftOut
  }

  /// The games that may be meant: all of them, unless the last ones are.
  private func ids(
    meant filter: GameFilter, now: TimeOfDay, day: (TimeOfDay) -> String, _ leftOut: inout LeftOut
  ) throws(LibraryError) -> [String] {
    guard filter.last != nil else { return try ids() }
    // Only the whole list tells which games are the last.
    let listing = try list(now: now)
    let isOver = { (game: GameRow) in game.status == .finished }
    leftOut.open = listing.games.filter { !isOver($0) && filter.includes($0, day: day) }.count
    leftOut.damaged = listing.damaged
    return filter.meant(of: listing.games.filter(isOver), day: day) { $0 }.map(\.id).sorted()
  }
}

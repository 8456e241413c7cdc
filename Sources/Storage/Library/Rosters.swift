import Basketball
import Documents

/// The rosters and colours of teams that have played before.
extension GameLibrary {
  /// Characters that the ids of the games of one day begin with.
  private static var dayLength: Int { 10 }

  /// A team as it was in the last game that a team of that name played, and which game that was; nil
  /// where none did.
  ///
  /// Ids begin with a day: the heads of the last games are read, up to a day on which it played.
  public func lastTeam(
    named name: String
  ) throws(LibraryError) -> (team: Team, game: String)? {
    let wanted = Name.identity(name)
    var last: GameRow?
    for id in try ids().reversed() {
      if let last, last.id.prefix(Self.dayLength) != id.prefix(Self.dayLength) { break }
      guard let row = try? file(id).written().row,
        [row.home, row.away].contains(where: { Name.identity($0.name) == wanted })
      else { continue }
      if last.map({ ($0.created, $0.id) < (row.created, row.id) }) ?? true { last = row }
    }
    guard let last else { return nil }
    let teams = try game(last.id).standing.teams
    return (Name.identity(last.home.name) == wanted ? teams.home : teams.away, last.id)
  }

  /// The team of `"Reds: 4 Ana, 23 Bo, Cy"` in the colour of its last game, or of `"Reds"` as it played
  /// last, and in which game.
  public func team(typed text: String, rules: Rules) throws -> (team: Team, game: String?) {
    guard text.contains(":") else {
      guard let (team, game) = try knownTeam(named: text) else { throw GameError.noRoster(text) }
      return (team, game)
    }
    let team = try Team(typed: text, rules: rules)
    return (team.wearing(try knownTeam(named: team.name)?.team.color), nil)
  }

  /// The same as `lastTeam`; the first game makes the library.
  private func knownTeam(
    named name: String
  ) throws(LibraryError) -> (team: Team, game: String)? {
    isFolder ? try lastTeam(named: name) : nil
  }
}

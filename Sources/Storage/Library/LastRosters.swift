import Basketball
import Documents

/// The rosters and colours of teams that have played before.
extension GameLibrary {
  /// Where the players of a team come from.
  public enum RosterOrigin: Equatable, Sendable {
    /// They were typed with it.
    case typed
    /// From the last game of the team.
    case game(String)
    /// The team has not played before; these have.
    case none(known: [String])
  }

  /// A team as it was in its last game, for a game by these rules, and the id of that game; nil if
  /// it has not played.
  ///
  /// Ids begin with a day: it reads the heads of the newest games, back to a day on which the team
  /// played.
  public func lastTeam(
    named name: String, rules: Rules
  ) throws -> (team: Team, game: String)? {
    let wanted = Name.identity(name)
    var last: GameRow?
    for id in try ids().reversed() {
      if let last, last.id.prefix(Day.length) != id.prefix(Day.length) { break }
      guard let row = try? file(id).written().row,
        row.teams.both.contains(where: { Name.identity($0) == wanted })
      else { continue }
      if last.map({ ($0.date, $0.id) < (row.date, row.id) }) ?? true { last = row }
    }
    guard let last else { return nil }
    let teams = try game(last.id).scoresheet().teams(by: rules)
    return (Name.identity(last.teams.home) == wanted ? teams.home : teams.away, last.id)
  }

  /// The team of `"Reds: 4 Ana, 23 Bo, Cy"` in the colour of its last game, or of `"Reds"` as in
  /// its last game; without players if it has not played before.
  public func team(
    typed text: String, rules: Rules
  ) throws -> (team: Team, origin: RosterOrigin) {
    let team = try Team(typed: text, rules: rules)
    // The first game makes the library.
    let last = isFolder ? try lastTeam(named: team.name, rules: rules) : nil
    if text.contains(":") { return (team.wearing(last?.team.color), .typed) }
    if let last { return (last.team, .game(last.game)) }
    return (team, .none(known: isFolder ? try teamNames() : []))
  }

  /// The names of all teams that have played.
  public func teamNames() throws -> [String] {
    let rows = try ids().compactMap { try? file($0).written().row }
    return Set(rows.flatMap(\.teams.both)).sorted()
  }
}

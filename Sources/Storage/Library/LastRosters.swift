import Basketball

/// The rosters and colours of teams that have played before.
extension GameLibrary {
  /// Where the players of a team come from.
  public enum RosterOrigin: Equatable, Sendable {
    /// They were typed with it.
    case typed
    /// The league has it.
    case league
    /// From the last game of the team.
    case game(String)
    /// The team has not played before; these have.
    case none(known: [String])
  }

  /// A team as it was in its last game, for a game by these rules, and the id of that game; nil if
  /// it has not played.
  public func lastTeam(
    named name: String, rules: Rules
  ) throws -> (team: Team, game: String)? {
    let identity = Name.identity(name)
    func last(by index: LibraryIndex) throws -> (team: Team, game: String)? {
      guard let id = index.lastGame(ofTeam: identity) else { return nil }
      return try game(id).sheet.teams(by: rules).both
        .first { Name.identity($0.name) == identity }.map { ($0, id) }
    }
    let index = try index(for: .writing)
    if index.lastGame(ofTeam: identity) == nil { return nil }
    // Another program may have written to that game in place.
    return if let last = try? last(by: index) { last } else { try last(by: madeIndex()) }
  }

  /// The team of `"Reds: 4 Ana, 23 Bo, Cy"` in the colour of its last game, or of `"Reds"` as in
  /// the league, else as in its last game; without players if it has not played before.
  public func team(
    typed text: String, rules: Rules, league: League = League()
  ) throws -> (team: Team, origin: RosterOrigin) {
    let team = try Team(typed: text, rules: rules)
    // The first game makes the library.
    let known = isFolder ? try self.team(named: team.name, rules: rules, league: league) : nil
    if text.contains(":") {
      return (team.wearing(known?.team.color).coached(by: league.team(team.name)), .typed)
    }
    return try known ?? (team, .none(known: isFolder ? teamNames() : []))
  }

  /// The team of a name as in the league, else as in its last game, without players if it was less than a side then;
  /// nil if neither has the team.
  public func team(
    named name: String, rules: Rules, league: League
  ) throws -> (team: Team, origin: RosterOrigin)? {
    let last = try lastTeam(named: name, rules: rules)
    if let team = league.team(name) { return (team.wearing(last?.team.color), .league) }
    return last.map { ($0.team.emptiedIfIncomplete(by: rules), .game($0.game)) }
  }

  /// The names of all teams that have played, each as in its last game.
  public func teamNames() throws -> [String] { try index(for: .writing).teamNames }
}

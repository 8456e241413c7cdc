import Basketball
import Documents

/// The rosters of teams that have played before.
extension GameLibrary {
  /// A team as it was in the last game that a team of that name played, and which game that was; nil
  /// where none did. The heads alone are read.
  public func lastTeam(
    named name: String, now: TimeOfDay
  ) throws(LibraryError) -> (team: Team, game: String)? {
    let wanted = Name.identity(name)
    let games = try list(now: now).games
    for game in games {
      let isHome = Name.identity(game.home.name) == wanted
      guard isHome || Name.identity(game.away.name) == wanted else { continue }
      let teams = try self.game(game.id).standing.teams
      return (isHome ? teams.home : teams.away, game.id)
    }
    return nil
  }

  /// The team of `"Reds: 4 Ana, 23 Bo, Cy"`, or of `"Reds"` as it played last, and in which game.
  public func team(
    typed text: String, rules: Rules, now: TimeOfDay
  ) throws -> (team: Team, game: String?) {
    guard !text.contains(":") else { return (try Team(typed: text, rules: rules), nil) }
    do {
      if let (team, game) = try lastTeam(named: text, now: now) { return (team, game) }
    } catch LibraryError.noLibrary {
      // The first game makes the library.
    }
    throw GameError.noRoster(text)
  }
}

extension Scoresheet {
  /// Puts a player on a roster, late.
  public mutating func join(
    _ side: Side, _ name: String, now: TimeOfDay
  ) throws(GameError) {
    expire(now: now)
    let player = Player(try name.asName())
    guard !teams[side].players.contains(player) else {
      throw .sameName(player.name, team: teams[side].name)
    }
    let team = Team(name: teams[side].name, players: teams[side].players + [player])
    try Self.check(team, by: rules)
    try perform(.join(side: side, player: player), droppingLater: false, now: now)
  }

  /// Gives a player, whom all plays follow, or a team another name. Nothing is written when it is
  /// the same.
  public mutating func rename(
    _ who: Who, to typed: String, now: TimeOfDay
  ) throws(GameError) {
    expire(now: now)
    let name = try typed.asName()
    guard isKnown(who) else { throw .noSuchPlayer(who.word, known: everybody) }
    var renamed = teams
    if let old = who.player {
      guard name != old else { return }
      guard !teams[who.side].has(Who(who.side, name)) else {
        throw .sameName(name, team: teams[who.side].name)
      }
    } else {
      guard name != teams[who.side].name else { return }
      renamed[who.side] = Team(name: name, players: teams[who.side].players)
      renamed = try Sides(typedHome: renamed.home, away: renamed.away)
    }
    try perform(.rename(who: who, name: name), droppingLater: false, now: now)
  }

  /// A team must be as large as the rules want it.
  static func check(_ team: Team, by rules: Rules) throws(GameError) {
    let count = team.players.count
    guard count >= rules.side else {
      throw .tooFewPlayers(team: team.name, count: count, side: rules.side)
    }
    if let roster = rules.roster, count > roster {
      throw .rosterFull(team: team.name, roster: roster)
    }
  }
}

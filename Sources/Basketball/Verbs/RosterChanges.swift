/// Verbs that change the rosters and names of the teams.
extension GameState {
  func joining(
    _ reference: PlayerReference, _ typed: String
  ) throws(Problem) -> Entry.Action {
    let side = try side(reference)
    let team = teams[side]
    let player = try Player(typed: typed)
    try Player.checkStar(of: player.name)
    try team.check(player, besides: team.players)
    // A team may join player by player, so only the largest roster counts.
    try team.with(team.players + [player]).checkRoom(by: rules)
    return .join(side: side, player: player)
  }

  /// Nil if the number is the same.
  func numbering(
    _ reference: PlayerReference, _ typed: String?
  ) throws(Problem) -> Entry.Action? {
    let (who, name) = try player(reference)
    let team = teams[who.side]
    let new = Player(name, jersey: try typed.map(Player.jersey))
    if team.players.contains(new) { return nil }
    try team.check(new, besides: team.players.filter { $0.name != name })
    return .number(side: who.side, player: name, jersey: new.jersey)
  }

  /// A player; throws for a team itself.
  fileprivate func player(
    _ reference: PlayerReference
  ) throws(Problem) -> (who: Who, name: String) {
    let who = try who(reference)
    guard let name = who.player else {
      throw .noSuchPlayer(reference.text, known: teams.everybody)
    }
    return (who, name)
  }

  /// Nil if the name is the same.
  func renaming(
    _ reference: PlayerReference, to typed: String
  ) throws(Problem) -> Entry.Action? {
    let who = try who(reference)
    let name = try typed.asName()
    var teams = teams
    let team = teams[who.side]
    if name == who.player ?? team.name { return nil }
    if let player = who.player {
      try Player.checkStar(of: name)
      try team.check(Player(name), besides: team.players.filter { $0.name != player })
    } else {
      teams[who.side].rename(to: name)
      _ = try Sides(typedHome: teams.home, away: teams.away)
    }
    return .rename(who: who, name: name)
  }
}

extension Team {
  /// The team after what a step has done to the roster of the same team in a game.
  public func taking(_ action: Entry.Action) throws(Problem) -> Team {
    var team = self
    func placeOf(_ name: String?) -> Int? {
      players.firstIndex { Name.identity($0.name) == name.map(Name.identity) }
    }
    func put(_ player: Player, at place: Int?) throws(Problem) {
      try check(
        player, besides: place.map { at in players.filter { $0 != players[at] } } ?? players)
      try? team.put(player, at: place)
    }
    switch action {
    case .join(_, let player): try put(player, at: placeOf(player.name))
    case .leave(_, let name): placeOf(name).map { team.remove(at: $0) }
    case .number(_, let name, let jersey):
      if let place = placeOf(name) {
        try put(Player(players[place].name, jersey: jersey), at: place)
      }
    case .rename(let who, let name):
      if who.player == nil { team.rename(to: name) }
      if let place = placeOf(who.player) {
        try put(Player(name, jersey: players[place].jersey), at: place)
      }
    case .captain(let who): team.captain = placeOf(who.player).map { players[$0].name }
    default: break
    }
    return team
  }
}

extension Scoresheet {
  func leaving(_ reference: PlayerReference) throws(Problem) -> Entry.Action {
    let (who, name) = try state.player(reference)
    let team = state.teams[who.side]
    let line = team.place(of: name).flatMap { state.box.court?.lines[who.side][$0] }
    guard team.place(of: name).map({ state.box.lines[who.side].players[$0].isEmpty }) ?? true,
      !playByPlay.plays.contains(where: { $0.play.who == who }),
      !playByPlay.lineups.contains(where: {
        $0.lineup.side == who.side && $0.lineup.players.contains(name)
      }),
      line.map({ $0.plusMinus == 0 && $0.milliseconds(at: state.clock.reading) == 0 }) ?? true
    else {
      throw Problem(
        "hasPlays", .refused, "\(name.quoted) has plays and stays on the roster",
        """
        'scoreboard log -g GAME' has them; \
        'scoreboard roster -g GAME rename \(shell: name) NAME' gives another name
        """)
    }
    if !team.isIncomplete(by: state.rules) {
      try team.with(team.players.filter { $0.name != name }).checkSize(by: state.rules)
    }
    return .leave(side: who.side, player: name)
  }
}

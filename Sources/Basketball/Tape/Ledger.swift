/// What the steps in effect come to, before anything is added up: rosters, rules, plays.
struct Ledger {
  private(set) var teams: Sides<Team>
  private(set) var rules: Rules
  private(set) var note: String?
  private var plays: [Int: Play] = [:]

  /// The ledger of a game just opened.
  init(teams: Sides<Team>, rules: Rules) {
    (self.teams, self.rules) = (teams, rules)
  }

  /// The plays by the clock, then by number.
  var ordered: [Play] { plays.values.sorted { $0.precedes($1) } }

  /// Does one step.
  mutating func apply(_ step: Entry.Action) throws(TapeFault) {
    switch step {
    case .record(let recorded, let dropped):
      for play in recorded { try put(play) }
      try remove(dropped)
    case .fix(let play, let dropped):
      guard plays[play.number] != nil else { throw .noSuchPlay(play.number) }
      try put(play)
      try remove(dropped)
    case .remove(let numbers): try remove(numbers)
    case .rules(let rules, let dropped):
      guard rules.contradiction == nil else { throw .rules }
      self.rules = rules
      try remove(dropped)
    case .join(let side, let player):
      teams[side] = Team(name: teams[side].name, players: teams[side].players + [player])
      try teams[side].checkNames()
    case .rename(let who, let name): try rename(who, to: name)
    case .note(let text): note = text
    case .open, .undo, .redo, .clock: break
    }
  }

  private mutating func put(_ play: Play) throws(TapeFault) {
    guard teams[play.who.side].has(play.who) else {
      throw .player(play.who.player ?? play.who.side.rawValue, play: play.number)
    }
    plays[play.number] = play
  }

  private mutating func remove(_ numbers: [Int]) throws(TapeFault) {
    for number in numbers where plays.removeValue(forKey: number) == nil {
      throw .noSuchPlay(number)
    }
  }

  /// Another name for a player, whom all plays follow, or for a team.
  private mutating func rename(_ who: Who, to name: String) throws(TapeFault) {
    let team = teams[who.side]
    guard let old = who.player else {
      teams[who.side] = Team(name: name, players: team.players)
      return
    }
    guard team.has(who) else { throw .player(old, play: 0) }
    let players = team.players.map { $0.name == old ? Player(name) : $0 }
    teams[who.side] = Team(name: team.name, players: players)
    try teams[who.side].checkNames()
    for (number, play) in plays where play.who == who {
      plays[number] = play.by(Who(who.side, name))
    }
  }
}

extension Team {
  /// Whether somebody is on the roster; the team itself always is.
  func has(_ who: Who) -> Bool {
    who.player.map { name in players.contains { $0.name == name } } ?? true
  }

  /// No name may stand twice.
  func checkNames() throws(TapeFault) {
    var seen: Set<Player> = []
    for player in players where !seen.insert(player).inserted {
      throw .sameName(player.name, team: name)
    }
  }
}

extension Play {
  /// The same play by somebody else.
  func by(_ who: Who) -> Play {
    Play(
      number: number, reading: reading, who: who, move: move, recorded: recorded,
      isOvertime: isOvertime)
  }
}

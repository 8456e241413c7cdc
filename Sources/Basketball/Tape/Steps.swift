/// What the steps in effect come to, before anything is added up: rosters, rules, plays.
struct Steps {
  private(set) var teams: Sides<Team>
  private(set) var rules: Rules
  private(set) var note: String?
  /// Where the scorer ended the game, if so.
  private(set) var closing: Closing?
  /// The plays by number, those too that were taken out.
  private var plays = NumberedPlays()
  private var hasLeavers = false

  /// The steps of a tape that are in effect.
  init(_ tape: Tape) throws(TapeFault) {
    guard case .open(let teams, let rules) = tape.entries[0].action else {
      throw .opening(entry: 0)
    }
    (self.teams, self.rules) = (teams, rules)
    for place in tape.history.done { try add(tape.entries[place]) }
    for play in hasLeavers ? plays.ordered : [] where !self.teams[play.who.side].has(play.who) {
      throw .player(play.who.player ?? "", play: play.number)
    }
  }

  /// The plays by the clock, then by number.
  var ordered: [Play] { plays.ordered }

  private mutating func add(_ step: Entry) throws(TapeFault) {
    switch step.action {
    case .record(let recorded, let dropped):
      // A tape of 0.1.0 does not say which basket an assist belongs to.
      let isLinked = recorded.allSatisfy { $0.move != .assist || $0.basket != nil }
      let linked = isLinked ? recorded : recorded.linked(after: plays.latest)
      for play in recorded { try put(play) }
      for play in linked where play.basket != nil { plays.link(play) }
      try remove(dropped)
    case .fix(let play, let assist, let dropped):
      let fixed = [play] + (assist.map { [$0] } ?? [])
      for play in fixed {
        guard plays.counts(play.number) else { throw .noSuchPlay(play.number) }
        try put(play)
      }
      for play in fixed { plays.link(play) }
      try remove(dropped)
    case .remove(let numbers): try remove(numbers)
    case .rules(let rules, let dropped):
      guard rules.contradiction == nil else { throw .rules }
      self.rules = rules
      try remove(dropped)
    case .join(let side, let player):
      teams[side] = teams[side].with(teams[side].players + [player])
      try teams[side].checkNames()
    case .leave(let side, let player): try leave(Who(side, player))
    case .number(let side, let player, let jersey):
      try change(Who(side, player)) { Player($0.name, jersey: jersey) }
    case .rename(let who, let name): try rename(who, to: name)
    case .note(let text): note = text
    case .end(let forfeit):
      let reading = step.clock?.reading ?? .zero
      closing = Closing(
        finish: Finish(forfeitBy: forfeit, at: reading), lastNumber: plays.lastNumber)
    case .open, .undo, .redo, .clock: break
    }
  }

  private mutating func put(_ play: Play) throws(TapeFault) {
    guard teams[play.who.side].has(play.who) else {
      throw .player(play.who.player ?? play.who.side.rawValue, play: play.number)
    }
    plays.put(play)
  }

  private mutating func remove(_ numbers: [Int]) throws(TapeFault) {
    for number in numbers {
      guard plays.remove(number) else { throw .noSuchPlay(number) }
    }
  }

  private mutating func leave(_ who: Who) throws(TapeFault) {
    let team = teams[who.side]
    guard team.has(who) else { throw .player(who.player ?? "", play: 0) }
    teams[who.side] = team.with(team.players.filter { $0.name != who.player })
    hasLeavers = true
  }

  /// Another name for a player, whom all plays follow, or for a team.
  private mutating func rename(_ who: Who, to name: String) throws(TapeFault) {
    guard who.player != nil else {
      teams[who.side] = Team(name: name, players: teams[who.side].players)
      return
    }
    try change(who) { Player(name, jersey: $0.jersey) }
    plays.rename(who, to: name)
  }

  private mutating func change(_ who: Who, _ change: (Player) -> Player) throws(TapeFault) {
    let team = teams[who.side]
    guard let place = team.place(of: who.player) else {
      throw .player(who.player ?? "", play: 0)
    }
    var players = team.players
    players[place] = change(players[place])
    teams[who.side] = team.with(players)
    try teams[who.side].checkNames()
  }
}

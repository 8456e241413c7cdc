/// How a tape that is read becomes a game, and what of it is not believed.
extension Scoresheet {
  /// The game of a tape.
  public init(id: String, tape: [Entry]) throws(TapeFault) {
    guard let first = tape.first, case .open(let teams, let rules) = first.did else {
      throw .opening(entry: 0)
    }
    self.init(id: id, home: teams.home, away: teams.away, rules: rules, now: first.at)
    guard rules.isPlayable else { throw .rules }
    for side in Side.allCases { try teams[side].checkNames() }
    self.tape = tape
    for (index, entry) in tape.enumerated() { try follow(entry, at: index) }
    let behind = refold()
    if let play = behind.first { throw .behindFinish(play: play.number) }
    let expected = settled(clock, now: changed)
    guard clock == expected else { throw .clock(clock.reading, expected: expected.reading) }
  }

  /// Follows an entry: its steps, its clock, its plays.
  private mutating func follow(_ entry: Entry, at index: Int) throws(TapeFault) {
    switch entry.did {
    case .open where index > 0: throw .opening(entry: index)
    case .record(let plays): for play in plays { try follow(play, at: index) }
    default: break
    }
    guard history.follow(entry.did, at: index) else { throw .steps(entry: index) }
    if let clock = entry.clock { self.clock = clock }
  }

  /// Far beyond any game, and far from overflowing the number after it.
  private static let largestNumber = 1_000_000_000

  private mutating func follow(_ play: Play, at index: Int) throws(TapeFault) {
    guard play.number > lastNumber, play.number <= Self.largestNumber else {
      throw .number(play.number, entry: index)
    }
    lastNumber = play.number
    guard isKnown(play.who) else {
      throw .player(play.who.player ?? play.who.side.rawValue, play: play.number)
    }
  }

  /// Whether somebody is on a roster; a team itself always is.
  func isKnown(_ who: Who) -> Bool {
    who.player.map { name in teams[who.side].players.contains { $0.name == name } } ?? true
  }

  /// Adds up the steps in effect from the beginning; returns the plays behind the finish.
  mutating func refold() -> [Play] {
    var plays: [Play] = []
    for index in history.done {
      if case .record(let recorded) = tape[index].did { plays += recorded }
    }
    box = BoxScore(teams: teams, rules: rules)
    return box.fold(plays.sorted { $0.precedes($1) })
  }
}

extension Team {
  fileprivate func checkNames() throws(TapeFault) {
    var seen: Set<Player> = []
    for player in players where !seen.insert(player).inserted {
      throw .sameName(player.name, team: name)
    }
  }
}

/// How a tape that is read becomes a game, and what of it is not believed.
extension Scoresheet {
  /// The game of a tape.
  public init(id: String, tape: [Entry]) throws(TapeFault) {
    guard let first = tape.first, case .open(let teams, let rules) = first.did else {
      throw .opening(entry: 0)
    }
    guard rules.contradiction == nil else { throw .rules }
    for side in Side.allCases { try teams[side].checkNames() }
    self.init(id: id, home: teams.home, away: teams.away, rules: rules, now: first.at)
    self.tape = tape
    for (index, entry) in tape.enumerated() { try follow(entry, at: index) }
    let behind = try refold()
    if let play = behind.first { throw .behindFinish(play: play.number) }
    let expected = settled(clock, now: changed)
    guard clock == expected else { throw .clock(clock.reading, expected: expected.reading) }
  }

  /// Follows an entry: its steps, its clock, its numbers.
  private mutating func follow(_ entry: Entry, at index: Int) throws(TapeFault) {
    switch entry.did {
    case .open where index > 0: throw .opening(entry: index)
    case .record(let plays, _): for play in plays { try follow(play, at: index) }
    default: break
    }
    guard history.follow(entry.did, at: index) else { throw .steps(entry: index) }
    if let clock = entry.clock { self.clock = clock }
  }

  private mutating func follow(_ play: Play, at index: Int) throws(TapeFault) {
    guard play.number > lastNumber, play.number - lastNumber <= Self.largestStep else {
      throw .number(play.number, entry: index)
    }
    lastNumber = play.number
  }

  /// Numbers that are left out at most between two plays: far beyond any game, and far from
  /// overflowing the number after the last.
  private static let largestStep = 1_000_000

  /// Adds up the steps in effect from the beginning; returns the plays behind the finish.
  mutating func refold() throws(TapeFault) -> [Play] {
    guard case .open(let teams, let rules)? = tape.first?.did else { throw .opening(entry: 0) }
    var ledger = Ledger(teams: teams, rules: rules)
    for index in history.done { try ledger.apply(tape[index].did) }
    (self.teams, self.rules, note) = (ledger.teams, ledger.rules, ledger.note)
    box = BoxScore(teams: ledger.teams, rules: ledger.rules)
    let behind = box.fold(ledger.ordered)
    if isTimeUp { box.endTime() }
    return behind
  }
}

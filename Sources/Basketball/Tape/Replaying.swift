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
    try addUp()
  }

  /// Takes in the next entry of a tape that another hand writes on; after an error it is no game.
  public mutating func take(_ entry: Entry) throws(TapeFault) {
    tape.append(entry)
    try follow(entry, at: tape.count - 1)
    guard goesOn(with: entry.did) else { return try addUp() }
    if isTimeUp { box.endTime() }
    try checkClock()
  }

  /// Adds on what only comes next, as most entries do; false when the tape has to be added up anew
  /// to see what the entry does.
  private mutating func goesOn(with action: Entry.Action) -> Bool {
    switch action {
    case .clock: box.finish == nil && box.overtime == nil
    case .record(let plays, let dropped): dropped.isEmpty && plays.allSatisfy { adds($0) }
    default: false
    }
  }

  private mutating func adds(_ play: Play) -> Bool {
    let isInTime = rules.timeLimit.map { play.reading < $0 && box.overtime == nil } ?? true
    guard isInTime, isKnown(play.who) else { return false }
    guard lastPlay?.play.precedes(play) ?? true else { return box.insert(play) }
    return box.fold([play]).isEmpty
  }

  /// Adds the tape up, and sees to it that plays and clock stand where they can.
  private mutating func addUp() throws(TapeFault) {
    if let play = try refold().first { throw .behindFinish(play: play.number) }
    try checkClock()
  }

  private func checkClock() throws(TapeFault) {
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

/// A whole game: where it stands, the tape, and the plays that count.
///
/// A value: it folds without side effects and may be read on any thread.
public struct Scoresheet: Equatable, Sendable {
  /// Where it stands.
  public private(set) var standing: Standing
  /// What the scorer did.
  public private(set) var tape: Tape
  /// The plays that count, in order by the clock.
  public private(set) var playByPlay = PlayByPlay()

  /// A new game.
  public init(id: String, teams: Sides<Team>, rules: Rules, now: TimeOfDay) {
    tape = Tape(opening: Entry(at: now, .open(teams: teams, rules: rules)))
    standing = Standing(id: id, created: now, box: BoxScore(teams: teams, rules: rules))
  }

  /// The game of a tape, which is checked: it must be one that a scorer could have written.
  public init(id: String, tape entries: [Entry]) throws(TapeFault) {
    guard let first = entries.first, case .open(let teams, let rules) = first.action else {
      throw .opening(entry: 0)
    }
    guard rules.contradiction == nil else { throw .rules }
    for side in Side.allCases { try teams[side].checkNames() }
    self.init(id: id, teams: teams, rules: rules, now: first.at)
    try apply(entries.dropFirst())
  }

  /// Takes in an entry, the only way in which a game ever changes; after an error it is no game.
  ///
  /// What only adds to the game is added; else the game is added up again to see what the entry does.
  public mutating func apply(_ entry: Entry) throws(TapeFault) -> Outcome {
    let (before, past) = (standing, past(of: entry.action))
    let isNext = standing.isContinued(by: entry.action)
    try follow(entry)
    if isNext {
      for scored in standing.add(entry) { playByPlay.append(scored) }
    } else if let late = late(in: entry.action) {
      playByPlay.insert(late)
      standing.addEarlier(late)
    } else {
      try addUp()
    }
    try standing.checkClock(entry)
    return Outcome(entry, past, before: before, after: self)
  }

  /// Takes in many entries, and adds the game up once.
  public mutating func apply(_ entries: ArraySlice<Entry>) throws(TapeFault) {
    tape.reserve(entries.count)
    for entry in entries { try follow(entry) }
    guard let last = entries.last else { return }
    try addUp()
    try standing.checkClock(last)
  }

  private mutating func follow(_ entry: Entry) throws(TapeFault) {
    let place = tape.entries.count
    try tape.append(entry)
    try standing.follow(entry, at: place)
  }

  private mutating func addUp() throws(TapeFault) {
    if let play = try recompute().first { throw .afterFinish(play: play.number) }
  }

  /// The late play of an action that does no more than put it in its place. Of an assist without a
  /// basket only the whole tape knows whether it has none.
  private func late(in action: Entry.Action) -> Play? {
    guard case .record(let plays, let dropped) = action, dropped.isEmpty, plays.count == 1,
      plays[0].move != .assist || plays[0].basket != nil, canInsert(plays[0])
    else { return nil }
    return plays[0]
  }

  /// Whether a late play can be put in its place as it is: no side has won, time is not up, and the
  /// play changes neither.
  func canInsert(_ late: Play) -> Bool {
    standing.finish == nil && !standing.isTimeUp
      && standing.teams[late.who.side].has(late.who) && late.move.isPossible(by: late.who)
      && standing.box.keepsRebounds(late)
      && playByPlay.hasNoFinish(with: late, by: standing.rules)
  }

  /// Adds up the steps in effect from the beginning.
  ///
  /// - Returns: the plays that come after the finish.
  private mutating func recompute() throws(TapeFault) -> [Play] {
    let (plays, afterFinish) = try standing.recompute(try Steps(tape))
    playByPlay = plays
    return afterFinish
  }

  /// The game as a step would leave it, and the plays that would then come after the finish.
  func trying(
    _ action: Entry.Action, clock: GameClock? = nil, now: TimeOfDay
  ) throws(TapeFault) -> (next: Scoresheet, afterFinish: [Play]) {
    var next = self
    try next.follow(Entry(at: now, action, clock: clock))
    let afterFinish = try next.recompute()
    return (next, afterFinish)
  }
}

extension Scoresheet {
  /// The name of the game in its library.
  public var id: String { standing.id }

  /// The play of a number, if it counts.
  public func play(_ number: Int) -> ScoredPlay? { playByPlay.play(number) }

  /// The game as it stood after its first plays by the clock. Plays, rosters and rules are those
  /// that count now.
  ///
  /// - Parameters:
  ///   - count: how many plays had been made.
  ///   - reading: what the clock showed: no less than at the last of them, no more than at the
  ///     finish.
  ///   - started: the time of day at which it showed that, if it ran.
  public func standing(
    after count: Int, at reading: ClockReading, started: TimeOfDay? = nil
  ) -> Standing {
    let plays = playByPlay.plays
    let place = min(max(0, count), plays.count)
    return standing.rewound(
      to: plays[..<place], before: place < plays.count ? plays[place].play : nil,
      clock: GameClock(reading, started: started), now: started ?? tape.changed)
  }

  /// The reading at which the last thing happened: the finish, the end of time, or the last play.
  public var lastReading: ClockReading {
    let end =
      standing.finish?.reading ?? (standing.box.overtime == nil ? nil : standing.rules.timeLimit)
    return max(end ?? .zero, standing.lastPlay?.reading ?? .zero)
  }
}

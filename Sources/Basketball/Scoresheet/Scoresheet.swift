/// A game as it is kept: the tape, and what it adds up to.
///
/// A value: it folds without side effects and may be read on any thread.
public struct Scoresheet: Equatable, Sendable {
  /// The name of the game in its library.
  public let id: String
  /// What the scorer did, first to last.
  public internal(set) var tape: [Entry]
  /// The teams.
  public internal(set) var teams: Sides<Team>
  /// What the game is played by.
  public internal(set) var rules: Rules
  /// What the scorer noted on it.
  public internal(set) var note: String?
  /// What the plays in effect add up to.
  public internal(set) var box: BoxScore
  /// The clock as the last entry left it.
  public internal(set) var clock: GameClock
  /// The highest play number ever given.
  public internal(set) var lastNumber = 0
  var history = History()

  /// A new game.
  public init(id: String, home: Team, away: Team, rules: Rules, now: TimeOfDay) {
    self.id = id
    (teams, self.rules) = (Sides(home: home, away: away), rules)
    tape = [Entry(at: now, did: .open(teams: teams, rules: rules))]
    box = BoxScore(teams: teams, rules: rules)
    clock = GameClock(.zero)
  }

  /// When the game was made.
  public var created: TimeOfDay { tape.first?.at ?? TimeOfDay(milliseconds: 0) }

  /// When the game was last changed.
  public var changed: TimeOfDay { tape.last?.at ?? created }

  /// The last play by the clock.
  public var lastPlay: ScoredPlay? { box.plays.last }

  /// What the clock shows; never less than the reading of the last play.
  public func reading(at now: TimeOfDay) -> ClockReading {
    max(clock.reading(at: now), lastPlay?.play.reading ?? .zero)
  }

  /// Whether the clock stands at the limit.
  var isTimeUp: Bool { rules.timeLimit.map { !clock.isRunning && clock.reading >= $0 } ?? false }

  /// Writes one more entry on the tape, with the clock put where it leaves it.
  mutating func append(_ action: Entry.Action, now: TimeOfDay, setting new: GameClock? = nil) {
    tape.append(Entry(at: now, did: action))
    settle(new ?? clock, now: now)
  }

  /// Puts the clock where the last entry leaves it, and ends the time when it has got to the limit.
  mutating func settle(_ new: GameClock, now: TimeOfDay) {
    let settled = settled(new, now: now)
    // What only sets the clock says so even when it stands there already.
    if settled != clock || tape.last?.did == .clock { tape[tape.count - 1].clock = settled }
    clock = settled
    if isTimeUp { box.endTime() }
  }

  /// A clock as the plays leave it: stopped at the finish and at the limit, never short of the last
  /// play, and started anew where the wall clock went back behind its start.
  func settled(_ clock: GameClock, now: TimeOfDay) -> GameClock {
    if let finish = box.finish { return GameClock(finish.reading) }
    let last = lastPlay?.play.reading ?? .zero
    let shown = clock.reading(at: now)
    if let limit = rules.timeLimit, max(last, shown) >= limit { return GameClock(limit) }
    let isStuck = clock.started.map { now < $0 } ?? false
    guard last > shown || isStuck else { return clock }
    return GameClock(max(shown, last), started: clock.isRunning ? now : nil)
  }
}

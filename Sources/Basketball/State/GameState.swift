/// The state of a game without its past. Its size does not depend on the number of plays.
///
/// It alone decides what the next play does to score, lines, clock and finish.
public struct GameState: Equatable, Sendable {
  /// The name of the game in its library.
  public private(set) var id: String
  /// The day on which the game was played, and when it was made.
  public private(set) var date: GameDate
  /// The scorer's note.
  public private(set) var note: String?
  /// What stands on its score sheet besides the game.
  public private(set) var card: Card
  /// The fixture of an event that it is played for.
  public private(set) var link: EventLink?
  /// What it was imported from.
  public private(set) var source: GameSource?
  /// The clock as of the last entry; a running clock was read when that was written.
  public private(set) var clock: GameClock
  /// The box score of the plays that count.
  public private(set) var box: BoxScore
  /// The highest play number ever given.
  public private(set) var lastNumber = 0

  /// A state from its parts.
  init(
    id: String, created: TimeOfDay, day: Day? = nil, card: Card = Card(),
    link: EventLink? = nil, source: GameSource? = nil, clock: GameClock = GameClock(.zero),
    box: BoxScore
  ) {
    self.id = id
    date = GameDate(day, created: created, ofGame: id)
    self.card = card
    self.link = link
    self.source = source
    self.clock = clock
    self.box = box
  }

  /// This state with the id, the date, the link and the source of another game.
  func opened(as other: GameState) -> GameState {
    var state = self
    state.id = other.id
    state.date = other.date
    state.link = other.link
    state.source = other.source
    return state
  }

  /// The day that it was played on.
  public var day: Day { date.day }
  /// When it was made.
  public var created: TimeOfDay { date.created }
  /// The teams.
  public var teams: Sides<Team> { box.teams }
  /// The rules of the game.
  public var rules: Rules { box.rules }
  /// How the game ended, if it has.
  public var finish: Finish? { box.finish }
  /// Where the clock stood at the last entry.
  public var clockMoment: Moment { clock.moment }
  /// The last play in order.
  public var lastPlay: Play? { box.lastPlay?.play }
  /// Whether the game ended with a period: a play at that moment can still change it.
  public var isFinishedByTime: Bool {
    guard let finish, finish.ending == .time || finish.ending == .overtime else { return false }
    return schedule.isTimed(finish.moment.period)
      && finish.moment.reading == schedule[finish.moment.period].end
  }

  /// A clock that agrees with the plays: stopped at the finish and at the end of a period, never
  /// before the last play.
  func normalizedClock(_ clock: GameClock, now: TimeOfDay) -> GameClock {
    // A scorer who ends the game in an overtime without a clock that follows one with a clock ends it in that
    // overtime.
    if let finish {
      return GameClock(finish.ending.isByHand ? finish.moment : onClock(finish.moment))
    }
    let read = clock.moment(at: now)
    // No array: it would be allocated for each play.
    var moment = max(read, Moment(schedule[read.period].start, in: read.period))
    if let lastPlay { moment = max(moment, onClock(lastPlay.moment)) }
    if let stated = box.court?.lastStated { moment = max(moment, onClock(stated)) }
    if let end = schedule[moment.period].end, moment.reading >= end {
      return GameClock(end, in: moment.period)
    }
    return GameClock(moment, started: clock.isRunning ? now : nil)
  }

  /// Takes over what the steps in effect say, and what their plays add up to.
  mutating func take(_ steps: StepsInEffect, _ total: BoxScore) {
    note = steps.note
    card = steps.card
    date = GameDate(steps.day, created: created, ofGame: id)
    link = steps.link
    box = total
  }

  /// Moves the clock as an entry does. If its plays move it on, time may run out, which ends the
  /// game and stops the clock.
  ///
  /// - Parameter closing: the end by the scorer.
  /// - Returns: the entry with the clock that it came to.
  mutating func settle(_ draft: Entry, _ closing: Closing?, isSettled: Bool = false) -> Entry {
    let before = clock
    let box = box
    var entry = draft
    while true {
      take(entry, at: before, closing)
      let settled = isSettled ? entry : settled(draft, since: before)
      if settled == entry { return entry }
      entry = settled
      self.box = box
    }
  }

  /// Takes the clock of an entry, which may begin or end a period.
  mutating func take(_ entry: Entry, at before: GameClock, _ closing: Closing?) {
    clock = (entry.clock ?? before).rebased(to: entry.at)
    beginPeriodOfClock()
    if var closing {
      if case .end = entry.action, let clock = entry.clock { closing.moment = clock.moment }
      box.close(with: closing)
    }
    box.reach(clock.moment)
  }

  /// Begins the period of the clock, and ends it if it is over.
  private mutating func beginPeriodOfClock() {
    if finish != nil { return }
    box.begin(clock.period)
    // A play may begin the next period before its clock is written.
    if isPeriodOver, clock.period == box.period { box.endPeriod() }
  }

  mutating func takeNumbers(of entry: Entry) throws(TapeError) {
    for play in entry.action.recorded {
      guard play.number > lastNumber, play.number - lastNumber <= Rules.largest else {
        throw .number(play.number)
      }
      lastNumber = play.number
    }
  }

  /// Refuses an entry whose clock does not agree with the plays.
  func checkClock(_ entry: Entry) throws(TapeError) {
    let expected = normalizedClock(clock, now: entry.at)
    guard clock == expected else { throw .clock(clock, expected: expected) }
  }

  /// Whether a period is an overtime that was played though a side led.
  private func isPlayed(_ period: Int, _ box: BoxScore) -> Bool {
    schedule.isOvertime(period) && box.score.leader != nil
  }

  /// The game as it stood when its plays came to a box score, with the clock at a reading.
  ///
  /// - Parameter next: the play after them.
  func rewound(
    to box: BoxScore, before next: Play?, clock new: GameClock, now: TimeOfDay
  ) -> GameState {
    if self.box.isResult { return self }
    var state = self
    state.box = box
    // A scorer ends the game after all plays.
    let closing = finish.flatMap {
      $0.ending.isByHand && next == nil && new.moment >= onClock($0.moment)
        ? $0 : nil
    }
    state.clock = state.normalizedClock(
      closing.map { GameClock(onClock($0.moment)) } ?? new, now: now)
    // Several baskets may come at the end of a period, which is over after the last one.
    let isOver = next.map { $0.period > state.clock.period && !isPlayed($0.period, box) } ?? true
    if isOver { state.beginPeriodOfClock() }
    if let closing { state.box.close(with: closing) }
    state.box.reach(state.clock.moment)
    return state
  }
}

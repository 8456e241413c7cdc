/// The list of the scorer's actions, first to last.
public struct Tape: Equatable, Sendable {
  /// The entries.
  public private(set) var entries: [Entry]
  private(set) var history = UndoHistory()

  /// A tape that begins with the opening of a game.
  init(opening entry: Entry) {
    entries = [entry]
  }

  /// A tape of entries, of which the first opens the game.
  ///
  /// - Parameter index: set to the entry that was read last, so that an error can name it.
  init(_ entries: [Entry], at index: inout Int) throws(TapeError) {
    self.entries = entries
    for next in entries.indices.dropFirst() {
      index = next
      try note(entries[next].action, at: next)
    }
  }

  /// Takes the opening of another tape.
  mutating func open(as other: Tape) { entries[0] = other.entries[0] }

  mutating func append(_ entry: Entry) throws(TapeError) {
    try note(entry.action, at: entries.count)
    entries.append(entry)
  }

  private mutating func note(_ action: Entry.Action, at index: Int) throws(TapeError) {
    if case .open = action { throw .opening }
    guard history.add(action, at: index) else { throw .steps }
  }

  /// Gives the last entry the clock that it came to.
  mutating func settle(_ entry: Entry) { entries[entries.count - 1] = entry }

  /// When the game was last changed.
  public var changed: TimeOfDay { entries[entries.count - 1].at }

  /// The teams as they were when the game was made, on the sides that they have now.
  public var openingTeams: Sides<Team> {
    guard case .open(let teams, _, _, _, _, _, _) = entries[0].action else {
      return Sides { _ in Team(name: "", players: []) }
    }
    let swaps = history.done.count { entries[$0].action.isSwap }
    return swaps.isMultiple(of: 2) ? teams : teams.turned
  }

  /// When the game was linked to its fixture; nil if it has none.
  public var linked: TimeOfDay? {
    let steps = history.done.reversed().map { entries[$0] } + entries.prefix(1)
    return steps.first { entry in
      switch entry.action {
      case .link, .open(_, _, _, _, .some, _, _): true
      default: false
      }
    }?.at
  }

  /// Whether it was made with a result, and that was undone.
  public var isResultUndone: Bool {
    guard entries.count > 1, case .end = entries[1].action else { return false }
    return history.done.isEmpty
  }

  /// The day to which that of the game was corrected; nil if it was not.
  public var correctedDay: Day? {
    for index in history.done.reversed() {
      if case .day(let day) = entries[index].action { return day }
    }
    return nil
  }

  /// The same with the day of the game, which tapes of before 0.5.0 do not say.
  public func saying(_ day: Day) -> Tape {
    guard
      case .open(let teams, let rules, let created, nil, let link, let source, let card) =
        entries[0].action
    else { return self }
    var tape = self
    tape.entries[0] = Entry(
      at: entries[0].at,
      .open(
        teams: teams, rules: rules, created: created, day: day, link: link, source: source,
        card: card),
      clock: entries[0].clock)
    return tape
  }

  /// How many steps can be undone and redone.
  public var steps: (done: Int, undone: Int) { (history.done.count, history.undone.count) }

  /// The last steps in effect, the last one first, in the order of an undo.
  public func lastDone(_ count: Int = 1) -> [Entry] {
    history.done.suffix(max(0, count)).reversed().map { entries[$0] }
  }

  /// The last undo that a redo would answer; nil after any other step.
  public var lastUndo: Entry? {
    steps.undone == 0
      ? nil : entries.last { if case .undo = $0.action { true } else { false } }
  }

  /// The steps that a verb takes back or gives back, in its order; none of any other verb.
  public func steps(reversedBy verb: Verb) -> [Entry] {
    switch verb {
    case .undo(let count): lastDone(count)
    case .undoTo(let number): lastDone(stepsAfter(play: number) ?? 0)
    case .redo(let count): lastUndone(count)
    default: []
    }
  }

  /// The last undone steps, in the order of a redo.
  func lastUndone(_ count: Int) -> [Entry] {
    history.undone.prefix(max(0, count)).map { entries[$0] }
  }

  /// The clock after an undo of the last steps: it goes back with a step that moved it, unless it
  /// has moved again since.
  ///
  /// - Parameter winner: the winning basket, which stopped the clock: after its undo the game goes on from
  ///   there.
  func clock(undoing count: Int, at clock: GameClock, wonBy winner: Int?) -> GameClock {
    var clock = clock
    for index in history.done.suffix(max(0, count)).reversed() {
      guard let to = self.clock(ofEntry: index), to == clock else { continue }
      let from = clockBefore(index)
      // The basket that won an overtime without a clock wrote the end of regulation: that overtime is on again.
      if from.period <= to.period,
        entries[index].action.recorded.contains(where: { $0.number == winner })
      {
        continue
      }
      // A clock that ran before a step runs on only after the undo of a step that set it.
      if !from.isRunning || entries[index].action == .setClock { clock = from }
    }
    return clock
  }

  /// The clock that an entry found, as it has run on since.
  private func clockBefore(_ index: Int) -> GameClock {
    entries[..<index].lastIndex { $0.clock != nil }.flatMap(clock(ofEntry:)) ?? GameClock(.zero)
  }

  /// The clock of an entry as it has run on since, whatever was done with it later.
  private func clock(ofEntry index: Int) -> GameClock? {
    guard let clock = entries[index].clock, clock.isRunning else { return entries[index].clock }
    return entries[index...].reduce(clock) { $0.rebased(to: $1.at) }
  }

  /// The clock after a redo of undone steps: each moves the clock on as it did. A step that set the clock may also
  /// move it back, unless the clock has moved since: then the undo has left it alone.
  func clock(redoing count: Int, at clock: GameClock, now: TimeOfDay) -> GameClock {
    var clock = clock
    var hasMoved = false
    for index in history.undone.prefix(max(0, count)) {
      guard let moved = entries[index].clock?.moment else { continue }
      // A step that takes an overtime away sets the clock back to the end of the period before it.
      let isSet = entries[index].action == .setClock || moved.period < clock.period
      let isOn = moved > clock.moment && (isSet || !clock.isRunning)
      guard isOn || isSet && (hasMoved || clock == clockBefore(index)) else { continue }
      clock = GameClock(moved, started: clock.isRunning ? now : nil)
      hasMoved = true
    }
    return clock
  }

  /// How many steps came after the one that recorded a play; nil if no step in effect did.
  func stepsAfter(play number: Int) -> Int? {
    let step = history.done.lastIndex { index in
      entries[index].action.recorded.contains { $0.number == number }
    }
    return step.map { history.done.count - 1 - $0 }
  }
}

/// One action of the scorer. The tape, the list of entries, is the game; all else follows from it.
public struct Entry: Equatable, Sendable {
  /// The time of day of the action.
  public let at: TimeOfDay
  /// The action.
  public let action: Action
  /// The clock after it, if the action changed the clock.
  public let clock: GameClock?

  /// An entry of a tape.
  public init(at: TimeOfDay, _ action: Action, clock: GameClock? = nil) {
    self.at = at
    self.action = action
    self.clock = clock
  }

  /// What a scorer can do. All but `open`, `undo`, `redo` and `clock` are steps, which can be
  /// undone; `dropped` are the plays that a step removed because they would come after the finish.
  ///
  /// Indirect, so that reading the thousands of entries of a tape copies one reference for each.
  public indirect enum Action: Equatable, Sendable {
    /// Opened the game, always as the first entry. It says on which day the game was played, which
    /// versions before 0.5.0 did not, when it was made, if at another time, its fixture, what it was
    /// imported from, and what stood on its card.
    case open(
      teams: Sides<Team>, rules: Rules, created: TimeOfDay? = nil, day: Day? = nil,
      link: EventLink? = nil, source: GameSource? = nil, card: Card = Card())
    /// Recorded plays.
    case record(plays: [Play], dropped: [Int] = [])
    /// Replaced a play, and the assist on it if the basket moved.
    case fix(play: Play, assist: Play? = nil, dropped: [Int] = [])
    /// Moved plays by the clock.
    case shift(plays: [Play])
    /// Removed plays by their numbers.
    case remove(plays: [Int])
    /// Put a player on a roster.
    case join(side: Side, player: Player)
    /// Removed a player without plays from a roster.
    case leave(side: Side, player: String)
    /// Set a player's shirt number, or removed it.
    case number(side: Side, player: String, jersey: String?)
    /// Renamed a player or a team.
    case rename(who: Who, name: String)
    /// Named the captain of a team, or nobody.
    case captain(Who)
    /// Let home and away change places, with all that is theirs.
    case swap
    /// Changed the rules.
    case rules(Rules, dropped: [Int] = [])
    /// Gave the players on court.
    case lineup(Lineup)
    /// Linked the game to a fixture.
    case link(EventLink)
    /// Set the note of the game, or removed it.
    case note(String?)
    /// Set what stands on the card of the game, or no longer does.
    case card([Card.Line])
    /// Corrected the day that the game was played on.
    case day(Day)
    /// Ended the game.
    case end(End)
    /// Undid the last steps.
    case undo(steps: Int)
    /// Redid the last undone steps.
    case redo(steps: Int)
    /// Set the clock, or ended a period.
    case setClock
    /// Started or paused the clock, began a period, or noted the end of time; up to 0.3.0 whatever
    /// was done with the clock.
    case clock
  }
}

extension Entry.Action {
  /// The plays that it recorded.
  public var recorded: [Play] { if case .record(let plays, _) = self { plays } else { [] } }

  /// The side whose roster it changed.
  public var rosterSide: Side? {
    switch self {
    case .join(let side, _), .leave(let side, _), .number(let side, _, _): side
    case .rename(let who, _), .captain(let who): who.side
    default: nil
    }
  }

  /// Whether home and away changed places.
  public var isSwap: Bool { if case .swap = self { true } else { false } }

  /// Whether it changes nothing that was there.
  var onlyAdds: Bool {
    switch self {
    case .record(_, let dropped): dropped.isEmpty
    case .lineup, .note, .card, .day, .link, .clock, .setClock: true
    default: false
    }
  }

  /// The plays that it recorded or corrected.
  var plays: [Play] {
    switch self {
    case .record(let plays, _), .shift(let plays): plays
    case .fix(let play, let assist, _): [play] + assist.array
    default: []
    }
  }

  /// The numbers of the plays it removed.
  var removed: [Int] {
    switch self {
    case .record(_, let dropped), .fix(_, _, let dropped), .rules(_, let dropped): dropped
    case .remove(let numbers): numbers
    default: []
    }
  }

  /// The numbers of the plays that it changed.
  var touched: [Int] { plays.map(\.number) + removed }

  /// The same step with more plays removed.
  func dropping(_ numbers: [Int]) -> Self {
    switch self {
    case .record(let plays, let dropped): .record(plays: plays, dropped: dropped + numbers)
    case .fix(let play, let assist, let dropped):
      .fix(play: play, assist: assist, dropped: dropped + numbers)
    case .remove(let plays): .remove(plays: plays + numbers)
    case .rules(let rules, let dropped): .rules(rules, dropped: dropped + numbers)
    default: self
    }
  }
}

/// A whole game: where it stands, the tape, and the plays that count.
public struct Scoresheet: Sendable {
  /// Where it stands.
  public private(set) var state: GameState
  /// The tape of what the scorer did.
  public private(set) var tape: Tape
  /// The plays that count, in the order of the game.
  public private(set) var playByPlay: PlayByPlay
  /// What the tape comes to before it is added up.
  private var steps: StepsInEffect

  /// A new game, or one played at another time.
  public init(
    id: String, teams: Sides<Team>, rules: Rules, now: TimeOfDay, created: TimeOfDay? = nil,
    day: Day? = nil, link: EventLink? = nil, source: GameSource? = nil, card: Card = Card()
  ) {
    let created = created ?? now
    let (teams, card) = teams.parted(card)
    let open = Entry.Action.open(
      teams: teams, rules: rules, created: created == now ? nil : created, day: day,
      link: link, source: source, card: card)
    tape = Tape(opening: Entry(at: now, open))
    steps = StepsInEffect(teams, rules, day, link, card)
    playByPlay = PlayByPlay(steps.start(isTracked: false))
    state = GameState(
      id: id, created: created, day: day, card: card, link: link, source: source,
      box: playByPlay.total)
  }

  /// The game of a tape; throws if no scorer could have written it.
  public init(id: String, tape entries: [Entry]) throws(TapeError) {
    var index = 0
    do { try self.init(id: id, tape: entries, at: &index) } catch { throw .entry(index, error) }
  }

  /// - Parameter index: set to the entry that was read last, so that an error can name it.
  private init(id: String, tape entries: [Entry], at index: inout Int) throws(TapeError) {
    guard let first = entries.first,
      case .open(let teams, let rules, let created, let day, let link, let source, let card) =
        first.action
    else {
      throw .opening
    }
    guard rules.contradiction == nil else { throw .rules }
    for team in teams.both { try team.checkNames() }
    self.init(
      id: id, teams: teams, rules: rules, now: first.at, created: created, day: day,
      link: link, source: source, card: card)
    tape = try Tape(entries, at: &index)
    var clock = state.clock
    for next in entries.indices.dropFirst() {
      index = next
      let entry = entries[next]
      try state.takeNumbers(of: entry)
      clock = (entry.clock ?? clock).rebased(to: entry.at)
    }
    steps = try StepsInEffect(tape, at: &index)
    if let play = addUp().first {
      index = entries.lastIndex { $0.action.touched.contains(play.number) } ?? 0
      throw .afterFinish(play: play.number)
    }
    index = entries.count - 1
    let last = entries.last ?? first
    state.take(last, at: clock, steps.closing)
    try state.checkClock(last)
  }

  /// The same game with the opening of another one by the same teams and rules, without adding it up
  /// again.
  public func opened(as other: Scoresheet) -> Scoresheet {
    var game = self
    game.tape.open(as: other.tape)
    game.state = state.opened(as: other.state)
    return game
  }

  /// Applies an entry of a tape. After an error the game is not valid.
  public mutating func apply(_ entry: Entry) throws(TapeError) -> Outcome {
    let (outcome, afterFinish) = try add(entry, isSettled: true)
    if let play = afterFinish.first { throw .afterFinish(play: play.number) }
    try state.checkClock(entry)
    return outcome
  }

  /// Adds an entry, the only way to change a game. Nothing changes if plays come after the finish.
  ///
  /// - Parameter isSettled: whether the entry already has the clock that it came to, which a draft gets here.
  /// - Returns: what it does, and the plays after the finish.
  mutating func add(
    _ draft: Entry, isSettled: Bool = false
  ) throws(TapeError) -> (outcome: Outcome, afterFinish: [Play]) {
    if draft.action.onlyAdds, let added = try append(draft, isSettled) { return added }
    var next = self
    try next.state.takeNumbers(of: draft)
    try next.tape.append(draft)
    switch draft.action {
    case .undo, .redo:
      var index = 0
      next.steps = try StepsInEffect(next.tape, at: &index)
    default: try next.steps.add(draft)
    }
    let afterFinish = next.addUp()
    let entry = next.state.settle(draft, next.steps.closing, isSettled: isSettled)
    next.tape.settle(entry)
    next.steps.settle(entry)
    let outcome = Outcome(entry, before: self, after: next)
    if afterFinish.isEmpty { self = next }
    return (outcome, afterFinish)
  }

  /// Adds an entry whose plays and lineups all come last, without a copy of the game: with one for each line, a long
  /// feed would take the square of its time. Nil, and nothing changes, if some of them come before others that are
  /// there.
  private mutating func append(
    _ draft: Entry, _ isSettled: Bool
  ) throws(TapeError) -> (outcome: Outcome, afterFinish: [Play])? {
    let before = state
    let counts = steps.counts
    let total = playByPlay.total
    let there = (plays: playByPlay.plays.count, lineups: playByPlay.lineups.count)
    var isDone = false
    defer {
      if !isDone {
        state = before
        steps.takeBack(to: counts)
        playByPlay.takeBack(to: there, total)
      }
    }
    try state.takeNumbers(of: draft)
    try steps.add(draft)
    let new = steps.happenings(since: counts)
    // A lineup after the finish has no place among the plays.
    guard there.lineups == counts.lineups,
      playByPlay.start.court != nil || !new.contains(where: \.isOfCourt),
      playByPlay.comeLast(new)
    else { return nil }
    let afterFinish = playByPlay.append(new, steps.closing)
    state.take(steps, playByPlay.total)
    let entry = state.settle(draft, steps.closing, isSettled: isSettled)
    let added = Array(playByPlay.plays[there.plays...])
    let outcome = Outcome(before: before, after: state, entries: [entry], added: added)
    if afterFinish.isEmpty {
      try tape.append(entry)
      isDone = true
    }
    return (outcome, afterFinish)
  }

  /// The game after steps that change names alone, which are not on its tape.
  func adding(_ actions: [Entry.Action]) throws(TapeError) -> Scoresheet {
    var game = self
    let last = tape.entries[tape.entries.count - 1]
    for action in actions {
      try game.steps.add(Entry(at: last.at, action))
    }
    _ = game.addUp()
    game.state.take(Entry(at: last.at, last.action), at: state.clock, game.steps.closing)
    return game
  }

  /// Adds up the plays of all steps.
  ///
  /// - Returns: the plays after the finish, which do not count.
  private mutating func addUp() -> [Play] {
    let all = steps.happenings()
    let start = steps.start(isTracked: all.contains(where: \.isOfCourt))
    let (game, afterFinish) = PlayByPlay.adding(all, to: start, steps.closing)
    playByPlay = game
    state.take(steps, game.total)
    return afterFinish
  }

  /// The name of the game in its library.
  public var id: String { state.id }

  /// The players on court; the starters if the game does not say.
  public var court: Court { state.box.court ?? Court(starters: steps.starters) }

  /// By place on the roster, whether a player began the game; nil for a side of which it does not say.
  public var starters: Sides<[Bool]?> {
    if let start = state.box.court?.atStart { return start.onCourt.map { $0 } }
    return Sides { steps.starredTeams[$0].starters.isEmpty ? nil : steps.starters[$0] }
  }

  /// Whether the game says who started: by substitutions, lineups or stars.
  public var tellsStarters: Bool {
    state.box.court != nil || tape.openingTeams.both.contains { !$0.starters.isEmpty }
  }

  /// The sheet of totals that it was made of, instead of plays.
  public var totals: Totals? { steps.closing?.totals }

  /// The teams for another game by these rules, with the starters of this one if a side has as many players.
  public func teams(by rules: Rules) -> Sides<Team> {
    rules.side == state.rules.side ? steps.starredTeams : state.teams
  }

  /// The plays that count.
  var plays: [Play] { playByPlay.plays.map(\.play) }

  /// The play of a number, if it counts.
  public func play(_ number: Int) -> ScoredPlay? { playByPlay.play(number) }

  /// The play that belongs to another: an assist to a basket, a drawn foul to a foul, a block to a miss.
  func guest(of number: Int) -> Play? {
    steps.guest(of: number) ?? playByPlay.plays.last { $0.miss == number }?.play
  }

  /// The game as it stood after its first plays, with the corrected plays, rosters and rules of
  /// now.
  ///
  /// - Parameters:
  ///   - count: the number of those plays.
  ///   - moment: the clock, from the last of them up to the finish.
  ///   - started: the time of day of that reading, if the clock ran.
  public func state(
    after count: Int, at moment: Moment, started: TimeOfDay? = nil
  ) -> GameState {
    let count = min(max(0, count), playByPlay.plays.count)
    let clock = GameClock(state.onClock(moment), started: started)
    return state.rewound(
      to: playByPlay.box(after: count, at: clock.moment),
      before: playByPlay.plays.dropFirst(count).first?.play, clock: clock,
      now: started ?? tape.changed)
  }

  /// The last period with a play or a lineup, if the clock stands in a later overtime. Nil if the clock or a
  /// line of a feed began that overtime, or if the scorer ended the game.
  var periodBeforeNothing: Int? {
    let left = plays.map(\.period) + playByPlay.lineups.map(\.lineup.moment.period)
    let last = max(state.rules.periods, left.max() ?? 0)
    let isBegun = tape.entries.indices.contains { index in
      let entry = tape.entries[index]
      guard let clock = entry.clock, clock.period > last else { return false }
      return entry.action == .clock
        || entry.action == .setClock && tape.history.done.contains(index)
    }
    let isPlayed = isBegun || state.finish?.ending.isByHand == true
    return state.clock.period > last && !isPlayed ? last : nil
  }

  /// The moment of the finish, of the end of a period, or of the last play.
  public var lastMoment: Moment {
    let last = state.lastPlay?.moment ?? .start
    if let finish = state.finish { return max(finish.moment, last) }
    let isOver = state.periodEnded || state.box.overtime != nil
    return isOver ? max(last, Moment(state.clock.reading, in: state.box.period)) : last
  }
}

extension Scoresheet: Equatable {
  /// Whether both have the same tape, and come to the same.
  public static func == (one: Scoresheet, other: Scoresheet) -> Bool {
    one.state == other.state && one.tape == other.tape && one.playByPlay == other.playByPlay
  }
}

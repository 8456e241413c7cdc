/// A whole game: where it stands, the tape, and the plays that count.
public struct Scoresheet: Equatable, Sendable {
  /// Where it stands.
  public private(set) var standing: GameState
  /// The tape of what the scorer did.
  public private(set) var tape: Tape
  /// The plays that count, in the order of the game.
  public private(set) var playByPlay = PlayByPlay()

  /// A new game, or one played at another time.
  public init(
    id: String, teams: Sides<Team>, rules: Rules, now: TimeOfDay, created: TimeOfDay? = nil,
    day: Day? = nil, link: EventLink? = nil, source: GameSource? = nil
  ) {
    let created = created ?? now
    let open = Entry.Action.open(
      teams: teams, rules: rules, created: created == now ? nil : created, day: day,
      link: link, source: source)
    tape = Tape(opening: Entry(at: now, open))
    let box = BoxScore(teams: teams.map(\.withoutStars), rules: rules)
    standing = GameState(
      id: id, created: created, day: day, link: link, source: source, box: box)
  }

  /// The game of a tape; throws if no scorer could have written it.
  public init(id: String, tape entries: [Entry]) throws(TapeError) {
    guard let first = entries.first,
      case .open(let teams, let rules, let created, let day, let link, let source) = first.action
    else {
      throw .opening(entry: 0)
    }
    guard rules.contradiction == nil else { throw .rules }
    for team in teams.both { try team.checkNames() }
    self.init(
      id: id, teams: teams, rules: rules, now: first.at, created: created, day: day,
      link: link, source: source)
    for entry in entries.dropFirst() { try add(entry) }
    if let play = try recompute().first { throw .afterFinish(play: play.number) }
    try standing.checkClock(entries.last ?? first)
  }

  /// Applies an entry, the only way to change a game. After an error the game is not valid.
  ///
  /// An entry that only adds to the game is appended; after any other the game is recomputed.
  public mutating func apply(_ entry: Entry) throws(TapeError) -> Outcome {
    let outcome: Outcome
    if standing.canAppend(entry) {
      outcome = try standing.adding(entry, at: tape.entries.count)
      try append(outcome)
    } else {
      let before = self
      if let play = try recompute(with: entry).first { throw .afterFinish(play: play.number) }
      outcome = Outcome(entry, before: before, after: self)
    }
    try standing.checkClock(entry)
    return outcome
  }

  /// Takes over what an entry added to the state of the game.
  mutating func append(_ outcome: Outcome) throws(TapeError) {
    for entry in outcome.entries { try tape.append(entry) }
    for play in outcome.added { playByPlay.append(play) }
    standing = outcome.after
  }

  /// Recomputes the game with one more entry, without checking the clock.
  ///
  /// - Returns: the plays that come after the finish.
  mutating func recompute(with entry: Entry) throws(TapeError) -> [Play] {
    try add(entry)
    return try recompute()
  }

  private mutating func recompute() throws(TapeError) -> [Play] {
    let (plays, afterFinish) = try standing.recompute(try StepsInEffect(tape))
    playByPlay = plays
    return afterFinish
  }

  private mutating func add(_ entry: Entry) throws(TapeError) {
    let place = tape.entries.count
    try tape.append(entry)
    try standing.takeClockAndNumbers(of: entry, at: place)
  }

  /// The name of the game in its library.
  public var id: String { standing.id }

  /// The players on court; the starters if the game does not say.
  public var court: Court {
    standing.box.court
      ?? Court(starters: (try? StepsInEffect(tape))?.starters ?? Sides { _ in [] })
  }

  /// The teams for another game by these rules: who began this one begins that, if a side is as
  /// large.
  public func teams(by rules: Rules) -> Sides<Team> {
    guard rules.side == standing.rules.side, let steps = try? StepsInEffect(tape) else {
      return standing.teams
    }
    return steps.starredTeams
  }

  /// The plays that count.
  var plays: [Play] { playByPlay.plays.map(\.play) }

  /// The play of a number, if it counts.
  public func play(_ number: Int) -> ScoredPlay? { playByPlay.play(number) }

  /// The game as it stood after its first plays, with the corrected plays, rosters and rules of
  /// now.
  ///
  /// - Parameters:
  ///   - count: the number of those plays.
  ///   - moment: the clock, from the last of them up to the finish.
  ///   - started: the time of day of that reading, if the clock ran.
  public func standing(
    after count: Int, at moment: Moment, started: TimeOfDay? = nil
  ) -> GameState {
    standing.rewound(
      to: max(0, count), of: playByPlay,
      clock: GameClock(standing.onClock(moment), started: started), now: started ?? tape.changed)
  }

  /// The moment of the finish, of the end of a period, or of the last play.
  public var lastMoment: Moment {
    let last = standing.lastPlay?.moment ?? .start
    if let finish = standing.finish { return max(finish.moment, last) }
    let isOver = standing.periodEnded || standing.box.overtime != nil
    return isOver ? max(last, Moment(standing.clock.reading, in: standing.box.period)) : last
  }
}

/// A part of a game whose plays are added up alone.
public enum PartOfGame: Hashable, Sendable {
  /// The last five minutes and overtimes, while at most five points part the sides.
  case clutch
  case period(Int)
  case overtimes
  case half(Int)

  /// Whether a moment with this score is in the part.
  fileprivate func has(_ moment: Moment, _ score: Sides<Int>, by rules: Rules) -> Bool {
    let period = moment.period
    let isOvertime = period > rules.periods
    switch self {
    case .period(let number): return !isOvertime && period == number
    case .overtimes: return isOvertime
    case .half(let number):
      let half = rules.periods / 2
      return !isOvertime && rules.periods.isMultiple(of: 2) && (period <= half) == (number == 1)
    case .clutch:
      if (score.home - score.away).magnitude > 5 { return false }
      guard !isOvertime, let end = rules.schedule[rules.periods].end else { return isOvertime }
      return period == rules.periods
        && end.milliseconds - moment.reading.milliseconds <= Self.lastMinutes
    }
  }

  private static let lastMinutes = 300_000

  /// The milliseconds of the part between two moments with the same score, for a player who came on court at a
  /// reading; negative where the clock ran back.
  fileprivate func time(
    _ start: Moment, _ end: Moment, since came: ClockReading, _ score: Sides<Int>, by rules: Rules
  ) -> Int {
    if end < start { return -time(end, start, since: came, score, by: rules) }
    return (start.period...end.period).reduce(0) { time, number in
      let period = rules.schedule[number]
      let last = min(end.reading, period.end ?? end.reading)
      guard has(Moment(last, in: number), score, by: rules) else { return time }
      var first = max(start.reading, period.start, came)
      if self == .clutch, number == rules.periods, let end = period.end {
        first = max(first, ClockReading(milliseconds: end.milliseconds - Self.lastMinutes))
      }
      return time + max(0, last.milliseconds - first.milliseconds)
    }
  }
}

extension Scoresheet {
  /// The game with the counts and the time of a part alone, and the numbers of the plays in it. All plays are added
  /// up, since the earlier ones tell what each counts as.
  public func only(_ part: PartOfGame) -> (state: GameState, plays: Set<Int>) {
    let rules = state.rules
    var box = playByPlay.start
    var lines = box.lines
    var court = box.court
    var played = (court?.lines ?? Sides { _ in [] }).map { $0.map { _ in 0 } }
    var all = 0
    var last = Moment.start
    var plays = Set<Int>()
    func pass(to moment: Moment) {
      // A score goes by the order of the plays, time by the readings.
      let moment = part == .clutch ? max(last, moment) : moment
      func time(since came: ClockReading) -> Int {
        part.time(last, moment, since: came, box.score, by: rules)
      }
      let passed = time(since: .zero)
      all += passed
      for side in Side.allCases {
        for (place, isOn) in (box.court?.onCourt[side] ?? []).enumerated() where isOn {
          let came = box.court?.changed[side][place] ?? .zero
          played[side][place] +=
            came <= min(last.reading, moment.reading) ? passed : time(since: came)
        }
      }
      last = moment
    }
    for happening in playByPlay.happenings {
      pass(to: happening.moment)
      let old = box
      _ = box.add(happening)
      guard case .play(let play) = happening, part.has(play.moment, old.score, by: rules) else {
        continue
      }
      plays.insert(play.number)
      for side in Side.allCases {
        lines[side].add(box.lines[side], since: old.lines[side])
      }
      if let before = old.court, let after = box.court { court?.add(after, since: before) }
    }
    pass(to: lastMoment)
    let lasted = court.map { court in
      Court(Sides { side in zip(court.lines[side], played[side]).map { $0.leaving(after: $1) } })
    }
    let clock = GameClock(ClockReading(milliseconds: all), in: state.box.period)
    return (
      GameState(
        id: id, created: state.created, day: state.day, link: state.link, clock: clock,
        box: state.box.part(lines, lasted, of: plays.count)),
      plays
    )
  }
}

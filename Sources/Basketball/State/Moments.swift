/// The moment of a play, by the period and the clock that were typed.
extension GameState {
  /// The moment of the game at a time of day.
  public func moment(at now: TimeOfDay) -> Moment {
    max(clock.moment(at: now), lastPlay.map { onClock($0.moment) } ?? .start)
  }

  func onClock(_ moment: Moment) -> Moment { rules.onClock(moment) }

  /// The periods of the game.
  public var schedule: Periods { rules.schedule }

  /// Whether the clock stands at the end of its period.
  var isPeriodOver: Bool {
    !clock.isRunning && (schedule[clock.period].end.map { clock.reading >= $0 } ?? false)
  }

  /// Whether the game waits for its next period: the clock stands at the end of the current one.
  public var periodEnded: Bool { isPeriodOver && box.overtime == nil }

  /// The moment of a play; throws if it is ahead of a running clock or beyond its period.
  public func moment(of time: GameTime?, now: TimeOfDay) throws(Problem) -> Moment {
    let current = moment(at: now)
    guard let time else { return next(after: current) }
    let moment = try moment(meant: time, current)
    if clock.isRunning, moment > current {
      let face = rules.clockFace
      throw Problem(
        "aheadOfClock", .refused,
        "\(face.text(moment)) is ahead of the running clock, which is at \(face.text(current))",
        "'scoreboard clock -g GAME pause' first, or 'scoreboard clock -g GAME set CLOCK'")
    }
    return moment
  }

  /// The period that is on, or was last, when the clock is at a moment: an overtime without a clock is a later period
  /// than that of the clock, which stays at the end of regulation.
  func periodOn(_ current: Moment) -> Int { max(current.period, box.period) }

  /// The moment of the next play: once a period is over, the start of the next one.
  private func next(after current: Moment) -> Moment {
    if box.overtime != nil { return Moment(current.reading, in: box.period) }
    guard isPeriodOver, finish == nil || isFinishedByTime else { return current }
    return Moment(current.reading, in: periodOn(current) + 1)
  }

  /// The moment that the clock is set to; without a period it is in the current one, even if that
  /// is over.
  func moment(setTo time: GameTime, now: TimeOfDay) throws(Problem) -> Moment {
    let current = moment(at: now)
    var time = time
    if time.period == nil, box.overtime == nil, rules.clock == .down {
      time.period = schedule.typedName(of: current.period)
    }
    return try moment(meant: time, current)
  }

  /// The numbers of the play and the lineup that a new play or lineup has to follow; nil if the
  /// clock tells its place.
  func follows(for moment: Moment, _ time: GameTime?) -> (play: Int?, lineup: Int?) {
    switch time?.place {
    case .after(let number), .follows(let number): return (number, nil)
    case .inOrder:
      let play = lastPlay.flatMap {
        isBackwards(moment, after: $0.moment, isByClock: $0.isByClock) ? $0.number : nil
      }
      guard let last = box.court?.lastLineup else { return (play, nil) }
      return isBackwards(moment, after: last.lineup.moment, isByClock: last.lineup.isByClock)
        ? (play, last.number) : (nil, nil)
    case nil: return (nil, nil)
    }
  }

  /// Whether a moment is earlier in the period than what came last. If that is itself out of clock
  /// order, the moment is compared with the clock.
  private func isBackwards(_ moment: Moment, after last: Moment, isByClock: Bool) -> Bool {
    last.period == moment.period
      && (moment.reading < last.reading || !isByClock && moment.reading < clock.reading)
  }

  private func moment(meant time: GameTime, _ current: Moment) throws(Problem) -> Moment {
    let period = try period(of: time, current)
    let bounds = schedule[period]
    if !schedule.isTimed(period), time.period != nil {
      switch time.clock {
      case .shown:
        throw Problem(
          "malformedClock", .usage, "overtime has no clock in this game",
          "leave the time out: 'OT WHO MOVE'")
      // A play that a later time limit moved into overtime keeps its reading; 0.2.0 changed it.
      case .elapsed(let reading) where time.period == .number(period):
        return Moment(max(reading, bounds.start), in: period)
      case .elapsed, nil: return Moment(bounds.start, in: period)
      }
    }
    switch time.clock {
    case nil where period == current.period && box.overtime == nil: return current
    case nil where period > current.period: return Moment(bounds.start, in: period)
    case nil: return Moment(bounds.end ?? current.reading, in: period)
    case .shown(let shown):
      guard let reading = rules.clockFace.reading(showing: shown, in: period) else {
        throw .beyondLimit(shown, limit: bounds.length ?? .zero)
      }
      return try checked(reading, in: bounds)
    case .elapsed(let reading): return try checked(reading, in: bounds)
    }
  }

  private func checked(_ reading: ClockReading, in period: Period) throws(Problem) -> Moment {
    if let end = period.end, reading > end { throw .beyondLimit(reading, limit: end) }
    if reading < period.start {
      throw Problem(
        "beforePeriod", .refused,
        "\(reading.text) is before the start of the period, \(period.start.text)",
        "name the period with it, such as Q1 \(reading.text)")
    }
    return Moment(reading, in: period.number)
  }

  /// The period that a time is in; throws for an overtime that cannot begin.
  private func period(of time: GameTime, _ current: Moment) throws(Problem) -> Int {
    let on = periodOn(current)
    let period = try period(of: time, current, on: on)
    if finish == nil, period > on, schedule.isOvertime(period), box.score.leader != nil {
      throw Problem(
        "overtimeNeedsLevelScore", .refused,
        "overtime needs a tied score, and it is \(box.score.home)-\(box.score.away)")
    }
    return period
  }

  /// A game without plays may begin in any period: its scorer comes late.
  private func period(of time: GameTime, _ current: Moment, on: Int) throws(Problem) -> Int {
    if let name = time.period {
      guard let number = name.number(in: schedule), schedule.length != nil || number == 1 else {
        if case .overtime = name { throw .noOvertime }
        throw .noSuchPeriod(name.text(in: schedule))
      }
      guard schedule.isTimed(number) || number <= max(on, schedule.count) + 1 else {
        throw .noSuchPeriod(name.text(in: schedule))
      }
      guard number <= on + 1 || box.count == 0 else {
        throw .periodSkipped(name.text(in: schedule))
      }
      return number
    }
    switch time.clock {
    case nil: return isPeriodOver && box.overtime == nil ? on + 1 : on
    case .elapsed(let reading): return period(at: reading, on)
    case .shown(let shown):
      if rules.clock == .up { return period(at: shown, on) }
      if shown == .zero { return box.overtime != nil ? on : current.period }
      if box.overtime != nil { return current.period }
      return isPeriodOver && finish == nil ? on + 1 : on
    }
  }

  /// The period of a reading since the start of the game: the current one, unless the reading is
  /// earlier.
  private func period(at reading: ClockReading, _ on: Int) -> Int {
    var period = on
    while period > 1, reading < schedule[period].start { period -= 1 }
    if let end = schedule[period].end, reading > end, box.overtime == nil,
      isPeriodOver || !schedule[period + 1].isUntimed
    {
      return period + 1
    }
    return period
  }
}

extension Rules {
  /// The clock at a moment: in an overtime without a clock it stands at the end of regulation, or of an overtime
  /// that was on.
  func onClock(_ moment: Moment, after period: Int = 0) -> Moment {
    schedule.isTimed(moment.period)
      ? moment : Moment(schedule[moment.period].start, in: max(schedule.count, period))
  }
}

/// Verbs of the clock.
extension GameState {
  /// The clock after a verb; nil if it does not change.
  func clock(after verb: ClockVerb, now: TimeOfDay) throws(GameError) -> GameClock? {
    switch verb {
    case .toggle: return try clock(after: clock.isRunning ? .pause : .start, now: now)
    case .pause: return clock.isRunning ? GameClock(moment(at: now)) : nil
    case .start:
      if finish != nil { throw finished }
      if let limit = rules.timeLimit, box.overtime != nil { throw .timeIsUp(limit: limit) }
      if clock.isRunning { return nil }
      let moment = moment(at: now)
      return GameClock(
        Moment(moment.reading, in: moment.period + (isPeriodOver ? 1 : 0)), started: now)
    case .begin(let name): return try clock(beginning: name, now: now)
    case .endPeriod:
      if finish != nil { throw finished }
      guard box.overtime == nil, let end = schedule[clock.period].end else { throw .noEndOfPeriod }
      return isPeriodOver ? nil : GameClock(end, in: clock.period)
    case .set(let time): return try clock(setTo: time, now: now)
    case .shift: return nil
    }
  }

  /// The clock at the start of a period; nil if it has begun already.
  private func clock(beginning name: PeriodName, now: TimeOfDay) throws(GameError) -> GameClock? {
    let current = moment(at: now)
    let moment = try moment(of: GameTime(period: name), now: now)
    if finish != nil { throw finished }
    if moment.period == current.period || moment.period == box.period { return nil }
    if moment < current { throw .periodBegun(name.text(in: schedule)) }
    return GameClock(onClock(moment))
  }

  /// The clock set to a time; throws if it may not be.
  func clock(setTo time: GameTime, now: TimeOfDay) throws(GameError) -> GameClock {
    let face = rules.clockFace
    let moment = onClock(try moment(setTo: time, now: now))
    if let last = lastPlay, moment < onClock(last.moment) {
      throw .beforeLastPlay(
        face.shown(moment), number: last.number, last: face.shown(last.moment))
    }
    if let stated = (box.court?.stated).map({ onClock($0) }), moment < stated {
      throw .beforeLineup(face.shown(moment), last: face.shown(stated))
    }
    if let finish, !isFinishedByTime || moment.period > finish.moment.period { throw finished }
    return GameClock(moment, started: clock.isRunning ? now : nil)
  }
}

/// A play as it is called out: who did what.
public struct Call: Equatable, Sendable {
  /// Who made the play.
  public let who: Who
  /// What it was.
  public let move: Move

  /// A call.
  public init(_ who: Who, _ move: Move) {
    (self.who, self.move) = (who, move)
  }
}

extension Scoresheet {
  /// Records plays as one step: all of them or, when one is refused, none.
  ///
  /// - Parameters:
  ///   - typed: the reading to put them at; without it, what the clock shows.
  ///   - inOvertime: whether time was up, where the reading cannot tell: in the log of a game.
  ///   - droppingLater: whether plays that would then stand behind the finish are taken out.
  /// - Returns: the plays with their numbers.
  @discardableResult
  public mutating func record(
    _ calls: [Call], at typed: ClockReading? = nil, inOvertime: Bool = false,
    droppingLater: Bool = false, now: TimeOfDay
  ) throws(GameError) -> [Play] {
    expire(now: now)
    if inOvertime, let limit = rules.timeLimit, !isTimeUp {
      // On a copy: a play that is refused must not have ended the time.
      var next = self
      next.append(.clock, now: now, setting: GameClock(limit))
      let plays = try next.record(calls, at: typed, droppingLater: droppingLater, now: now)
      self = next
      return plays
    }
    let reading = try reading(for: typed, now: now)
    let isOvertime = isTimeUp && reading == rules.timeLimit
    var plays: [Play] = []
    for call in calls {
      guard isKnown(call.who) else { throw .noSuchPlayer(call.who.player ?? "", known: everybody) }
      let number = lastNumber + plays.count + 1
      plays.append(
        Play(
          number: number, reading: reading, who: call.who, move: call.move, recorded: now,
          isOvertime: isOvertime))
    }
    // One play is what a live game and a feed are made of: nothing is folded anew for it.
    if let play = plays.first, plays.count == 1, try add(play) {
      lastNumber = play.number
      history.follow(.record(plays: plays), at: tape.count)
      append(.record(plays: plays), now: now)
    } else {
      try perform(.record(plays: plays), droppingLater: droppingLater, now: now)
    }
    return plays
  }

  /// Adds a play that comes next, or a late one that leaves the finish alone; false when the game
  /// has to be folded anew to see what it does.
  private mutating func add(_ play: Play) throws(GameError) -> Bool {
    guard lastPlay?.play.precedes(play) ?? true else { return box.insert(play) }
    if isTimeUp, !play.isOvertime { return false }
    if let finish = box.finish, !box.takes(play) { throw finished(finish, box.score) }
    _ = box.fold([play])
    return true
  }

  /// The reading a play is put at: never ahead of a running clock, never beyond the limit.
  func reading(
    for typed: ClockReading?, now: TimeOfDay
  ) throws(GameError) -> ClockReading {
    let shown = reading(at: now)
    guard let typed else { return shown }
    if clock.isRunning, typed > shown { throw .aheadOfClock(typed, clock: shown) }
    if let limit = rules.timeLimit, typed > limit { throw .beyondLimit(typed, limit: limit) }
    return typed
  }

  /// Does a step, and folds the game anew.
  ///
  /// - Returns: the plays that were taken out because they would stand behind the finish.
  @discardableResult
  mutating func perform(
    _ step: Entry.Action, droppingLater: Bool, now: TimeOfDay
  ) throws(GameError) -> [Play] {
    var next = self
    next.tape.append(Entry(at: now, did: step))
    next.history.follow(step, at: tape.count)
    var own: Set<Int> = []
    if case .record(let plays, _) = step {
      own = Set(plays.map(\.number))
      next.lastNumber += plays.count
    }
    let behind = try next.fold()
    if let finish = next.box.finish, behind.contains(where: { own.contains($0.number) }),
      behind.allSatisfy({ own.contains($0.number) })
    {
      throw finished(finish, next.box.score)
    }
    let later = behind.filter { !own.contains($0.number) }
    guard later.isEmpty || droppingLater else { throw .playsBehindFinish(later) }
    guard later.isEmpty else {
      try perform(step.dropping(later.map(\.number)), droppingLater: false, now: now)
      return later
    }
    next.settle(next.clock, now: now)
    self = next
    return []
  }

  /// Folds anew; what a tape of another hand has in it is refused as what it is.
  mutating func fold() throws(GameError) -> [Play] {
    do {
      return try refold()
    } catch {
      throw .impossible(error)
    }
  }

  /// The refusal of whatever comes after the finish.
  func finished(_ finish: Finish, _ score: Sides<Int>) -> GameError {
    .gameFinished(
      winner: teams[finish.winner].name,
      score: "\(score[finish.winner])-\(score[finish.winner.other])")
  }

  /// Whether somebody is on a roster; a team itself always is.
  func isKnown(_ who: Who) -> Bool { teams[who.side].has(who) }
}

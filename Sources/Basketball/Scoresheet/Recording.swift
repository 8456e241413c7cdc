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
  /// - Parameter typed: the reading to put them at; without it, what the clock shows.
  /// - Returns: the plays with their numbers.
  @discardableResult
  public mutating func record(
    _ calls: [Call], at typed: ClockReading? = nil, now: TimeOfDay
  ) throws(GameError) -> [Play] {
    let shown = reading(at: now)
    if let typed, clock.isRunning, typed > shown { throw .aheadOfClock(typed, clock: shown) }
    var plays: [Play] = []
    for call in calls {
      guard isKnown(call.who) else { throw .noSuchPlayer(call.who.player ?? "", known: everybody) }
      let number = lastNumber + plays.count + 1
      plays.append(
        Play(
          number: number, reading: typed ?? shown, who: call.who, move: call.move, recorded: now))
    }
    try add(plays)
    lastNumber += plays.count
    history.follow(.record(plays: plays), at: tape.count)
    append(.record(plays: plays), now: now)
    return plays
  }

  private mutating func add(_ new: [Play]) throws(GameError) {
    // One play that comes next is what a live game and a feed are made of: nothing is copied.
    if let play = new.first, new.count == 1, lastPlay?.play.precedes(play) ?? true {
      if let finish = box.finish, !box.takes(play) { throw finished(finish, box.score) }
      _ = box.fold(new)
      return
    }
    let plays = (box.plays.map(\.play) + new).sorted { $0.precedes($1) }
    var folded = BoxScore(teams: teams, rules: rules)
    let behind = folded.fold(plays)
    let numbers = Set(new.map(\.number))
    let moved = behind.filter { !numbers.contains($0.number) }
    guard moved.isEmpty else { throw .playsBehindFinish(moved) }
    if let finish = folded.finish, !behind.isEmpty { throw finished(finish, folded.score) }
    box = folded
  }

  /// The refusal of whatever comes after the finish.
  func finished(_ finish: Finish, _ score: Sides<Int>) -> GameError {
    let loser: Side = finish.winner == .home ? .away : .home
    return .gameFinished(
      winner: teams[finish.winner].name, score: "\(score[finish.winner])-\(score[loser])")
  }
}

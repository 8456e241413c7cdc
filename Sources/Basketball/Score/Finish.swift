/// What ended a game.
public enum Ending: String, CaseIterable, Sendable {
  /// A side has the points and the lead that win.
  case target
  /// A side has the points that win by any lead.
  case cap
  /// Time ran out, and a side led.
  case time
  /// A side has won the overtime.
  case overtime
  /// A side, or both, did not play, or did not finish.
  case forfeit
  /// A side had too few players left.
  case byDefault = "default"
  /// The game was abandoned: it has no winner.
  case abandoned
  /// The game was stopped, and the score at that moment is the result.
  case called
  /// Only the result is known, without plays.
  case result

  /// Whether the scorer ended the game, not the plays or the clock.
  public var isByHand: Bool {
    [.forfeit, .byDefault, .abandoned, .called, .result].contains(self)
  }

  /// Whether it decides the winner without regard to the plays.
  var isDecision: Bool { [.forfeit, .byDefault, .result].contains(self) }
}

extension Ending? {
  /// Whether a side won the game; nil if the game has neither a winner nor a loser. If both teams
  /// forfeit, both lose.
  public func isWon(by side: Side, winner: Side?) -> Bool? {
    winner.map { $0 == side } ?? (self == .forfeit ? false : nil)
  }
}

/// The end of a game.
public struct Finish: Equatable, Sendable {
  /// The winner; nil if the game was abandoned, called at a tied score, or forfeited by both sides.
  public let winner: Side?
  /// When it was.
  public let moment: Moment
  /// The number of the winning basket; nil if no basket won, or if the finish was read from a
  /// document.
  public let basket: Int?
  /// The ending of the game.
  public let ending: Ending

  /// An end of a game.
  public init(winner: Side?, at moment: Moment, basket: Int? = nil, ending: Ending) {
    self.winner = winner
    self.moment = moment
    self.basket = basket
    self.ending = ending
  }

  /// The time since the start of the game.
  public var reading: ClockReading { moment.reading }
}

/// How a scorer ends a game.
public enum End: Equatable, Sendable {
  /// Nobody has won.
  case abandoned
  /// The other side has won; nobody if the side is nil. With `overrules` this end replaces an earlier finish. A
  /// forfeit recorded up to 0.5.0 in a game that was on does not: a finish that a correction makes replaces it.
  case forfeit(Side?, overrules: Bool = false)
  /// The other side has won, and keeps its score where it was ahead.
  case byDefault(Side, overrules: Bool = false)
  /// The side that leads has won.
  case called
  /// A game without plays has this score, perhaps with the totals of a sheet.
  case result(Sides<Int>, Totals? = nil)

  /// What ended the game.
  public var ending: Ending {
    switch self {
    case .abandoned: .abandoned
    case .forfeit: .forfeit
    case .byDefault: .byDefault
    case .called: .called
    case .result: .result
    }
  }

  /// The winner.
  func winner(leader: Side?) -> Side? {
    switch self {
    case .abandoned: nil
    case .forfeit(let side, _): side?.other
    case .byDefault(let side, _): side.other
    case .called, .result: leader
    }
  }

  /// This end after home and away have changed places.
  fileprivate var turned: End {
    switch self {
    case .abandoned, .called: self
    case .forfeit(let side, let overrules): .forfeit(side?.other, overrules: overrules)
    case .byDefault(let side, let overrules): .byDefault(side.other, overrules: overrules)
    case .result(let score, let totals): .result(score.turned, totals?.turned)
    }
  }

  /// Whether it replaces an earlier finish.
  var overrules: Bool {
    switch self {
    case .forfeit(_, let overrules), .byDefault(_, let overrules): overrules
    case .abandoned, .called, .result: false
    }
  }
}

/// The end of a game by the scorer, with its place in the order of the plays.
struct Closing: Equatable, Sendable {
  private(set) var end: End
  var moment: Moment
  /// The highest play number when the game was ended.
  let lastNumber: Int
  /// The score of a result, even if a forfeit has changed the winner.
  private(set) var result: Sides<Int>?
  /// The totals of a result's sheet.
  var totals: Totals?

  /// This closing after home and away have changed places.
  var turned: Closing {
    var closing = self
    closing.end = end.turned
    closing.result = result?.turned
    closing.totals = totals?.turned
    return closing
  }

  /// An end at a clock, after plays up to a number.
  init(_ end: End, at clock: GameClock?, lastNumber: Int, since before: Closing?) {
    self.end = end
    moment = clock?.moment ?? .start
    self.lastNumber = lastNumber
    result = before?.result
    totals = before?.totals
    if case .result(let score, let sheet) = end { (result, totals) = (score, sheet) }
  }

  /// Whether a play came later; every play does if there is only a result.
  func precedes(_ play: Play, by rules: Rules) -> Bool {
    result != nil || (moment(by: rules), lastNumber) < (rules.onClock(play.moment), play.number)
  }

  /// The moment of the end by the rules of the game, which may have made its period shorter since.
  func moment(by rules: Rules) -> Moment {
    let end = rules.schedule[moment.period].end
    return Moment(end.map { min($0, moment.reading) } ?? moment.reading, in: moment.period)
  }
}

extension Rules {
  /// How a game ends with this score, if its plays or its clock end it.
  public func ending(_ score: Sides<Int>, inOvertime: Bool) -> Ending {
    if inOvertime { return .overtime }
    guard let target, let leader = score.leader, needed(by: leader, score) ?? 1 <= 0 else {
      return .time
    }
    return score[leader] >= target && score[leader] - score[leader.other] >= margin
      ? .target : .cap
  }

  /// Points that a side needs to win before time is up; nil if only time decides.
  public func needed(by side: Side, _ score: Sides<Int>) -> Int? {
    guard let target else { return nil }
    let other = score[side.other]
    let byMargin = max(target, other + max(margin, 1))
    let byCap = cap.map { max($0, other + 1) } ?? byMargin
    return min(byMargin, byCap) - score[side]
  }
}

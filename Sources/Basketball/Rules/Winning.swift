extension Rules {
  /// The side that has won with this score before time is up, if one has.
  public func winner(_ score: Sides<Int>) -> Side? {
    score.leader.flatMap { side in needed(by: side, score).flatMap { $0 <= 0 ? side : nil } }
  }

  /// How a game ends with this score, if its plays or its clock end it.
  public func ending(_ score: Sides<Int>, inOvertime: Bool) -> Ending {
    if inOvertime { return .overtime }
    guard let target, let winner = winner(score) else { return .time }
    let lead = score[winner] - score[winner.other]
    return score[winner] >= target && lead >= margin ? .target : .cap
  }

  /// Points that a side needs to win before time is up; nil if only time decides.
  public func needed(by side: Side, _ score: Sides<Int>) -> Int? {
    guard let target else { return nil }
    let (own, other) = (score[side], score[side.other])
    let byMargin = max(target - own, other + max(margin, 1) - own)
    let byCap = cap.map { max($0 - own, other + 1 - own) } ?? byMargin
    return min(byMargin, byCap)
  }
}

/// What the other side gets for the fouls of a team.
public enum Penalty: String, Sendable {
  case bonus, doubleBonus
}

extension Rules {
  /// The penalty for so many team fouls, if there is one.
  ///
  /// - Parameters:
  ///   - late: how many of them were late in the period.
  ///   - isOvertime: whether the period is an overtime.
  func penalty(fouls: Int, late: Int, isOvertime: Bool) -> Penalty? {
    if let doubleBonus, fouls >= doubleBonus { return .doubleBonus }
    let first = isOvertime ? overtimeBonus ?? bonus : bonus
    if let first, fouls >= first { return .bonus }
    return lateBonus.flatMap { late >= $0.from ? .bonus : nil }
  }

  /// Time-outs of a team at the start of a game; nil if the rules do not count them.
  var firstTimeouts: Int? { timeoutsPerHalf?.first ?? timeouts }
}

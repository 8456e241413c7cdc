extension Rules {
  /// The side that has won with this score before time is up, if one has.
  public func winner(_ score: Sides<Int>) -> Side? {
    score.leader.flatMap { needed(by: $0, score) <= 0 ? $0 : nil }
  }

  /// What ended a game with this score, if its plays or its clock did.
  public func ending(_ score: Sides<Int>, inOvertime: Bool) -> Ending {
    if inOvertime { return .overtime }
    guard let winner = winner(score) else { return .time }
    let lead = score[winner] - score[winner.other]
    return score[winner] >= target && lead >= margin ? .target : .cap
  }

  /// Points with which a side would win at once, before time is up.
  public func needed(by side: Side, _ score: Sides<Int>) -> Int {
    let (own, other) = (score[side], score[side.other])
    let byMargin = max(target - own, other + max(margin, 1) - own)
    let byCap = cap.map { max($0 - own, other + 1 - own) } ?? byMargin
    return min(byMargin, byCap)
  }
}

/// What the fouls of a team give the other side.
public enum Penalty: String, Sendable {
  case bonus, doubleBonus
}

extension Rules {
  /// The penalty for so many team fouls, if there is one.
  public func penalty(fouls: Int) -> Penalty? {
    if let doubleBonus, fouls >= doubleBonus { return .doubleBonus }
    guard let bonus, fouls >= bonus else { return nil }
    return .bonus
  }

  /// Time-outs that a team has left after so many; nil if the rules do not count them.
  public func timeoutsLeft(after count: Int) -> Int? { timeouts.map { max(0, $0 - count) } }
}

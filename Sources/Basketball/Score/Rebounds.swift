/// Whose rebound it is: offensive for the side that missed last, defensive for the other.
extension Play {
  /// Whether it is an offensive rebound, or else a defensive one; nil if it is no rebound, or if there
  /// was no miss before it.
  ///
  /// - Parameter side: the side of that miss.
  func isOffensiveRebound(of side: Side?) -> Bool? {
    move == .rebound ? side.map { $0 == who.side } : nil
  }

  /// The side whose miss a rebound after this play would be of.
  ///
  /// - Parameter before: the same for a rebound before this play.
  func missedBy(before: Side?) -> Side? {
    move.isMiss ? who.side : move.endsMiss ? nil : before
  }
}

extension Move {
  /// Whether a side has the ball after it, so that no rebound follows.
  public var endsMiss: Bool { isMade || [.rebound, .turnover, .steal].contains(self) }
}

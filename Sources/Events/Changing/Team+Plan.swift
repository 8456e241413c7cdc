import Basketball

extension Team {
  /// Refuses a roster with which no game by these rules can be played. A team without players can.
  public func checkRoster(by rules: Rules) throws(PlanChangeError) {
    let count = players.count
    if isIncomplete(by: rules) {
      throw .tooFewPlayers(name, count: count, side: rules.side)
    }
    if let roster = rules.roster, count > roster {
      throw .tooManyPlayers(name, count: count, roster: roster)
    }
  }
}

extension String {
  /// Whether a line of a plan would take a part of it for a comment: a `#` begins a word.
  public var hasComment: Bool {
    split(whereSeparator: \.isWhitespace).contains { $0.hasPrefix("#") }
  }

  /// Refuses a name, or a team with its players, with a comment.
  public func checkComment() throws(PlanChangeError) {
    if hasComment { throw .hasComment(self) }
  }
}

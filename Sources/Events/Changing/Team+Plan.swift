import Basketball
import Documents

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
  /// Refuses a name, or a team with its players, with a comment.
  func checkComment() throws(PlanChangeError) {
    if hasComment { throw .hasComment(self) }
  }

  /// Refuses a team, with or without its players, that a plan cannot have.
  public func checkTeam() throws(PlanChangeError) {
    try checkComment()
    if typedName.contains(",") { throw .hasComma(String(typedName)) }
  }
}

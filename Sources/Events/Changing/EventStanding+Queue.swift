import Basketball

/// Teams that join and leave the queue of a winner-stays event.
extension EventStanding {
  /// The plan in which a team joins or leaves the queue after the last game that has begun.
  ///
  /// - Parameter typed: the team; one that joins may bring its roster: `Golds: 4 Ana, 23 Bo, 7 Cy`.
  public func changingQueue(
    _ typed: String, isJoining: Bool
  ) throws(PlanChangeError) -> Plan {
    guard let winnerStays else { throw .noQueue }
    try typed.checkTeam()
    let name = String(typed.typedName)
    let team = isJoining ? plan.words.team(name) ?? name : try plan.known(name)
    if isJoining, winnerStays.has(team) { throw .inQueue(team) }
    if !isJoining, !winnerStays.has(team) { throw .notInQueue(team) }
    var plan = plan
    if isJoining, typed.contains(":") {
      plan = try plan.saying("team \(typed)") { line in
        line.key == .team && Name.identity(String(line.typed.typedName)) == Name.identity(name)
      }
    }
    var text = plan.source
    let key = isJoining ? PlanKey.join : .leave
    text.append("\(key.rawValue) \(team) after \(winnerStays.lastNumber)")
    return try plan.reading(text)
  }
}

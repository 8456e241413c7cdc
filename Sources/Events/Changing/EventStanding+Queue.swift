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
    try typed.checkComment()
    let name = String(typed.prefix { $0 != ":" }.trimmed)
    let team = isJoining ? plan.words.team(name) ?? name : try plan.known(name)
    if isJoining, winnerStays.has(team) { throw .inQueue(team) }
    if !isJoining, !winnerStays.has(team) { throw .notInQueue(team) }
    var plan = plan
    if isJoining, typed.contains(":") {
      plan = try plan.saying("team \(typed)") { line in
        let other = line.typed.prefix { $0 != ":" }.trimmed
        return line.key == .team && Name.identity(String(other)) == Name.identity(name)
      }
    }
    var text = plan.source
    let key = isJoining ? PlanKey.join : .leave
    text.append("\(key.rawValue) \(team) after \(winnerStays.lastNumber)")
    return try plan.reading(text)
  }
}

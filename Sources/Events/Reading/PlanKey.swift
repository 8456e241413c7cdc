/// The first words of the lines of a plan; a fixture's line begins with its number.
enum PlanKey: String, CaseIterable {
  case event, rules, day, courts, team, pool, withdraw, lot, keep
  // Of a winner-stays event.
  case stay, queue, join, leave
}

extension PlanKey {
  /// An example of such a line.
  var example: String {
    switch self {
    case .event: "event Summer Cup"
    case .rules: "rules fiba3x3"
    case .day: "day 2026-07-04 slot 20"
    case .courts: "courts 1 2"
    case .team: "team Reds: 4 Ana, 23 Bo, 00 Cy"
    case .pool: "pool A Reds, Blues, Greens"
    case .withdraw: "withdraw Reds keep"
    case .lot: "lot Reds Blues"
    case .keep: "keep 25 Reds - Blues"
    case .stay: "stay 2"
    case .queue: "queue Reds, Blues, Greens"
    case .join: "join Reds after 5"
    case .leave: "leave Reds after 5"
    }
  }

  static let fixtureExample = "25 14:00 court 1 A1 - Reds QF"
}

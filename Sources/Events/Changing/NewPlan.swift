import Basketball

/// The text of a new plan, made to be read and edited.
public struct NewPlan {
  /// The title of the event.
  public let title: String
  /// The name of the rules; nil to leave them to the league.
  public var rules: String?
  /// Its teams as typed, the best seed first: `Reds: 4 Ana, 23 Bo`, or `Reds` alone.
  public let teams: [String]
  /// The first day, `2026-07-04`.
  public let day: String

  /// A new event.
  public init(title: String, teams: [String], day: String) {
    (self.title, self.teams, self.day) = (title, teams, day)
  }

  /// The lines before its fixtures.
  private var heading: [String] {
    ["event \(title)"] + (rules.map { ["rules \($0)"] } ?? [])
  }

  /// The plan of a winner-stays event, for up to so many wins in a row.
  public func plan(stay: Int, queue: [String]) throws(PlanLineError) -> Plan {
    let rosters = teams.filter { $0.contains(":") }.map { "team \($0)" }
    let lines = heading + rosters + ["stay \(stay)", "queue \(queue.joined(separator: ", "))"]
    return try Plan(lines.joined(separator: "\n") + "\n")
  }

  /// The plan of a schedule.
  public func plan(_ schedule: EventSchedule, _ format: EventFormat) throws(PlanLineError) -> Plan {
    var lines = heading
    lines.append("courts \((1...format.courts).map(String.init).joined(separator: " "))")
    lines += teams.map { "team \($0)" }
    lines += schedule.pools.map { "pool \($0.name) \($0.teams.joined(separator: ", "))" }
    for (place, fixtures) in schedule.days.enumerated() {
      lines += ["", "day \(day.day(after: place)) slot \(format.slot)"] + fixtures.map(\.line)
    }
    return try Plan(lines.joined(separator: "\n") + "\n")
  }
}

extension String {
  /// The day so many days later; if there is none, a text that no plan takes for a day.
  fileprivate func day(after count: Int) -> String {
    guard let midnight = TimeOfDay(day: self)?.milliseconds,
      case let later = TimeOfDay(milliseconds: midnight + count * 86_400_000),
      later.milliseconds == midnight + count * 86_400_000
    else { return "\(self)+\(count)" }
    return String(later.text.prefix(10))
  }
}

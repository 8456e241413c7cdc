import Basketball
@testable import Events

/// The schedule of an event that is asked for in words.
struct ToldSchedule {
  private var format: EventFormat
  private var day: Day = "2026-12-10"

  /// `16 pools 4 courts 2 third`: lists of days, times and halls stand last.
  init(_ words: [String]) {
    format = EventFormat(teams: (1...(Int(words[0]) ?? 2)).map { "T\($0)" })
    for (place, word) in words.enumerated() {
      let rest = Array(words[(place + 1)...])
      let (next, number) = (rest.first ?? "", rest.first.flatMap { Int($0) })
      switch word {
      case "pools": format.pools = number ?? 1
      case "courts": format.courts = number
      case "advance": format.advance = number
      case "slot": format.slot = number ?? 0
      case "series": format.series = number ?? 1
      case "every": format.every = number
      case "start": format.start = StartTime(next) ?? .usual
      case "from": day = Day(next) ?? day
      case "third": format.hasThirdPlace = true
      case "places": format.hasAllPlaces = true
      case "knockout": format.isKnockout = true
      case "twice": format.isTwice = true
      case "skipped": format.skipped = rest.compactMap { Day($0) }
      case "times": format.times = rest.compactMap { StartTime($0) }
      case "halls":
        for place in stride(from: 0, to: rest.count - 1, by: 2) {
          format.halls[rest[place]] = rest[place + 1]
        }
      default: break
      }
    }
  }

  /// What is proved of it, and its plan without the teams.
  func text() throws -> String {
    let schedule = try EventSchedule(format)
    let teams = format.teams.map { team in
      team + (format.halls[team].map { " home \"\($0)\"" } ?? "")
    }
    let plan = try NewPlan(name: "Cup", teams: teams, day: day).plan(schedule, format)
    let clashes = EventStanding(plan, games: []).clashes.count
    let proof = schedule.certificate
    let lines = plan.text.split(separator: "\n").filter { !$0.hasPrefix("team ") }.dropFirst()
    return "\(proof.slots) slots\(proof.isShortest ? ", the fewest" : "")"
      + (proof.pause.map { ", pause \($0)" } ?? "") + (clashes > 0 ? ", \(clashes) clashes" : "")
      + " / " + lines.joined(separator: " / ")
  }
}

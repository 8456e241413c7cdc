import Arguments
import Basketball
import Events
import JSON
import Platform
import Storage
import Views

/// `event plan`: makes the file of an event.
extension EventCommand {
  func plan(_ name: String, _ typed: [String]) throws {
    if common.event != nil { throw unusable("event plan takes the name of the event as a word") }
    if EventAction(rawValue: name) != nil { throw LibraryError.malformedEvent(name) }
    let library = try library
    let teams = try typed + (format.file.map(Self.lines) ?? [])
    guard !teams.isEmpty else { throw unusable("event plan needs teams, or --teams FILE") }
    let names = try teams.map { team in
      try team.checkTeam()
      return try String(team.typedName).asName()
    }
    var known: Set<String> = []
    if let twice = names.first(where: { !known.insert(Name.identity($0)).inserted }) {
      throw EventRefusal.sameTeam(twice)
    }
    var new = NewPlan(
      title: format.title ?? name, teams: teams, day: format.day ?? context.today
    )
    if let rules = format.rules { new.rules = try Rules.preset(rules).name }
    let (plan, certificate) = try self.plan(new, of: names)
    let rules = rules(of: plan)
    for team in plan.teams { try team.team.checkRoster(by: rules) }
    try library.createEvent(name, plan.text)
    let standing = EventStanding(plan, games: [])
    let isWhole = plan.fixtures.allSatisfy { $0.entrants.allSatisfy { $0.reference == nil } }
    try confirm(standing.document(named: name).adding(["certificate": certificate?.json])) {
      page.event(standing, named: name)
        + (certificate.map { [""] + $0.lines(ofAll: isWhole) } ?? [])
    }
  }

  /// The rules of the event, else of the league, else pickup.
  func rules(of plan: Plan) -> Rules {
    plan.rules ?? (try? library.league().rules) ?? .pickup
  }

  /// The plan, and the certificate of its schedule; nil for a winner-stays event.
  private func plan(_ new: NewPlan, of names: [String]) throws -> (Plan, Certificate?) {
    if let stay = format.stay {
      let allowed: Set = ["stay", "teams", "title", "rules"]
      if let wrong = typed.subtracting(allowed).sorted().first {
        throw Failure.conflict("noSchedule", "--stay has no schedule, and no --\(wrong)")
      }
      return (try new.plan(stay: stay.value, queue: names), nil)
    }
    let ofPools = typed.intersection(["advance", "pools", "twice"])
    if format.format.isKnockout, let wrong = ofPools.sorted().first {
      throw Failure.conflict("noPools", "--knockout has no pools, and no --\(wrong)")
    }
    var format = format.format
    format.teams = names
    let schedule = try EventSchedule(format)
    if format.hasThirdPlace, !schedule.hasThirdPlace {
      throw Failure(
        "noThirdPlace", .usage, "--third is for the losers of two semi-finals, and there are none",
        "leave it out, or let four go on: --pools 2, --advance 4 or --knockout")
    }
    return (try new.plan(schedule, format), schedule.certificate)
  }

  /// The lines of a file, without comments, empty lines and a byte order mark.
  private static func lines(of path: String) throws -> [String] {
    let most = 1 << 20
    let bytes = try File(path, for: .reading, system: .posix).bytes(atMost: most + 1)
    guard bytes.count <= most, let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure("badTeams", .data, "\(path.excerpt) is not UTF-8 text of at most 1 MB")
    }
    return text.split(whereSeparator: \.isNewline).map { line in
      line.split(whereSeparator: \.separatesWords).prefix { !$0.hasPrefix("#") }
        .spaceSeparated
    }.filter { !$0.isEmpty }
  }
}

extension Certificate {
  fileprivate var json: JSON {
    [
      "pause": pause.map { ["value": $0] as JSON },
      "slots": ["bound": fewest, "reached": isShortest, "value": slots] as JSON,
    ]
  }

  /// The certificate in words, for the games whose teams are known, which may be all.
  fileprivate func lines(ofAll isWhole: Bool) -> [String] {
    func count(_ slots: Int) -> String { slots == 1 ? "one slot" : "\(slots) slots" }
    let games =
      (isWhole ? "" : "the games whose teams are known: ") + count(slots)
      + (isShortest ? "; no plan needs fewer" : "; any plan needs at least \(fewest)")
    let pauses = pause.map {
      $0 == 1
        ? "a team may play twice in a row"
        : "a team rests at least \(count($0 - 1)) between two games"
    }
    return [games, pauses].compactMap(\.self)
  }
}

/// The options for the format of an event.
struct PlanOptions {
  var file, rules, title: String?
  var day: Day?
  /// After how many wins in a row the winner makes room; nil for an event with a schedule.
  var stay: Count?
  /// Its teams are not known yet.
  var format = EventFormat(teams: [])

  static let names: Set<String> = {
    var (options, rows) = (PlanOptions(), Rows())
    options.visit(&rows)
    return Set(rows.arguments.map(\.name))
  }()

  mutating func visit(_ rows: inout Rows) {
    rows.option("teams", "FILE", "plan: the teams, one a line", &file)
    rows.option("title", "TITLE", "plan: the title, else NAME", &title)
    rows.option("rules", "RULES", "plan: a set of rules, else the league's", &rules)
    rows.option("day", "DAY", "plan: the first day, else today; move: the day", &day)
    rows.option("pools", "N", "plan: how many pools, else 1") { (typed: Count) in
      format.pools = typed.value
    }
    rows.option("advance", "N", "plan: how many of each pool go on, else 2") { (typed: Count) in
      format.advance = typed.value
    }
    rows.option("courts", "N", "plan: how many courts, else 1") { (typed: Count) in
      format.courts = typed.value
    }
    rows.option("from", "HH:MM", "plan: when it begins, else 10:00") { (typed: StartTime) in
      format.start = typed
    }
    rows.option("slot", "MINUTES", "plan: minutes from one game to the next, else 20") {
      (typed: Count) in format.slot = typed.value
    }
    rows.option("stay", "N", "plan: the winner stays on, for up to N wins in a row", &stay)
    rows.flag("twice", "plan: the teams of a pool meet twice", &format.isTwice)
    rows.flag("third", "plan: a game for third place", &format.hasThirdPlace)
    rows.flag("knockout", "plan: a knockout without pools", &format.isKnockout)
  }
}

import Arguments
import Basketball
import Events
import JSON
import Platform
import Storage
import Views

/// `event plan`: makes the file of an event.
struct EventPlan: EventAction {
  var context = Context()
  var event = ""
  var teams = [String]()
  var file, rules, title: String?
  var day: Day?
  var changes = RuleChanges()
  /// After how many wins in a row the winner makes room; nil for an event with a schedule.
  var stay: Count?
  /// The teams of the format are known only when the command runs.
  var format = EventFormat(teams: [])

  static let name = "event plan"
  static let summary = "make an event"
  static let examples = [
    "scoreboard event plan cup Reds Blues Greens Whites --pools 1 --courts 1",
    "scoreboard event plan hall --teams teams.txt --pools 4 --courts 2 --third",
    "scoreboard event plan gym Reds Blues Greens --stay 2",
    "scoreboard event plan fall Reds Blues --every 7 --skip 2026-12-24 --at 18:00",
  ]
  static let details = """
    The order of the teams is the seeding.

    With '--every' each round is a match day; a team is at home and away in turn, in its
    own hall where it has one: 'Reds home "Hall North"'. 'coach "Jo Li"' is who coaches it.

    With '--best-of 3' who wins two of three fixtures goes on, as 'series 25 26 27' says.

    With '--stay' 'play' puts the winner against the first team of the queue. The loser goes
    to the end of the queue; so does a winner after N wins in a row, behind it.
    """
  static let needs = [
    Need("skip at", needs: "every", code: "noMatchDays", "{1} is for match days: --every DAYS"),
    Need("at", excludes: "from", code: "twoTimes", "{1} has all times, and {2} is another"),
    Need(needs: "TEAM teams", "event plan needs teams, or --teams FILE"),
    Need(
      "stay",
      excludes:
        "day pools advance courts from slot every skip at twice third places best-of knockout",
      code: "noSchedule", "--stay has no schedule, and no {2}"),
    Need("third", excludes: "places", code: "twoPlaces", "{2} has the game for third place, too"),
    Need(
      "knockout", excludes: "pools advance twice", code: "noPools",
      "--knockout has no pools, and no {2}"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("NAME", "the name of the event, and of its file", &event)
    rows.words("TEAM", "a team, which may have its players: \"Reds: 4 Ana, 23 Bo\"", &teams)
    rows.option("teams", "FILE", "the teams, one a line", &file)
    rows.option("title", "TITLE", "the title, else NAME", &title)
    rows.option("rules", "RULES", "a set of rules, else the league's", &rules)
    rows.option("day", "DAY", "the first day, else today", &day)
    rows.option("pools", "N", "how many pools, else 1") { (typed: Count) in
      format.pools = typed.value
    }
    rows.option("advance", "N", "how many of each pool go on, else 2") { (typed: Count) in
      format.advance = typed.value
    }
    rows.option("courts", "COURTS", "how many courts, or their names, else 1") {
      (typed: TypedCourts) in
      (format.courts, format.courtNames, format.hours) = (typed.count, typed.names, typed.hours)
    }
    rows.option("from", "HH:MM", "when it begins, else 10:00") { format.start = $0 }
    rows.option("slot", "MINUTES", "minutes from one game to the next, else 20") {
      (typed: Count) in format.slot = typed.value
    }
    rows.option("every", "DAYS", "a round each match day, so many days after the last") {
      (typed: Count) in format.every = typed.value
    }
    rows.option("skip", isRepeated: true, "DAY", "no match day then; may be repeated") {
      format.skipped.append($0)
    }
    rows.option("at", "HH:MM,...", "when the games of a match day begin") {
      (typed: StartTimes) in format.times = typed.times
    }
    rows.option("stay", "N", "the winner stays on, for up to N wins in a row", &stay)
    rows.flag("twice", "the teams of a pool meet twice", &format.isTwice)
    rows.flag("third", "a game for third place", &format.hasThirdPlace)
    rows.flag("places", "games for every place", &format.hasAllPlaces)
    rows.option("best-of", "N", "a series of so many games for each of the knockout") {
      (typed: Count) in format.series = typed.value
    }
    changes.visit(rows, besides: "court")
    rows.flag("knockout", "a knockout without pools", &format.isKnockout)
  }

  /// Without `--event`: the event is the first word of this command.
  mutating func visitShared(_ rows: Rows) { context.visitLibrary(rows) }

  func run() throws {
    if Tool.program.actions(of: EventCommand.self).contains(where: { $0.word == event }) {
      throw LibraryError.malformedEvent(event)
    }
    let library = try library
    let teams = try teams + (file.map(lines) ?? [])
    let names = try teams.map { team in
      try team.checkTeam()
      return try String(team.typedName).asName()
    }
    var known = Set<String>()
    if let twice = names.first(where: { !known.insert(Name.identity($0)).inserted }) {
      throw Problem.sameTeam(twice)
    }
    var new = NewPlan(name: event, teams: teams, day: day ?? context.today)
    new.title = title
    if let rules { try Rules.check(rules) }
    if rules != nil || changes != RuleChanges() { new.rules = RulesChoice(rules, changes) }
    var (plan, certificate) = try plan(new, of: names)
    if !plan.hours.isEmpty {
      for day in Set(plan.fixtures.compactMap(\.day)).sorted() {
        let event = EventStanding(plan, games: [])
        plan = try Replan(event, day: day).plan().plan
      }
    }
    let rules = try rules(of: plan)
    for team in plan.teams { try team.team.checkRoster(by: rules) }
    try library.createEvent(event, plan.text)
    let standing = EventStanding(plan, games: [])
    let isWhole = plan.fixtures.allSatisfy { $0.entrants.allSatisfy { $0.reference == nil } }
    try confirm(standing.document().adding(["certificate": certificate?.json])) {
      page.event(standing)
        + (certificate.map { [""] + $0.lines(ofAll: isWhole) } ?? [])
    }
    try warn(rules.setAside(by: changes).array)
  }

  /// The plan, and the certificate of its schedule; nil for a winner-stays event.
  private func plan(_ new: NewPlan, of names: [String]) throws -> (Plan, Certificate?) {
    var format = format
    format.teams = names
    for (name, team) in zip(names, new.teams) { format.halls[name] = team.partedHall.hall }
    if format.every == nil, let hall = format.halls.values.min() {
      throw Problem(
        "noMatchDays", .usage, "the hall \(hall.quoted) is for match days: --every DAYS")
    }
    if let stay { return (try new.plan(stay: stay.value, queue: names), nil) }
    let schedule = try EventSchedule(format)
    if format.hasThirdPlace || format.hasAllPlaces, !schedule.hasPlaces {
      let option = format.hasThirdPlace ? "--third" : "--places"
      throw Problem(
        "noThirdPlace", .usage,
        "\(option) is for the losers of two semi-finals, and there are none",
        "leave it out, or let four go on: --pools 2, --advance 4 or --knockout")
    }
    return (try new.plan(schedule, format), schedule.certificate)
  }

  /// The lines of a file, without comments, empty lines and a byte order mark.
  private func lines(of path: String) throws -> [String] {
    try teamsText(path).split(whereSeparator: \.isNewline).map { line in
      line.split(whereSeparator: \.separatesWords).prefix { !$0.hasPrefix("#") }
        .spaceSeparated
    }.filter { !$0.isEmpty }
  }
}

extension GameCommand {
  /// The text of a file of teams, without a byte order mark.
  func teamsText(_ path: String) throws -> String {
    let most = 1 << 20
    let bytes = try File(path, for: .reading, system: .posix).bytes(atMost: most + 1)
    guard bytes.count <= most, !bytes.contains(0) else {
      throw Problem("badTeams", .data, "\(path.excerpt) is not text of at most 1 MB")
    }
    if let text = String(validating: bytes.withoutMark, as: UTF8.self) { return text }
    try warn(["\(path) is not UTF-8, and was read as cp1252, as Excel writes it"])
    return String(windows: bytes)
  }
}

extension String {
  /// The text of bytes in Windows' code page 1252; a byte without a character there becomes `?`.
  init(windows bytes: [UInt8]) {
    let others = Array("€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ")
    self.init(
      bytes.map { byte in
        (0x80..<0xA0).contains(byte) ? others[Int(byte) - 0x80] : Character(Unicode.Scalar(byte))
      })
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
    let unit = isOfSeason ? "match day" : "slot"
    func count(_ slots: Int) -> String { slots == 1 ? "one \(unit)" : "\(slots) \(unit)s" }
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

/// A number of courts, or their names with commas between, each with its hours if it has any.
struct TypedCourts: ArgumentValue {
  private(set) var count: Int
  private(set) var names = [String]()
  private(set) var hours = [String: CourtHours]()

  static let expected = "a number, or names such as 'Hall North 14:00-18:00, Hall South'"

  init?(argument: String) {
    count = 0
    if let number = Count(argument: argument) {
      count = number.value
      return
    }
    if Double(argument) != nil { return nil }
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      var words = part.split(separator: " ")
      let hours = words.last.flatMap { CourtHours($0) }
      if hours != nil { words.removeLast() }
      if words.last?.contains(":") == true { return nil }
      let name = words.spaceSeparated.filter { $0 != "\"" }
      if name.isEmpty || name.hasPrefix("#") || names.contains(name) { return nil }
      names.append(name)
      self.hours[name] = hours
    }
    count = names.count
  }
}

/// Times of a day with commas between, in any order.
private struct StartTimes: ArgumentValue {
  let times: [StartTime]

  static let expected = "times such as 18:00,20:00"

  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let minutes = Set(words.compactMap { StartTime($0)?.minutes })
    guard minutes.count == words.count else { return nil }
    times = minutes.sorted().compactMap { StartTime(minutes: $0) }
  }
}

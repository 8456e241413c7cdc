import Arguments
import Basketball
import Documents
import Events
import Views

/// `event`: shows where a tournament or a season stands.
struct EventCommand: EventAction {
  var context = Context()
  var event, team: String?
  var day: Day?
  var isCSV = false
  var isForExcel = false
  var isCalendar = false

  static let name = "event"
  static let summary = "plan a tournament or a season, and show where it stands"
  static let examples = [
    "scoreboard event plan cup Reds Blues Greens Whites", "scoreboard event",
    "scoreboard event --ics --team Reds > reds.ics",
  ]
  static let details = """
    An event is a text in the library, games/NAME.event, which you may edit. A side of a
    fixture is a team, or a result decides it: A1 is first in pool A, W25 and L25 won and
    lost fixture 25, 3/1 is the best third. Tables, sides and final places follow from the
    games as they are now. 'play' makes the game of a fixture.

    A fixture is disputed if a correction has changed its teams after its game began:
    'play N --again' plays it again, 'event keep N' keeps the game.

    Teams are ranked as in 'standings', then by seed, then by lot.
    """
  static let needs = [
    Need(onlyOneOf: "csv ics json", code: "twoFormats", "{1} and {2} are two formats"),
    Need("day", excludes: "ics", "{1} is no option of {2}"),
    Need("for-excel", needs: "csv"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("EVENT", "the event, as --event", &event)
    rows.flag("csv", "the fixtures for a spreadsheet", &isCSV)
    rows.flag("ics", "the fixtures for a calendar", &isCalendar)
    rows.flag("for-excel", "with --csv: semicolons, and commas in numbers", &isForExcel)
    rows.option("team", "TEAM", "only the fixtures of this team", &team)
    rows.option("day", "DAY", "only the fixtures of this day", &day)
  }

  func run() throws {
    if let event, let other = common.event, event != other {
      throw Problem("eventWords", .usage, "\(other.quoted) and \(event.quoted) are two events")
    }
    let standing = try context.standing(of: context.libraryEvent(context.eventName(event)))
    let meant = try team.map { team in
      guard let known = standing.plan.team(team) else {
        throw Problem.noSuchTeam(team, known: standing.plan.teams.map(\.name))
      }
      return known.name
    }
    if isCalendar { return try calendar(standing, of: meant) }
    let isMeant = { (fixture: FixtureStanding) in
      day.map { $0 == fixture.plannedDay } ?? true
        && meant.map { team in fixture.sides.both.contains { $0.team == team } } ?? true
    }
    if isCSV {
      let (table, format) = (Table<FixtureStanding>.fixtures, isForExcel ? TableFormat.excel : .csv)
      let lines = table.lines(of: standing.fixtures.filter(isMeant), as: format)
      return try context.out.write(
        String(decoding: table.header(as: format) + lines, as: UTF8.self))
    }
    try answer(standing.document(isMeant)) {
      day == nil && team == nil
        ? page.event(standing)
        : page.fixtures(standing.playOrder.filter(isMeant), of: standing)
    }
    let others = standing.halls.isEmpty ? [] : try eventCounts().standings()
    let ofHalls = standing.hallClashes(with: others.filter { $0.name != standing.name })
    try warn(
      standing.clashes.map(standing.line) + ofHalls.map(\.message) + standing.editions.array)
  }

  private func calendar(_ standing: EventStanding, of meant: String?) throws {
    var text = ""
    var left = [Int]()
    try library.changeRecord(ofEvent: standing.name) { record in
      let calendar = EventCalendar(standing, record: record, now: now)
      text = [calendar].text(of: meant)
      left = calendar.leftOut(of: meant)
      return calendar.record
    }
    try context.out.write(text)
    if !left.isEmpty {
      try warn(["left out, without a day or a time: \(left.map(String.init).few())"])
    }
  }
}

/// `event next`: the next fixtures, on a court or on each.
struct EventNext: EventAction {
  var context = Context()
  var court: String?

  static let name = "event next"
  static let summary = "show what is played next"
  static let examples = ["scoreboard event next", "scoreboard event next 2"]

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("COURT", "the court, else each", &court)
  }

  func run() throws {
    let standing = try context.standing()
    try standing.check(court)
    try answer(standing.document()) {
      let numbers =
        court == nil ? standing.next : standing.next(on: court).map(\.number).array
      guard numbers.isEmpty else { return standing.lines(of: numbers) }
      return ["nothing is ready to be played"]
        + standing.needingWinner.map { "without a winner: \(standing.line(of: $0))" }
    }
  }
}

/// `event sheet`: pages to print.
struct EventSheetCommand: EventAction {
  var context = Context()
  var number: Count?
  var (isOfGames, hasInitials) = (false, false)
  var day: Day?

  static let name = "event sheet"
  static let summary = "write a page to print, a sheet for each team and court, or game"
  static let examples = [
    "scoreboard event sheet -o sheets.html",
    "scoreboard event sheet --games -o games.html",
  ]
  static let details = """
    With '--games', or N, they are FIBA's score sheets with the players that 'play' would
    take, the officials, hall and time, a game on a page of A4.
    """
  static let needs = [
    Need.fileForPage,
    Need("day", needs: "games"),
    Need("N", excludes: "games", "{1} is one game, and {2} are all"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("N", "the score sheet of this fixture", &number)
    rows.flag("games", "the score sheets of all games and fixtures to come", &isOfGames)
    rows.flag("initials", "private names as initials, without licences", &hasInitials)
    rows.option("day", "DAY", "only those of this day", &day)
    context.visitOutput(rows)
  }

  func run() throws {
    let event = try context.libraryEvent()
    let standing = try context.standing(of: event)
    guard let fixtures = try fixtures(of: standing) else {
      let plan = try standing.plan.hiding(library.hiddenNames())
      let shown = try event.standing(plan, now: now)
      return try answer(page: shown.sheets(mark: Tool.mark))
    }
    let hidden = hasInitials ? try library.hiddenNames() : PrivateNames()
    let competition = standing.plan.title ?? context.competition(of: nil)
    let sheets = try event.sheets(
      of: fixtures, by: standing.plan, now: now, today: context.today
    ).map {
      SheetCells($0, $0.state.card.showing(competition), now: now, hiding: hidden)
    }
    try answer(sheets: sheets, title: standing.title)
  }

  /// The fixtures whose score sheets are wanted; nil if the sheets of teams and courts are.
  private func fixtures(of standing: EventStanding) throws -> [FixtureStanding]? {
    if let number { return [try standing.known(number.value)] }
    guard isOfGames else { return nil }
    let games = standing.playOrder.filter { $0.game != nil } + standing.remaining
    let fixtures = games.filter { day == nil || $0.plannedDay == day }
    if fixtures.isEmpty { throw Problem.nothingReady(court: nil) }
    return fixtures
  }
}

extension EventStanding {
  /// The warning that FIBA's rules change between these fixtures; nil if they do not.
  fileprivate var editions: String? {
    guard plan.rules?.set == Rules.fiba else { return nil }
    let days = fixtures.compactMap(\.plannedDay)
    guard let first = days.min(), let last = days.max() else { return nil }
    let (old, new) = (Rules.edition(on: first), Rules.edition(on: last))
    return old == new ? nil : "its first fixtures are by \(old), its last ones by \(new)"
  }
}

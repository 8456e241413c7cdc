import Arguments
import Basketball
import Events

/// A fixture by its number, or all of a day.
enum FixturesMeant: ArgumentValue {
  case fixture(Int)
  case day(Day)

  static let expected = "the number of a fixture, or a day"

  init?(argument: String) {
    if let day = Day(argument) {
      self = .day(day)
    } else if let number = Count(argument: argument) {
      self = .fixture(number.value)
    } else {
      return nil
    }
  }
}

/// `event move`: another court, time or day for a fixture, or another day for a match day.
struct EventMove: EventAction {
  var context = Context()
  var meant = FixturesMeant.fixture(0)
  var court: String?
  var at: StartTime?
  var day: Day?

  static let name = "event move"
  static let summary = "give a fixture another court, time or day"
  static let examples = [
    "scoreboard event move 7 --court 2 --at 14:20", "scoreboard event move 12 --day 2026-12-09",
    "scoreboard event move 2026-12-09 --day 2026-12-12",
  ]
  static let needs = [Need(needs: "court at day")]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("N|DAY", "the number of the fixture, or a whole match day", &meant)
    rows.option("court", "COURT", "the court, or any", &court)
    rows.option("at", "HH:MM", "the time", &at)
    rows.option("day", "DAY", "the day", &day)
  }

  func run() throws {
    switch meant {
    case .fixture(let number): try move(number)
    case .day(let old): try move(old)
    }
  }

  /// Moves all fixtures of a day that have no game yet.
  private func move(_ old: Day) throws {
    guard let day, court == nil, at == nil else {
      throw Problem("eventWords", .usage, "a whole day takes another day: --day DAY")
    }
    var numbers = [Int]()
    try change { standing in
      numbers = standing.playOrder.filter { $0.plannedDay == old && $0.game == nil }.map(\.number)
      if numbers.isEmpty {
        throw Problem("nothingLeft", .refused, "nothing of \(old.text) is left to be moved")
      }
      return try numbers.reduce(standing.plan) {
        try $0.moving($1, court: nil, time: nil, day: day)
      }
    } saying: { _, standing in
      standing.lines(of: numbers)
    }
  }

  private func move(_ number: Int) throws {
    try change(about: number) { standing in
      if let fixture = standing.fixture(number), fixture.status == .played, fixture.game != nil {
        throw Problem.hasGame(fixture)
      }
      return try standing.plan.moving(number, court: court, time: at, day: day)
    } saying: { _, standing in
      standing.lines(of: [number])
    } warning: { _, standing in
      standing.tooEarly(with: number).map { early in
        "\(standing.line(of: early.fixture)) would not be after what it is built on: "
          + "\(early.bases.map(String.init).few())"
      }
    }
  }
}

/// `event replan`: lays out anew what has not begun of a day.
struct EventReplan: EventAction {
  var context = Context()
  var day: Day?
  var courts: TypedCourts?
  var from, until: StartTime?

  static let name = "event replan"
  static let summary = "lay out anew what has not begun of a day"
  static let examples = [
    "scoreboard event replan --courts 1 --from 08:00",
    "scoreboard event replan --from 14:00 --until 20:00",
  ]
  static let details = """
    It keeps the order where the teams allow it, and the hours that the text gives a court:
    'courts "Hall North" 14:00-18:00, "Hall South"'. Today it begins now, else as planned. Where
    not all of it fits nothing is changed.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.option("day", "DAY", "the day, else today", &day)
    rows.option("courts", "COURTS", "only these courts, with commas between", &courts)
    rows.option("from", "HH:MM", "when it begins", &from)
    rows.option("until", "HH:MM", "when all of it is over", &until)
    context.visitDryRun(rows)
  }

  func run() throws {
    let (day, now) = (day ?? context.today, context.local(now))
    let today = day == context.today ? StartTime(now.dropFirst(11).prefix(5))?.minutes : nil
    var moved = [Int]()
    try change { standing in
      let replan = try Replan(
        standing, day: day, courts: courts.map { $0.typed(among: standing.courts) }, from: from,
        until: until, now: today)
      let (plan, numbers) = try replan.plan()
      moved = numbers
      return plan
    } saying: { _, standing in
      moved.isEmpty ? ["nothing is to be moved"] : standing.lines(of: moved)
    }
  }
}

extension TypedCourts {
  /// The names of the courts that are meant: `1` alone is the court of that name.
  fileprivate func typed(among known: [String]) -> [String] {
    if names.isEmpty { return [String(count)] }
    return names.flatMap { name in
      known.contains(name) ? [name] : name.parts(by: " ")
    }
  }
}

/// `event delay`: what has not begun today begins later.
struct EventDelay: EventAction {
  var context = Context()
  var minutes = Delay(minutes: 0)

  /// A delay of a day at most, forwards or back.
  struct Delay: ArgumentValue {
    let minutes: Int

    static let expected = "a number of minutes"
  }

  static let name = "event delay"
  static let summary = "let today's fixtures start later"
  static let examples = ["scoreboard event delay 15", "scoreboard event delay -15"]
  static let details = """
    Today's fixtures that have not begun start later, with a number below 0 earlier; after the
    last one, those of the next day.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.word("MINUTES", "how much later", &minutes)
  }

  func run() throws {
    var numbers = [Int]()
    try change { standing in
      numbers = standing.toDelay(today: context.today).map(\.number)
      return try standing.plan.delaying(numbers, by: minutes.minutes)
    } saying: { _, standing in
      numbers.isEmpty
        ? ["nothing is left to be delayed"] : standing.lines(of: numbers)
    }
  }
}

extension EventDelay.Delay {
  init?(argument: String) {
    guard let minutes = Int(argument), minutes != 0, (-24 * 60...24 * 60).contains(minutes) else {
      return nil
    }
    self.minutes = minutes
  }
}

import Arguments
import Events

/// The actions of `event` beside showing an event.
enum EventAction: String, ArgumentValue, CaseIterable {
  case plan, next, move, delay, withdraw, deduct, lot, link, result, keep, join, leave, sheet

  fileprivate var options: Set<String> {
    switch self {
    case .plan: PlanOptions.names
    case .move: ["court", "at", "day"]
    case .link: ["again"]
    case .result: ["forfeit", "again"]
    case .sheet: ["output"]
    default: []
    }
  }

  /// The words after it.
  fileprivate var words: String {
    switch self {
    case .plan: "NAME and teams, or NAME and --teams FILE"
    case .next: "a court, or nothing"
    case .move: "the number of a fixture, and --court, --at or --day"
    case .delay: "a number of minutes"
    case .withdraw: "a team, and keep or void"
    case .deduct: "a team, a number of points, and perhaps why"
    case .lot: "two teams or more, in the order of the lot"
    case .link: "a game and the number of a fixture"
    case .result: "the number of a fixture, and its score or --forfeit TEAM|both"
    case .keep: "the number of a fixture"
    case .join: "a team, which may have its players"
    case .leave: "a team"
    case .sheet: "no words"
    }
  }
}

/// `event`: plans a tournament or a season, and shows where it stands.
struct EventCommand: GameCommand {
  var context = Context()
  var words: [String] = []
  var format = PlanOptions()
  var court, team, output, forfeit: String?
  var at: StartTime?
  var isCSV = false
  var isCalendar = false
  var isAgain = false
  /// The options that were typed, beside those of all commands.
  var typed: Set<String> = []

  static let name = "event"
  static let summary = "plan a tournament or a season, and show where it stands"
  static let examples = [
    "scoreboard event plan cup Reds Blues Greens Whites --pools 1 --courts 1",
    "scoreboard event plan cup --teams teams.txt --pools 4 --courts 2 --third",
    "scoreboard event", "scoreboard event move 7 --court 2 --at 14:20",
    "scoreboard event move 12 --day 2026-12-09", "scoreboard event deduct Kanal 1 fee not paid",
    "scoreboard event withdraw Kanal keep", "scoreboard event link 2026-07-04-reds-blues 3",
    "scoreboard event plan gym Reds Blues Greens --stay 2",
    #"scoreboard event join "Golds: 4 Ana, 23 Bo, 7 Cy""#,
    "scoreboard event sheet -o sheets.html", "scoreboard event --ics --team Reds > reds.ics",
  ]
  static let details = """
    An event is a text in the library, games/NAME.event, which you may edit. A side of a
    fixture is a team, or a result decides it: A1 is first in pool A, W25 and L25 won and
    lost fixture 25, 3/1 is the best third. Tables, sides and final places follow from the
    games as they are now. 'play' makes the game of a fixture.

      plan NAME [TEAM]...      make it; the order of the teams is the seeding
      next [COURT]             what is played next
      move N                   another --court for fixture N, another time --at,
                               another --day
      delay MINUTES            what has not begun today begins later, for -15
                               earlier; if nothing is left today, the first day
                               with something left
      withdraw TEAM keep|void  its results stand and the others win the rest,
                               or nothing that it played counts; the next takes
                               its place in a pool, unless with keep a game for
                               that place or one behind it has begun
      deduct TEAM N [WHY]      classification points are taken off it in its pool
      lot TEAM TEAM...         lots were drawn: the first goes before the second
      link GAME N              the game is played for fixture N
      result N 21-15           the result of fixture N from paper, or --forfeit, as
                               a game of the fixture's day
      keep N                   the game of a disputed fixture counts; if a team then
                               has two places, the one without a place takes the
                               free one
      join TEAM, leave TEAM    with --stay: a team comes to the queue, or goes
      sheet                    a page to print, a sheet for each team and court

    A fixture is disputed if a correction has changed its teams after its game began:
    'play N --again' plays it again.

    Fixtures that one team or one court would have at the same time are named.

    With '--stay' 'play' puts the winner against the first team of the queue. The loser
    goes to its end, and behind it a team that has won that often in a row. A team that
    joins during a game, or right after it, waits ahead of the loser.

    Teams are ranked as in 'standings', then by seed, then by lot.
    """

  mutating func visit(_ rows: inout Rows) {
    rows.words("WORD", "the event, or an action and what it takes", &words)
    context.visitEvent(&rows)
    let earlier = rows.stored
    visitOptionsOfActions(&rows)
    rows.flag("csv", "the fixtures for a spreadsheet", &isCSV)
    rows.flag("ics", "the fixtures for a calendar", &isCalendar)
    rows.option("team", "TEAM", "with --ics: only the fixtures of this team", &team)
    format.visit(&rows)
    if earlier == nil, let name = rows.stored { typed.insert(name) }
    context.visitLibrary(&rows)
  }

  private mutating func visitOptionsOfActions(_ rows: inout Rows) {
    rows.option("court", "COURT", "move: the court, or any", &court)
    rows.option("at", "HH:MM", "move: the time", &at)
    rows.option(
      "output", letter: "o", "FILE", "sheet: the file to write, else it is printed", &output)
    rows.option("forfeit", "TEAM", "result: the team that lost without playing, or both", &forfeit)
    rows.flag("again", "link, result: instead of the game that the fixture has", &isAgain)
  }

  func run() throws {
    guard let first = words.first, let action = EventAction(argument: first) else {
      try allow(["csv", "ics", "team"])
      guard words.count < 2 else { throw unusable("\(words[1].quoted) is one word too many") }
      if let first = words.first, let event = common.event, first != event {
        throw unusable("\(event.quoted) and \(first.quoted) are two events")
      }
      return try show(context.eventName(words.first))
    }
    if isCSV || isCalendar || team != nil {
      throw unusable("--csv, --ics and --team go with an event alone")
    }
    try allow(action.options)
    let words = Array(words.dropFirst())
    switch (action, words.count) {
    case (.plan, 1...): try plan(words[0], Array(words.dropFirst()))
    case (.next, 0...1): try next(on: words.first)
    case (.move, 1): try move(number(words[0]))
    case (.delay, 1): try delay(words[0])
    case (.withdraw, 2): try withdraw(words[0], words[1])
    case (.deduct, 2...): try deduct(words[0], words[1], words.dropFirst(2).spaceSeparated)
    case (.lot, 2...): try draw(words)
    case (.link, 2): try link(words[0], number(words[1]))
    case (.result, forfeit == nil ? 2 : 1):
      try enter(number(words[0]), words.dropFirst().first)
    case (.keep, 1): try keep(number(words[0]))
    case (.join, 1): try changeQueue(words[0], isJoining: true)
    case (.leave, 1): try changeQueue(words[0], isJoining: false)
    case (.sheet, 0): try sheet()
    default: throw unusable("event \(action.rawValue) takes \(action.words)")
    }
  }

  /// Refuses options that the action would ignore.
  private func allow(_ names: Set<String>) throws {
    guard let wrong = typed.subtracting(names).sorted().first else { return }
    let action = EventAction.allCases.first { $0.options.contains(wrong) }
    throw unusable("--\(wrong) goes with event \(action?.rawValue ?? "plan")")
  }

  private func number(_ word: String) throws -> Int {
    guard let count = Count(argument: word) else {
      throw unusable("\(word.quoted) is not the number of a fixture")
    }
    return count.value
  }

  func unusable(_ message: String) -> Failure {
    Failure("eventWords", .usage, message, "'scoreboard help event' has examples")
  }

  func suggestions(of kind: String) -> [Suggestion] {
    switch kind {
    case "TEAM": teams()
    case "WORD": nextWords()
    default: context.suggestions(of: kind)
    }
  }

  private func nextWords() -> [Suggestion] {
    switch (words.first, words.count) {
    case (nil, _):
      EventAction.allowed.suggestions + context.suggestions(of: "EVENT")
    case ("withdraw", 2): Withdrawal.allCases.map(\.rawValue).suggestions
    case ("withdraw", 1), ("deduct", 1), ("leave", 1), ("join", 1), ("lot", _): teams()
    default: []
    }
  }

  private func teams() -> [Suggestion] {
    (try? context.libraryEvent().plan().teams.map(\.name).suggestions) ?? []
  }
}

extension StartTime: ArgumentValue {
  /// What a time looks like.
  public static var expected: String { "a time such as 14:20" }

  /// The time that was typed.
  public init?(argument: String) { self.init(argument) }
}

import Arguments
import Basketball
import Views

/// `clock`: prints the game clock.
struct Clock: VerbCommand {
  var context = Context()

  static let name = "clock"
  static let summary = "print, start, pause or set the game clock"
  static let examples = ["scoreboard clock", "scoreboard clock start", "scoreboard clock set 4:30"]
  static let details = """
    The clock runs even while the machine is off. It stops by itself at the end of a period and
    of the game, and cannot be set to before the last play.
    """

  /// `clock 4:30` probably means `clock set 4:30`.
  static func meant(by typed: String) -> String? {
    ClockReading(typed).map { _ in "clock set \(typed)" }
  }

  func look() throws {
    let game = try document()
    try answer(game) { [game.clock.text] }
  }
}

/// An action of `clock`.
protocol ClockAction: VerbCommand {}

extension ClockAction {
  static var wordsCode: String? { "clockReading" }

  func lines(of outcome: Outcome) -> [String] {
    let game = document(outcome.after)
    return ["\(game.clock.text)  \(game.status.rawValue)  \(game.scoreText())"]
      + (outcome.entries.isEmpty ? (try? verb())??.whyIdle.array ?? [] : [])
  }
}

/// `clock start`: starts the clock.
struct ClockStart: ClockAction {
  var context = Context()

  static let name = "clock start"
  static let summary = "start the clock, after the end of a period the next one"

  func verb() -> Verb? { .clock(.start) }
}

/// `clock pause`: pauses the clock.
struct ClockPause: ClockAction {
  var context = Context()

  static let name = "clock pause"
  static let summary = "pause the clock"

  func verb() -> Verb? { .clock(.pause) }
}

/// `clock toggle`: starts or pauses the clock.
struct ClockToggle: ClockAction {
  var context = Context()

  static let name = "clock toggle"
  static let summary = "start the clock if it stands, else pause it"

  func verb() -> Verb? { .clock(.toggle) }
}

/// `clock set`: sets the clock.
struct ClockSet: ClockAction {
  var context = Context()
  var position = [String]()

  static let name = "clock set"
  static let summary = "set the clock"
  static let examples = ["scoreboard clock set 4:30"]

  mutating func visitOwn(_ rows: Rows) {
    rows.words("POSITION", atLeast: 1, "where to set it, such as 4:30 or Q3 2:31", &position)
  }

  func verb() throws -> Verb? { .clock(.set(try GameTime(typed: position.spaceSeparated))) }
}

/// `clock shift`: moves plays, for a clock that was forgotten.
struct ClockShift: ClockAction {
  var context = Context()
  var number = 0
  var time = PlayingTime(milliseconds: 0)

  /// Playing time, forwards or, with a `-`, back: `30`, `+0:30`, `-12.5`.
  struct PlayingTime: ArgumentValue {
    let milliseconds: Int

    static let expected = "seconds"
  }

  static let name = "clock shift"
  static let summary = "move a play and all later ones of its period"
  static let examples = ["scoreboard clock shift 12 30", "scoreboard clock shift 12 -0:30"]
  static let details = "It is for a clock that was forgotten."
  static let wordsCode: String? = "clockShift"

  mutating func visitOwn(_ rows: Rows) {
    rows.word("FROM", "the number of the play", &number)
    rows.word("BY", "how many seconds of playing time, which may be less than 0", &time)
  }

  func verb() -> Verb? { .clock(.shift(from: number, by: time.milliseconds)) }

  func lines(of outcome: Outcome) -> [String] { outcome.lines(style: style) }
}

extension ClockShift.PlayingTime {
  init?(argument: String) {
    let isSigned = argument.hasPrefix("-") || argument.hasPrefix("+")
    let time = ClockReading(String(argument.dropFirst(isSigned ? 1 : 0)))?.milliseconds
    guard let time else { return nil }
    milliseconds = argument.hasPrefix("-") ? -time : time
  }
}

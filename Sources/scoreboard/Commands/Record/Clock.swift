import Arguments
import Basketball
import Documents
import Views

/// `clock`: prints, starts, pauses and sets the game clock.
struct Clock: VerbCommand {
  var context = Context()
  var action: Action?
  var position: [String] = []

  enum Action: String, CaseIterable, ArgumentValue {
    case start, pause, toggle, set, shift
  }

  static let name = "clock"
  static let summary = "print, start, pause or set the game clock"
  static let examples = [
    "scoreboard clock start", "scoreboard clock", "scoreboard clock set 4:30",
    "scoreboard clock shift 12 30",
  ]
  static let details = """
    Alone it prints the clock, which runs even while the machine is off. It stops by
    itself at the end of a period and of the game, and cannot be set to before the last
    play. 'clock start' begins the next period.

    'clock shift FROM BY' moves play FROM and all later plays of its period by BY
    seconds of playing time, which may be less than 0: a clock that was forgotten.
    """

  mutating func visit(_ rows: inout Rows) {
    rows.optionalWord("ACTION", "what to do with it", &action)
    rows.words("POSITION", "where to set it, such as 4:30 or Q3 2:31", &position)
    context.visitCommon(&rows)
  }

  /// `clock 4:30` probably means `clock set 4:30`.
  static func meant(by typed: String) -> String? {
    ClockReading(typed).map { _ in "clock set \(typed)" }
  }

  func verb() throws -> Verb? {
    guard let action else { return nil }
    if action == .shift { return try shift() }
    guard position.isEmpty == (action != .set) else {
      throw Failure(
        "clockReading", .usage,
        "clock \(action.rawValue) \(action == .set ? "needs" : "takes no") POSITION",
        "for example: scoreboard clock -g GAME set 4:30")
    }
    return switch action {
    case .start: .clock(.start)
    case .pause: .clock(.pause)
    case .toggle: .clock(.toggle)
    case .set, .shift: .clock(.set(try GameTime(typed: position.spaceSeparated)))
    }
  }

  private func shift() throws -> Verb {
    guard position.count == 2, let number = Int(position[0]),
      let by = Self.milliseconds(position[1])
    else {
      throw Failure(
        "clockShift", .usage, "clock shift takes the number of a play, and seconds",
        "for example: scoreboard clock -g GAME shift 12 30")
    }
    return .clock(.shift(from: number, by: by))
  }

  func lines(of outcome: Outcome) -> [String] {
    if action == .shift { return outcome.lines(style: style) }
    let game = document(outcome.after)
    let line = "\(game.clock.text)  \(game.status.rawValue)  \(game.scoreText())"
    let isAsItWas = outcome.entries.isEmpty && (action == .start || action == .pause)
    return [line]
      + (isAsItWas ? ["the clock \(game.clock.running ? "runs" : "stands") already"] : [])
  }

  /// Playing time, forwards or, with a `-`, back: `30`, `+0:30`, `-12.5`.
  private static func milliseconds(_ text: String) -> Int? {
    let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
    let time = ClockReading(String(text.dropFirst(isSigned ? 1 : 0)))?.milliseconds
    return time.map { text.hasPrefix("-") ? -$0 : $0 }
  }

  func look() throws {
    let game = try document()
    try answer(game) { [game.clock.text] }
  }
}

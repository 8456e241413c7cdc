import Arguments
import Basketball
import Documents

/// `clock`: prints, starts, pauses and sets the game clock.
nonisolated struct Clock: VerbCommand {
  var common = Common()
  var action: Action?
  var position: [String] = []

  enum Action: String, CaseIterable, ArgumentValue {
    case start, pause, toggle, set
  }

  static let name = "clock"
  static let summary = "print, start, pause or set the game clock"
  static let examples = ["scoreboard clock start", "scoreboard clock", "scoreboard clock set 4:30"]
  static let details = """
    Alone it prints the clock. It needs no process: it runs while the machine is
    off. It stops by itself when the game is over, and cannot be set to before the
    last play.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("VERB", "what to do with it") { $0.action = $1 },
      .words("POSITION", atLeast: 0, "what to set it to, such as 4:30 or Q3 2:31") {
        $0.position.append($1)
      },
    ] + commonRows
  }

  /// `clock 4:30` probably means `clock set 4:30`.
  static func meant(by typed: String) -> String? {
    ClockReading(typed).map { _ in "clock set \(typed)" }
  }

  func verb() throws -> Verb? {
    guard let action else { return nil }
    guard position.isEmpty == (action != .set) else {
      throw Failure(
        "clockReading", .usage,
        "clock \(action.rawValue) \(action == .set ? "needs" : "takes no") POSITION",
        hint: "for example: scoreboard clock set 4:30")
    }
    return switch action {
    case .start: .clock(.start)
    case .pause: .clock(.pause)
    case .toggle: .clock(.toggle)
    case .set: .clock(.set(try GameTime(typed: position.joined(separator: " "))))
    }
  }

  func lines(of outcome: Outcome, in context: Context) -> [String] {
    let game = GameDocument(outcome.after, now: context.now())
    return ["\(game.clock.text)  \(game.status.rawValue)  \(game.scoreText())"]
  }

  func look(in context: Context) throws -> Exit {
    let game = GameDocument(try game(in: context).standing, now: context.now())
    return try answer(game, in: context) { [game.clock.text] }
  }
}

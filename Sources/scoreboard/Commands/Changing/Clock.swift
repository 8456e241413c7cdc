import Arguments
import Basketball
import Documents
import Views

/// `clock`: reads, starts, pauses and sets the game clock.
nonisolated struct Clock: VerbCommand {
  var common = Common()
  var action: Action?
  var reading: String?

  /// What can be done with the clock.
  enum Action: String, CaseIterable, ArgumentValue {
    case start, pause, toggle, set
  }

  static let name = "clock"
  static let summary = "read, start, pause or set the game clock"
  static let examples = ["scoreboard clock start", "scoreboard clock", "scoreboard clock set 4:30"]
  static let details = """
    Alone it prints the reading. The clock needs no process: it runs while the
    machine is off. It stops by itself at the finish, and is never set to before
    the last play.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("VERB", "what to do with it") { $0.action = $1 },
      .optionalWord("CLOCK", "the reading to set: m:ss, mm:ss.t or seconds") { $0.reading = $1 },
    ] + commonRows
  }

  /// A reading alone is one to set.
  static func meant(by typed: String) -> String? {
    ClockReading(typed).map { _ in "clock set \(typed)" }
  }

  @MainActor
  func run(in context: Context) throws -> Exit {
    guard let verb = try verb() else { return try look(in: context) }
    let outcome = try change(by: verb, in: context).outcome
    return try answerSaved {
      try answer(outcome, in: context) {
        let game = GameDocument(outcome.after, now: context.now())
        return ["\(game.clock.text)  \(game.status.rawValue)  \(game.scoreText())"]
      }
    }
  }

  func verb() throws -> Verb? {
    guard let action else { return nil }
    guard (reading != nil) == (action == .set) else {
      throw Failure(
        "clockReading", .usage,
        "clock \(action.rawValue) \(action == .set ? "needs" : "takes no") CLOCK",
        hint: "for example: scoreboard clock set 4:30")
    }
    return switch action {
    case .start: .clock(.start)
    case .pause: .clock(.pause)
    case .toggle: .clock(.toggle)
    case .set: try reading.map { .clock(.set(try GameTime(typed: $0))) }
    }
  }

  func look(in context: Context) throws -> Exit {
    let game = GameDocument(try game(in: context).standing, now: context.now())
    return try answer(game, in: context) { [game.clock.text] }
  }
}

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

  @MainActor
  func run(in context: Context) throws -> Exit {
    guard let verb = try verb() else { return try read(context) }
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
    switch (action, reading) {
    case (.start, nil): return .clock(.start)
    case (.pause, nil): return .clock(.pause)
    case (.toggle, nil): return .clock(.toggle)
    case (.set, let reading?): return .clock(.set(try GameTime(typed: reading)))
    case (.set, nil): throw unusable("clock set needs CLOCK")
    case (.start, _?), (.pause, _?), (.toggle, _?):
      throw unusable("clock \(action.rawValue) takes no CLOCK")
    }
  }

  private func unusable(_ message: String) -> Failure {
    Failure("clockReading", .usage, message, hint: "for example: scoreboard clock set 4:30")
  }

  @MainActor
  private func read(_ context: Context) throws -> Exit {
    let game = GameDocument(try game(in: context).standing, now: context.now())
    return try answer(game, in: context) { [game.clock.text] }
  }
}

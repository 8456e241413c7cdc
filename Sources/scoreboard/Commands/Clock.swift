import Arguments
import Basketball
import Documents
import Views

/// `clock`: reads, starts, pauses and sets the game clock.
nonisolated struct Clock: GameCommand {
  var common = Common()
  var verb: Verb?
  var reading: String?

  /// What can be done with the clock.
  enum Verb: String, CaseIterable, ArgumentValue {
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
      .optionalWord("VERB", "what to do with it") { $0.verb = $1 },
      .optionalWord("CLOCK", "the reading to set: m:ss, mm:ss.t or seconds") { $0.reading = $1 },
    ] + commonRows
  }

  func run(in context: Context) throws -> Exit {
    guard let verb else { return try read(context) }
    let outcome = try change(by: .clock(try clockVerb(verb)), in: context).outcome
    return try answer(outcome, in: context) {
      let game = GameDocument(outcome.after, now: context.now())
      return ["\(game.clock.text)  \(game.status.rawValue)  \(game.scoreText())"]
    }
  }

  private func clockVerb(_ verb: Verb) throws -> ClockVerb {
    switch (verb, reading) {
    case (.start, nil): return .start
    case (.pause, nil): return .pause
    case (.toggle, nil): return .toggle
    case (.set, let reading?): return .set(try GameTime(typed: reading))
    case (.set, nil): throw unusable("clock set needs CLOCK")
    case (.start, _?), (.pause, _?), (.toggle, _?):
      throw unusable("clock \(verb.rawValue) takes no CLOCK")
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

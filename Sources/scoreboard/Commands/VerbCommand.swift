import Arguments
import Basketball
import Storage
import Views

/// A command of the tool: plain data with its words and options, and a `run` on the main actor.
protocol GameCommand: Command {
  /// The options of the command, and everything that it gets from outside.
  var context: Context { get set }

  @MainActor func run() throws

  /// Visits the rows that only this command has.
  mutating func visitOwn(_ rows: Rows)

  /// Visits the rows that this command shares with others; they come after its own.
  mutating func visitShared(_ rows: Rows)

  /// The completions of a placeholder of its rows, such as `GAME`.
  @MainActor func suggestions(of kind: String) -> [Suggestion]
}

extension GameCommand {
  /// The options that were typed.
  var common: Common {
    get { context.options }
    set { context.options = newValue }
  }

  /// By default, the name of the command alone.
  static var examples: [String] { ["scoreboard \(name)"] }

  var now: TimeOfDay { context.now }
  var library: GameLibrary { get throws { try context.library } }

  /// The time that was typed with `--at`.
  var typedTime: GameTime? {
    get throws { try common.position.map { try GameTime(typed: $0) } }
  }

  /// Takes the streams, the time and the environment of a context.
  mutating func enter(_ context: Context) {
    let options = common
    self.context = context
    self.context.ending = Ending()
    common = options
  }

  @MainActor func suggestions(of kind: String) -> [Suggestion] { context.suggestions(of: kind) }

  /// Changes a game by a verb, and saves it unless this is a dry run.
  func change(_ game: StoredGame, by verb: Verb) throws -> (StoredGame, Outcome) {
    if common.isDryRun {
      var copy = WorkingCopy(game.sheet)
      return (game, try copy.perform(verb, now: now))
    }
    let changed = try library.update(game) { try $0.perform(verb, now: now) }
    try warn(ofEdited: game)
    return changed
  }

  /// A parsed command, if it is of this type.
  static func typed(_ parsed: any Command) -> (any GameCommand)? {
    // `parsed as? Self` would make the type of an optional command first.
    switch parsed {
    case let command as Self: command
    default: nil
    }
  }
}

/// A command that changes a game by a verb, in a shell and on the scoring screen.
protocol VerbCommand: GameCommand {
  /// The change; nil to show something.
  func verb() throws -> Verb?
  /// Runs without a verb.
  func look() throws
  /// The outcome as text and as JSON.
  func lines(of outcome: Outcome) -> [String]
  func json(of outcome: Outcome) -> String
  /// Does what follows from the outcome, and returns lines about it.
  func afterwards(_ outcome: Outcome) throws -> [String]
}

extension VerbCommand {
  func run() throws { try perform() }

  func lines(of outcome: Outcome) -> [String] {
    outcome.lines(now: now, style: style)
  }

  func json(of outcome: Outcome) -> String { document(after: outcome).pretty }

  /// By default, nothing follows.
  func afterwards(_ outcome: Outcome) throws -> [String] { [] }

  /// By default, there is no verb: the command shows something.
  func verb() -> Verb? { nil }

  /// By default, nothing is shown: most commands always have a verb.
  func look() {}

  /// Changes the game by the verb, and saves it unless this is a dry run. Without a verb it only shows
  /// something.
  func perform() throws {
    guard let verb = try explainedVerb() else { return try look() }
    var game = try context.game(for: .writing)
    var outcome: Outcome
    var stopped: Outcome?
    do {
      (game, outcome) = try change(game, by: verb)
      if outcome.leavesClockRunning, try context.stopsClock {
        let stop = try change(game, by: .clock(.pause)).1
        (stopped, outcome) = (stop, outcome.stopped(by: stop))
      }
    } catch {
      throw context.hinted([Problem(error)], on: game)[0]
    }
    defer { try? warn(of: outcome) }
    let more = try afterwards(outcome)
    try answerSaved(outcome.entries.isEmpty ? nil : "the change is saved") {
      if common.isJSON { return try context.out.write(json(of: outcome)) }
      if common.isQuiet { return }
      if outcome.action == nil, let text = verb.whyUnchanged(in: game.sheet) {
        return try context.say([text])
      }
      let stop = stopped.map(lines) ?? []
      try context.say(lines(of: outcome) + stop + more + dryRunNote)
    }
  }

  /// The verb. Its errors name the game that was typed; the error for a word that is no move lists the moves of that
  /// game.
  private func explainedVerb() throws -> Verb? {
    do {
      return try verb()
    } catch {
      throw Problem(error).listingMoves(of: try? context.game().state.rules)
        .naming(common.game)
    }
  }
}

import Arguments
import Basketball
import Documents
import JSON
import Storage
import Views

/// A command of the tool: a table of plain data, and a `run` on the main actor.
protocol GameCommand: Command {
  /// Its options, and everything that it gets from outside.
  var context: Context { get set }

  @MainActor func run() throws

  /// The completions of a placeholder of its table, such as `GAME`.
  @MainActor func suggestions(of kind: String) -> [Suggestion]
}

extension GameCommand {
  /// The options that were typed.
  var common: Common {
    get { context.options }
    set { context.options = newValue }
  }

  /// Takes the streams, the time and the environment of a context.
  mutating func enter(_ context: Context) {
    let options = common
    self.context = context
    self.context.ending = Ending()
    common = options
  }

  @MainActor func suggestions(of kind: String) -> [Suggestion] { context.suggestions(of: kind) }

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
}

extension VerbCommand {
  func run() throws { try context.perform(self) }

  func lines(of outcome: Outcome) -> [String] {
    outcome.lines(now: context.now, style: context.style)
  }

  func json(of outcome: Outcome) -> String { context.document(after: outcome).pretty }

  func look() throws {
    throw Failure("internal", .internalError, "\(Self.name) has no verb")
  }
}

extension Context {
  /// The game after a verb, and what it did.
  func document(after outcome: Outcome) -> JSON {
    GameDocument(outcome.after, now: now).changed(by: outcome)
  }

  /// Changes the game by the verb of a command, and saves it unless this is a dry run. Without a verb
  /// the command only shows something.
  func perform(_ command: any VerbCommand) throws {
    guard let verb = try verb(of: command) else { return try command.look() }
    var game = try game(for: .writing)
    let outcome: Outcome
    do {
      (game, outcome) = try change(game, by: verb)
    } catch {
      throw hinted([Failure(error)], on: game)[0]
    }
    defer { try? warn(of: outcome) }
    try answerSaved(isDryRun || outcome.entries.isEmpty ? nil : "the change is saved") {
      if isJSON { return try out.write(command.json(of: outcome)) }
      if isQuiet { return }
      if outcome.action == nil, let text = verb.whyUnchanged(in: try game.scoresheet()) {
        return try say([text])
      }
      let note = isDryRun ? ["nothing is saved"] : []
      try say(command.lines(of: outcome) + note)
    }
  }

  /// The verb. Errors name the game that was typed, and a word that is no move those of the game.
  private func verb(of command: any VerbCommand) throws -> Verb? {
    do {
      return try command.verb()
    } catch {
      throw Failure(error).listingMoves(of: try? game().standing.rules).naming(options.game)
    }
  }

  /// Changes a game by a verb, and saves it unless this is a dry run.
  func change(_ game: StoredGame, by verb: Verb) throws -> (StoredGame, Outcome) {
    if isDryRun {
      var copy = WorkingCopy(game)
      return (game, try copy.perform(verb, now: now))
    }
    return try library.update(game) { try $0.perform(verb, now: now) }
  }
}

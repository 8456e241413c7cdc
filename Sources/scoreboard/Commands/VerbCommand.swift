import Arguments
import Basketball
import Documents
import JSON
import Storage
import Views

/// A command of the tool: a table of plain data, and a `run` on the main actor.
protocol GameCommand: Command {
  var common: Common { get set }

  @MainActor func run(in context: Context) throws

  /// The completions of a placeholder of its table, such as `GAME`.
  func suggestions(of kind: String, in context: Context) -> [Suggestion]
}

extension GameCommand {
  func suggestions(of kind: String, in context: Context) -> [Suggestion] {
    context.suggestions(of: kind)
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
  func look(in context: Context) throws
  /// The outcome as text and as JSON.
  func lines(of outcome: Outcome, in context: Context) -> [String]
  func json(of outcome: Outcome, in context: Context) -> String
}

extension VerbCommand {
  func run(in context: Context) throws { try context.perform(self) }

  func lines(of outcome: Outcome, in context: Context) -> [String] {
    outcome.lines(now: context.now, style: context.style)
  }

  func json(of outcome: Outcome, in context: Context) -> String {
    context.document(after: outcome).pretty
  }

  func look(in context: Context) throws {
    throw Failure("internal", .internalError, "\(Self.name) has no verb")
  }
}

extension Context {
  /// The game after a verb, and what it did.
  func document(after outcome: Outcome) -> JSON {
    GameDocument(outcome.after, now: now).changed(by: outcome)
  }
}

extension Context {
  /// Changes the game by the verb of a command, and saves it unless this is a dry run. Without a verb
  /// the command only shows something.
  func perform(_ command: any VerbCommand) throws {
    guard let verb = try verb(of: command) else { return try command.look(in: self) }
    var game = try game(for: .writing)
    let outcome: Outcome
    do {
      (game, outcome) = try change(game, by: verb)
    } catch {
      throw hinted([Failure(error)], on: game)[0]
    }
    defer { try? warn(of: outcome) }
    try answerSaved(isDryRun || outcome.entries.isEmpty ? nil : "the change is saved") {
      if isJSON { return try out.write(command.json(of: outcome, in: self)) }
      if isQuiet { return }
      if outcome.action == nil, let text = verb.whyUnchanged(in: try game.scoresheet()) {
        return try say([text])
      }
      let note = isDryRun ? ["nothing is saved"] : []
      try say(command.lines(of: outcome, in: self) + note)
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
  func change(_ game: StoredGame, by verb: Verb) throws -> (game: StoredGame, outcome: Outcome) {
    if isDryRun {
      var copy = WorkingCopy(game)
      return (game, try copy.perform(verb, now: now))
    }
    let (saved, outcome) = try library.update(game) { try $0.perform(verb, now: now) }
    return (saved, outcome)
  }
}

import Basketball
import Documents
import Terminal
import Views

/// What a command answers: text or JSON.
extension GameCommand {
  func answer(
    _ document: @autoclosure () -> some Document, in context: Context, text: () throws -> [String]
  ) throws -> Exit {
    if common.isJSON {
      try context.out.write(document().pretty)
    } else {
      try context.say(text())
    }
    return .success
  }

  /// Answers after something was saved. If the answer cannot be written, the error says that it is
  /// saved, or a script would do it again.
  func answerSaved<Answer>(
    _ saved: String = "the change is saved", _ answer: () throws -> Answer
  ) throws -> Answer {
    do {
      return try answer()
    } catch let error as OutputError {
      throw Failure(error).afterSaving(saved)
    }
  }

  /// Names assists without a basket on stderr.
  func warn(of outcome: Outcome, in context: Context) throws {
    if common.isQuiet { return }
    let face = outcome.after.rules.clockFace
    for play in outcome.assistsWithoutBasket {
      try context.err.write(
        "play \(play.number) is an assist at \(face.timeText(play.moment)) with no basket\n")
    }
  }

  func style(in context: Context) -> Style {
    Style(
      choice: common.color ?? .auto, environment: context.environment,
      isTerminal: context.isTerminal.out())
  }

  func columns(in context: Context) -> Int {
    Size.textColumns(environment: context.environment, terminal: context.terminalSize())
  }
}

extension VerbCommand {
  func run(in context: Context) throws -> Exit { try perform(in: context) }

  /// Changes the game by its verb; without one it only looks.
  func perform(in context: Context) throws -> Exit {
    guard let verb = try verb() else { return try look(in: context) }
    let (game, outcome) = try change(by: verb, in: context)
    defer { try? warn(of: outcome, in: context) }
    let answer = {
      if common.isJSON { return try context.out.write(json(of: outcome, in: context)) }
      if common.isQuiet { return }
      if outcome.action == nil, let text = verb.unchangedText(in: try game.scoresheet()) {
        return try context.say([text])
      }
      let note = isDryRun ? ["nothing is saved"] : []
      try context.say(lines(of: outcome, in: context) + note)
    }
    if isDryRun || outcome.entries.isEmpty {
      try answer()
    } else {
      try answerSaved { try answer() }
    }
    return .success
  }

  func lines(of outcome: Outcome, in context: Context) -> [String] {
    OutcomeView(outcome, now: context.now(), style: style(in: context)).lines
  }

  func json(of outcome: Outcome, in context: Context) -> String {
    ChangedGame(GameDocument(outcome.after, now: context.now()), ChangeDocument(outcome)).pretty
  }

  func look(in context: Context) throws -> Exit {
    throw Failure("internal", .internalError, "\(Self.name) has no verb")
  }
}

extension Array where Element: Document {
  var jsonLines: String { map(\.line).joined() }
}

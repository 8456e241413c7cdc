import Basketball
import Documents
import Terminal
import Views

/// What a command answers, and in which format.
extension GameCommand {
  /// Answers with a document in JSON, else with lines to read.
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

  /// Answers for a change: with the game in JSON, else with lines to read, or with `-q` with nothing.
  func answer(
    _ outcome: Outcome, in context: Context, text: () throws -> [String]
  ) throws -> Exit {
    if common.isQuiet, !common.isJSON { return .success }
    let document = GameDocument(outcome.after, now: context.now())
    return try answer(ChangedGame(document, ChangeDocument(outcome)), in: context, text: text)
  }

  /// Answers after something was saved: a failure of the answer says that it is, for a script that
  /// tried again would do it twice.
  func answerSaved<Answer>(
    _ saved: String = "the change is saved", _ answer: () throws -> Answer
  ) throws -> Answer {
    do {
      return try answer()
    } catch let error as OutputError {
      throw Failure(error).afterSaving(saved)
    }
  }

  /// Says on stderr which assists have no basket to belong to.
  func warn(of outcomes: [Outcome], in context: Context) throws {
    if common.isQuiet { return }
    for outcome in outcomes {
      let face = outcome.after.rules.clockFace
      for play in outcome.assistsWithoutBasket {
        try context.err.write(
          "play \(play.number) is an assist at \(face.text(play.reading)) with no basket\n")
      }
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

  /// Does its verb on one game, or shows something where it has none.
  func perform(in context: Context) throws -> Exit {
    guard let verb = try verb() else { return try look(in: context) }
    let (game, outcome) = try change(by: verb, isDryRun: isDryRun, in: context)
    defer { try? warn(of: [outcome], in: context) }
    let answer = {
      try self.answer(outcome, in: context) {
        if outcome.action == nil, let text = verb.unchangedText(in: try game.scoresheet()) {
          return [text]
        }
        let lines = OutcomeView(outcome, now: context.now(), style: style(in: context)).lines
        return isDryRun ? lines + ["nothing is saved"] : lines
      }
    }
    return try isDryRun || outcome.entries.isEmpty ? answer() : answerSaved { try answer() }
  }

  func look(in context: Context) throws -> Exit {
    throw Failure("internal", .internalError, "\(Self.name) asks for nothing")
  }
}

extension Array where Element: Document {
  var jsonLines: String { map(\.line).joined() }
}

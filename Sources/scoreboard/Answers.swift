import Basketball
import Documents
import Events
import Storage
import Terminal
import Views

/// Answers of commands, as text or JSON.
extension Context {
  @discardableResult
  func answer(
    _ document: @autoclosure () -> some Document, text: () throws -> [String]
  ) throws -> Exit {
    if isJSON {
      try out.write(document().pretty)
    } else {
      try say(text())
    }
    return .success
  }

  /// Answers after a save. If the answer cannot be written, the error says that the change is
  /// saved, so that a script does not repeat it.
  @discardableResult
  func answerSaved<Answer>(
    _ saved: String = "the change is saved", _ answer: () throws -> Answer
  ) throws -> Answer {
    do {
      return try answer()
    } catch let error as OutputError {
      throw Failure(error).afterSaving(saved)
    }
  }

  /// Answers after a save, unless the answer is to be quiet.
  func confirm(
    _ document: @autoclosure () -> some Document, text: () throws -> [String]
  ) throws {
    if isQuiet, !isJSON { return }
    try answerSaved { try answer(document(), text: text) }
  }

  /// Warns on stderr of assists without a basket, lineups of the wrong size, and fixtures disputed
  /// by a correction.
  func warn(of outcome: Outcome) throws {
    if isQuiet { return }
    let face = outcome.after.rules.clockFace
    let assists = outcome.assistsWithoutBasket.map { play in
      "play \(play.number) is an assist at \(face.timeText(play.moment)) with no basket"
    }
    for line in assists + outcome.lineupWarnings { try err.write("\(line)\n") }
    try warn(of: disputes(by: outcome))
  }

  /// Warns on stderr of fixtures that have become disputed.
  func warn(of disputes: [PlayRefusal]) throws {
    for refusal in disputes {
      let failure = refusal.failure.hinting(for: options)
      for line in [failure.message, failure.hint.map { "hint: \($0)" }].compactMap(\.self) {
        try err.write(line.escapingControls + "\n")
      }
    }
  }

  /// Says on stderr how many games are left out because they are not over.
  func warn(ofOpenGames count: Int) throws {
    if count == 0 { return }
    let games = count == 1 ? "game that is" : "games that are"
    try err.write("left out: \(count) \(games) not over\n")
  }

  /// The fixtures that this change has made disputed; none if the event cannot be read.
  private func disputes(by outcome: Outcome) -> [PlayRefusal] {
    let (games, now) = ([outcome.before, outcome.after], now)
    guard let link = outcome.after.link, games.contains(where: { $0.finish != nil }),
      let event = try? libraryEvent(link.event), let plan = try? event.plan(),
      let rows = try? event.library.list(now: now).games
    else { return [] }
    let standings = games.map { game in
      let row = GameRow(GameDocument(game, now: now))
      return event.standing(plan, among: rows.map { $0.id == row.id ? row : $0 }).standing
    }
    return standings[1].disputes(since: standings[0])
  }

  var style: Style {
    Style(
      choice: options.color ?? .auto, environment: environment,
      isTerminal: isTerminal.out())
  }

  var columns: Int {
    Size.textColumns(environment: environment, terminal: terminalSize())
  }
}

extension Array where Element: Document {
  var jsonLines: String { map(\.line).joined() }
}

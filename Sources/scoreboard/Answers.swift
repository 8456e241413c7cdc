import Basketball
import Documents
import Events
import JSON
import Storage
import Terminal
import Views

/// Answers of commands, as text or JSON.
extension GameCommand {
  func answer(
    _ document: @autoclosure () -> some Document, text: () throws -> [String]
  ) throws {
    if common.isJSON {
      try context.out.write(document().pretty)
    } else {
      try context.say(text())
    }
  }

  /// Answers with a game as its board shows it.
  func show(_ game: GameDocument) throws {
    try answer(game) { ratedPage.board(game) }
  }

  /// The game as it stands now.
  func document() throws -> GameDocument { document(try context.game().state) }

  func document(_ game: GameState) -> GameDocument {
    GameDocument(
      game, now: now, competition: game.card.isEmpty ? nil : context.competition(of: game.link))
  }

  /// The game after a verb, and what it did.
  func document(after outcome: Outcome) -> JSON {
    document(outcome.after).changed(by: outcome)
  }

  /// Answers after a save. If the answer cannot be written, the error says `saved`, so that a script does not repeat
  /// the change; nil if nothing was saved. A dry run saves nothing.
  func answerSaved(
    _ saved: String?, _ answer: () throws -> Void
  ) throws {
    do {
      try answer()
    } catch let error as OutputError {
      throw Problem(error).afterSaving(common.isDryRun ? nil : saved)
    }
  }

  /// Answers after a save, unless the answer is to be quiet.
  func confirm(
    _ document: @autoclosure () -> some Document, saved: String? = "the change is saved",
    text: () throws -> [String]
  ) throws {
    if common.isQuiet, !common.isJSON { return }
    try answerSaved(saved) { try answer(document(), text: text) }
  }

  /// Says a line in place of an answer, unless the answer is JSON or is to be quiet.
  func say(_ line: String) throws {
    if tellsMore { try context.say([line.escapingControls]) }
  }

  /// The line of text after a change that is not made.
  var dryRunNote: [String] { common.isDryRun ? ["nothing is saved"] : [] }

  /// Says something on stderr, unless it is to be quiet.
  func warn(_ lines: [String]) throws {
    if common.isQuiet { return }
    for line in lines { try context.err.write(line.escapingControls + "\n") }
  }

  /// Says something on stderr, and what to type about it.
  func warn(_ line: String, _ hint: Hint, of game: String? = nil) throws {
    try warn([line, "hint: \(hint.text(for: common.place(of: game)))"])
  }

  /// Says each of the first ten things, with what to type about it, and how many more there are.
  func warn<Thing>(
    of things: [Thing], more: String, _ words: (Thing) -> (line: String, hint: Hint)
  ) throws {
    for (line, hint) in things.prefix(10).map(words) { try warn(line, hint) }
    if things.count > 10 { try warn(["\(things.count - 10) more \(more)"]) }
  }

  /// Says, once, that a list or a season took long because files have no valid summary.
  func warnOfTapes() throws {
    let count = context.ending.tapes.count
    guard count > 100 else { return }
    try warn(
      "\(count) files have no summary that holds, so their tapes were read",
      "'scoreboard check --repair --all' writes them anew, which makes this fast")
  }

  /// Says that a change wrote the summary of a game anew, which somebody had edited.
  func warn(ofEdited game: StoredGame) throws {
    guard game.isEdited else { return }
    try warn(["the file of \(game.state.id) was edited by hand: it is written anew from its tape"])
  }

  /// Warns of assists without a basket, lineups of the wrong size, plays by players off court or out, and
  /// fixtures disputed by a correction.
  func warn(of outcome: Outcome) throws {
    try warn(outcome.warnings)
    if !common.isQuiet { try warn(of: disputes(by: outcome)) }
  }

  /// Warns of fixtures that have become disputed.
  func warn(of disputes: [Problem]) throws {
    try warn(disputes.flatMap { $0.lines(at: common.place(of: $0.game)) })
  }

  /// Says how many games are left out because they are not over.
  func warn(ofOpenGames count: Int) throws {
    let games = count == 1 ? "game that is" : "games that are"
    if count > 0 { try warn(["left out: \(count) \(games) not over"]) }
  }

  var style: Style {
    Style(
      choice: common.color ?? .auto, environment: context.environment,
      isTerminal: context.isTerminal.out())
  }

  var page: TextPage {
    TextPage(
      columns: Size.textColumns(
        environment: context.environment, terminal: context.terminalSize()),
      style: style, isWhole: !context.isTerminal.out())
  }

  /// The same with the rating that the league says.
  var ratedPage: TextPage {
    var page = page
    page.rating = context.rating
    return page
  }

  /// Whether to say more than the answer.
  var tellsMore: Bool { !common.isQuiet && !common.isJSON }

  /// The fixtures that this change has made disputed; none if the event cannot be read.
  private func disputes(by outcome: Outcome) -> [Problem] {
    let games = [outcome.before, outcome.after]
    let now = now
    guard let link = outcome.after.link, games.contains(where: { $0.finish != nil }),
      let event = try? context.libraryEvent(link.event), let plan = try? event.plan(),
      let rows = try? event.library.list(now: now).games
    else { return [] }
    let standings = games.map { game in
      let row = GameRow(GameDocument(game, now: now))
      return event.standing(plan, among: rows.map { $0.id == row.id ? row : $0 }).standing
    }
    return standings[1].disputes(since: standings[0])
  }
}

extension Sequence where Element: Document {
  var jsonLines: String { map(\.line).joined() }
}

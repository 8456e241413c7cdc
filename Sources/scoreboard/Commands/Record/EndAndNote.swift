import Arguments
import Basketball

/// `end`: ends a game that nobody will finish, or one with only a result.
struct EndCommand: VerbCommand {
  var context = Context()
  var forfeit, byDefault: String?
  var isCalled = false
  var result: TypedScore?
  var isAgain = false

  static let name = "end"
  static let summary = "end a game by hand"
  static let examples = [
    "scoreboard end", "scoreboard end --score", "scoreboard end --forfeit Blues",
    "scoreboard end --score 21-15", "scoreboard end --default away --again",
  ]
  static let details = """
    Alone it abandons the game: nobody wins. With '--score' the leader wins, and a tie
    has no winner. With '--forfeit TEAM' the other team wins whatever the score, also
    after the end; '--forfeit both' is lost by both. With '--default TEAM', which has too
    few players left, the other team wins and keeps its score where it was ahead.

    '--score 21-15', the home side first, gives a game without plays its result. What a
    forfeit, a default or a result says is changed with '--again' alone. An end is a
    step: 'undo' reopens the game.
    """

  static let needs = [
    Need("SCORE", needs: "score", code: "scoreAlone", "end takes {1} only with --score"),
    Need(
      "again", needs: "SCORE forfeit default", code: "againWhat",
      "--again needs what the end is now: a forfeit, a default or a score"),
    Need(onlyOneOf: "score forfeit default", code: "twoEnds", "{1} and {2} are two ways to end"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.flag("score", "the score as it stands is the result", &isCalled)
    rows.optionalWord(
      "SCORE", "with --score: the result of a game without plays, such as 21-15", &result)
    rows.flag("again", "change what a forfeit, a default or a result says", &isAgain)
    rows.option("forfeit", "TEAM", "the team that forfeits: home, away, its name or both", &forfeit)
    rows.option("default", "TEAM", "the team that has too few players left", &byDefault)
  }

  /// There is no `--abandoned`: `end` alone does it.
  static func meant(by typed: String) -> String? {
    "--abandoned".hasPrefix(typed) && typed.count > 3 || typed == "abandoned" ? "end" : nil
  }

  func verb() -> Verb? {
    if let forfeit { return .end(.forfeit(.typed(forfeit), isAgain: isAgain)) }
    if let byDefault { return .end(.byDefault(.typed(byDefault), isAgain: isAgain)) }
    if let result { return .end(.result(result.sides, isAgain: isAgain)) }
    return .end(isCalled ? .called : .abandoned)
  }

  func run() throws {
    if isAgain { try checkCounts() }
    try perform()
  }

  /// Refuses to correct a game in whose place its event counts another one.
  private func checkCounts() throws {
    let game = try context.game(for: .writing).state
    guard let link = game.link, try library.isReplaced(game.id, of: link) else { return }
    let event = try context.libraryEvent(link.event).standing(now: now)
    let other = event.fixture(link.fixture)?.game?.id
    throw Problem(
      "gameDoesNotCount", .refused,
      "\(game.id) does not count: fixture \(link.fixture) of \(link.event) "
        + (other.map { "has \($0)" } ?? "does not need it"),
      other.map { "name the game that counts: -g \(shell: $0)" })
  }

  func lines(of outcome: Outcome) -> [String] {
    let before = document(outcome.before)
    let lines = outcome.lines(now: now, style: style)
    guard isAgain, let ending = before.ending else { return lines }
    let score = "\(before.score.home) : \(before.score.away)"
    return lines + ["it was \(ending == .result ? score : before.resultText)"]
  }

  /// Warns that the new score drops the sheet of totals.
  func afterwards(_ outcome: Outcome) throws -> [String] {
    let before = document(outcome.before)
    if before.isFromPaper, !before.isResultAlone, document(outcome.after).isResultAlone {
      try warn(
        "the sheet of totals is left out", "'scoreboard undo -g GAME' brings it back",
        of: context.hasSeveralGames ? outcome.after.id : nil)
    }
    return []
  }
}

/// `note`: sets or prints the note of a game.
struct Note: VerbCommand {
  var context = Context()
  var words = [String]()

  static let name = "note"
  static let summary = "write a note on the game, or print it"
  static let examples = [
    #"scoreboard note "final, court 2""#, "scoreboard note", #"scoreboard note """#,
  ]
  static let details = "Alone it prints the note. An empty text removes it."

  mutating func visitOwn(_ rows: Rows) {
    rows.words("TEXT", "the note", &words)
  }

  func verb() -> Verb? { words.isEmpty ? nil : .note(words.spaceSeparated) }

  func look() throws {
    let game = try document()
    try answer(game) { game.note.map(\.escapingControls).array }
  }
}

import Arguments
import Basketball
import Views

nonisolated extension GameError {
  /// The error as the tool reports it.
  var failure: Failure {
    switch self {
    case .unknownMove(let word): .unknownMove(word)
    case .ambiguousMove(let word, let moves): .ambiguousMove(word, moves)
    case .teamMove(let move, let team): .teamMove(move, team)
    case .malformedClock(let text): .malformedClock(text)
    case .noSuchPlayer(let word, let known): .noSuchPlayer(word, known)
    case .ambiguous(let word, let candidates): .ambiguousPlayer(word, candidates)
    case .gameFinished(let winner, let score): .gameFinished(winner, score)
    case .playsAfterFinish(let plays): .playsAfterFinish(plays)
    case .noSuchPlay(let number): .noSuchPlay(number)
    case .impossible: .impossibleTape
    case .nothingToUndo(let steps, let left): .nothing(to: "undo", "Undo", steps, left)
    case .nothingToRedo(let steps, let left): .nothing(to: "redo", "Redo", steps, left)
    case .aheadOfClock(let reading, let clock): .aheadOfClock(reading, clock)
    case .beforeLastPlay(let reading, let number, let last): .beforeLastPlay(reading, number, last)
    case .noOvertime: .noOvertime
    case .beyondLimit(let reading, let limit): .beyondLimit(reading, limit)
    case .timeIsUp(let limit): .timeIsUp(limit)
    case .noRoster(let text): .noRoster(text)
    case .emptyName: .emptyName
    case .controlCharacter(let name): .controlCharacter(name)
    case .sameName(let name, let team): .sameName(name, team)
    case .sameNumber(let jersey, let team): .sameNumber(jersey, team)
    case .malformedNumber(let text): .malformedNumber(text)
    case .hasPlays(let name): .hasPlays(name)
    case .sameTeams(let name): .sameTeams(name)
    case .tooFewPlayers(let team, let count, let side): .tooFewPlayers(team, count, side)
    case .unknownRules(let name): .unknownRules(name)
    case .impossibleRules(let reason): .impossibleRules(reason)
    case .rosterFull(let team, let roster): .rosterFull(team, roster)
    case .noSuchTeam(let word): .noSuchTeam(word)
    }
  }
}

/// Plays, and the steps that made them.
nonisolated extension Failure {
  fileprivate static func unknownMove(_ word: String) -> Failure {
    Failure(
      "unknownMove", .usage, "'\(word.excerpt)' is not a move",
      hint: near(word, Move.allCases.flatMap(\.row.words))
        ?? "WHO comes first, then one, two, assist, rebound or foul")
  }

  fileprivate static func noSuchPlayer(_ word: String, _ known: [String]) -> Failure {
    let names = known.flatMap { [$0, String($0.drop { $0 != "/" }.dropFirst())] }
    return Failure(
      "noSuchPlayer", .noInput, "nobody in this game is called '\(word.excerpt)'",
      hint: near(word, names) ?? "there are \(few(known.map(\.excerpt)))")
  }

  fileprivate static func ambiguousPlayer(_ word: String, _ candidates: [String]) -> Failure {
    Failure(
      "ambiguousPlayer", .noInput,
      "'\(word.excerpt)' may be \(few(candidates.map(\.excerpt), " or "))",
      hint: "type one of them")
  }

  fileprivate static func ambiguousMove(_ word: String, _ moves: [String]) -> Failure {
    Failure(
      "ambiguousMove", .usage, "'\(word.excerpt)' may be \(few(moves, " or "))",
      hint: "type one of them")
  }

  fileprivate static func teamMove(_ move: Move, _ team: String) -> Failure {
    Failure(
      "teamMove", .usage, "\(move.row.text) is taken by a team, not by a player",
      hint: "for example: scoreboard record '\(team.excerpt)' \(move.word)")
  }

  fileprivate static func gameFinished(_ winner: String?, _ score: String) -> Failure {
    let end = winner.map { "\($0.excerpt) won \(score)" } ?? "it was abandoned at \(score)"
    return Failure(
      "gameFinished", .refused, "the game is finished: \(end)",
      hint: "'scoreboard undo' takes back the last step")
  }

  fileprivate static func playsAfterFinish(_ plays: [Play]) -> Failure {
    Failure(
      "playsBehindFinish", .refused,
      "with this the game would be over before \(playList(plays))",
      hint: "--drop-later takes them out")
  }

  /// Up to ten plays by their numbers, and how many more there are.
  private static func playList(_ plays: [Play]) -> String {
    let numbers = plays.map(\.number)
    if numbers.count <= 10 { return numbers.playList }
    return "plays \(few(numbers.map(String.init)))"
  }

  fileprivate static func noSuchPlay(_ number: Int) -> Failure {
    Failure(
      "noSuchPlay", .noInput, "there is no play \(number)",
      hint: "'scoreboard log' has the numbers")
  }

  fileprivate static let impossibleTape = Failure(
    "impossibleTape", .data, "the tape of this game cannot go there",
    hint: "see 'scoreboard check'")

  fileprivate static func nothing(
    to word: String, _ verb: String, _ steps: Int, _ left: Int
  ) -> Failure {
    let code = "nothingTo\(verb)"
    if steps == 0 { return Failure(code, .refused, "nothing was done after that play") }
    if left == 0 { return Failure(code, .refused, "there is nothing to \(word)") }
    let most = left == 1 ? "is only 1 step" : "are only \(left) steps"
    return Failure(
      code, .refused, "there \(most) to \(word), not \(steps)", hint: "scoreboard \(word) \(left)")
  }

  /// The word that was probably meant, as a hint.
  static func near(_ word: String, _ words: [String]) -> String? {
    nearest(to: word, in: words.filter { !$0.isEmpty }).map { "did you mean '\($0.excerpt)'?" }
  }
}

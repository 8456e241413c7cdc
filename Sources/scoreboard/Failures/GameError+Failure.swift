import Arguments
import Basketball
import ViewModels

extension GameError {
  /// The error as it is told.
  var failure: Failure {
    switch self {
    case .unknownMove(let word):
      Failure(
        "unknownMove", .usage, "'\(word)' is no move",
        hint: near(word, Move.allCases.flatMap(\.words))
          ?? "WHO comes first, then one, two, assist, rebound or foul")
    case .malformedClock(let text):
      Failure(
        "malformedClock", .usage, "'\(text)' is no reading of the game clock",
        hint: "type m:ss, mm:ss.t or seconds, such as 3:17 or 197")
    case .noSuchPlayer(let word, let known):
      Failure(
        "noSuchPlayer", .noInput, "nobody in this game is called '\(word)'",
        hint: near(word, known.flatMap { [$0, String($0.drop { $0 != "/" }.dropFirst())] })
          ?? "there are \(known.joined(separator: ", "))")
    case .ambiguous(let word, let candidates):
      Failure(
        "ambiguousPlayer", .noInput,
        "'\(word)' may be \(candidates.joined(separator: " or "))", hint: "type one of them")
    case .gameFinished, .playsBehindFinish, .noSuchPlay, .impossible, .nothingToUndo,
      .nothingToRedo:
      play
    case .aheadOfClock, .beforeLastPlay, .beyondLimit, .timeIsUp: clock
    case .noRoster, .emptyName, .controlCharacter, .sameName, .sameTeams, .tooFewPlayers,
      .unknownRules, .impossibleRules, .noSuchTeam, .rosterFull:
      setup
    }
  }

  private var play: Failure {
    switch self {
    case .gameFinished(let winner, let score):
      Failure(
        "gameFinished", .refused, "the game is finished: \(winner) won \(score)",
        hint: "'scoreboard undo' takes back the last step")
    case .playsBehindFinish(let plays):
      Failure(
        "playsBehindFinish", .refused,
        "with this the game would be over before \(plays.count == 1 ? "play" : "plays") "
          + plays.map { "\($0.number)" }.spoken,
        hint: "--drop-later takes them out")
    case .noSuchPlay(let number):
      Failure(
        "noSuchPlay", .noInput, "there is no play \(number)",
        hint: "'scoreboard log' has the numbers")
    case .impossible:
      Failure(
        "impossibleTape", .data, "the tape of this game cannot go there",
        hint: "see 'scoreboard check'")
    case .nothingToUndo(let steps, let left): nothing("Undo", steps, left)
    case .nothingToRedo(let steps, let left): nothing("Redo", steps, left)
    default: Failure("internal", .internalError, "\(self)")
    }
  }

  private func nothing(_ verb: String, _ steps: Int, _ left: Int) -> Failure {
    let word = verb.lowercased()
    guard steps != 0 else {
      return Failure("nothingTo\(verb)", .refused, "nothing was done after that play")
    }
    let most = left == 1 ? "is only 1 step" : "are only \(left) steps"
    return left == 0
      ? Failure("nothingTo\(verb)", .refused, "there is nothing to \(word)")
      : Failure(
        "nothingTo\(verb)", .refused, "there \(most) to \(word), not \(steps)",
        hint: "scoreboard \(word) \(left)")
  }

  private var clock: Failure {
    switch self {
    case .aheadOfClock(let reading, let clock):
      Failure(
        "aheadOfClock", .refused,
        "\(reading.text) is ahead of the running clock, which is at \(clock.text)",
        hint: "'scoreboard clock pause' first, or 'scoreboard clock set'")
    case .beforeLastPlay(let reading, let last):
      Failure(
        "beforeLastPlay", .refused,
        "the clock cannot be set to \(reading.text): play \(last.number) is at \(last.reading.text)",
        hint: "put the reading of that play right first")
    case .beyondLimit(let reading, let limit):
      Failure(
        "beyondLimit", .refused, "\(reading.text) is beyond the time limit, \(limit.text)",
        hint: "'scoreboard rules' shows what the game is played by")
    case .timeIsUp(let limit):
      Failure(
        "timeIsUp", .refused, "time was up at \(limit.text): overtime is played without the clock",
        hint: "record on, the next points decide")
    default: Failure("internal", .internalError, "\(self)")
    }
  }

  func near(_ word: String, _ words: [String]) -> String? {
    nearest(to: word, in: words.filter { !$0.isEmpty }).map { "did you mean '\($0)'?" }
  }
}

/// Why a play, or a step that made one, is refused.
extension Problem {
  static func unknownMove(_ word: String) -> Problem {
    Problem(
      "unknownMove", .usage, "\(word.quoted) is not a move",
      .near(word, Move.allCases.flatMap(\.row.words), else: .moves))
  }

  /// A move of a player that only a team can make.
  static func teamMove(_ move: Move, team: String) -> Problem {
    Problem(
      "teamMove", .usage, "\(move.row.text) is taken by a team, not by a player",
      "for example: scoreboard record -g GAME \(shell: team) \(move.word)")
  }

  /// A move of a team that only a player can make.
  static func playerMove(_ move: Move, team: String) -> Problem {
    Problem(
      "playerMove", .usage, "'\(move.word)' is of a player, not of a team",
      "'scoreboard lineup -g GAME \(shell: team) WHO...' says who of a team is on court")
  }

  /// A lineup without players, or with a player of the other team.
  static func malformedLineup(_ what: String) -> Problem {
    Problem(
      "malformedLineup", .usage, what.excerpt,
      "type the team and its players: numbers, places, or names with commas between")
  }

  /// A word that names nobody; `known` is everybody it could have been, such as `home/Ana`.
  static func noSuchPlayer(_ word: String, known: [String]) -> Problem {
    Problem(
      "noSuchPlayer", .noInput, "nobody in this game is called \(word.quoted)",
      .near(word, known, else: .all(known)))
  }

  /// A word that fits several; `candidates` are the words for each.
  static func ambiguous(_ word: String, candidates: [String]) -> Problem {
    .ambiguous("ambiguousPlayer", .noInput, word, candidates)
  }

  /// Anything after the finish.
  static func gameFinished(_ how: String, _ hint: Hint? = nil, brief: String? = nil) -> Problem {
    Problem(
      "gameFinished", .refused, "the game is finished: \(how)", hint, brief: brief)
  }

  /// A tied result, which has no winner.
  static let levelResult = Problem(
    "levelResult", .usage, "a result has a winner, and this one is a tie",
    "type the points of the winner and of the other side, such as 21-15")

  /// An end by hand of a game that has a result.
  static func hasResult(_ score: Sides<Int>, new end: EndVerb) -> Problem {
    Problem(
      "hasResult", .refused, "the game has a result: \(score.home) : \(score.away)",
      .changing(to: end))
  }

  /// An end by hand of a game that these teams have lost by a forfeit or a default.
  static func hasLosers(_ teams: [String], by ending: Ending, new end: EndVerb) -> Problem {
    Problem(
      "hasEnd", .refused,
      "\(teams.map(\.excerpt).listed) lost it by \(ending.rawValue)",
      .changing(to: end))
  }

  /// A result for a game with plays, and how many.
  static func scoreOfPlays(_ count: Int) -> Problem {
    Problem(
      "scoreOfPlays", .refused,
      "the score follows from \(count == 1 ? "the play" : "the \(count) plays") of this game",
      "'scoreboard end -g GAME --score' keeps the score as it stands")
  }

  /// A step that would put these plays after the finish.
  static func playsAfterFinish(_ plays: [Play]) -> Problem {
    let numbers = plays.map(\.number)
    let list = numbers.count <= 10 ? numbers.playList : "plays \(numbers.map(String.init).few())"
    return Problem(
      "playsBehindFinish", .refused,
      "with this the game would be over before \(list)", "--drop-later removes them",
      brief: "over before \(numbers.spanned)", laterPlays: numbers)
  }

  /// No play that counts has this number.
  public static func noSuchPlay(_ number: Int) -> Problem {
    Problem(
      "noSuchPlay", .noInput, "there is no play \(number)",
      "'scoreboard log -g GAME' has the numbers")
  }

  /// More steps to undo than there are.
  static func nothingToUndo(steps: Int, left: Int) -> Problem {
    nothing(
      "nothingToUndo", to: "undo", steps: steps, left: left, "scoreboard undo -g GAME \(left)")
  }

  /// More steps to redo than there are.
  static func nothingToRedo(steps: Int, left: Int) -> Problem {
    nothing(
      "nothingToRedo", to: "redo", steps: steps, left: left, "scoreboard redo -g GAME \(left)")
  }

  private static func nothing(
    _ code: String, to verb: String, steps: Int, left: Int, _ hint: Hint
  ) -> Problem {
    if steps == 0 { return Problem(code, .refused, "nothing was done after that play") }
    if left == 0 { return Problem(code, .refused, "there is nothing to \(verb)") }
    let most = left == 1 ? "is only 1 step" : "are only \(left) steps"
    return Problem(code, .refused, "there \(most) to \(verb), not \(steps)", hint)
  }

  /// A foul of other rules, and what it may be by these.
  static func foulOfOtherRules(
    _ word: String, rules name: String, _ first: Move, _ second: Move, _ rules: Rules
  ) -> Problem {
    let words = [first, second].map { "'\(rules.word(of: $0))'" }.listed
    return Problem(
      "foulOfOtherRules", .usage,
      "\(word.quoted) is no foul of this game: its rules, \(name.excerpt), have \(words)",
      "type one of them")
  }
}

extension Hint {
  /// The command that gives a game another end by hand.
  fileprivate static func changing(to end: EndVerb) -> Hint {
    let words: Hint =
      switch end {
      case .abandoned: ""
      case .called: " --score"
      case .forfeit(let team, _): " --forfeit \(shell: team.text)"
      case .byDefault(let team, _): " --default \(shell: team.text)"
      case .result(let score, _): " --score \(score.home)-\(score.away)"
      }
    return "'scoreboard end -g GAME\(words) --again' changes it"
  }
}

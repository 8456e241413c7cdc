import Basketball

extension GameError: ReportedError {
  var failure: Failure {
    switch self {
    // Plays, and the steps that made them.
    case .unknownMove(let word):
      Failure(
        "unknownMove", .usage,
        "\(word.quoted) is not a move",
        .near(word, Move.allCases.flatMap(\.row.words)) ?? .moves)
    case .ambiguousMove(let word, let moves): .ambiguous("ambiguousMove", .usage, word, moves)
    case .teamMove(let move, let team):
      Failure(
        "teamMove", .usage,
        "\(move.row.text) is taken by a team, not by a player",
        "for example: scoreboard record -g GAME \(team.asShellWord) \(move.word)")
    case .playerMove(let move, let team):
      Failure(
        "playerMove", .usage,
        "'\(move.word)' is of a player, not of a team",
        "'scoreboard lineup -g GAME \(team.asShellWord) WHO...' says who of a team is on court")
    case .assistOfOtherSide(let team, let other):
      Failure(
        "assistOfOtherSide", .usage,
        "the basket right before this assist of \(team.quoted) is of \(other.quoted)",
        "name a player of \(other.quoted), or record the basket of \(team.quoted) first")
    case .malformedLineup(let what):
      Failure(
        "malformedLineup", .usage,
        what.excerpt,
        "type the team and its players: numbers, places, or names with commas between")
    case .noSuchPlayer(let word, let known):
      Failure(
        "noSuchPlayer", .noInput, "nobody in this game is called \(word.quoted)",
        .near(word, known.flatMap { [$0, String($0.drop { $0 != "/" }.dropFirst())] })
          ?? .all(known.map(\.excerpt)))
    case .ambiguous(let word, let candidates):
      .ambiguous("ambiguousPlayer", .noInput, word, candidates)
    case .gameFinished(let winner, let score):
      Self.finished(
        winner.map { "\($0.excerpt) won \(score)" } ?? "it was abandoned at \(score)")
    case .gameFinishedByHorn(let winner, let score):
      Self.finished(
        "\(winner?.excerpt ?? "nobody") won \(score)",
        "'scoreboard record -g GAME --at 0:00 WHO MOVE' records a play before the horn")
    case .gameCalled(let score): Self.finished("it ended tied at \(score)")
    case .gameForfeitedByBoth: Self.finished("both lost by forfeit")
    case .gameIsResult(let winner, let score):
      Self.finished(
        "\(winner?.excerpt ?? "nobody") won \(score), a result that takes no plays")
    case .levelResult:
      Failure(
        "levelResult", .usage,
        "a result has a winner, and this one is a tie",
        "type the points of the winner and of the other side, such as 21-15")
    case .hasResult(let score, let new):
      Failure(
        "hasResult", .refused,
        "the game has a result: \(score.home) : \(score.away)", .changing(to: new))
    case .hasLosers(let teams, let ending, let new):
      Failure(
        "hasEnd", .refused, "\(teams.map(\.excerpt).listed) lost it by \(ending.rawValue)",
        .changing(to: new))
    case .scoreOfPlays(let count):
      Failure(
        "scoreOfPlays", .refused,
        "the score follows from \(count == 1 ? "the play" : "the \(count) plays") of this game",
        "'scoreboard end -g GAME --score' keeps the score as it stands")
    case .playsAfterFinish(let plays):
      Failure(
        "playsBehindFinish", .refused,
        "with this the game would be over before \(Self.playList(plays.map(\.number)))",
        "--drop-later removes them")
    case .noSuchPlay(let number):
      Failure(
        "noSuchPlay", .noInput, "there is no play \(number)",
        "'scoreboard log -g GAME' has the numbers")
    case .impossible:
      Failure(
        "impossibleTape", .data, "the tape of this game would not add up",
        "see 'scoreboard check -g GAME'")
    case .nothingToUndo(let steps, let left): Self.nothing(to: "undo", steps, left)
    case .nothingToRedo(let steps, let left): Self.nothing(to: "redo", steps, left)

    // The clock.
    case .overtimeWithoutClock:
      Failure(
        "malformedClock", .usage, "overtime has no clock in this game",
        "leave the time out: 'OT WHO MOVE'")
    case .malformedClock(let text):
      Failure(
        "malformedClock", .usage,
        "\(text.quoted) is not a clock time",
        "type m:ss, mm:ss.t or seconds, such as 3:17 or 197")
    case .ambiguousClock(let text, let meanings):
      .ambiguous("malformedClock", .usage, text, meanings)
    case .aheadOfClock(let reading, let clock):
      Failure(
        "aheadOfClock", .refused,
        "\(reading.text) is ahead of the running clock, which is at \(clock.text)",
        "'scoreboard clock -g GAME pause' first, or 'scoreboard clock -g GAME set CLOCK'")
    case .beforeLastPlay(let reading, let number, let last):
      Failure(
        "beforeLastPlay", .refused,
        "the clock cannot be set to \(reading.text): play \(number) is at \(last.text)",
        "correct the time of that play first")
    case .beforeLineup(let reading, let last):
      Failure(
        "beforeLineup", .refused,
        "the clock cannot be set to \(reading.text): a lineup is at \(last.text)",
        "take that back first")
    case .beyondLimit(let reading, let limit):
      Failure(
        "beyondLimit", .refused,
        "\(reading.exactText) is beyond the time limit, \(limit.exactText)",
        "'scoreboard rules -g GAME' shows the rules of the game")
    case .timeIsUp(let limit):
      Failure(
        "timeIsUp", .refused,
        "time was up after \(limit.text): overtime is played without the clock",
        "keep recording: the next points decide")
    case .moveOfOtherRules(let move, let rules):
      Failure(
        "moveOfOtherRules", .usage,
        "\(move.row.text) is no move of this game: its rules are \(rules.excerpt)",
        "'scoreboard rules -g GAME' shows what shots are worth")
    case .playOfOtherRules(let move, let number):
      Failure(
        "playOfOtherRules", .refused,
        "play \(number) is \(move.row.text), which is no move by those rules",
        "'scoreboard fix -g GAME \(number) --move MOVE' or 'scoreboard remove -g GAME \(number)' first"
      )
    case .noSuchPeriod(let name):
      Failure(
        "noSuchPeriod", .usage,
        "this game has no period \(name)",
        "'scoreboard rules -g GAME' shows how many it has")
    case .periodSkipped(let name):
      Failure(
        "periodSkipped", .refused, "\(name) cannot begin: the period before it has not been played")
    case .periodBegun(let name):
      Failure("periodBegun", .refused, "\(name) has begun already")
    case .shiftedOut(let number, let reading, let isLate):
      Failure(
        isLate ? "beyondLimit" : "beforePeriod", .refused,
        "play \(number) would be \(reading.exactText) \(isLate ? "after the end" : "before the start")"
          + " of its period")
    case .beforePeriod(let reading, let start):
      Failure(
        "beforePeriod", .refused,
        "\(reading.text) is before the start of the period, \(start.text)",
        "name the period with it, such as Q1 \(reading.text)")
    case .noEndOfPeriod:
      Failure("noEndOfPeriod", .usage, "no clock ends this period")
    case .lengthsAreFixed:
      Failure(
        "lengthsAreFixed", .refused,
        "the lengths of the periods are fixed once the second one has begun")
    case .noOvertime:
      Failure(
        "noOvertime", .refused,
        "OT is overtime, and this game has no time limit",
        "leave it out, or 'scoreboard rules -g GAME --limit 10:00'")
    case .overtimeNeedsLevelScore(let score):
      Failure(
        "overtimeNeedsLevelScore", .refused,
        "overtime needs a tied score, and it is \(score.home)-\(score.away)")
    case .overtimeNotBegun:
      Failure(
        "overtimeNotBegun", .refused,
        "overtime has not begun",
        "type what the clock showed, such as 3:17")

    // Teams and rules.
    case .emptyName:
      Failure(
        "emptyName", .usage,
        "a team or a player has no name", #"for example: "Reds: Ana, Bo, Cy""#)
    case .controlCharacter(let name):
      Failure(
        "controlCharacter", .usage,
        "the name \(name.quoted) has a control character in it",
        "type it without")
    case .sameName(let name, let team):
      Failure(
        "sameName", .usage,
        "\(name.quoted) is twice in \(team.quoted)",
        "tell the two apart: 'Ana B', 'Ana K'")
    case .sameNumber(let jersey, let team):
      Failure(
        "sameNumber", .usage,
        "the shirt number \(jersey) is twice in \(team.quoted)",
        "each player of a team needs a different one")
    case .malformedNumber(let text):
      Failure(
        "malformedNumber", .usage,
        "\(text.quoted) is not a shirt number",
        "a shirt number is 0, 00 or 1 to 99")
    case .lateStar(let name):
      Failure(
        "lateStar", .usage,
        "the star of \(name.quoted) is for who begins a new game",
        "type the name without it; 'scoreboard lineup -g GAME' says who is on court")
    case .hasPlays(let name):
      Failure(
        "hasPlays", .refused,
        "\(name.quoted) has plays and stays on the roster",
        """
        'scoreboard log -g GAME' has them; \
        'scoreboard roster -g GAME rename \(name.asShellWord) NAME' gives another name
        """)
    case .sameTeams(let name):
      Failure(
        "sameTeams", .usage,
        "a team called \(name.quoted) would be mistaken for the other one",
        "give it another name")
    case .tooFewPlayers(let team, let count, let side):
      Failure(
        "tooFewPlayers", .usage,
        "\(team.quoted) has \(count.counted("player")), a side is \(side)",
        "name \(side) or more, or none, or play with --side \(max(1, count))")
    case .unknownRules(let name):
      Failure(
        "unknownRules", .usage,
        "there are no rules called \(name.quoted)",
        .begun(by: name, Rules.presets.map(\.name)) ?? "'scoreboard rules' lists them")
    case .impossibleRules(let reason):
      Failure("impossibleRules", .usage, reason, "'scoreboard rules' shows what goes together")
    case .rosterFull(let team, let roster):
      Failure(
        "rosterFull", .refused,
        "\(team.quoted) may have at most \(roster) players",
        roster < Team.mostPlayers
          ? "--roster \(roster + 1) allows one more, in 'new' and 'rules'" : nil)
    case .noSuchTeam(let word):
      Failure("noSuchTeam", .noInput, "\(word.quoted) is not a team", "type home or away")
    }
  }

  private static func finished(_ how: String, _ hint: Hint? = nil) -> Failure {
    Failure("gameFinished", .refused, "the game is finished: \(how)", hint)
  }

  /// At most ten plays by number, and the number of the others.
  private static func playList(_ numbers: [Int]) -> String {
    numbers.count <= 10 ? numbers.playList : "plays \(numbers.map(String.init).few)"
  }

  private static func nothing(to word: String, _ steps: Int, _ left: Int) -> Failure {
    let most = left == 1 ? "is only 1 step" : "are only \(left) steps"
    let message =
      steps == 0
      ? "nothing was done after that play"
      : left == 0 ? "there is nothing to \(word)" : "there \(most) to \(word), not \(steps)"
    return Failure(
      word == "undo" ? "nothingToUndo" : "nothingToRedo", .refused, message,
      steps == 0 || left == 0 ? nil : "\(command: word) \(left)")
  }
}

extension Hint {
  /// How a game gets another end by hand than it has.
  fileprivate static func changing(to end: EndVerb) -> Hint {
    let words =
      switch end {
      case .abandoned: ""
      case .called: " --score"
      case .forfeit(let team, _): " --forfeit \(team.text.asShellWord)"
      case .byDefault(let team, _): " --default \(team.text.asShellWord)"
      case .result(let score, _): " --score \(score.home)-\(score.away)"
      }
    return "'scoreboard end -g GAME\(words) --again' changes it"
  }
}

import Events
import Season

/// Why an event cannot be planned or changed so, and why a fixture cannot be played.
extension EventRefusal: ReportedError {
  var failure: Failure {
    switch self {
    case .damaged(let damage): Failure("badEvent", .refused, damage.fault)
    case .noSuchFixture(let number):
      Failure(
        "noSuchFixture", .noInput, "there is no fixture \(number)",
        "'scoreboard event' lists them")
    case .played(let number, let game):
      Failure("fixtureHasGame", .refused, "fixture \(number) was played: \(game)")
    case .noSuchTeam(let name, let known):
      Failure(
        "noSuchTeam", .noInput, "no team of the event is called \(name.quoted)",
        .near(name, known) ?? .all(known))
    case .noSuchCourt(let name, let known):
      Failure(
        "noSuchCourt", .noInput, "there is no court \(name.quoted)",
        .all(known))
    case .unfitCourt(let name):
      Failure("unfitCourt", .usage, "\(name.quoted) cannot be a court: it is one word, without #")
    case .sameTeam(let name):
      Failure("sameTeam", .usage, "\(name.quoted) is named twice")
    case .beyondMidnight(let number):
      Failure("beyondMidnight", .refused, "fixture \(number) would begin on another day")
    case .unfitName(let name):
      Failure("unfitName", .usage, "\(name.quoted) cannot be a name in an event")
    case .hasComment(let name):
      Failure(
        "unfitName", .usage,
        "\(name.quoted) has a # at the start of a word, which begins a comment in an event",
        "type it without the #, or without the space before it")
    case .hasComma(let name):
      Failure(
        "badTeam", .usage, "\(name.quoted) has a comma, which parts teams in an event")
    case .tooFewPlayers(let team, let count, let side):
      Failure(
        "tooFewPlayers", .refused,
        "\(team.quoted) has \(count.counted("player")), a side is \(side)",
        "name \(side) or more, or none")
    case .tooManyPlayers(let team, let count, let roster):
      Failure(
        "rosterFull", .refused,
        "\(team.quoted) has \(count) players, and may have at most \(roster)",
        "name \(roster) or fewer, or none")
    case .inQueue(let team):
      Failure("inQueue", .refused, "\(team.excerpt) are playing or waiting already")
    case .notInQueue(let team):
      Failure("notInQueue", .refused, "\(team.excerpt) are not in the queue")
    case .hasQueue:
      Failure("hasQueue", .refused, "an event with a queue has no times and no courts to change")
    case .noQueue:
      Failure(
        "noQueue", .refused,
        "the event has fixtures, and no queue",
        "'scoreboard event plan gym Reds Blues Greens --stay 2' makes one with a queue")
    case .waiting(let number, let side, let why):
      Failure("fixtureWaits", .refused, "fixture \(number) waits for \(side): \(why)")
    case .busy(let number, let team, let other, let court):
      Failure(
        "teamIsPlaying", .refused,
        "fixture \(number) waits for \(team), who are playing fixture \(other)"
          + (court.map { " on court \($0)" } ?? ""))
    case .courtTaken(let number, let court, let other, let game):
      Failure(
        "courtTaken", .refused,
        "fixture \(number) waits for court \(court), where fixture \(other) is played: \(game)")
    case .hasGame(let number, let game, let isOver):
      Failure(
        "fixtureHasGame", .refused,
        "fixture \(number) \(isOver ? "was played" : "has a game"): \(game)",
        "'scoreboard play \(number) --again' plays it again")
    case .disputed(let number, let game, let canReplay):
      Failure(
        "fixtureDisputed", .refused, "fixture \(number) is disputed: \(game) is of other teams",
        .settling(number, canReplay: canReplay))
    case .walkover(let number, let team):
      Failure(
        "fixtureIsWalkover", .refused,
        "fixture \(number) is a walkover: \(team.map { "\($0) has" } ?? "a team has") withdrawn")
    case .nothingReady(let court):
      Failure(
        "nothingReady", .refused,
        "no fixture is ready to be played" + (court.map { " on court \($0)" } ?? ""),
        "'scoreboard event' says what they wait for")
    }
  }
}

extension PlanLineError: ReportedError {
  /// Without the line, for the words of a command are not lines of a file.
  var failure: Failure { Failure("badEvent", .usage, fault) }
}

extension EventFormatError: ReportedError {
  var failure: Failure {
    switch self {
    case .tooFewTeams(let count, let needed):
      Failure("tooFewTeams", .usage, "it takes \(needed) teams, not \(count)")
    case .outOfRange: Failure("badFormat", .usage, "pools, courts and minutes are 1 to 9999")
    case .tooManyGames(let count):
      Failure(
        "badFormat", .usage, "an event has at most 9999 games, and this one would have \(count)")
    case .cannotAdvance(let count, let pool):
      Failure(
        "badFormat", .usage, "\(count) teams cannot go on from a pool of \(pool)",
        "--advance \(pool)")
    }
  }
}

extension SeasonError: ReportedError {
  var failure: Failure {
    switch self {
    case .noSuchName(let word, let known):
      Failure(
        "noSuchName", .noInput, "no team and no player is called \(word.quoted)",
        .near(word, known)
          ?? "'scoreboard stats' and 'scoreboard standings' list them")
    case .notPlayed(let name):
      Failure("noSuchName", .noInput, "\(name.excerpt) has played none of these games")
    case .ambiguous(let word, let candidates):
      .ambiguous("ambiguousName", .noInput, word, candidates)
    }
  }
}

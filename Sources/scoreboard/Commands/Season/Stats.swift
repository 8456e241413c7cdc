import Arguments
import Basketball
import Documents
import Season
import Views

/// `stats`: adds up all players or teams; or prints a player, a team or two teams game by game.
struct Stats: SeasonCommand {
  var context = Context()
  var filter = GameFilter()
  var names = [String]()
  var sort: SortKey?
  var when: PartOfGame?
  var isOfTeams = false
  var isPerGame = false
  var fewest, top: Count?

  static let name = "stats"
  static let summary = "add up the stats of the players or the teams"
  static let examples = [
    "scoreboard stats", "scoreboard stats --sort rebound --per-game --min-games 3 --top 10",
    "scoreboard stats --teams --sort offensiveRating", "scoreboard stats Ana",
    "scoreboard stats --when clutch", "scoreboard stats Reds Blues --since 2026-09-01",
  ]
  static let details = """
    NAME is a player or a team, by the whole name or the beginning of any word of it;
    a team goes before a player of the same name, and 'TEAM/NAME' is a player. Two
    names are two teams: the games between them.

    KEY is points, pointsPerGame, games, secondsPlayed, plusMinus, offensiveRebound,
    defensiveRebound, wins, losses, effectiveFieldGoal, trueShooting, or a move by its
    name in JSON, such as onePoint; of teams pointsFor, pointsAgainst and the numbers
    behind the score, as 'flow --json' has them. The highest come first.

    WHEN is a period (Q1, P2), OT for all overtimes, half1, half2, or clutch: the last five
    minutes and overtimes while at most five points part the sides. The score is then that of
    the time, as all else but games won and lost.

    Games that are over count, and for a player those with a play or time on court. An
    average is of the games in which its count was kept, by either side: 'keptIn' in
    JSON. A name in two teams is one person, unless they have met with one each in any
    game of the library, or 'league apart NAME' says so.
    """

  static let needs = [
    Need(
      "sort per-game min-games top teams", excludes: "NAME",
      code: "optionOfTable", "{1} is about all players, and {2} is one page")
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.words("NAME", "a player or a team, or two teams", &names)
    rows.option("when", "WHEN", "only plays of that time", &when)
    rows.flag("teams", "a row a team, with the numbers behind the score", &isOfTeams)
    rows.option("sort", "KEY", "what to sort by, else points", &sort)
    rows.flag("per-game", "averages instead of totals", &isPerGame)
    rows.option("min-games", "N", "only players with N games or more", &fewest)
    rows.option("top", "N", "only the first N", &top)
  }

  func run() throws {
    try checkWords()
    if isOfTeams {
      return try add(to: Season(), detail: .numbers, in: when) { season, _ in
        try show(season.teamTotals, season.games)
      }
    }
    let league = try readLeague()
    let team = names.isEmpty ? filter.team : nil
    try add(to: Season(of: team, league.saidNames), in: when, knowsAll: true) { season, counts in
      var open = team == nil ? season.openNames : []
      if names.isEmpty {
        try show(season.players, season.playedGames)
      } else {
        let subject = try season.subject(names[0])
        try showPage(season, of: subject, besides: counts)
        open = open.filter { subject.isPlayer(called: $0.name) }
      }
      if tellsMore { try ask(about: open) }
    }
  }

  private func checkWords() throws {
    guard names.count < 3 else {
      throw Problem(
        "tooManyNames", .usage, "\(names[2].quoted) is a third name",
        "two names are two teams: scoreboard stats Reds Blues")
    }
    guard let key = sort, Sorting(by: key, ofTeams: isOfTeams) == nil else { return }
    let (rows, others) = isOfTeams ? ("teams", "players") : ("players", "teams")
    throw Problem(
      "keyOfTable", .usage, "\(key.name) is a number of \(others), and the rows are \(rows)",
      isOfTeams ? "leave out --teams" : "--teams has a row a team")
  }

  private func show(_ totals: [SeasonTotal], _ games: Int) throws {
    let sorting = Sorting(by: sort ?? .points, ofTeams: isOfTeams, perGame: isPerGame)
    let all = sorting?.sorted(totals.filter { $0.games >= fewest?.value ?? 0 }) ?? []
    let shown = Array(all.prefix(top?.value ?? .max))
    try answer(shown.document(games: games, ofTeams: isOfTeams)) {
      ratedPage.stats(shown, ofTeams: isOfTeams, perGame: isPerGame)
    }
    if tellsMore, all.isEmpty, when == nil {
      try warn([
        games == 0 && !isOfTeams
          ? "no player has a play in a game that is over; 'stats --teams' adds up results, too"
          : totals.isEmpty ? "no game is over" : "nobody has played so many games"
      ])
    }
    if let sort, tellsMore, !shown.isEmpty, sorting?.isKnown(of: shown) == false {
      try warn(["not sorted: no game kept what \(sort.name) needs"])
    }
  }

  private func showPage(
    _ season: Season, of subject: Subject, besides counts: EventCounts
  ) throws {
    var page = SeasonPage(subject)
    if names.count == 2 {
      let teams = try names.map { try team($0, of: season) }
      if teams[0].identity == teams[1].identity {
        throw Problem(
          "sameTeam", .usage, "\(names[0].quoted) and \(names[1].quoted) are one team",
          "scoreboard stats \(names[0].asShellWord)")
      }
      page = SeasonPage(.team(teams[0]), against: teams[1])
    }
    try read(in: when, besides: counts) { page.add($0) }
    try answer(page) { ratedPage.season(page) }
  }

  private func team(_ word: String, of season: Season) throws -> TeamRecord {
    guard case .team(let team) = try season.subject(word) else {
      throw Problem(
        "notTeam", .usage, "\(word.quoted) is a player, and two names are two teams",
        "scoreboard stats \(word.asShellWord)")
    }
    return team
  }
}

extension GameCommand {
  /// Asks, for each name that plays for several teams, whether it is one person, and says how to answer.
  func ask(about names: [OpenName]) throws {
    try warn(of: names, more: "names play for several teams") { open in
      // After `--`, a name that begins with a dash is not an option.
      let name = (open.name.hasPrefix("-") ? "-- " : "") + open.name.asShellWord
      return (
        "'\(open.name)' plays for \(open.teams.listed)",
        "if it is one person: scoreboard league same \(name); else: scoreboard league apart \(name)"
      )
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SortKey: ArgumentValue {
  public static let expected = "points, pointsPerGame, games or a move such as rebound"
  public static let allowed = names

  public init?(argument: String) { self.init(argument) }
}

import Arguments
import Basketball
import Documents
import Storage

/// `new`: makes a game.
struct New: LibraryCommand {
  var context = Context()
  var home, away, like, preset, forfeit: String?
  var rules = RuleChanges()
  var colors: TeamColors?
  var date: Day?
  var score: TypedScore?

  static let name = "new"
  static let summary = "make a game and print its id"
  static let examples = [
    #"scoreboard new "Reds: 4 Ana, 23 Bo, 00 Cy" "Blues: Di, Ed, Flo""#,
    "scoreboard new Reds Blues --rules fiba3x3 --colors red,navy",
    #"g=$(scoreboard new --like "$g")"#,
    "scoreboard new Reds Blues --date 2026-11-20 --score 21-15",
  ]
  static let details = """
    A side is a team's name, a colon and its players with commas between, each with
    or without a shirt number first: at least as many as are on court, and as many
    substitutes as the rules allow. The first begin the game, or those with a star
    ("Ana*"); "Ana (C)" is the captain. A name alone is a team with the roster of the
    league, else of its last game, before its first one of an event; a new team has no
    players, and its plays are the team's until 'roster add'.

    A game with '--score' is over and has no plays; 'end --score 21-16 --again'
    corrects it. With '--forfeit TEAM' that team, or both, lost it without playing.

    A colour is #rrggbb, or one of \(TeamColor.names.listed). ',navy' is for the
    away side alone. Without '--colors' a team has its colour from '--like', else from
    the league, else from its last game.

    'scoreboard rules' lists the sets of rules.
    """

  static let needs = [
    Need(
      "like", excludes: "HOME", code: "teamsTwice",
      "--like has the teams, and {2} is another"),
    Need(needs: "HOME like", "new needs HOME and AWAY, or --like GAME"),
    Need("HOME", needs: "AWAY", "new needs AWAY"),
    Need(onlyOneOf: "forfeit score", code: "twoEnds", "a forfeit from paper has no --score"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("HOME", #"the home side, "Reds: 4 Ana, 23 Bo, Cy", or Reds alone"#, &home)
    rows.optionalWord("AWAY", "the away side", &away)
    rows.option("like", "GAME", "the teams and rules of another game", &like)
    rows.option("date", "DAY", "the day it was played, such as 2026-11-20", &date)
    rows.option("score", "SCORE", "its result from paper, such as 21-15", &score)
    rows.option("forfeit", "TEAM", "the team that lost it without playing, or both", &forfeit)
    rows.option("colors", "HOME,AWAY", "the colours of the shirts, such as red,navy", &colors)
    rows.option(
      "rules", "RULES", "a set of rules, else the league's, else pickup: 15 by two", &preset)
    rules.visit(rows)
  }

  func run() throws {
    let (game, origins) = try make()
    try answerSaved("\(game.id) is made") {
      try answer(document(game).changed()) { [game.id] }
      try warn(origins)
      try warn(ofFixturesFor: game)
    }
  }

  /// Makes the game, and says where the other rosters come from.
  private func make() throws -> (game: GameState, origins: [String]) {
    let library = try library
    let league = try library.leagueIfAny()
    let other = try like.map { try library.game(library.id(of: $0)).sheet }
    let day = date ?? context.today
    let below = try other?.state.rules ?? league.rules.rules(on: day, above: .pickup)
    let rules = try RulesChoice(preset, self.rules).rules(on: day, above: below)
    var teams = (other?.teams(by: rules).both ?? []).map { team in
      team.wearing(team.color ?? league.color(of: team.name)).emptiedIfIncomplete(by: below)
    }
    var origins = [String]()
    for text in [home, away].compactMap(\.self) {
      try Self.checkSigns(of: text, in: library, league)
      var (team, origin) = try library.team(typed: text, rules: rules, league: league)
      var place: String?
      if case .none = origin, let planned = try library.plannedTeam(team.name) {
        (team, place) = (planned.team, "the event \(planned.event)")
      }
      teams.append(league.dressing(team))
      if let line = Self.line(origin, of: team, asIn: place) { origins.append(line) }
    }
    let name = preset ?? (like == nil ? league.rules?.set : nil)
    origins += context.edition(of: name, on: day).array + rules.setAside(by: self.rules).array
    // For a game from paper the league's roster may have more players than the rules allow in a game.
    if score == nil, forfeit == nil { for team in teams { try team.checkSize(by: rules) } }
    let named = try Sides(typedHome: teams[0], away: teams[1])
    // The away team changes, unless its colour was typed.
    let dressed = (colors?.worn(by: named) ?? named)
      .inTwoColors(changing: colors?.colors.away == nil ? .away : .home)
    let game = NewGame(
      dressed, by: rules, on: day, isDated: date != nil,
      end: forfeit.map { .forfeit(.typed($0)) } ?? score.map { .result($0.sides) })
    return (try library.create(game, now: now).state, origins)
  }

  /// Refuses a semicolon that was probably meant as a colon or a comma.
  private static func checkSigns(
    of text: String, in library: GameLibrary, _ league: League
  ) throws {
    guard text.contains(";") else { return }
    if !text.contains(":") {
      switch try library.team(typed: text, rules: .pickup, league: league).origin {
      case .game, .league: return
      case .typed, .none: break
      }
    }
    let parts = text.split(separator: ";", maxSplits: text.contains(":") ? 0 : 1)
    let meant = parts.map { $0.split(separator: ";").joined(separator: ",") }.joined(separator: ":")
    throw Problem(
      "semicolon", .usage, "\(text.quoted) has a semicolon",
      "did you mean \(meant.excerpt.asShellWord)?")
  }

  /// After a result was entered, says which fixture of an event is between these teams: first one with home and away
  /// as they played, then the nearest in days.
  private func warn(ofFixturesFor game: GameState) throws {
    guard game.finish != nil else { return }
    let played = game.teams.map { Name.identity($0.name) }
    var found = [(name: String, number: Int, turns: Int, days: Int)]()
    for event in try library.events {
      let standing = try? event.standing(now: now)
      for fixture in standing?.fixtures ?? [] where fixture.status == .ready {
        let teams = fixture.teams?.map(Name.identity)
        guard teams == played || teams?.turned == played else { continue }
        let days = fixture.plannedDay.map { abs($0.days(since: game.day)) }
        found.append((event.name, fixture.number, teams == played ? 0 : 1, days ?? .max))
      }
    }
    guard let best = found.min(by: { ($0.turns, $0.days) < ($1.turns, $1.days) }) else { return }
    try warn(
      "fixture \(best.number) of \(best.name) is of these teams"
        + (best.turns > 0 ? ", home and away the other way round" : ""),
      "scoreboard event link \(shell: game.id) \(best.number) --event \(shell: best.name)")
  }

  /// `Reds: 4 Ana, Bo, Cy, as in 2026-11-20-reds-blues`, or that the team has not played before.
  private static func line(
    _ origin: GameLibrary.RosterOrigin, of team: Team, asIn event: String?
  ) -> String? {
    switch (origin, event) {
    case (.typed, _): return nil
    case (.league, _): return "\(team.name): \(team.roster), as in the league"
    case (.game(let place), _), (.none, let place?):
      let roster = team.roster.isEmpty ? "no players" : team.roster
      return "\(team.name): \(roster), as in \(place)"
    case (.none(let known), nil):
      let near = nearest(to: team.name, in: known).said { ", did you mean \($0)?" }
      return "\(team.name.excerpt) has not played before: no players\(near)"
    }
  }
}

extension Context {
  /// `fiba5x5 is fiba5x5-2024 on 2026-09-12`, where that is not today's edition; nil for other rules.
  func edition(of rules: String?, on day: Day) -> String? {
    let edition = Rules.edition(on: day)
    return rules == Rules.fiba && edition != Rules.edition(on: today)
      ? "\(Rules.fiba) is \(edition) on \(day.text)" : nil
  }
}

/// The colours of the two teams, `red,navy`; either may be left empty.
struct TeamColors: ArgumentValue {
  let colors: Sides<TeamColor?>

  static let expected =
    "two different colours such as red,navy or #c8102e,#1d428a ('help new' lists them)"

  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined()
    }
    guard words.count == 2, words != ["", ""] else { return nil }
    let colors = words.map { TeamColor(typed: $0) }
    for (word, color) in zip(words, colors) where color == nil && !word.isEmpty { return nil }
    if let home = colors[0], home == colors[1] { return nil }
    self.colors = Sides(home: colors[0], away: colors[1])
  }

  func worn(by teams: Sides<Team>) -> Sides<Team> {
    Sides { side in colors[side].map(teams[side].wearing) ?? teams[side] }
  }
}

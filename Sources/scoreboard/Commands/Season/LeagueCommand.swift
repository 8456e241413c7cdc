import Arguments
import Basketball
import Season
import Storage
import Views

/// `league`: shows and changes the settings of a league.
struct LeagueCommand: LibraryCommand {
  var context = Context()
  var key: LeagueKey?
  var words = [String]()
  var rules = RuleChanges()

  static let name = "league"
  static let summary = "show or change what a league says: its title, rules, colours and more"
  static let examples = [
    "scoreboard league", "scoreboard league title Tuesday League",
    "scoreboard league rules fiba3x3", "scoreboard league rules fiba5x5 --length 9:00",
    "scoreboard league clock stops",
    "scoreboard league rating gameScore",
    "scoreboard league color Reds red",
    #"scoreboard league team "Reds: 4 Ana, 23 Bo""#, #"scoreboard league team add Reds "9 Zoe""#,
    "scoreboard league team remove Reds Zoe", "scoreboard league apart Ana",
    "scoreboard league private Ana",
    "scoreboard league deduct Reds 1 unpaid fee",
    "scoreboard league url https://example.org/league",
    "scoreboard league link Imprint https://example.org/imprint",
  ]
  static let details = """
    'new' takes the rules, and the colours and rosters of its teams from the league, unless an
    option or '--like' says otherwise. The title is that of the site that 'report --all' writes.

    The rating that texts and pages show is efficiency, performanceIndex, gameScore or
    none; where the league does not say, the performance index where fouls drawn are
    recorded, else efficiency where misses, rebounds and turnovers are.

    With 'clock stops' a foul, a time-out and a held ball stop a clock that runs.

    'color' takes a team and a colour of 'help new', 'deduct' a team, the classification
    points that it loses, and why. 'team' takes a team with its players; alone it shows
    them; 'team add TEAM PLAYER' and 'team remove TEAM WHO' change them, or those of its
    last game where the league has none. 'apart NAME' says that each team has another
    player of this name, 'same NAME' that it is one; 'private NAME' has pages show the
    player by initials and number, in no JSON or CSV. 'url' is the address of the site, for
    absolute links; 'link TEXT ADDRESS' stands in the foot of its pages. 'none' at the end
    removes a value.

    The file 'league' in the library has a setting a line; you may edit it. What follows
    # is a comment.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("KEY", "the setting to show or to change", &key)
    rows.words("VALUE", "its new value", &words)
    rules.visit(rows)
  }

  func run() throws {
    let library = try library
    guard let setting = try setting() else { return try show(library.league()) }
    let league = try library.set(setting)
    try confirm(league) { [setting.line.escapingControls] }
    if setting.key != .team, words.last != "none" { try warn(ofUnknown: setting) }
  }

  /// Warns if no team or no player has the name.
  private func warn(ofUnknown setting: LeagueSetting) throws {
    guard let name = setting.subject, setting.key != .link else { return }
    guard let found = try? found(by: RenamingPlan(name, to: name)) else { return }
    let known = setting.key.isOfPlayer ? found.players : found.teams
    if known.isEmpty || known.contains(where: setting.isAbout) { return }
    try warn(of: [Problem(SeasonError.noSuchName(name, known: known.sorted()))])
  }

  /// The roster of a team with one player added or removed: the league's roster of the team, else that of its last
  /// game.
  private func roster(of name: String, player: String) throws -> LeagueSetting {
    let library = try library
    guard
      let team = try library.league().team(name)
        ?? library.lastTeam(named: name, rules: .pickup)?.team
    else {
      throw SeasonError.noSuchName(name, known: try library.teamNames())
    }
    if words[0] == "add" {
      let others = team.players.isEmpty ? "" : "\(team.roster), "
      return try LeagueSetting(.team, ["\(team.name): \(others)\(player)\(team.coachText)"])
    }
    let meant =
      team.players.first { $0.jersey == player || $0.name.isSameName(as: player) }
      ?? team.players.only { Name.words($0.name).hasPrefix(Name.words(player)) }
    guard let meant else {
      throw SeasonError.noSuchName(player, known: team.players.map(\.name))
    }
    if team.players.count == 1 { return try LeagueSetting(.team, [team.name, "none"]) }
    return try LeagueSetting(team.taking(.leave(side: .home, player: meant.name)))
  }

  /// The new setting; nil to show settings.
  private func setting() throws -> LeagueSetting? {
    if rules != RuleChanges() {
      guard key == .rules else {
        throw Problem(
          "rulesOfOtherKey", .usage, "options are single values of rules",
          "scoreboard league rules fiba5x5 --length 9:00")
      }
      let choice = RulesChoice(words.first, rules)
      let meant = try choice.rules(on: context.today, above: .pickup)
      try warn(meant.setAside(by: rules).array)
      return try LeagueSetting(.rules, [choice.text])
    }
    guard let key, words.count > ([.color, .deduct, .link].contains(key) ? 1 : 0) else {
      return nil
    }
    var typed = words
    if key == .team {
      if !words.contains(where: { $0.contains(":") }) {
        if words.count > 2, ["add", "remove"].contains(words[0]) {
          return try roster(of: words[1], player: words[2...].spaceSeparated)
        }
        // A team alone shows what it has.
        if words.count == 1 || words.last != "none" { return nil }
      }
      typed = words.quotingCoaches
    } else if key == .deduct, words[0].contains(" ") {
      // The number in the name of a team is not that of points.
      typed[0] = "\"\(words[0])\""
    }
    let words = typed.flatMap { $0.parts(by: " ") }
    do {
      return try LeagueSetting(key, words)
    } catch {
      let start = "scoreboard league \(key == .same ? .apart : key) "
      throw error.showing(Self.examples.first { $0.hasPrefix(start) } ?? Self.name)
    }
  }

  /// Shows all settings, or one value alone for a script.
  private func show(_ league: League) throws {
    try answer(league) {
      let settings = league.settings.filter { key == nil || $0.key == key }
      let lines =
        if !words.isEmpty {
          [settings.first { $0.isAbout(words.spaceSeparated) }?.text ?? "none"]
        } else {
          settings.map { key == nil ? $0.line : $0.words }
        }
      return lines.map(\.escapingControls)
    }
  }

  func suggestions(of kind: String) -> [Suggestion] {
    guard kind == "VALUE", let key else { return [] }
    return switch key {
    case .rules: context.suggestions(of: "RULES")
    case _ where key.isOfTeam && words.isEmpty: context.suggestions(of: "TEAM")
    case .color: TeamColor.names.suggestions
    case .clock: ["stops"].suggestions
    case .rating: Rating.names.suggestions
    case .apart, .same, .private: context.suggestions(of: "WHO")
    case .title, .url, .link, .deduct, .team: []
    }
  }
}

extension [String] {
  /// The words, with quotes around the names of a coach and an assistant: `coach "Jo Li"`.
  fileprivate var quotingCoaches: [String] {
    split(omittingEmptySubsequences: false) { ["coach", "assistant"].contains($0) }
      .enumerated().flatMap { place, words -> [String] in
        let name = words.spaceSeparated
        if place == 0 { return Array(words) }
        let key = self[words.startIndex - 1]
        return [key, name.hasPrefix("\"") ? name : "\"\(name)\""]
      }
  }
}

extension LeagueKey: ArgumentValue {}

extension Problem {
  /// The problem of a setting that a league cannot have, with an example unless it has another hint.
  func showing(_ example: String) -> Problem {
    hinting(hint ?? Hint.plain("for example: \(example)"))
  }
}

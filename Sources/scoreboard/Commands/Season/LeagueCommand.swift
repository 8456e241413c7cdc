import Arguments
import Basketball
import Storage

/// `league`: shows and changes the settings of a league.
struct LeagueCommand: GameCommand {
  var context = Context()
  var key: LeagueKey?
  var words: [String] = []

  static let name = "league"
  static let summary = "show or change the title, the rules and the colours of a league"
  static let examples = [
    "scoreboard league", "scoreboard league title Tuesday League",
    "scoreboard league rules fiba3x3", "scoreboard league color Reds red",
  ]
  static let details = """
    'new' takes the rules and the colours of its teams from the league, unless an option
    or '--like' says otherwise. The title is that of the site that 'report --all' writes.

    For color VALUE is a team and a colour, as 'help new' lists them; a team alone shows
    its colour. 'none' removes a value.

    The file 'league' in the library has a setting a line; you may edit it. What follows
    # is a comment. While a line cannot be read, 'league' and 'new' end with 65.
    """

  static var table: Rows {
    [
      .optionalWord("KEY", "the setting to show or to change", \.key),
      .words("VALUE", "its new value", \.words),
    ] + libraryRows
  }

  func run() throws {
    let library = try library
    guard let setting = try setting() else { return try show(library.league()) }
    let league = try library.set(setting)
    try confirm(league) { [setting.line.escapingControls] }
  }

  /// The new setting; nil to show settings.
  private func setting() throws -> LeagueSetting? {
    // A team alone shows its colour.
    guard let key, words.count > (key == .color ? 1 : 0) else { return nil }
    let words = words.flatMap { $0.split(separator: " ").map(String.init) }
    do {
      return try LeagueSetting(key, words)
    } catch .unknownRules(let name) {
      throw GameError.unknownRules(name)
    } catch {
      let hint: Hint =
        if case .unknownColor(let word) = error {
          .near(word, TeamColor.names) ?? "'scoreboard help new' lists them"
        } else { Hint(plain: "for example: \(Self.examples[key == .color ? 3 : 1])") }
      throw Failure("badSetting", .usage, error.text, hint)
    }
  }

  /// Shows all settings, or one value alone for a script.
  private func show(_ league: League) throws {
    try answer(league) {
      if let team = words.first { return [league.shirt(of: team) ?? "none"] }
      let lines = league.settings.filter { key == nil || $0.key == key }.map { setting in
        switch key {
        case nil: setting.line
        case .color?: "\(setting.team ?? "") \(setting.text)"
        case .title?, .rules?: setting.text
        }
      }
      return lines.map(\.escapingControls)
    }
  }

  func suggestions(of kind: String) -> [Suggestion] {
    guard kind == "VALUE", let key else { return [] }
    switch key {
    case .title: return []
    case .rules: return context.suggestions(of: "RULES")
    case .color where words.isEmpty: return context.suggestions(of: "TEAM")
    case .color: return TeamColor.names.suggestions
    }
  }
}

extension LeagueKey: ArgumentValue {}

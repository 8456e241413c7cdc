import Basketball
import Documents
import JSON

/// The settings of a league: its title, its rules, and the colours of its teams.
public struct League: Equatable, Sendable {
  /// What is set, in the order of the file.
  private let said: [LeagueSetting]

  public init(_ settings: [LeagueSetting] = []) { said = settings.filter { $0.value != nil } }

  public var title: String? { said.first { $0.key == .title }?.value }

  /// The rules of its games.
  public var rules: Rules? {
    said.first { $0.key == .rules }?.value.flatMap { try? Rules.preset($0) }
  }

  private var colors: [LeagueSetting] { said.filter { $0.key == .color } }

  /// The colour of a team in any spelling, as it was typed; nil if it has none.
  public func shirt(of team: String) -> String? {
    let identity = Name.identity(team)
    return colors.first { $0.team.map(Name.identity) == identity }?.value
  }

  public func color(of team: String) -> TeamColor? {
    shirt(of: team).flatMap(TeamColor.init(typed:))
  }

  /// The team in the colour that it has here, else in its own.
  public func dressing(_ team: Team) -> Team { team.wearing(color(of: team.name) ?? team.color) }

  /// Its settings as lines of its file, with `none` for a title or rules that are not set.
  public var settings: [LeagueSetting] {
    [LeagueSetting(key: .title, value: title), LeagueSetting(key: .rules, value: rules?.name)]
      + colors
  }
}

extension League: Document {
  public var json: JSON {
    [
      "colors": colors.map { color -> JSON in
        ["color": color.value.flatMap { TeamColor(typed: $0)?.text }, "team": color.team]
      },
      "format": "scoreboard.league/1",
      "rules": rules?.name,
      "title": title,
    ]
  }
}

/// The file with the settings of a league.
extension GameLibrary {
  private var leagueFile: TextFile {
    let path = "\(folder)/league"
    return TextFile(path: path) { .damagedLeague(path: path, what: $0) }
  }

  /// The league; without settings if there is no file.
  public func league() throws(LibraryError) -> League {
    try league(of: leagueText())
  }

  /// The league; without settings before there is a library.
  public func leagueIfAny() throws(LibraryError) -> League {
    isFolder ? try league() : League()
  }

  /// Changes a setting, which is on the disk before this returns. A file with a malformed line is
  /// left alone.
  ///
  /// - Returns: the league after it.
  public func set(_ setting: LeagueSetting) throws -> League {
    try makeFolder()
    return try locked { lock in
      let old = try leagueText()
      _ = try league(of: old)
      var new = old
      new.set(setting)
      if new.text != old.text { try replace(leagueFile, with: new.text, lock) }
      return try league(of: new)
    }
  }

  private func league(of text: LeagueText) throws(LibraryError) -> League {
    do {
      return try text.league()
    } catch {
      throw leagueFile.damage("line \(error.line): \(error.fault.text)")
    }
  }

  private func leagueText() throws(LibraryError) -> LeagueText {
    guard isFolder else { throw .noLibrary(folder) }
    return LeagueText(try text(of: leagueFile) ?? "")
  }
}

import Basketball
import Documents
import JSON

/// The settings of a league: its title, its rules, the colours of its teams, who its players are, and
/// the points that it takes off teams.
public struct League: Equatable, Sendable {
  /// What is set, in the order of the file.
  private let said: [LeagueSetting]

  public init(_ settings: [LeagueSetting] = []) { said = settings.filter { $0.value != nil } }

  public var title: String? { said.first { $0.key == .title }?.value }

  /// The rules of its games.
  public var rules: Rules? {
    said.first { $0.key == .rules }?.value.flatMap { try? Rules.preset($0) }
  }

  private func settings(_ key: LeagueKey) -> [LeagueSetting] { said.filter { $0.key == key } }

  private var colors: [LeagueSetting] { settings(.color) }

  /// The names of which each team has another player.
  public var apart: [String] { settings(.apart).compactMap(\.subject) }
  /// The names of one player, whatever the team.
  public var same: [String] { settings(.same).compactMap(\.subject) }

  /// The classification points that it takes off teams.
  public var deductions: [Deduction] {
    settings(.deduct).map { setting in
      let words = setting.text.split(separator: " ", maxSplits: 1).map(String.init)
      return Deduction(
        team: setting.subject ?? "", points: words.first.flatMap { Int($0) } ?? 0,
        why: words.dropFirst().first)
    }
  }

  /// The colour of a team in any spelling, as it was typed; nil if it has none.
  public func shirt(of team: String) -> String? {
    let identity = Name.identity(team)
    return colors.first { $0.subject.map(Name.identity) == identity }?.value
  }

  public func color(of team: String) -> TeamColor? {
    shirt(of: team).flatMap(TeamColor.init(typed:))
  }

  /// The team in the colour that it has here, else in its own.
  public func dressing(_ team: Team) -> Team { team.wearing(color(of: team.name) ?? team.color) }

  /// Its settings as lines of its file, with `none` for a title or rules that are not set.
  public var settings: [LeagueSetting] {
    [LeagueSetting(key: .title, value: title), LeagueSetting(key: .rules, value: rules?.name)]
      + said.filter(\.key.hasSubject)
  }
}

extension League: Document {
  public var json: JSON {
    [
      "apart": apart,
      "colors": colors.map { color -> JSON in
        ["color": color.value.flatMap { TeamColor(typed: $0)?.text }, "team": color.subject]
      },
      "deductions": deductions,
      "format": "scoreboard.league/1",
      "rules": rules?.name,
      "same": same,
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

import Basketball
import Documents
import JSON

/// The settings of a league: its title, its rules, the colours and rosters of its teams, who its players
/// are, and the points that it takes off teams.
public struct League: Equatable, Sendable {
  /// The settings that have a value, in the order of the file.
  private let said: [LeagueSetting]

  public init(_ settings: [LeagueSetting] = []) { said = settings.filter { $0.value != nil } }

  private func value(_ key: LeagueKey) -> String? { settings(key).first?.value }

  public var title: String? { value(.title) }
  /// The address of its site, without a slash at its end.
  public var url: String? { value(.url).map { $0.last == "/" ? String($0.dropLast()) : $0 } }
  /// The links on each page of its site, besides those to other pages.
  public var links: [(text: String, url: String)] {
    settings(.link).map { ($0.subject ?? "", $0.text) }
  }

  /// The rules of its games.
  public var rules: RulesChoice? { value(.rules).flatMap { try? RulesChoice(typed: $0) } }

  /// Whether a foul, a time-out and a held ball stop the clock.
  public var stopsClock: Bool { value(.clock) != nil }

  /// The figure that texts and pages show; nil where the league does not say.
  public var rating: Rating? { value(.rating).flatMap(Rating.init(rawValue:)) }

  private func settings(_ key: LeagueKey) -> [LeagueSetting] { said.filter { $0.key == key } }

  /// The settings that name a team, or a player of it, each with the setting that has the new name. Throws if the new
  /// name cannot stand in one of them.
  public func renamings(
    of player: String?, of team: String, to name: String
  ) throws -> [(old: LeagueSetting, new: LeagueSetting)] {
    try settings.filter { $0.isAbout(team) && $0.key.isOfTeam }.compactMap { old in
      try old.renaming(player, to: name).map { (old, $0) }
    }
  }

  private func subjects(_ key: LeagueKey) -> [String] { settings(key).compactMap(\.subject) }

  /// The names that mean another player in each team.
  public var apart: [String] { subjects(.apart) }
  /// The names that mean one player, whatever the team.
  public var same: [String] { subjects(.same) }

  /// The classification points that it takes off teams.
  public var deductions: [Deduction] {
    settings(.deduct).map { setting in
      let words = setting.text.split(separator: " ", maxSplits: 1).map(String.init)
      return Deduction(
        team: setting.subject ?? "", points: words.first.flatMap { Int($0) } ?? 0,
        why: words.dropFirst().first)
    }
  }

  /// The teams with their rosters.
  public var teams: [Team] { settings(.team).compactMap { try? Team(anySize: $0.words) } }

  /// The team of a name in any spelling, with its roster; nil if it has none.
  public func team(_ name: String) -> Team? {
    let identity = Name.identity(name)
    return teams.first { Name.identity($0.name) == identity }
  }

  /// The colour of a team in any spelling; nil if it has none.
  public func color(of team: String) -> TeamColor? {
    settings(.color).first { $0.isAbout(team) }?.value.flatMap(TeamColor.init(typed:))
  }

  /// The team in the colour that the league gives it, else in its own.
  public func dressing(_ team: Team) -> Team { team.wearing(color(of: team.name) ?? team.color) }

  /// Its settings as lines of its file, with `none` for a title or rules that are not set.
  public var settings: [LeagueSetting] {
    [LeagueSetting(key: .title, value: title), LeagueSetting(key: .rules, value: rules?.text)]
      + said.filter { ![.title, .rules].contains($0.key) }
  }
}

extension League: Document {
  public var json: JSON {
    [
      "apart": apart,
      "clock": value(.clock),
      "colors": settings(.color).map { color -> JSON in
        ["color": color.value.flatMap { TeamColor(typed: $0)?.text }, "team": color.subject]
      },
      "deductions": deductions,
      "format": "scoreboard.league/1",
      "links": links.map { ["text": $0.text, "url": $0.url] as JSON },
      "private": subjects(.private),
      "rating": rating?.rawValue,
      "rules": rules?.text,
      "same": same,
      "teams": teams.map { team -> JSON in
        [
          "assistant": team.assistant, "captain": team.captain, "coach": team.coach,
          "name": team.name,
          "players": team.players.map { ["jersey": $0.jersey, "name": $0.name] as JSON },
          "starters": team.starters,
        ]
      },
      "title": title,
      "url": url,
    ]
  }
}

/// The file with the settings of a league.
extension GameLibrary {
  private var leagueFile: TextFile {
    TextFile(path: "\(folder)/league", damaged: LibraryError.damagedLeague)
  }

  /// The league; without settings if there is no file.
  public func league() throws(LibraryError) -> League {
    try league(of: leagueText())
  }

  /// The league; without settings before there is a library.
  public func leagueIfAny() throws(LibraryError) -> League {
    isFolder ? try league() : League()
  }

  /// The names of players that no page shows, even if another line of the league's file is malformed.
  public func hiddenNames() throws(LibraryError) -> PrivateNames {
    PrivateNames(isFolder ? try leagueText().privateNames : [])
  }

  /// Changes a setting.
  ///
  /// - Returns: the league after the change.
  public func set(_ setting: LeagueSetting) throws -> League { try changeLeague { _ in [setting] } }

  /// Changes settings, which are on the disk before this returns. A file with a malformed line is left
  /// alone.
  ///
  /// - Returns: the league after the change.
  public func changeLeague(_ change: (League) throws -> [LeagueSetting]) throws -> League {
    try changeLeagueText { text, league in
      for setting in try change(league) { text.set(setting) }
    }
  }

  /// Renames a team, or a player of it, in all settings of the team.
  public func renameInLeague(_ player: String?, of team: String, to name: String) throws {
    _ = try changeLeagueText { text, league in
      for (old, new) in try league.renamings(of: player, of: team, to: name) {
        text.replace(old, with: new)
      }
    }
  }

  private func changeLeagueText(
    _ change: (inout LeagueText, League) throws -> Void
  ) throws -> League {
    func work(_ lock: borrowing LibraryLock) throws -> League {
      let old = try leagueText()
      var new = old
      try change(&new, league(of: old))
      if new.text != old.text { try replace(leagueFile, with: new.text, lock) }
      return try league(of: new)
    }
    return try isFolder && text(of: leagueFile) != nil ? locked(work) : creating(work)
  }

  private func league(of text: LeagueText) throws(LibraryError) -> League {
    do {
      return try text.league()
    } catch {
      throw leagueFile.damage("line \(error.line): \(error.fault.message)")
    }
  }

  private func leagueText() throws(LibraryError) -> LeagueText {
    guard isFolder else { throw .noLibrary(folder) }
    return LeagueText(try text(of: leagueFile) ?? "")
  }
}

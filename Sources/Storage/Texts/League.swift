import Basketball
import Documents
import JSON

/// The settings of a league: its title, its rules, and the colours of its teams.
public struct League: Equatable, Sendable {
  /// Its title.
  public private(set) var title: String?
  /// The rules of its games.
  public private(set) var rules: Rules?
  /// The colours of its teams, in the order of the file.
  public private(set) var colors: [Shirt] = []

  /// The colour of a team.
  public struct Shirt: Equatable, Sendable {
    /// The team's name.
    public let team: String
    /// The colour.
    public let color: TeamColor
    /// The colour as typed, such as `red`.
    public let typed: String
  }

  /// A league without settings.
  public init() {}

  /// The colour of a team in any spelling; nil if it has none.
  public func color(of team: String) -> TeamColor? { shirt(of: team)?.color }

  /// The same with the colour as typed.
  public func shirt(of team: String) -> Shirt? {
    let identity = Name.identity(team)
    return colors.first { Name.identity($0.team) == identity }
  }

  /// The team in the colour that it has here, else in its own.
  public func dressing(_ team: Team) -> Team { team.wearing(color(of: team.name) ?? team.color) }

  /// Applies a setting.
  mutating func take(_ setting: LeagueSetting) {
    switch setting {
    case .title(let title): self.title = title
    case .rules(let rules): self.rules = rules
    case .color(_, let shirt):
      if let shirt { colors.append(shirt) }
    }
  }

  /// Its settings as lines of its file, with `none` for what is not set.
  public var settings: [LeagueSetting] {
    [.title(title), .rules(rules)] + colors.map { .color(team: $0.team, $0) }
  }
}

extension League: Document {
  public var json: JSON {
    [
      "colors": colors,
      "format": "scoreboard.league/1",
      "rules": rules?.name,
      "title": title,
    ]
  }
}

extension League.Shirt: Document {
  public var json: JSON {
    [
      "color": color.text,
      "team": team,
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
    try league(of: try leagueText())
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
    do throws(LeagueText.Damage) {
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

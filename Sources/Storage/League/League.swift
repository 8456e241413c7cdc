import Basketball
import Documents
import JSON

/// What a league always says: its title, its rules, and the colours of its teams.
public struct League: Equatable, Sendable {
  /// Its title.
  public private(set) var title: String?
  /// The set of rules that its games are played by.
  public private(set) var rules: Rules?
  /// The colours of its teams, in the order of the file.
  public private(set) var colors: [Shirt] = []

  /// The colour of a team.
  public struct Shirt: Equatable, Sendable {
    /// The team's name.
    public let team: String
    /// The colour.
    public let color: TeamColor
    /// The same as it was typed, such as `red`.
    public let typed: String
  }

  /// A league that says nothing.
  public init() {}

  /// The colour of a team, whatever its spelling; nil where the league has none for it.
  public func color(of team: String) -> TeamColor? { shirt(of: team)?.color }

  /// The same as it was typed.
  public func shirt(of team: String) -> Shirt? {
    let identity = Name.identity(team)
    return colors.first { Name.identity($0.team) == identity }
  }

  /// Takes in what a line says.
  mutating func take(_ setting: LeagueSetting) {
    switch setting {
    case .title(let title): self.title = title
    case .rules(let rules): self.rules = rules
    case .color(let team, let shirt):
      colors.removeAll { Name.identity($0.team) == Name.identity(team) }
      if let shirt { colors.append(shirt) }
    }
  }

  /// What it says, as lines of its file; `none` for what it does not say.
  public var settings: [LeagueSetting] {
    [.title(title), .rules(rules)] + colors.map { .color(team: $0.team, $0) }
  }
}

extension League: Document {
  /// Writes the contract's league.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("colors", colors)
    json.field("format", "scoreboard.league/1")
    json.field("rules", rules?.name)
    json.field("title", title)
    json.endObject()
  }
}

extension League.Shirt: Document {
  /// Writes the colour of a team.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("color", color.text)
    json.field("team", team)
    json.endObject()
  }
}

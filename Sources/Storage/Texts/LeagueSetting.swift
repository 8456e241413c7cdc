import Basketball
import Documents
import JSON

/// The first words of the lines of a league.
public enum LeagueKey: String, CaseIterable, Sendable {
  case title, rules, color
}

/// A setting of a league; nil for `none`.
public enum LeagueSetting: Equatable, Sendable {
  case title(String?)
  case rules(Rules?)
  case color(team: String, League.Shirt?)

  /// The setting of a key and the words after it: `title Tuesday League`, `rules fiba3x3`, `color
  /// Old Town red`.
  public init(_ key: LeagueKey, _ words: [String]) throws(LeagueError) {
    guard let last = words.last else { throw .noValue(key) }
    switch key {
    case .title:
      let title = try Self.name(words)
      self = .title(title == Self.none ? nil : title)
    case .rules:
      let name = words.joined(separator: " ")
      guard name != Self.none else {
        self = .rules(nil)
        return
      }
      guard let rules = try? Rules.preset(name) else { throw .unknownRules(name) }
      self = .rules(rules)
    case .color:
      guard words.count > 1 else { throw .noValue(key) }
      let team = try Self.name(words.dropLast())
      guard last != Self.none else {
        self = .color(team: team, nil)
        return
      }
      guard let color = TeamColor(typed: last) else { throw .unknownColor(last) }
      self = .color(team: team, League.Shirt(team: team, color: color, typed: last))
    }
  }

  private static let none = "none"

  private static func name(_ words: some Sequence<String>) throws(LeagueError) -> String {
    let name: String
    do throws(GameError) {
      name = try words.joined(separator: " ").asName()
    } catch {
      throw .noName
    }
    if name.hasComment { throw .comment(name) }
    return name
  }

  /// The key of its line.
  public var key: LeagueKey {
    switch self {
    case .title: .title
    case .rules: .rules
    case .color: .color
    }
  }

  /// Its value: a title, the name of a set of rules, a colour, or `none`.
  public var value: String { setValue ?? Self.none }

  /// Its value; nil for `none`.
  var setValue: String? {
    switch self {
    case .title(let title): title
    case .rules(let rules): rules?.name
    case .color(_, let shirt): shirt?.typed
    }
  }

  /// The team whose colour it is.
  public var team: String? {
    if case .color(let team, _) = self { team } else { nil }
  }

  /// Whether both set the same thing: the title, the rules, or the colour of one team.
  func isAboutSame(as other: LeagueSetting) -> Bool {
    key == other.key && team.map(Name.identity) == other.team.map(Name.identity)
  }

  /// The line that says it.
  public var line: String {
    [key.rawValue, team, value].compactMap(\.self).joined(separator: " ")
  }
}

/// What is wrong with a line of a league.
public enum LeagueError: Error, Equatable, Sendable {
  case unknownKey(String)
  case noValue(LeagueKey)
  case unknownRules(String)
  case unknownColor(String)
  /// A title or a team that is invisible or has control characters.
  case noName
  /// A title or a team with a word that would begin a comment.
  case comment(String)
  /// Something that is set on another line, too, counted from 1.
  case twice(LeagueKey, line: Int)

  /// What is wrong.
  public var text: String {
    switch self {
    case .unknownKey(let word): "'\(word.excerpt)' is not title, rules or color"
    case .noValue(.color): "color needs a team and a colour, such as color Reds red"
    case .noValue(let key): "\(key.rawValue) needs a value, or none"
    case .unknownRules(let name): "there are no rules called '\(name.excerpt)'"
    case .unknownColor(let word): "'\(word.excerpt)' is not a colour"
    case .noName: "a title or a team has letters, and no control characters"
    case .comment(let name): "in '\(name.excerpt)' a word that begins with # would begin a comment"
    case .twice(let key, let line): "line \(line) says the same \(key.rawValue)"
    }
  }
}

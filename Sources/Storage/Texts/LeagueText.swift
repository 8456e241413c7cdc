import Basketball
import Documents
import JSON

/// The text of a league, edited by hand: a line for each setting, and comments after `#`. A change
/// keeps the comments, the order and the spacing of everything else.
///
///     title Tuesday League
///     rules fiba3x3           # since May
///     color Reds    #c8102e
///     team Reds: 4 Ana, 23 "Bo, Jr."
///     same Ana
///     deduct Reds 1 unpaid fee
struct LeagueText {
  private var source: TextLines

  /// Any text, malformed or not.
  init(_ text: String) { source = TextLines(text) }

  var text: String { source.text }

  /// The league of the text.
  func league() throws(Damage) -> League {
    var known = [(setting: LeagueSetting, line: Int)]()
    for (index, text) in source.lines.enumerated() {
      do throws(Problem) {
        guard let setting = try Line(text).setting else { continue }
        if let other = known.first(where: { $0.setting.isAboutSame(as: setting) }) {
          throw .badSetting("line \(other.line) says the same \(other.setting.key)")
        }
        known.append((setting, index + 1))
      } catch {
        throw Damage(line: index + 1, fault: error)
      }
    }
    return League(known.map(\.setting))
  }

  /// The names that are private by the lines that can be read.
  var privateNames: [String] {
    source.lines.compactMap { try? Line($0).setting }.filter { $0.key == .private }
      .compactMap(\.subject)
  }

  /// A malformed line, counted from 1, and why.
  struct Damage: Error, Equatable {
    let line: Int
    let fault: Problem
  }

  /// Changes a setting; with `none` removes it.
  mutating func set(_ setting: LeagueSetting) {
    let index = index(of: setting)
    switch (index, setting.value) {
    case (nil, nil): break
    case (nil, _?): source.append(setting.line)
    case (let index?, _?):
      source.replace(index, with: Line(source.lines[index]).with(setting))
    case (let index?, nil):
      let rest = Line(source.lines[index]).comment
      if rest.isEmpty { source.remove(at: index) } else { source.replace(index, with: rest) }
    }
  }
}

extension LeagueText {
  /// Puts a setting in the place of another one.
  mutating func replace(_ old: LeagueSetting, with new: LeagueSetting) {
    let index = index(of: old)
    if let index { source.replace(index, with: Line(source.lines[index]).becoming(new)) }
  }

  private func index(of setting: LeagueSetting) -> Int? {
    source.lines.firstIndex { (try? Line($0).setting)?.isAboutSame(as: setting) ?? false }
  }
}

/// A line in its parts: spaces, a key, its words, spaces and a comment.
private struct Line {
  private let start: Substring
  private let words: [Substring]
  private let rest: Substring

  init(_ line: String) {
    let body = line.drop(while: \.separatesWords)
    var words = [Substring]()
    for word in body.split(whereSeparator: \.separatesWords) {
      // `#c8102e` after a team is a colour, not a comment.
      let isColor = words.count > 1 && words[0] == "color" && TeamColor(String(word)) != nil
      if word.hasPrefix("#"), !isColor { break }
      words.append(word)
    }
    start = line[..<body.startIndex]
    self.words = words
    rest = line[(words.last?.endIndex ?? body.startIndex)...]
  }

  /// The setting of the line; nil for an empty line or a comment.
  var setting: LeagueSetting? {
    get throws(Problem) {
      guard let first = words.first else { return nil }
      guard let key = LeagueKey(rawValue: String(first)) else {
        let keys = LeagueKey.names
        let word = String(first)
        throw .badSetting(
          "\(word.quoted) is not \(keys.dropLast().commaSeparated) or \(keys.last ?? "")")
      }
      return try LeagueSetting(key, words.dropFirst().map(String.init))
    }
  }

  /// The line with another value; the value of a colour is its last word.
  func with(_ setting: LeagueSetting) -> String {
    let old: Substring? =
      switch setting.key {
      case .title, .clock, .rating, .url: words.dropFirst().first
      case .color, .link: words.last
      case .rules, .team, .apart, .same, .private, .deduct: nil
      }
    guard let old else { return becoming(setting) }
    return "\(start.base[..<old.startIndex])\(setting.text)\(rest)"
  }

  /// The line with another setting, and its comment.
  func becoming(_ setting: LeagueSetting) -> String { "\(start)\(setting.line)\(rest)" }

  /// The comment of the line alone.
  var comment: String {
    let comment = rest.drop(while: \.isWhitespace)
    return comment.isEmpty ? "" : "\(start)\(comment)"
  }
}

/// The first words of the lines of a league.
public enum LeagueKey: String, CaseIterable, Sendable {
  case title, rules, clock, rating, url, color, team, apart, same, `private`, deduct, link

  /// Whether a line with this key is about a team or a name.
  public var hasSubject: Bool { ![.title, .rules, .clock, .rating, .url].contains(self) }
  /// Whether a line with this key is about a team.
  public var isOfTeam: Bool { hasSubject && !isOfPlayer && self != .link }
  /// Whether a line with this key is about the players of a name.
  public var isOfPlayer: Bool { [.apart, .same, .private].contains(self) }
}

/// A setting of a league, a line of its file.
public struct LeagueSetting: Equatable, Sendable {
  public let key: LeagueKey
  /// The team whose colour, roster or deduction it is, or the name of players.
  public private(set) var subject: String?
  /// The value: a title, the name of a set of rules, a colour as typed, a roster, points and why they are taken off;
  /// an empty text where the name says all; nil for `none`.
  let value: String?
}

extension LeagueSetting {
  /// The setting of a key and the words after it: `title Tuesday League`, `rules fiba3x3`, `color
  /// Old Town red`, `apart Ana`, `deduct Reds 1 unpaid fee`.
  public init(_ key: LeagueKey, _ words: [String]) throws(Problem) {
    let (name, rest) = Self.parts(words, key)
    if words.isEmpty || key.hasSubject && name.isEmpty { throw .noValue(key) }
    if key.hasSubject { subject = try Self.name(name) }
    let typed = rest.spaceSeparated
    switch key {
    case .rating:
      guard Rating(rawValue: typed) != nil else { throw .noValue(key) }
      value = typed
    case _ where typed == Self.none: value = nil
    case .team:
      let team = try Self.team(of: words.spaceSeparated)
      subject = team.name
      value = team.roster + team.coachText
    case .apart, .same, .private: value = ""
    case .deduct:
      guard let points = Int(rest.first ?? ""), points > 0 else { throw .noValue(key) }
      value = try Self.name(rest)
    case .title: value = try Self.name(words)
    case .url, .link:
      let schemes = key == .url ? ["http://", "https://"] : ["http://", "https://", "mailto:"]
      guard rest.count == 1, schemes.contains(where: typed.lowercased().hasPrefix) else {
        throw .noValue(key)
      }
      value = typed
    case .rules:
      value = try RulesChoice(typed: typed).text
    case .clock:
      guard typed == Self.stops else { throw .noValue(key) }
      value = typed
    case .color:
      if TeamColor(typed: typed) == nil {
        throw .badSetting(
          "\(typed.quoted) is not a colour",
          .near(typed, TeamColor.names, else: "'scoreboard help new' lists them"))
      }
      value = typed
    }
    self.key = key
  }

  /// The setting of a team with its roster.
  public init(_ team: Team) throws(Problem) {
    let line = "\(team.name): \(team.roster)"
    if line.hasComment { throw .comment(line) }
    // A name may look like a number with a name, or like a mark.
    let read = try Self.team(of: line)
    guard (read.name, read.players, read.captain) == (team.name, team.players, team.captain) else {
      throw .badSetting("'\(line.excerpt)' means other players")
    }
    key = .team
    subject = team.name
    value = team.roster + team.coachText
  }

  private static func team(of text: String) throws(Problem) -> Team {
    do {
      let team = try Team(anySize: text)
      if !team.players.isEmpty { return team }
    } catch {
      throw .badSetting(error.message)
    }
    throw .noValue(.team)
  }

  /// The setting after a team, or a player of it, got another name; nil if the setting is not about them.
  func renaming(_ player: String?, to name: String) throws -> LeagueSetting? {
    if key == .team {
      let who = Who(.home, player)
      return try LeagueSetting(Team(anySize: words).taking(.rename(who: who, name: name)))
    }
    guard player == nil else { return nil }
    var setting = self
    setting.subject = try Self.name([name])
    return setting
  }

  private static let none = "none"
  /// The value by which a foul, a time-out and a held ball stop the clock.
  static let stops = "stops"

  /// The words of a team or a name, and the words after them. Points are the first number after a team; a team with a
  /// number in its name stands in quotes.
  private static func parts(
    _ words: [String], _ key: LeagueKey
  ) -> (subject: ArraySlice<String>, value: ArraySlice<String>) {
    guard key.hasSubject, let last = words.last else { return ([], words[...]) }
    var end = last == none || [.color, .link].contains(key) ? words.count - 1 : words.count
    guard key == .deduct else { return (words[..<end], words[end...]) }
    if words[0].first == "\"", let close = words.firstIndex(where: { $0.last == "\"" }) {
      let name = words[...close].spaceSeparated.filter { $0 != "\"" }
      return ([name], words[(close + 1)...])
    }
    end = words.indices.dropFirst().first { Int(words[$0]) != nil } ?? end
    return (words[..<end], words[end...])
  }

  private static func name(_ words: some Sequence<String>) throws(Problem) -> String {
    let name: String
    do {
      name = try words.spaceSeparated.asName()
    } catch {
      throw .badSetting("a title or a name has letters, and no control characters")
    }
    if name.hasComment { throw .comment(name) }
    return name
  }

  /// The value, or `none`.
  public var text: String { value ?? Self.none }

  /// Whether one setting replaces the other: both set the title, the rules, the colour or the deduction of a team, or
  /// say whether a name is one person.
  func isAboutSame(as other: LeagueSetting) -> Bool {
    func topic(_ key: LeagueKey) -> LeagueKey { key == .apart ? .same : key }
    return topic(key) == topic(other.key)
      && subject.map(Name.identity) == other.subject.map(Name.identity)
  }

  /// Whether it is about a team or a name, in any spelling.
  public func isAbout(_ name: String) -> Bool {
    subject.map(Name.identity) == Name.identity(name)
  }

  /// The setting as a line of the file.
  public var line: String { key.rawValue + " " + words }

  /// The words of the line after its key.
  public var words: String {
    let hasNumber = subject?.split(separator: " ").dropFirst().contains { Int($0) != nil } ?? false
    let name = key == .deduct && hasNumber ? subject.map { "\"\($0)\"" } : subject
    if key == .team, let name, value != nil { return "\(name): \(text)" }
    return (name.array + [text]).filter { !$0.isEmpty }.spaceSeparated
  }
}

/// What is wrong with a line of a league.
extension Problem {
  fileprivate static func badSetting(_ message: String, _ hint: Hint? = nil) -> Problem {
    Problem("badSetting", .usage, message, hint)
  }

  fileprivate static func noValue(_ key: LeagueKey) -> Problem {
    let ratings = Rating.names.commaSeparated
    let needed =
      switch key {
      case .color: "a team and a colour, such as color Reds red"
      case .team: "a team with players, such as team Reds: 4 Ana, 23 Bo"
      case .clock: "stops, or none"
      case .url: "an address, https://…, or none"
      case .link: "a text and an address: https://…, http://… or mailto:…, or none"
      case .rating: "one of \(ratings)"
      case .deduct: "a team and points, such as deduct Reds 1 unpaid fee"
      case .apart, .same, .private: "the name of a player"
      case .title, .rules: "a value, or none"
      }
    return .badSetting("\(key.rawValue) needs \(needed)")
  }

  /// A title, a name or a reason with a word that would begin a comment.
  static func comment(_ name: String) -> Problem {
    badSetting("in '\(name.excerpt)' a word that begins with # would begin a comment")
  }
}

import Basketball
import Documents

/// A line and its parts: leading spaces, words, and a comment.
struct PlanLine {
  let text: String
  /// Its words; none in an empty line or a comment.
  let words: [Substring]

  init(_ text: String) {
    self.text = text
    let words = text.split(whereSeparator: \.separatesWords)
    self.words = Array(words.prefix { !$0.hasPrefix("#") })
  }

  /// Its first word, if it is a key.
  var key: PlanKey? { words.first.flatMap { PlanKey(rawValue: String($0)) } }

  /// The words from a place on, joined with single spaces.
  func joined(from place: Int) -> String { words.dropFirst(place).joined(separator: " ") }

  /// The text after the first word, as typed.
  var typed: Substring { typed(from: 1) }

  /// The text from a word on, as typed.
  func typed(from place: Int) -> Substring {
    guard words.count > place, let last = words.last else { return "" }
    return text[words[place].startIndex..<last.endIndex]
  }

  /// Where the words of a fixture's line are.
  struct FixturePlaces {
    /// The time, and the court after its keyword; nil if the line has none.
    var time, court: Int?
    /// The first word of the sides.
    var sides = 1
  }

  /// Where the words are, if it is a fixture's line.
  var fixturePlaces: FixturePlaces {
    var places = FixturePlaces()
    if words.count > 1, StartTime(words[1]) != nil { (places.time, places.sides) = (1, 2) }
    if words.count > places.sides + 1, words[places.sides] == "court" {
      places.court = places.sides + 1
      places.sides += 2
    }
    return places
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without spaces at its ends.
  var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start
  }

  /// The name of a team that may be typed with its players: `Reds` of `Reds: 4 Ana`.
  public var typedName: Substring { prefix { $0 != ":" }.trimmed }
}

/// The first words of the lines of a plan; a fixture's line begins with its number.
enum PlanKey: String, CaseIterable {
  case event, rules, day, courts, team, pool, withdraw, lot, keep
  // Of a winner-stays event.
  case stay, queue, join, leave
}

extension PlanKey {
  /// An example of such a line.
  var example: String {
    switch self {
    case .event: "event Summer Cup"
    case .rules: "rules fiba3x3"
    case .day: "day 2026-07-04 slot 20"
    case .courts: "courts 1 2"
    case .team: "team Reds: 4 Ana, 23 Bo, 00 Cy"
    case .pool: "pool A Reds, Blues, Greens"
    case .withdraw: "withdraw Reds keep"
    case .lot: "lot Reds Blues"
    case .keep: "keep 25 Reds - Blues"
    case .stay: "stay 2"
    case .queue: "queue Reds, Blues, Greens"
    case .join: "join Reds after 5"
    case .leave: "leave Reds after 5"
    }
  }

  static let fixtureExample = "25 14:00 court 1 A1 - Reds QF"
}

/// Finds teams and pools in the words of a plan.
struct PlanWords {
  /// The pools that references name.
  private(set) var pools: [Pool] = []
  /// The names of the teams by their identities.
  private var teams: [String: String] = [:]

  /// The name of a team as the plan spells it first; nil if there is no such team.
  func team(_ name: String) -> String? { teams[Name.identity(name)] }

  mutating func add(team name: String) { teams[Name.identity(name)] = name }

  mutating func add(_ pool: Pool) { pools.append(pool) }
}

/// Finds names at the beginning of words.
extension PlanWords {
  /// A side of a fixture, and its words.
  typealias SideWords = (entrant: Entrant, words: ArraySlice<Substring>)

  /// The sides of `Reds - Old Town QF`, and the label after them. A name may contain a dash.
  func sides(
    _ words: ArraySlice<Substring>
  ) throws(PlanError) -> (home: SideWords, away: SideWords, label: String) {
    var wrong = words
    for dash in words.indices.reversed() where words[dash] == "-" {
      guard let home = entrant(words[..<dash]), home.words.endIndex == dash else { continue }
      guard let away = entrant(words[(dash + 1)...]) else {
        wrong = words[(dash + 1)...]
        continue
      }
      return (home, away, words[away.words.endIndex...].joined(separator: " "))
    }
    guard words.contains("-") else { throw .incomplete(example: PlanKey.fixtureExample) }
    throw .unknownSide(wrong.joined(separator: " "))
  }

  /// The longest team name, else the reference, at the beginning of the words.
  private func entrant(_ words: ArraySlice<Substring>) -> SideWords? {
    if let found = longestTeam(words) { return (.team(found.team), found.words) }
    guard let word = words.first, let entrant = reference(word) else { return nil }
    return (entrant, words.prefix(1))
  }

  /// The reference of a word; nil if it is none or its pool does not exist.
  private func reference(_ word: Substring) -> Entrant? {
    let reference = Entrant(reference: word)
    guard case .place(let place, let name) = reference else { return reference }
    let identity = Name.identity(name)
    let pool = pools.first { Name.identity($0.name) == identity }
    return pool.map { .place(place, pool: $0.name) }
  }

  /// The team with the longest name at the beginning of the words, and these words.
  private func longestTeam(
    _ words: ArraySlice<Substring>
  ) -> (team: String, words: ArraySlice<Substring>)? {
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words.prefix(count)
      if let team = team(name.joined(separator: " ")) { return (team, name) }
    }
    return nil
  }

  /// The teams of `Gulls Herons` or `Old Town, Gulls`, each with its words.
  func teams(
    in text: Substring
  ) throws(PlanError) -> [(team: String, words: ArraySlice<Substring>)] {
    var teams: [(team: String, words: ArraySlice<Substring>)] = []
    for part in text.split(separator: ",") {
      var words = part.split(whereSeparator: \.isWhitespace)[...]
      while !words.isEmpty {
        guard let found = longestTeam(words) else {
          throw .unknownTeam(words.joined(separator: " "))
        }
        teams.append(found)
        words = words[found.words.endIndex...]
      }
    }
    return teams
  }
}

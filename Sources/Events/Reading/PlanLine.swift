import Basketball
import Documents

/// A line and its parts: leading spaces, words, and a comment.
struct PlanLine {
  let text: String
  /// Its words; none in an empty line or a comment.
  let words: [Substring]
  /// Its first word, if it is a key.
  let key: PlanKey?

  init(_ text: String) {
    self.text = text
    let typed = text.split(whereSeparator: \.separatesWords).prefix { !$0.hasPrefix("#") }
    words = Array(typed).joiningQuotedCourt
    key = words.first.flatMap { PlanKey(rawValue: String($0)) }
  }

  /// The number right after the key, such as that of a fixture.
  var number: Int? { words.dropFirst().first.flatMap { Int(digits: $0) } }

  /// The error that the line lacks something.
  var incomplete: PlanError { .incomplete(key) }

  /// The words from a place on, joined with single spaces.
  func joined(from place: Int) -> String { words.dropFirst(place).spaceSeparated }

  /// The text from a word on, as typed.
  func typed(from place: Int = 1) -> Substring { words.dropFirst(place).span }

  /// The indices of words in a fixture's line: of the time and of the court after its keyword, nil where there is
  /// none, and of the first word of the sides.
  var places: (time: Int?, court: Int?, sides: Int) {
    let time = words.count > 1 && StartTime(words[1]) != nil ? 1 : nil
    let next = (time ?? 0) + 1
    guard words.count > next + 1, words[next] == "court" else { return (time, nil, next) }
    return (time, next + 1, next + 2)
  }
}

extension ArraySlice<Substring> {
  /// The part of their line from the first of these words to the last.
  var span: Substring {
    guard let first, let last else { return "" }
    return first.base[first.startIndex..<last.endIndex]
  }
}

/// Courts and halls, whose names may have blanks.
extension StringProtocol where SubSequence == Substring {
  /// The name of `1` or `"Hall North"`.
  var courtName: String {
    guard count > 2, first == "\"", last == "\"" else { return String(self) }
    return dropFirst().dropLast().split(whereSeparator: \.isWhitespace).spaceSeparated
  }

  /// The names of `1 2 "Hall North"`.
  var courtNames: [String] {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part in
      !index.isMultiple(of: 2) && index < parts.count - 1
        ? ["\"\(part)\"".courtName]
        : part.split { $0.isWhitespace || $0 == "," }.map(String.init)
    }
  }

  /// A typed team with its coaches, and the hall in which it is at home: `Reds: 4 Ana home "Hall North"`.
  public var partedHall: (team: String, hall: String?) {
    let (team, said) = parted(by: ["home", "coach", "assistant"])
    let coaches = ["coach", "assistant"].compactMap { key in said[key].map { " \(key) \"\($0)\"" } }
    return (team + coaches.joined(), said["home"])
  }
}

extension [Substring] {
  /// The words of a fixture with the name of its court as one word, with the quotes around it.
  fileprivate var joiningQuotedCourt: Self {
    guard let court = firstIndex(of: "court").map({ $0 + 1 }), court < count,
      self[court].hasPrefix("\""),
      let last = self[court...].firstIndex(where: { $0.hasSuffix("\"") }), last > court
    else { return self }
    return self[..<court] + [self[court...last].span] + self[(last + 1)...]
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The name of a team that may be typed with its players: `Reds` of `Reds: 4 Ana`.
  public var typedName: Substring { typedTeam.prefix { $0 != ":" }.trimmed }

  /// The text of a team without its hall and its coaches.
  var typedTeam: Substring { parted(by: ["home", "coach", "assistant"]).team }
}

/// The first words of the lines of a plan; a fixture's line begins with its number.
enum PlanKey: String, CaseIterable {
  case event, rules, day, courts, team, pool, withdraw, deduct, lot, series, keep, officials, table
  // Of a winner-stays event.
  case stay, queue, join, leave

  private static let examples = [
    "event Summer Cup", "rules fiba3x3", "day 2026-07-04 slot 20", "courts 1 2",
    "team Reds: 4 Ana, 23 Bo, 00 Cy", "pool A Reds, Blues, Greens", "withdraw Reds keep",
    "deduct Reds 1 fee not paid", "lot Reds Blues", "series 25 26 27", "keep 25 Reds - Blues",
    "officials 7 A. Ref, B. Ref", "table 7 D. Scorer, E. Assistant",
    "stay 2",
    "queue Reds, Blues, Greens",
    "join Reds after 5", "leave Reds after 5",
  ]

  /// An example of a line with this key.
  var example: String { Self.examples.first { $0.hasPrefix(rawValue) } ?? rawValue }
}

/// Finds teams and pools in the words of a plan.
struct PlanWords {
  /// The pools, in the order of the plan.
  private(set) var pools = [Pool]()
  /// For each team in a pool, which of the pools.
  private var poolOfTeam = [String: Int]()
  /// The names of the teams by their identities.
  private var teams = [String: String]()

  /// The name of a team as the plan spells it first; nil if there is no such team.
  func team(_ name: String) -> String? { teams[Name.identity(name)] }

  mutating func add(team name: String) { teams[Name.identity(name)] = name }

  mutating func add(_ pool: Pool) {
    for team in pool.teams { poolOfTeam[team] = pools.count }
    pools.append(pool)
  }

  /// The pool that all of these teams are in; nil if there is none.
  func pool(of teams: String...) -> Pool? {
    guard let place = poolOfTeam[teams[0]], teams.allSatisfy({ poolOfTeam[$0] == place }) else {
      return nil
    }
    return pools[place]
  }

  // Finding names at the beginning of words.

  /// A side of a fixture, and its words.
  typealias SideWords = (entrant: Entrant, words: ArraySlice<Substring>)

  /// The sides of `Reds - Old Town QF`, and the label after them. A name may contain a dash.
  func sides(
    _ words: ArraySlice<Substring>
  ) throws -> (sides: Sides<SideWords>, label: String) {
    var wrong = words
    for dash in words.indices.reversed() where words[dash] == "-" {
      guard let home = entrant(words[..<dash]), home.words.endIndex == dash else { continue }
      guard let away = entrant(words[(dash + 1)...]) else {
        wrong = words[(dash + 1)...]
        continue
      }
      let label = words[away.words.endIndex...].spaceSeparated
      return (Sides(home: home, away: away), label)
    }
    guard words.contains("-") else { throw PlanError.incomplete(nil) }
    throw PlanError(
      "there is no team and no reference in \(wrong.spaceSeparated.quoted)")
  }

  /// The longest team name, else the reference, at the beginning of the words. `A1` is no reference if there is no
  /// pool A.
  private func entrant(_ words: ArraySlice<Substring>) -> SideWords? {
    if let found = team(beginning: words) { return (.team(found.team), found.words) }
    var entrant = words.first.flatMap { Entrant(reference: $0) }
    if case .place(let place, let name) = entrant {
      let pool = pools.first { Name.identity($0.name) == Name.identity(name) }
      entrant = pool.map { .place(place, pool: $0.name) }
    }
    return entrant.map { ($0, words.prefix(1)) }
  }

  /// A team, and the words of its name.
  typealias TeamWords = (team: String, words: ArraySlice<Substring>)

  /// The team with the longest name at the beginning of the words.
  func team(beginning words: ArraySlice<Substring>) -> TeamWords? {
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words.prefix(count)
      if let team = team(name.spaceSeparated) { return (team, name) }
    }
    return nil
  }

  /// The teams of `Gulls Herons` or `Old Town, Gulls`.
  func teams(in text: Substring) throws -> [TeamWords] {
    var teams = [TeamWords]()
    for part in text.split(separator: ",") {
      var words = part.split(whereSeparator: \.isWhitespace)[...]
      while !words.isEmpty {
        guard let found = team(beginning: words) else {
          throw PlanError.unknownTeam(words.spaceSeparated)
        }
        teams.append(found)
        words = words[found.words.endIndex...]
      }
    }
    return teams
  }
}

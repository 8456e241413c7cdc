/// What stands on the score sheet of a game besides the game: where it was played, who whistled, who coached.
///
/// It has only what was set; what an event or a league say of all their games is shown in its place, and not
/// stored.
public struct Card: Equatable, Sendable {
  /// The keys of a card: those of the game, then of a team, then of a player.
  public enum Key: String, CaseIterable, Sendable {
    case competition, number, place, time, attendance, crewChief, umpire1, umpire2, commissioner
    case scorer, assistantScorer, timer, shotClockOperator
    case coach, assistant
    case license

    /// Those of the game.
    public static let ofGame = allCases.filter { $0.isOf(nil) }
    /// The referees; `table` has those who sit at the scorer's table.
    public static let officials: [Key] = [.crewChief, .umpire1, .umpire2]
    public static let table: [Key] = [.scorer, .assistantScorer, .timer, .shotClockOperator]

    /// Whether each team has one.
    public var isOfTeam: Bool { self == .coach || self == .assistant }

    /// Whether it is said of a team, of a player, or of nobody but the game.
    func isOf(_ who: Who?) -> Bool {
      guard let who else { return !isOfTeam && self != .license }
      return who.player == nil ? isOfTeam : self == .license
    }
  }

  /// A value that is set or, without a value, unset.
  public struct Line: Equatable, Sendable {
    public let key: Key
    /// The team or the player; nil for the game.
    public fileprivate(set) var who: Who?
    /// Nil for none.
    public let value: String?

    /// Nil where the key is not of that team or player, and where the value is not as it is kept: a number of
    /// spectators, a time as `18:00`, a name.
    public init?(_ key: Key, of who: Who? = nil, _ value: String?) {
      guard key.isOf(who) else { return nil }
      if let value {
        switch key {
        case .attendance:
          guard value.isDigits, value.utf8.count < 10 else { return nil }
        case .time: guard StartTime(value)?.text == value else { return nil }
        default: guard (try? value.asName()) == value else { return nil }
        }
      }
      self.key = key
      self.who = who
      self.value = value
    }

    fileprivate var order: (Int, Int) {
      (Key.allCases.firstIndex(of: key) ?? 0, who?.side == .away ? 1 : 0)
    }
  }

  /// The lines that are set, in the order of a sheet.
  public private(set) var lines: [Line]

  /// A card with these lines; those that set nothing are left out.
  public init(_ lines: [Line] = []) {
    self.lines = []
    for line in lines { set(line) }
  }

  public var isEmpty: Bool { lines.isEmpty }

  /// What stands at a key, of the game, a team or a player.
  public subscript(key: Key, of who: Who? = nil) -> String? {
    lines.first { $0.key == key && $0.who == who }?.value
  }

  /// The players of a side who have a licence, each with its number.
  public func licenses(of side: Side) -> [(player: String, license: String)] {
    lines.filter { $0.key == .license && $0.who?.side == side }.compactMap { line in
      line.who?.player.map { ($0, line.value ?? "") }
    }
  }

  /// The same card with the competition that its event or its league names, where no other is set.
  public func showing(_ competition: String?) -> Card {
    Card(Line(.competition, competition).array + lines)
  }

  mutating func set(_ line: Line) {
    let place = lines.firstIndex { $0.key == line.key && $0.who == line.who }
    switch (place, line.value) {
    case (nil, nil): break
    case (nil, _?):
      lines.insert(line, at: lines.firstIndex { line.order < $0.order } ?? lines.endIndex)
    case (let place?, nil): lines.remove(at: place)
    case (let place?, _?): lines[place] = line
    }
  }

  /// Gives the licence of a player another name, or takes it away.
  mutating func rename(_ who: Who, to name: String?) {
    guard let place = lines.firstIndex(where: { $0.who == who && $0.key == .license }) else {
      return
    }
    if let name { lines[place].who?.player = name } else { lines.remove(at: place) }
  }

  /// Lets home and away change places.
  mutating func turn() {
    for place in lines.indices { lines[place].who = lines[place].who?.turned }
    self = Card(lines)
  }
}

/// What is set on a card as typed: `place Hall North`, `home coach Jo Li`, `Ana license 123456`.
public struct TypedCard: Equatable, Sendable {
  private let words: [String]

  /// A word may be a name of several words.
  public init(_ words: [String]) { self.words = words }

  /// Whether the words have a key and no value, which asks for the value.
  public var isQuestion: Bool {
    gameKey == nil ? subjects.first.map { $0 == words.count - 1 } ?? true : words.count == 1
  }

  /// Whether there is a key among the words.
  public var hasKey: Bool { gameKey != nil || !subjects.isEmpty }

  private var gameKey: Card.Key? {
    words.first.flatMap { word in
      Card.Key.ofGame.first { $0.rawValue.lowercased() == word.lowercased() }
    }
  }

  /// The indices of the words that may be a key of a team or a player, which comes after its name.
  private var subjects: [Int] {
    words.indices.dropFirst().filter { Card.Key(rawValue: words[$0])?.isOf(nil) == false }
  }

  /// The key, the team or player that it belongs to, and the words after it. Of several readings the first one
  /// with a whole name before the key wins.
  public func place(
    by people: PlayerLookup
  ) throws(Problem) -> (key: Card.Key, who: Who?, value: [String]) {
    if let gameKey { return (gameKey, nil, Array(words.dropFirst())) }
    func name(_ index: Int) -> String { words[..<index].spaceSeparated }
    let whole = subjects.first { people.whole(name($0)).count == 1 }
    guard let index = whole ?? subjects.first, let key = Card.Key(rawValue: words[index]) else {
      throw .notOnCard("\(words.spaceSeparated.quoted) does not stand on a card")
    }
    let who = try people.find(name(index))
    guard key.isOf(who) else { throw .notOnCard("\(who.word.quoted) has no \(key.rawValue)") }
    return (key, who, Array(words[(index + 1)...]))
  }

  /// The line that it sets; `none` unsets it.
  func line(by people: PlayerLookup) throws(Problem) -> Card.Line {
    let (key, who, words) = try place(by: people)
    let typed = words.spaceSeparated
    let value = typed == "none" || typed.isEmpty ? nil : try key.value(typed)
    guard !typed.isEmpty, let line = Card.Line(key, of: who, value) else {
      throw .notOnCard("\(typed.quoted) is no \(key.rawValue)")
    }
    return line
  }
}

extension Card.Key {
  /// A value as it is kept: a time with two digits each, a text without the quotes around it.
  public func value(_ typed: String) throws(Problem) -> String {
    if self == .time, let time = StartTime(typed) { return time.text }
    let parts = typed[...].trimmed.split(separator: "\"", omittingEmptySubsequences: false)
    let isQuoted = parts.count == 3 && parts[0].isEmpty && parts[2].isEmpty
    return try (isQuoted ? String(parts[1]) : typed).asName()
  }
}

extension Problem {
  fileprivate static func notOnCard(_ what: String) -> Problem {
    Problem(
      "notOnCard", .usage, what,
      .plain(
        "on a card stand \(Card.Key.ofGame.map(\.rawValue).commaSeparated); home coach NAME, "
          + "home assistant NAME; Ana license 123456; attendance is a number, time HH:MM"))
  }
}

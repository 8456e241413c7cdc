/// Plays as typed on a line: `[PERIOD] [CLOCK] WHO MOVE [WHO MOVE]…`.
///
/// It reads the arguments of `record`, and lines of a feed, of `score --plain` and of the scoring
/// screen. Only the rosters tell where a name ends: a name may have several words, even a move's.
public struct TypedPlays: Equatable, Sendable {
  private let words: [String]
  /// The time of the plays, if the line does not say.
  private let time: GameTime?
  /// Their place among the plays of the period, if the line has a time of its own.
  private let place: GameTime.Place?

  /// Plays in two or more words; a word may be a name of several words.
  ///
  /// - Parameter time: when they were made; the line then has no position.
  /// - Throws: if the last word is not a move.
  public init(
    _ words: [String], at time: GameTime? = nil, place: GameTime.Place? = nil
  ) throws(Problem) {
    let last = words.last ?? ""
    if Move.begun(by: last.lowercased()).isEmpty { throw .unknownMove(last) }
    self.words = words
    self.time = time
    self.place = place
  }

  /// The plays by the people and the rules of a game, and their time, if it is known.
  public func read(
    by people: PlayerLookup, _ rules: Rules
  ) throws(Problem) -> (requests: [PlayRequest], time: GameTime?) {
    let starts = [0] + (time == nil ? Position.ends(in: words, leaving: 2) : [])
    _ = try Move(word: words.last ?? "", by: rules)
    let reader = PlayReader(words, from: starts, by: people, rules)
    // A whole name, or a shirt number with its name, takes precedence over a position that looks the same.
    // Any other word that looks like a position is one, unless nothing can be read after it.
    let start =
      starts.first(where: reader.beginsWithName) ?? starts.last(where: reader.canRead)
      ?? starts[starts.count - 1]
    var time = start == 0 ? time : try GameTime(ifTyped: words.prefix(start))
    if let place { time?.place = place }
    return (try reader.requests(from: start), time)
  }
}

/// The players on court as typed: `TEAM WHO…`, the players by numbers, roster places, or names with
/// commas between.
public struct TypedLineup: Equatable, Sendable {
  private let words: [String]
  /// The time, if it was typed.
  let time: GameTime?

  /// A lineup of words; a word may be a name of several words.
  public init(_ words: [String], at time: GameTime? = nil) {
    self.words = words
    self.time = time
  }

  /// The lineup of a line of a feed, `[PERIOD] [CLOCK] lineup TEAM WHO…`; nil for another line.
  ///
  /// - Parameter place: its place among the plays of the period, if the line has a time.
  public init?(line words: [String], place: GameTime.Place? = nil) throws(Problem) {
    guard let typed = try GameTime.position(before: Self.word, in: words), typed.rest.count > 1
    else { return nil }
    var time = typed.time
    if let place { time?.place = place }
    self.init(typed.rest, at: time)
  }

  /// The word that marks the line of a lineup.
  public static let word = "lineup"

  /// Whether it has players, not only a team.
  public func hasPlayers(by people: PlayerLookup) -> Bool {
    people.team(beginning: words).map { $0.count < words.count } ?? true
  }

  /// The side, and the names of its players.
  public func read(by people: PlayerLookup) throws(Problem) -> (side: Side, players: [String]) {
    guard let (side, count) = people.team(beginning: words) else {
      throw .noSuchTeam(words.first ?? "")
    }
    var players = [String]()
    // A word with spaces was quoted in a shell: it is one name.
    let rest = words[count...].map { $0.contains(" ") ? ",\($0)," : $0 }.spaceSeparated
    for part in rest.split(separator: ",") where !part.allSatisfy(\.isWhitespace) {
      for name in try people.players(of: side, in: String(part)) {
        if players.contains(name) { throw .malformedLineup("'\(name)' is named twice") }
        players.append(name)
      }
    }
    return (side, players)
  }
}

extension PlayerLookup {
  /// The team at the beginning of the words, by its longest name that fits, and how many words that
  /// is.
  fileprivate func team(beginning words: [String]) -> (side: Side, count: Int)? {
    for find in [whole, begun] {
      for last in words.indices.reversed() {
        let teams = find(words[...last].spaceSeparated).filter { $0.player == nil }
        if let team = teams.first, teams.count == 1 { return (team.side, last + 1) }
      }
    }
    // The only team whose name begins with the first word.
    let sides = words.first.map(begunSides) ?? []
    return sides.count == 1 ? (sides[0], 1) : nil
  }

  /// The players of a side in a text: one by a name of several words, or one for each word.
  fileprivate func players(of side: Side, in text: String) throws(Problem) -> [String] {
    let words = text.spacedWords
    if words.count > 1, let name = try? player(of: side, words.spaceSeparated) {
      return [name]
    }
    return try words.map { word throws(Problem) in try player(of: side, word) }
  }

  private func player(of side: Side, _ word: String) throws(Problem) -> String {
    let isScoped = place(word) != nil || word.contains("/")
    let who = try isScoped ? find(word) : find("\(side.rawValue)/\(word)")
    guard who.side == side, let name = who.player else {
      throw .malformedLineup("'\(word)' is not a player of \(teams[side].name)")
    }
    return name
  }
}

/// What a sheet without the order of plays tells: how often everybody made each move, and the points by period.
public struct Totals: Equatable, Sendable {
  /// The counts of a player or a team, with points of which it is not known how they were made.
  public struct Line: Equatable, Sendable {
    public fileprivate(set) var who: Who
    public let stats: StatLine

    public init(_ who: Who, _ stats: StatLine) {
      self.who = who
      self.stats = stats
    }
  }

  public private(set) var lines: [Line]
  /// Points by period; empty where they are not known.
  public let periods: [Sides<Int>]

  public init(_ lines: [Line], periods: [Sides<Int>]) {
    self.lines = lines
    self.periods = periods
  }

  /// Points of a side by its lines.
  public func points(of side: Side) -> Int {
    lines.reduce(0) { $1.who.side == side ? $0 &+ $1.stats.points : $0 }
  }

  /// The lines of a team; the team's own line gets the points of the score that no line has.
  func line(of team: Team, _ side: Side, score: Int) -> TeamLine {
    var own = StatLine()
    var players = team.players.map { _ in StatLine() }
    for line in lines where line.who.side == side {
      if let place = team.place(of: line.who.player) { players[place] = line.stats }
      if line.who.player == nil { own = line.stats }
    }
    own[.result] &+= score &- points(of: side)
    return TeamLine(players: players, team: own)
  }

  /// These totals after home and away have changed places.
  var turned: Totals {
    Totals(lines.map { Line($0.who.turned, $0.stats) }, periods: periods.map(\.turned))
  }

  mutating func rename(_ who: Who, to name: String) {
    for index in lines.indices where lines[index].who == who { lines[index].who.player = name }
  }
}

extension Sequence<Sides<Int>> {
  /// The sums of each side.
  var sums: Sides<Int> { Sides { side in reduce(0) { $0 &+ $1[side] } } }
}

/// A sheet of totals as typed, `WHO COUNT MOVE [COUNT MOVE]…` and `line 18-20 22-17 …`.
public struct TypedTotals: Equatable, Sendable {
  private struct Line: Equatable, Sendable {
    let number: Int
    let words: [String]
  }

  private var lines = [Line]()

  /// A sheet before its first line.
  public init() {}

  /// - Parameter number: the place of the line in its feed, from 1.
  public mutating func add(_ words: [String], number: Int) {
    lines.append(Line(number: number, words: words))
  }

  /// The totals and the score by the people and rules of a game.
  func read(in game: GameState) throws(Problem) -> (totals: Totals, score: Sides<Int>) {
    let people = PlayerLookup(game.teams)
    var found = [Totals.Line]()
    var periods = [Sides<Int>]()
    if lines.isEmpty { throw .noTotals([]) }
    for line in lines {
      do throws(Problem) {
        if line.words[0] == "line", let pairs = Self.pairs(line.words) {
          guard periods.isEmpty else { throw .twoTotals("the points by period") }
          guard pairs.count <= (game.rules.timeLimit == nil ? 1 : Periods.most) else {
            throw .noTotals(line.words)
          }
          periods = pairs
          continue
        }
        let new = try Self.line(line.words, by: people, in: game)
        guard !found.contains(where: { $0.who == new.who }) else {
          throw .twoTotals(new.who.player ?? new.who.word)
        }
        found.append(new)
      } catch {
        var error = error
        error.line = line.number
        throw error
      }
    }
    for count in periods.indices.dropFirst(game.rules.periods) {
      let score = periods[..<count].sums
      guard score.leader == nil else {
        throw Problem(
          "noTotals", .data,
          "an overtime needs a level score, and before it the line has \(score.home)-\(score.away)")
      }
    }
    let totals = Totals(found, periods: periods)
    let score = periods.isEmpty ? Sides(totals.points) : periods.sums
    for side in Side.allCases where totals.points(of: side) > score[side] {
      throw .totalsBeyond(score[side], totals.points(of: side), of: game.teams[side].name)
    }
    return (totals, score)
  }

  private static func pairs(_ words: [String]) -> [Sides<Int>]? {
    let pairs = words.dropFirst().compactMap { Sides<Int>(typedScore: $0) }
    return pairs.count == words.count - 1 && !pairs.isEmpty ? pairs : nil
  }

  /// The line of a player or a team. The name ends at the first place where only counts with their moves follow and
  /// the words before it mean somebody.
  private static func line(
    _ words: [String], by people: PlayerLookup, in game: GameState
  ) throws(Problem) -> Totals.Line {
    let ends = words.indices.dropFirst().filter { end in
      let rest = words[end...]
      return rest.count.isMultiple(of: 2)
        && rest.indices.allSatisfy {
          !($0 - end).isMultiple(of: 2) || words[$0].isDigits && words[$0].count <= 4
        }
    }
    func name(_ end: Int) -> String { words[..<end].spaceSeparated }
    guard let end = ends.first(where: { (try? people.find(name($0))) != nil }) ?? ends.first else {
      throw .noTotals(words)
    }
    let who = try people.find(name(end))
    var stats = StatLine()
    var points: Int?
    for index in stride(from: end, to: words.count, by: 2) {
      let count = Int(words[index]) ?? 0
      if words[index + 1].lowercased() == "points" {
        points = count
        continue
      }
      let word = words[index + 1]
      // A count of shots cannot say where they were taken.
      guard word.endOfMove == word.endIndex else { throw .noTotals(words) }
      let move = try Move(word: word, by: game.rules)
      try game.check(move, by: who)
      guard move.isCounted else { throw .noTotals(words) }
      stats[move] += count
    }
    if let points, stats.points > 0, points != stats.points {
      throw .totalsBeyond(points, stats.points, of: who.player ?? who.word)
    }
    stats[.result] = points.map { $0 - stats.points } ?? 0
    return Totals.Line(who, stats)
  }
}

extension Problem {
  /// A line that does not belong to a sheet of totals; without words, a sheet without lines.
  static func noTotals(_ words: [String]) -> Problem {
    Problem(
      "noTotals", .data,
      words.isEmpty
        ? "a sheet of totals has at least a line"
        : "\(words.spaceSeparated.quoted) is not a line of totals",
      "such as: Ana 5 two 3 foul; Bo 12 points; line 18-20 22-17")
  }

  /// Two lines of one player, or of the score.
  static func twoTotals(_ what: String) -> Problem {
    Problem("twoTotals", .data, "there is a line of \(what) already")
  }

  /// Counts that make more points than a player or a team has.
  static func totalsBeyond(_ points: Int, _ sum: Int, of name: String) -> Problem {
    Problem(
      "totalsDiffer", .data, "\(name.excerpt) has \(points) points, and the counts make \(sum)")
  }
}

/// What a line counts beside the moves; their counts come before these.
public enum OtherCount: Int, CaseIterable, Sendable {
  /// Rebounds after a miss of the own side. A rebound without a miss before it is neither offensive
  /// nor defensive.
  case offensiveRebounds = 29
  /// Rebounds after a miss of the other side.
  case defensiveRebounds
  /// Own shots that were blocked.
  case shotsBlocked
  /// Points by shots at the rim or in the paint.
  case pointsInThePaint
  /// Points by shots and free throws of a fast break.
  case fastBreakPoints
  /// Points of which it is not known how they were made, in a game without plays.
  case result
}

/// How often one player, or the team itself, made each move, and what else a line counts.
public struct StatLine: Sendable {
  // Read through spans, for its subscript copies all of it.
  private var counts = InlineArray<35, Int>(repeating: 0)

  /// An empty line.
  public init() {}

  /// How often a move was made.
  public subscript(move: Move) -> Int {
    get { counts.span[move.rawValue] }
    _modify { yield &counts[move.rawValue] }
  }

  /// Another count.
  public subscript(count: OtherCount) -> Int {
    get { counts.span[count.rawValue] }
    _modify { yield &counts[count.rawValue] }
  }

  /// Whether all its counts are such.
  func allSatisfy(_ isSuch: (Int) -> Bool) -> Bool {
    counts.indices.allSatisfy { isSuch(counts.span[$0]) }
  }

  /// Points scored, by the counts or the result.
  public var points: Int {
    var sum = self[.result]
    for shot in Shot.allCases { sum &+= shot.points &* self[shot.made] }
    return sum
  }

  /// Fouls of these kinds.
  public func fouls(of kinds: FoulCounts) -> Int {
    Move.fouls.reduce(0) { $0 &+ kinds[$1] &* self[$1] }
  }

  /// Whether it is empty.
  public var isEmpty: Bool { self == StatLine() }

  /// Adds another line.
  public mutating func add(_ other: StatLine) {
    var sums = counts.mutableSpan
    for index in sums.indices { sums[index] &+= other.counts.span[index] }
  }

  /// What it has more than another line.
  fileprivate func less(_ other: StatLine) -> StatLine {
    var line = self
    var rest = line.counts.mutableSpan
    for index in rest.indices { rest[index] &-= other.counts.span[index] }
    return line
  }

  fileprivate mutating func add(_ move: Move, isOffensive: Bool?) {
    guard move.isCounted else { return }
    self[move] += 1
    if let isOffensive { self[isOffensive ? .offensiveRebounds : .defensiveRebounds] += 1 }
  }
}

extension StatLine: Equatable {
  /// Whether both have the same counts.
  public static func == (one: StatLine, other: StatLine) -> Bool {
    let counts = one.counts.span
    let others = other.counts.span
    for index in counts.indices where counts[index] != others[index] { return false }
    return true
  }
}

/// A team's lines, whose points always add up to its score: those of the players and of the team
/// itself.
public struct TeamLine: Equatable, Sendable {
  /// A line for each player, by place on the roster.
  public private(set) var players: [StatLine]
  /// Plays of no player: a team foul, a basket that nobody saw scored.
  public private(set) var team: StatLine
  /// Points of the team.
  public private(set) var score: Int

  /// Empty lines of a team of so many players, with the points of a result.
  init(players: Int, result: Int = 0) {
    var team = StatLine()
    team[.result] = result
    self.init(players: Array(repeating: StatLine(), count: players), team: team)
  }

  /// The lines of the players and of the team itself.
  public init(players: [StatLine], team: StatLine) {
    self.players = players
    self.team = team
    score = team.points
    for line in players { score &+= line.points }
  }

  /// Adds a move of the player at a place on the roster, or of the team itself.
  ///
  /// - Parameter isOffensive: whether it is an offensive rebound, or else a defensive one; nil if
  ///   neither.
  mutating func add(_ move: Move, place: Int?, isOffensive: Bool?) {
    if let place {
      players[place].add(move, isOffensive: isOffensive)
    } else {
      team.add(move, isOffensive: isOffensive)
    }
    score += move.points
  }

  /// Changes what the line of the player at a place, or of the team itself, has beside moves.
  mutating func change(_ place: Int?, _ change: (inout StatLine) -> Void) {
    if let place { change(&players[place]) } else { change(&team) }
  }

  /// The lines that differ, by place on the roster; that of the team itself has none.
  struct Difference {
    fileprivate var lines = [(place: Int?, line: StatLine)]()
    fileprivate var score = 0
  }

  /// What it has more than another line.
  func difference(to old: TeamLine) -> Difference {
    var lines = players.indices.filter { players[$0] != old.players[$0] }.map { place in
      (place: Int?.some(place), line: players[place].less(old.players[place]))
    }
    if team != old.team { lines.append((nil, team.less(old.team))) }
    return Difference(lines: lines, score: score - old.score)
  }

  /// Adds what another line has more.
  mutating func add(_ difference: Difference) {
    for (place, line) in difference.lines {
      if let place { players[place].add(line) } else { team.add(line) }
    }
    score += difference.score
  }

  /// The sum of all lines.
  public var total: StatLine { players.reduce(into: team) { $0.add($1) } }

  /// Whether anybody of the team has made a move.
  public func has(_ move: Move) -> Bool {
    team[move] > 0 || players.contains { $0[move] > 0 }
  }
}

/// What one player, or the team itself, has done: how often each move, and the points.
public struct StatLine: Sendable {
  /// Rebounds after a miss of one's own side; where there is no miss before a rebound, it is neither
  /// offensive nor defensive.
  public var offensiveRebounds = 0
  /// Rebounds after a miss of the other side.
  public var defensiveRebounds = 0
  /// How often each move, by its place in the table.
  private var counts = InlineArray<13, Int>(repeating: 0)

  /// A line with nothing in it.
  public init() {}

  /// A line with these counts.
  public init<Failure>(
    offensiveRebounds: Int = 0, defensiveRebounds: Int = 0,
    count: (Move) throws(Failure) -> Int
  ) throws(Failure) {
    (self.offensiveRebounds, self.defensiveRebounds) = (offensiveRebounds, defensiveRebounds)
    for place in counts.indices {
      if let move = Move(rawValue: place) { counts[place] = try count(move) }
    }
  }

  /// How often a move was made.
  public subscript(move: Move) -> Int {
    get { counts[move.rawValue] }
    set { counts[move.rawValue] = newValue }
  }

  /// Points scored, which follow from the counts.
  public var points: Int { self[.onePoint] &+ 2 &* self[.twoPoints] &+ self[.freeThrow] }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { self == StatLine() }

  /// What two lines come to together.
  public func adding(_ other: StatLine) -> StatLine {
    var sum = self
    sum.offensiveRebounds &+= other.offensiveRebounds
    sum.defensiveRebounds &+= other.defensiveRebounds
    for place in counts.indices { sum.counts[place] &+= other.counts[place] }
    return sum
  }

  fileprivate mutating func add(_ move: Move, _ rebound: Rebound?) {
    counts[move.rawValue] += 1
    switch rebound {
    case .offensive: offensiveRebounds += 1
    case .defensive: defensiveRebounds += 1
    case nil: break
    }
  }
}

extension StatLine: Equatable {
  /// Whether both have the same counts.
  public static func == (one: StatLine, other: StatLine) -> Bool {
    for place in one.counts.indices where one.counts[place] != other.counts[place] { return false }
    return one.offensiveRebounds == other.offensiveRebounds
      && one.defensiveRebounds == other.defensiveRebounds
  }
}

/// Whose miss a rebound came after: one's own side's, or the other's.
enum Rebound {
  case offensive, defensive
}

/// A team's lines. Player lines and the team's own line make the score, always.
public struct TeamLine: Equatable, Sendable {
  /// A line a player, by place on the roster.
  public private(set) var players: [StatLine]
  /// What belongs to no player: a team foul, a basket nobody saw scored.
  public private(set) var team: StatLine
  /// Points of the team.
  public private(set) var score: Int
  /// Fouls of the team, the players' included.
  public private(set) var fouls: Int

  /// A line of a team of so many players, with nothing in it.
  init(players: Int) {
    self.init(players: Array(repeating: StatLine(), count: players), team: StatLine())
  }

  /// A line made of those of the players and of what belongs to none of them.
  public init(players: [StatLine], team: StatLine) {
    (self.players, self.team, score, fouls) = (players, team, team.points, team[.foul])
    for line in players {
      score &+= line.points
      fouls &+= line[.foul]
    }
  }

  mutating func add(_ move: Move, place: Int?, rebound: Rebound?) {
    if let place { players[place].add(move, rebound) } else { team.add(move, rebound) }
    score += move.points
    if move == .foul { fouls += 1 }
  }

  /// Makes room for a player who has joined.
  mutating func join() { players.append(StatLine()) }

  /// What the players and the team itself have done together.
  public var total: StatLine { players.reduce(team) { $0.adding($1) } }

  /// Whether anybody of the team has made a move.
  public func has(_ move: Move) -> Bool {
    team[move] > 0 || players.contains { $0[move] > 0 }
  }
}

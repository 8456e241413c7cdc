/// What a stat line counts besides moves; the counts of the moves come first.
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
public struct StatLine: Equatable, Sendable {
  // On the heap, for a line is copied much more often than it is changed.
  private var counts = Self.none

  private static let none = [Int](repeating: 0, count: 35)

  /// An empty line.
  public init() {}

  /// How often a move was made.
  public subscript(move: Move) -> Int {
    get { counts[move.rawValue] }
    set { counts[move.rawValue] = newValue }
  }

  /// Another count.
  public subscript(count: OtherCount) -> Int {
    get { counts[count.rawValue] }
    set { counts[count.rawValue] = newValue }
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
    for index in counts.indices { counts[index] &+= other.counts[index] }
  }

  /// Adds the difference between two states of a line.
  fileprivate mutating func add(_ new: StatLine, since old: StatLine) {
    if new == old { return }
    for index in counts.indices { counts[index] &+= new.counts[index] &- old.counts[index] }
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

  /// The lines of the players and of the team itself.
  init(players: [StatLine], team: StatLine) {
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
    guard move.isCounted else { return }
    change(place) { line in
      line[move] += 1
      if let isOffensive { line[isOffensive ? .offensiveRebounds : .defensiveRebounds] += 1 }
    }
    score += move.points
  }

  /// Changes what the line of the player at a place, or of the team itself, has beside moves.
  mutating func change(_ place: Int?, _ change: (inout StatLine) -> Void) {
    if let place { change(&players[place]) } else { change(&team) }
  }

  /// Adds the difference between two states of a team's lines.
  mutating func add(_ new: TeamLine, since old: TeamLine) {
    for place in players.indices {
      players[place].add(new.players[place], since: old.players[place])
    }
    team.add(new.team, since: old.team)
    score += new.score - old.score
  }

  /// The sum of all lines.
  public var total: StatLine { players.reduce(into: team) { $0.add($1) } }
}

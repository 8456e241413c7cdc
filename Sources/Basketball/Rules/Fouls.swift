/// How many fouls each kind of foul is: of the player, or of the team.
public struct FoulCounts: Equatable, Sendable {
  private var counts = InlineArray<6, Int>(repeating: 0)

  /// So many for these kinds, and none for the others.
  public init(_ counts: [Move: Int] = [:]) {
    for (move, count) in counts where move.isFoul { self[move] = count }
  }

  /// Each of these kinds is one.
  public init(_ moves: [Move]) { self.init(Dictionary(moves.map { ($0, 1) }) { $1 }) }

  /// How many fouls a kind is; none for a move that is no foul.
  public subscript(move: Move) -> Int {
    get { move.isFoul ? counts[move.rawValue - Move.foul.rawValue] : 0 }
    set { if move.isFoul { counts[move.rawValue - Move.foul.rawValue] = newValue } }
  }

  /// The kinds that are a foul or more.
  public var kinds: [Move] { Move.fouls.filter { self[$0] > 0 } }

  /// Whether each kind is as many fouls.
  public static func == (one: Self, other: Self) -> Bool {
    Move.fouls.allSatisfy { one[$0] == other[$0] }
  }
}

extension Move {
  /// The kinds of fouls, in the order of the table.
  public static let fouls: [Move] = [
    .foul, .offensiveFoul, .technicalFoul, .flagrantFoul, .disqualifyingFoul, .benchFoul,
  ]
}

/// When the count of team fouls starts anew.
public enum FoulsReset: String, CaseIterable, Sendable {
  case game, half, period
}

/// Which team fouls an overtime begins with.
public enum OvertimeFouls: String, CaseIterable, Sendable {
  /// Those of the last period.
  case `continue`
  /// None.
  case reset
}

/// A bonus for fouls late in a period.
public struct LateBonus: Equatable, Sendable {
  /// How much of the period is left at most.
  public var last: ClockReading
  /// From which of those fouls on.
  public var from: Int

  /// A bonus from so many fouls in the last minutes.
  public init(last: ClockReading, from: Int) { (self.last, self.from) = (last, from) }
}

/// Which five a free throw counts for in plus-minus.
public enum FreeThrowFive: String, CaseIterable, Sendable {
  /// Those on court when it goes in.
  case made
  /// Those on court at the foul.
  case foul
}

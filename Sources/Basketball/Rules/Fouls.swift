/// How many fouls each kind of foul counts for, of the player or of the team.
public struct FoulCounts: Equatable, Sendable {
  /// By kind, in the order of the table.
  private var counts = SIMD8<UInt8>()

  /// One for each of these kinds, none for the others.
  public init(_ kinds: [Move] = []) {
    for kind in kinds { self[kind] = 1 }
  }

  /// How many fouls a kind counts for, at most 255; 0 for other moves.
  public subscript(move: Move) -> Int {
    get { move.isFoul ? Int(counts[move.rawValue &- Move.foul.rawValue]) : 0 }
    set {
      guard move.isFoul else { return }
      counts[move.rawValue &- Move.foul.rawValue] = UInt8(clamping: newValue)
    }
  }

  /// One for every kind.
  public static let everyKind = FoulCounts(Move.fouls)

  /// One for every kind of a player's foul; none for coach and bench.
  public static let ofPlayers = FoulCounts(Move.fouls.filter { $0 != .benchFoul })

  /// The kinds that count.
  public var kinds: [Move] { Move.fouls.filter { self[$0] > 0 } }
}

extension Move {
  /// The kinds of fouls, in the order of the table.
  public static let fouls = allCases.filter(\.isFoul)
}

/// For which five a free throw counts in plus-minus.
public enum FreeThrowFive: String, CaseIterable, Sendable {
  /// Those on court when it goes in.
  case made
  /// Those on court at the foul.
  case foul
}

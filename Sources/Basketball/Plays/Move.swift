/// What a play is: one of the five things a scorer writes down.
public enum Move: String, CaseIterable, Sendable {
  case onePoint, twoPoints, assist, rebound, foul

  /// Points the move is worth.
  public var points: Int {
    switch self {
    case .onePoint: 1
    case .twoPoints: 2
    case .assist, .rebound, .foul: 0
    }
  }

  /// How the move may be typed, the form of the feed first.
  public var words: [String] {
    switch self {
    case .onePoint: ["one", "1", "+1", rawValue]
    case .twoPoints: ["two", "2", "+2", rawValue]
    case .assist: ["assist", "a"]
    case .rebound: ["rebound", "r"]
    case .foul: ["foul", "f"]
    }
  }

  /// The move as the feed writes it.
  public var word: String { words[0] }

  /// The move that was typed, whatever its case.
  public init(word: String) throws(GameError) {
    let typed = word.lowercased()
    let meant = Self.allCases.first { $0.words.contains { $0.lowercased() == typed } }
    guard let meant else { throw .unknownMove(word) }
    self = meant
  }
}

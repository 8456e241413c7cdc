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
    case .onePoint: ["one", "1", "+1", "o", rawValue]
    case .twoPoints: ["two", "2", "+2", "t", rawValue]
    case .assist: ["assist", "a"]
    case .rebound: ["rebound", "r"]
    case .foul: ["foul", "f"]
    }
  }

  /// The move as the feed writes it.
  public var word: String { words[0] }

  /// The move that was typed: a word of it, or the beginning of one that no other move has.
  public init(word: String) throws(GameError) {
    let typed = word.lowercased()
    if let meant = Self.allCases.first(where: { $0.words.contains { $0.lowercased() == typed } }) {
      self = meant
      return
    }
    let begun = Self.allCases.filter { move in
      !typed.isEmpty && move.words.contains { $0.lowercased().hasPrefix(typed) }
    }
    guard begun.count < 2 else { throw .ambiguousMove(word, candidates: begun.map(\.word)) }
    guard let meant = begun.first else { throw .unknownMove(word) }
    self = meant
  }
}

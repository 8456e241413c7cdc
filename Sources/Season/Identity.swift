import Basketball
import Documents

/// Who a name means in a season: two spellings that differ in case and spaces alone are one.
struct Identity: Hashable {
  private let text: String

  init(_ name: String) {
    text = name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// How a name was written last.
struct Spelling {
  private(set) var name: String
  private var written: TimeOfDay

  init(_ name: String, in game: GameDocument) { (self.name, written) = (name, game.created) }

  mutating func write(_ name: String, in game: GameDocument) {
    if game.created >= written { (self.name, written) = (name, game.created) }
  }
}

extension Spelling {
  /// Takes over another one that was written later.
  mutating func write(_ other: Spelling) {
    if other.written >= written { self = other }
  }
}

extension GameDocument {
  /// Whether a side has won the game; nil where nobody has.
  func isWon(by side: Side) -> Bool? { winner.map { $0 == side } }
}

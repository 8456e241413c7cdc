/// What a player or team did. `MoveRow.table` has all facts about each move.
public enum Move: Int, CaseIterable, Sendable {
  case onePoint, twoPoints, freeThrow
  case missedOnePoint, missedTwoPoints, missedFreeThrow
  case assist, rebound, turnover, steal, block, foul, timeout

  /// The row of the table.
  public var row: MoveRow { MoveRow.table[rawValue] }

  /// Points the move is worth.
  public var points: Int { row.points }
}

extension Move {
  /// The name that JSON has for it.
  public var name: String { row.name.description }

  /// The word for it in a feed.
  public var word: String { row.words[0] }

  /// Whether it is a shot from the field that went in, which can have an assist.
  public var isBasket: Bool { points > 0 && row.shot != .freeThrow }

  /// Whether it is a shot that did not go in.
  public var isMiss: Bool { points == 0 && row.shot != nil }

  /// Whether somebody can make it: a time-out is a team's alone.
  public func isPossible(by who: Who) -> Bool { !row.isOfTeam || who.player == nil }

  /// The move that was typed: one of its words, or a beginning that no other move has.
  public init(word: String) throws(GameError) {
    let typed = word.lowercased()
    if let meant = MoveRow.table.first(where: { $0.words.contains(typed) }) {
      self = meant.move
      return
    }
    let begun = MoveRow.table.filter { row in
      !typed.isEmpty && row.words.contains { $0.hasPrefix(typed) }
    }
    guard begun.count < 2 else { throw .ambiguousMove(word, candidates: begun.map(\.move.word)) }
    guard let meant = begun.first else { throw .unknownMove(word) }
    self = meant.move
  }
}

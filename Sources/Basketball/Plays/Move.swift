/// What a player or team did. `MoveRow.table` has all facts about each move.
public enum Move: Int, CaseIterable, Sendable {
  case onePoint, twoPoints, threePoints, freeThrow
  case missedOnePoint, missedTwoPoints, missedThreePoints, missedFreeThrow
  case assist, rebound, turnover, steal, block
  case foul, offensiveFoul, technicalFoul, flagrantFoul, disqualifyingFoul, benchFoul
  case timeout, arrow
  case `in`, out

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

  /// Whether an assist may belong to it: to any shot that went in.
  public var isMade: Bool { points > 0 }

  /// Whether it is a foul of any kind.
  public var isFoul: Bool { row.isFoul }

  /// Whether it is a shot that did not go in.
  public var isMiss: Bool { points == 0 && row.shot != nil }

  /// Whether somebody comes on court by it, or leaves it.
  public var isSubstitution: Bool { row.isSubstitution }

  /// Whether lines count it: the arrow is where it points, and a substitution is who is on court.
  public var isCounted: Bool { self != .arrow && !isSubstitution }

  /// Whether somebody can make it: a time-out is a team's alone, a substitution a player's.
  public func isPossible(by who: Who) -> Bool {
    who.player == nil ? !row.isOfPlayer : !row.isOfTeam
  }

  /// The move that was typed: one of its words, or a beginning that no other move of the game has.
  ///
  /// - Parameter rules: what the game is played by; nil where any move may be meant.
  public init(word: String, by rules: Rules? = nil) throws(GameError) {
    let typed = word.lowercased()
    if let meant = MoveRow.table.first(where: { $0.words.contains(typed) }) {
      self = meant.move
      return
    }
    let begun = Self.begun(by: typed).filter { rules?.offers($0) ?? true }
    guard begun.count < 2 else { throw .ambiguousMove(word, candidates: begun.map(\.word)) }
    guard let meant = begun.first else { throw .unknownMove(word) }
    self = meant
  }

  /// The moves of which a word begins with this text, in lower case.
  static func begun(by text: String) -> [Move] {
    if text.isEmpty { return [] }
    return MoveRow.table.filter { row in row.words.contains { $0.hasPrefix(text) } }.map(\.move)
  }
}

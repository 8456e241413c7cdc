/// What a player or team did. `MoveRow.table` has the facts about each move.
public enum Move: Int, CaseIterable, Sendable {
  case onePoint, twoPoints, threePoints, freeThrow
  case missedOnePoint, missedTwoPoints, missedThreePoints, missedFreeThrow
  case assist, rebound, turnover, steal, block
  case foul, offensiveFoul, technicalFoul, flagrantFoul, disqualifyingFoul, benchFoul
  case timeout, arrow
  case `in`, out

  /// The row of the table.
  public var row: MoveRow { MoveRow.table[rawValue] }

  /// Its points.
  public var points: Int { row.points }
}

extension Move {
  /// Its name in JSON.
  public var name: String { row.name.description }

  /// Its word in a feed.
  public var word: String { row.words[0] }

  /// Whether it is a field goal.
  public var isFieldGoal: Bool { points > 0 && row.shot != .freeThrow }

  /// Whether it is any shot that went in, which may have an assist.
  public var isMade: Bool { points > 0 }

  /// Whether it is a foul of any kind.
  public var isFoul: Bool { row.isFoul }

  /// Whether it is a shot that did not go in.
  public var isMiss: Bool { points == 0 && row.shot != nil }

  /// Whether a player comes on court by it, or leaves.
  public var isSubstitution: Bool { row.isSubstitution }

  /// Whether stat lines count it: not the arrow and substitutions.
  public var isCounted: Bool { self != .arrow && !isSubstitution }

  /// Whether a person can make it: only a team takes a time-out, only a player is substituted.
  public func isPossible(by who: Who) -> Bool {
    who.player == nil ? !row.isOfPlayer : !row.isOfTeam
  }

  /// The move that was typed: by one of its words, or by a beginning that fits no other move of the
  /// game.
  ///
  /// - Parameter rules: the rules of the game; nil to allow any move.
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

  /// The moves with a word that has this beginning, in lower case.
  static func begun(by text: String) -> [Move] {
    if text.isEmpty { return [] }
    return MoveRow.table.filter { row in row.words.contains { $0.hasPrefix(text) } }.map(\.move)
  }
}

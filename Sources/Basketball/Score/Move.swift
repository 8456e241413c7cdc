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

  /// The kind of shot, made or missed: the moves begin with the four that went in, then the four that
  /// did not.
  public var shot: Shot? { rawValue < 8 ? Shot(rawValue: rawValue % 4 + 1) : nil }

  /// Its points.
  public var points: Int { isMade ? shot?.points ?? 0 : 0 }

  /// Its name in JSON.
  public var name: String { key.description }

  /// The same, as a key.
  public var key: StaticString { row.name }

  /// Its word in a feed.
  public var word: String { row.words[0] }

  /// Whether it is a field goal.
  public var isFieldGoal: Bool { isMade && self != .freeThrow }

  /// Whether it is any shot that went in, which may have an assist.
  public var isMade: Bool { rawValue < 4 }

  /// Whether it is a foul of any kind.
  public var isFoul: Bool {
    (Move.foul.rawValue...Move.benchFoul.rawValue).contains(rawValue)
  }

  /// Whether it is a shot that did not go in.
  public var isMiss: Bool { !isMade && shot != nil }

  /// Whether a side has the ball after it, so that no rebound follows.
  public var endsMiss: Bool { isMade || [.rebound, .turnover, .steal].contains(self) }

  /// Whether a player comes on court by it, or leaves.
  public var isSubstitution: Bool { self == .in || self == .out }

  /// Whether stat lines count it: not the arrow and substitutions.
  public var isCounted: Bool { self != .arrow && !isSubstitution }

  /// Whether a person can make it: only a team takes a time-out, only a player is substituted.
  public func isPossible(by who: Who) -> Bool {
    who.player == nil ? !isSubstitution : !row.isOfTeam
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

/// A kind of shot, made or missed.
public enum Shot: Int, CaseIterable, Sendable {
  case onePoint = 1
  case twoPoints, threePoints, freeThrow

  /// Points of one that went in.
  var points: Int { self == .freeThrow ? 1 : rawValue }

  /// One that went in.
  public var made: Move { Move(rawValue: rawValue - 1) ?? .onePoint }

  /// One that did not.
  public var missed: Move { Move(rawValue: rawValue + 3) ?? .missedOnePoint }
}

/// What code that parses, shows and explains a move has to know of it.
public struct MoveRow: Sendable {
  /// The move.
  public private(set) var move = Move.onePoint
  /// Its name in JSON.
  public let name: StaticString
  /// How it may be typed, in lower case; a feed has the first.
  public let words: [String]
  /// Its name in a sentence: `a rebound`.
  public let text: String
  /// Its key on the scoring screen; nil if it is chosen after another key.
  public var key: Character?
  /// The heading of its column in a box score; nil if it has none.
  public var column: String?
  /// FIBA's abbreviation; for a miss that of attempts.
  public let abbreviation: String
  /// When statisticians count it.
  public let definition: String
  /// Whether it is always shown.
  public var isBasic = false
  /// Whether only a team can make it.
  public var isOfTeam = false
  /// The kind of shot, made or missed.
  public var shot: Shot? { move.shot }

  /// The moves in the order of FIBA's box score.
  ///
  /// Source of the definitions: FIBA, 3x3 Statisticians' Manual and, for assists and steals, FIBA,
  /// Statisticians' Manual.
  public static let table = {
    var rows = [
      MoveRow(
        name: "onePoint", words: ["one", "1", "+1", "o", "onepoint"],
        text: "one point", key: "o", column: "1P", abbreviation: "1PTM",
        definition: "a shot from inside the arc that went in",
        isBasic: true),
      MoveRow(
        name: "twoPoints", words: ["two", "2", "+2", "t", "twopoints"],
        text: "two points", key: "t", column: "2P", abbreviation: "2PTM",
        definition: "a shot from behind the arc that went in",
        isBasic: true),
      MoveRow(
        name: "threePoints", words: ["three", "3", "+3", "threepoints"],
        text: "three points", key: "o", column: "3P", abbreviation: "3PTM",
        definition: "a shot for three that went in", isBasic: true),
      MoveRow(
        name: "freeThrow", words: ["free", "ft", "freethrow"],
        text: "a free throw", key: "e", column: "FT", abbreviation: "FTM",
        definition: "a free throw that went in, one point"),
      MoveRow(
        name: "missedOnePoint", words: ["miss1", "missedonepoint"],
        text: "a missed one", key: "O", abbreviation: "1PTA",
        definition: "a shot from inside the arc that did not, blocked ones too"),
      MoveRow(
        name: "missedTwoPoints", words: ["miss2", "missedtwopoints"],
        text: "a missed two", key: "T", abbreviation: "2PTA",
        definition: "a shot from behind the arc that did not, blocked ones too"),
      MoveRow(
        name: "missedThreePoints", words: ["miss3", "missedthreepoints"],
        text: "a missed three", key: "O", abbreviation: "3PTA",
        definition: "a shot for three that did not"),
      MoveRow(
        name: "missedFreeThrow", words: ["missft", "missedfreethrow"],
        text: "a missed free throw", key: "E", abbreviation: "FTA",
        definition: "a free throw that did not"),
      MoveRow(
        name: "assist", words: ["assist", "a"], text: "an assist", key: "a",
        column: "AST", abbreviation: "AS",
        definition: "the pass that led to a basket or, by FIBA, a free throw", isBasic: true),
      MoveRow(
        name: "rebound", words: ["rebound", "r"], text: "a rebound", key: "r",
        column: "REB", abbreviation: "REB",
        definition: "the ball won after a miss, by a player or by a team", isBasic: true),
      MoveRow(
        name: "turnover", words: ["turnover", "to"], text: "a turnover", key: "n",
        column: "TO", abbreviation: "TO",
        definition: "the ball lost to the other side without a shot"),
      MoveRow(
        name: "steal", words: ["steal", "st"], text: "a steal", key: "s",
        column: "STL", abbreviation: "ST",
        definition: "the ball taken from the other side, whose turnover it is"),
      MoveRow(
        name: "block", words: ["block", "b"], text: "a block", key: "b",
        column: "BLK", abbreviation: "BS",
        definition: "a shot of the other side touched on its way, and missed"),
      MoveRow(
        name: "foul", words: ["foul", "f"], text: "a foul", key: "f", column: "PF",
        abbreviation: "PF", definition: "a foul that counts for the team", isBasic: true),
      MoveRow(
        name: "offensiveFoul", words: ["offensive", "offensivefoul"],
        text: "an offensive foul", abbreviation: "OF",
        definition: "a foul by the side that has the ball"),
      MoveRow(
        name: "technicalFoul", words: ["technical", "technicalfoul"],
        text: "a technical foul", abbreviation: "TF",
        definition: "a foul without contact, for behaviour"),
      MoveRow(
        name: "flagrantFoul",
        words: ["flagrant", "unsportsmanlike", "flagrantfoul"], text: "a flagrant foul",
        abbreviation: "UF",
        definition: "contact that is no play at the ball"),
      MoveRow(
        name: "disqualifyingFoul",
        words: ["disqualifying", "disqualifyingfoul"], text: "a disqualifying foul",
        abbreviation: "DF", definition: "a foul that ends the game for who makes it"),
      MoveRow(
        name: "benchFoul", words: ["bench", "benchfoul"], text: "a bench foul",
        abbreviation: "BF",
        definition: "a technical foul of the coach or the bench",
        isOfTeam: true),
      MoveRow(
        name: "timeout", words: ["timeout"], text: "a time-out", key: "i",
        abbreviation: "TOUT", definition: "a time-out that a team has taken",
        isOfTeam: true),
      MoveRow(
        name: "arrow", words: ["arrow"], text: "the possession arrow",
        abbreviation: "ARROW",
        definition: "the next held ball is this team's", isOfTeam: true),
      MoveRow(
        name: "in", words: ["in"], text: "on court",
        abbreviation: "IN", definition: "the player comes on court"),
      MoveRow(
        name: "out", words: ["out"], text: "off court",
        abbreviation: "OUT", definition: "the player leaves the court"),
    ]
    for move in Move.allCases { rows[move.rawValue].move = move }
    return rows
  }()
}

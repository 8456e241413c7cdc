/// What a player or team did. `MoveRow.table` has what is typed, shown and said of each move.
///
/// Their order is relied on: the rows of the table have it; shots come first, those made, then those
/// missed, as `Shot` has them; the kinds of foul stand together from `foul` on, and `FoulCounts` has room
/// for sixteen; `StatLine` has a count for each move and no more. A test holds all five.
public enum Move: Int, CaseIterable, Sendable {
  case onePoint, twoPoints, threePoints, freeThrow
  case missedOnePoint, missedTwoPoints, missedThreePoints, missedFreeThrow
  case assist, rebound, turnover, steal, block
  case foul, offensiveFoul, technicalFoul, technicalFoul2, disruptiveFoul, flagrantFoul
  case disqualifyingFoul, benchFoul, coachFoul
  case foulDrawn
  case timeout, arrow, jumpBall, heldBall
  case `in`, out

  /// Its row of the table.
  public var row: MoveRow { MoveRow.table[rawValue] }

  /// Its points.
  public var points: Int { isMade ? shot?.points ?? 0 : 0 }

  /// Its name in JSON.
  public var name: String { key.description }

  /// The move's name in JSON, as a key.
  public var key: StaticString { row.name }

  /// Its word in a feed.
  public var word: String { row.words[0] }

  /// Its kind of shot, made or missed; nil if it is none.
  public var shot: Shot? { Shot(rawValue: rawValue + 1) ?? Shot(rawValue: rawValue - 3) }

  /// Whether it is a field goal.
  public var isFieldGoal: Bool { isMade && self != .freeThrow }

  /// Whether it is any shot that went in, which may have an assist.
  public var isMade: Bool { rawValue <= Move.freeThrow.rawValue }

  /// Whether it is a foul of any kind.
  public var isFoul: Bool { (Move.foul.rawValue...Move.coachFoul.rawValue).contains(rawValue) }

  /// Whether the clock stands after it.
  public var stopsClock: Bool { isFoul || self == .timeout || self == .heldBall }

  /// Whether it is a shot that did not go in.
  public var isMiss: Bool { !isMade && shot != nil }

  /// Whether it is a shot from the field that did not go in.
  public var isFieldMiss: Bool {
    (Move.missedOnePoint.rawValue...Move.missedThreePoints.rawValue).contains(rawValue)
  }

  /// Whether a side has the ball after it, so that no rebound follows.
  public var endsMiss: Bool {
    isMade || self == .rebound || self == .turnover || self == .steal
  }

  /// Whether a player comes on court by it, or leaves.
  public var isSubstitution: Bool { self == .in || self == .out }

  /// Whether a stat line counts it. None counts the arrow, jump balls and substitutions.
  public var isCounted: Bool {
    switch self {
    case .arrow, .jumpBall, .heldBall, .in, .out: false
    default: true
    }
  }

  /// Whether a person can make it: only a team takes a time-out, only a player is substituted.
  public func isPossible(by who: Who) -> Bool {
    who.player == nil ? !isSubstitution : !row.isOfTeam
  }

  /// The move that was typed: by one of its words, or by a beginning that fits no other move, in a game
  /// with these rules no other of its moves.
  public init(word: String, by rules: Rules? = nil) throws(Problem) {
    if let problem = rules?.problem(ofFoul: word) { throw problem }
    let meant = Self.meant(by: word, rules)
    guard meant.count < 2 else {
      throw .ambiguous("ambiguousMove", .usage, word, meant.map(\.word))
    }
    guard let meant = meant.first else { throw .unknownMove(word) }
    self = meant
  }

  /// The move that a word means; nil if it means none, or may mean several.
  init?(ifMove word: String, by rules: Rules) {
    let meant = Self.meant(by: word, rules)
    guard meant.count == 1 else { return nil }
    self = meant[0]
  }

  /// The moves that a word may mean.
  private static func meant(by word: String, _ rules: Rules?) -> [Move] {
    let typed = word[..<word.endOfMove].lowercased()
    if let meant = called(typed),
      // Where the rules have no disruptive foul, `di` begins a disqualifying one, as it did before.
      meant != .disruptiveFoul || typed.count > 2 || rules?.has(meant) ?? true
    {
      return [meant]
    }
    let all = begun(by: typed).filter { rules?.offers($0) ?? true }
    let older = all.filter { move in
      !move.row.isNewer && move.row.words.contains { $0.hasPrefix(typed) && $0 != intentional }
    }
    return older.isEmpty ? all : older
  }

  /// The move that has this among its words.
  public static func called(_ word: String) -> Move? {
    MoveRow.table.firstIndex { $0.words.contains(word) }.flatMap(Move.init(rawValue:))
  }

  /// What a flagrant foul is called in high schools, and typed there alone.
  static let intentional = "intentional"

  /// The moves one of whose words begins with this text, in lower case; what the text says of a shot is ignored.
  static func begun(by word: String) -> [Move] {
    // A substring as a prefix is compared character by character.
    let text = String(word[..<word.endOfMove])
    if text.isEmpty { return [] }
    return allCases.filter { move in move.row.words.contains { $0.hasPrefix(text) } }
  }
}

/// A kind of shot, made or missed.
public enum Shot: Int, CaseIterable, Sendable {
  case onePoint = 1
  case twoPoints, threePoints, freeThrow

  /// Points for a shot that went in.
  var points: Int { self == .freeThrow ? 1 : rawValue }

  /// The move of a shot that went in: one of the first four moves.
  public var made: Move { Move(rawValue: rawValue - 1) ?? .onePoint }

  /// The move of a shot that did not: one of the next four.
  public var missed: Move { Move(rawValue: rawValue + 3) ?? .missedOnePoint }
}

/// What is typed, shown and said of a move.
public struct MoveRow: Sendable {
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
  /// Whether it is offered only in full-court games.
  var isOfFullCourt = false
  /// Whether it came with 0.5.0: the beginning of a word that meant an older move still does.
  var isNewer = false

  /// The moves in the order of FIBA's box score.
  ///
  /// Source of the definitions: FIBA, 3x3 Statisticians' Manual and, for assists and steals, FIBA,
  /// Statisticians' Manual.
  public static let table: [MoveRow] = [
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
      definition: "a foul by the side that has the ball", isOfFullCourt: true),
    MoveRow(
      name: "technicalFoul", words: ["technical", "tech", "technicalfoul"],
      text: "a technical foul", abbreviation: "TF",
      definition: "a foul without contact, for behaviour", isOfFullCourt: true),
    MoveRow(
      name: "technicalFoul2",
      words: ["technical2", "t2", "technicalfoul2"], text: "a technical foul of category 2",
      abbreviation: "TF2", definition: "a technical foul that puts nobody out", isOfFullCourt: true,
      isNewer: true),
    MoveRow(
      name: "disruptiveFoul", words: ["disruptive", "di", "disruptivefoul"],
      text: "a disruptive foul", abbreviation: "DI",
      definition: "contact that stops a break, or from behind",
      isOfFullCourt: true, isNewer: true),
    MoveRow(
      name: "flagrantFoul",
      words: ["flagrant", "unsportsmanlike", "fl", Move.intentional, "flagrantfoul"],
      text: "a flagrant foul", abbreviation: "UF",
      definition: "contact that is no play at the ball", isOfFullCourt: true),
    MoveRow(
      name: "disqualifyingFoul",
      words: ["disqualifying", "disqualifyingfoul"], text: "a disqualifying foul",
      abbreviation: "DF", definition: "a foul that ends the game for who makes it",
      isOfFullCourt: true),
    MoveRow(
      name: "benchFoul", words: ["bench", "benchfoul"], text: "a bench foul",
      abbreviation: "BF",
      definition: "a technical foul of the coach or the bench",
      isOfTeam: true, isOfFullCourt: true),
    MoveRow(
      name: "coachFoul", words: ["coach", "coachfoul"], text: "a coach foul",
      abbreviation: "CF", definition: "a technical foul of the head coach",
      isOfTeam: true, isOfFullCourt: true, isNewer: true),
    MoveRow(
      name: "foulDrawn", words: ["drawn", "fd", "fouldrawn"],
      text: "a foul drawn", column: "FD", abbreviation: "FD",
      definition: "who a foul of the other side was on, right before it", isNewer: true),
    MoveRow(
      name: "timeout", words: ["timeout"], text: "a time-out", key: "i",
      abbreviation: "TOUT", definition: "a time-out that a team has taken",
      isOfTeam: true),
    MoveRow(
      name: "arrow", words: ["arrow"], text: "the possession arrow",
      abbreviation: "ARROW",
      definition: "the next held ball is this team's", isOfTeam: true, isOfFullCourt: true),
    MoveRow(
      name: "jumpBall", words: ["tip", "jumpball"], text: "a jump ball won",
      key: "^", abbreviation: "JB",
      definition: "the jump ball won; the loser gets the arrow",
      isOfFullCourt: true, isNewer: true),
    MoveRow(
      name: "heldBall", words: ["held", "heldball"], text: "a held ball",
      key: "=", abbreviation: "HB",
      definition: "the ball is by the arrow, which then turns", isOfFullCourt: true,
      isNewer: true),
    MoveRow(
      name: "in", words: ["in"], text: "on court",
      abbreviation: "IN", definition: "the player comes on court"),
    MoveRow(
      name: "out", words: ["out"], text: "off court",
      abbreviation: "OUT", definition: "the player leaves the court"),
  ]
}

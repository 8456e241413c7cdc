import Basketball
import JSON

/// Reads the lines of a feed in turn.
public struct FeedReader: Sendable {
  private let droppingLater: Bool
  /// Whether the plays have the order of the lines, whatever their readings.
  private var isInOrder: Bool
  /// The numbers in the original game of the plays that came as objects, since the last line that was no object:
  /// plays that were removed there leave gaps.
  private var numbers = [Int]()
  /// The sheet of totals whose lines are being read, if any.
  private var totals: TypedTotals?
  /// How many lines it has read.
  public private(set) var count = 0

  /// - Parameter isTotals: whether its lines are a sheet of totals, also without the line that says so.
  public init(droppingLater: Bool = false, isInOrder: Bool = false, isTotals: Bool = false) {
    self.droppingLater = droppingLater
    self.isInOrder = isInOrder
    totals = isTotals ? TypedTotals() : nil
  }

  /// The verbs of the next line: most lines have one. A sheet of totals is one verb, which comes after its last line;
  /// the line that ends the game may follow it.
  public mutating func verbs(of bytes: [UInt8]) throws -> [Verb] {
    count += 1
    guard let line = try FeedLine(bytes, number: count) else { return [] }
    if line.words == [FeedLine.inOrder] {
      isInOrder = true
      return []
    }
    if line.words == [FeedLine.totals] {
      totals = totals ?? TypedTotals()
      return []
    }
    if totals != nil, line.words[0] != FeedLine.end {
      totals?.add(line.words, number: count)
      return []
    }
    return try finish()
      + [line.verb(droppingLater: droppingLater, isInOrder: isInOrder, after: &numbers)]
  }

  /// The verb of a sheet of totals that ends with the feed, if any.
  public mutating func finish() -> [Verb] {
    defer { totals = nil }
    return totals.map { .totals($0) }.array
  }
}

/// A line of a feed: `[PERIOD] [CLOCK] WHO MOVE [WHO MOVE]…`, or an object of `log --jsonl`.
public struct FeedLine: Sendable {
  private let text: String
  fileprivate let words: [String]

  /// Most bytes of a line.
  public static let longest = 1 << 16

  /// The line of these bytes; nil if it is blank or a comment.
  ///
  /// - Parameter number: its place in the feed, counted from 1.
  public init?(_ bytes: [UInt8], number: Int) throws {
    text = try Self.text(bytes, number: number)
    words = text.spacedWords.unquotingPosition
    if words.first?.hasPrefix("#") ?? true { return nil }
  }

  /// The text of a line.
  public static func text(_ bytes: [UInt8], number: Int) throws(Problem) -> String {
    guard bytes.count <= longest else { throw .tooLong }
    let bytes = number == 1 ? bytes.withoutMark : bytes[...]
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    return text
  }

  /// The word that ends a period or the game.
  public static let end = "END"
  /// The word that begins the next overtime, whatever the score.
  public static let overtime = "OVERTIME"
  /// The word that corrects the day of the game.
  public static let day = "DAY"
  /// The word that begins a sheet of totals.
  public static let totals = "TOTALS"
  /// The word before what is set on the card of the game.
  public static let card = "CARD"
  /// The word after which the order of the lines is that of the plays.
  public static let inOrder = "IN-ORDER"

  /// The verb that records its plays as one step, or begins or ends a period. The game finds the
  /// people.
  ///
  /// - Parameter isInOrder: whether a play with an earlier reading stays after the line before.
  public func verb(droppingLater: Bool = false, isInOrder: Bool = false) throws -> Verb {
    var numbers = [Int]()
    return try verb(droppingLater: droppingLater, isInOrder: isInOrder, after: &numbers)
  }

  /// - Parameter numbers: the numbers in the original game of the plays that came as objects right before this line.
  fileprivate func verb(
    droppingLater: Bool, isInOrder: Bool, after numbers: inout [Int]
  ) throws -> Verb {
    let place: GameTime.Place? = isInOrder ? .inOrder : nil
    if words[0].hasPrefix("{") {
      return try Self.verb(of: text, droppingLater, place, after: &numbers)
    }
    numbers = []
    if let verb = try Self.verb(withoutPlay: words, place: place) { return verb }
    // After a reading, one word cannot be a player and a move.
    let isCut = words.count < 3 && words[0].contains(":") && ClockReading(words[0]) != nil
    guard words.count > 1, !isCut else { throw Problem.noPlay(text) }
    return .recordTyped(try TypedPlays(words, place: place), droppingLater: droppingLater)
  }

  /// The verb of a line without a play: a period, what the clock shows, an end or a lineup; nil for
  /// other words.
  ///
  /// - Parameter place: the place of a lineup with a time among the plays of the period.
  public static func verb(
    withoutPlay words: [String], place: GameTime.Place? = nil
  ) throws -> Verb? {
    if words.count == 1, let period = PeriodName(words[0]) { return .clock(.begin(period)) }
    let typed = TypedCard(Array(words.dropFirst()))
    let isMove = (try? Move(word: words[words.count - 1])) != nil
    if words.count > 1, words[0] == card, typed.hasKey || !isMove { return .card(typed) }
    if words == [overtime] { return .clock(.beginOvertime) }
    if words.count == 2, words[0] == day, let day = Day(words[1]) { return .day(day) }
    // Digits alone are a shirt without a move, and after a name a number may be a move.
    if !words[0].isDigits, !isMove, let time = try GameTime(ifTyped: words), time.clock != nil {
      return .clock(.set(time))
    }
    // A position may stand only before an end by hand: before any other, the line may be a play of somebody called
    // `END`.
    if let (time, rest) = try? GameTime.position(before: end, in: words),
      words[0] == end || ["called", "abandoned", "forfeit", "default"].contains(rest.first)
    {
      return try end(rest, at: time)
    }
    return try TypedLineup(line: words, place: place).map { .lineup($0) }
  }

  /// The word at the end of a line that changes what a forfeit, a default or a result says.
  public static let again = "--again"

  /// `END`, `[PERIOD] [CLOCK] END called`, so `END abandoned`, `END forfeit TEAM` and `END default TEAM`, and `END
  /// result 21-15`; with `--again` as the last word it changes such an end.
  private static func end(_ typed: [String], at time: GameTime?) throws(Problem) -> Verb {
    let isAgain = typed.count > 2 && typed.last == again
    let words = isAgain ? typed.dropLast() : typed
    let team = PlayerReference.typed(words.dropFirst().spaceSeparated)
    switch words.first {
    case nil: return .clock(.endPeriod)
    case "called" where words.count == 1: return .end(.called, at: time)
    case "abandoned" where words.count == 1: return .end(.abandoned, at: time)
    case "forfeit" where words.count > 1:
      return .end(.forfeit(team, isAgain: isAgain), at: time)
    case "default" where words.count > 1:
      return .end(.byDefault(team, isAgain: isAgain), at: time)
    case "result" where words.count == 2:
      if let score = Sides<Int>(typedScore: words[1]) {
        return .end(.result(score, isAgain: isAgain))
      }
    default: break
    }
    throw .malformedEnd(typed.spaceSeparated)
  }

  /// The verb of an object of `log --jsonl`, which has whole names. Other members are derived, and ignored. Behind a
  /// basket, `{"assist":2,"basket":5}` gives it an assist that stands before it.
  private static func verb(
    of object: String, _ droppingLater: Bool, _ place: GameTime.Place?, after numbers: inout [Int]
  ) throws -> Verb {
    do {
      let play = try JSONText(Array(object.utf8)).root
      if let assist = play["assist"] {
        return .assisted(by: try play.member("basket").count() - assist.count())
      }
      let side = try play.member("team").side()
      let player = try play.member("player")
      let who = Who(side, player.isNull ? nil : try player.string())
      let move = try play.member("move").move()
      let reading = try play.optional("seconds")?.reading()
      let owner = move.isLinked ? owner(of: play, move, after: numbers) : nil
      let shot = try play.optional("shot").map(Attempt.init)
      if let number = try? play.member("number").count() { numbers.append(number) }
      return .record(
        [PlayRequest(.exact(who), move, shot, to: owner)],
        at: try time(of: play, at: reading, place), droppingLater: droppingLater)
    } catch let error as JSONError {
      throw Problem("notAPlay", .data, "not an object of 'log --jsonl': \(error.text)")
    }
  }

  /// How many plays before this one the play was recorded that it belongs to, 0 if it belongs to none; nil if the
  /// object does not say.
  private static func owner(of play: JSONValue, _ move: Move, after numbers: [Int]) -> Int? {
    guard let owner = play[move == .assist ? "basket" : "foul"] else { return nil }
    if owner.isNull { return 0 }
    guard let owner = try? owner.count() else { return nil }
    return numbers.lastIndex(of: owner).map { numbers.count - $0 }
      ?? (try? play.member("number").count() - owner)
  }

  /// The time of a play in an object. Objects of 0.2.0 knew one period, and an overtime without a clock.
  private static func time(
    of play: JSONValue, at reading: ClockReading?, _ place: GameTime.Place?
  ) throws -> GameTime? {
    let isOvertime = try play.optional("overtime")?.bool() ?? false
    let number = try play.optional("period")?.count()
    let period = number.map(PeriodName.number) ?? (isOvertime ? .overtime(1) : nil)
    if period == nil, reading == nil { return nil }
    return GameTime(
      period: period, clock: reading.map { .elapsed($0) },
      place: try play.optional("behind") == nil ? place : .inOrder)
  }
}

extension [String] {
  /// The words of a line without the quotes that a shell would take off its position.
  fileprivate var unquotingPosition: [String] {
    guard let quote = first?.first, "\"'".contains(quote),
      let end = firstIndex(where: { $0.count > 1 && $0.last == quote })
    else { return self }
    let quoted = self[...end].spaceSeparated.dropFirst().dropLast()
    let position = String(quoted).spacedWords
    return (try? GameTime(ifTyped: position)) == nil ? self : position + self[(end + 1)...]
  }
}

/// Why a line of a feed is not a play.
extension Problem {
  private static let form: Hint = "a line is [CLOCK] WHO MOVE, such as 3:17 home/Ana two"

  /// The line is too short to be a play.
  static func noPlay(_ line: String) -> Problem {
    Problem("noPlay", .data, "\(line.quoted) is not a play", form)
  }

  /// The bytes are not text.
  static let notUTF8 = Problem("notUTF8", .data, "the line is not UTF-8 text")

  /// The line is longer than any play.
  static let tooLong = Problem(
    "tooLong", .data, "the line is longer than \(FeedLine.longest) bytes", form)

  static func malformedEnd(_ words: String) -> Problem {
    Problem(
      "malformedEnd", .data, "END takes no \(words.quoted)",
      "END alone, or with called, abandoned, forfeit TEAM, default TEAM or result 21-15")
  }
}

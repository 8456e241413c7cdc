import Basketball
import JSON

/// A line of a feed: `[PERIOD] [CLOCK] WHO MOVE [WHO MOVE]…`, or an object of `log --jsonl`.
public struct FeedLine: Sendable {
  /// Its place in the feed, counted from 1.
  public let number: Int
  private let text: Result<String, FeedError>

  /// Most bytes of a line.
  public static let longest = 1 << 16

  /// The line of these bytes; nil if it is blank or a comment.
  public init?(_ bytes: [UInt8], number: Int) {
    self.number = number
    guard bytes.count <= Self.longest else {
      text = .failure(.tooLong)
      return
    }
    // Some editors begin a text with a byte order mark.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let hasMark = number == 1 && bytes.starts(with: mark)
    guard let text = String(validating: bytes.dropFirst(hasMark ? mark.count : 0), as: UTF8.self)
    else {
      self.text = .failure(.notUTF8)
      return
    }
    let start = text.drop(while: \.isWhitespace)
    if start.isEmpty || start.hasPrefix("#") { return nil }
    self.text = .success(text)
  }

  /// The verb that records its plays as one step. The game tells whom the words mean.
  public func verb(droppingLater: Bool = false) throws -> Verb {
    let text = try text.get()
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words[0].hasPrefix("{") { return try Self.verb(of: text, droppingLater) }
    // After a reading, one word cannot be a player and a move.
    let isCut = words.count < 3 && words[0].contains(":") && ClockReading(words[0]) != nil
    guard words.count > 1, !isCut else { throw FeedError.noPlay(text) }
    return .recordTyped(try TypedPlays(words), droppingLater: droppingLater)
  }

  /// The verb of an object of `log --jsonl`, which has whole names. Its other members are derived, and
  /// not read.
  private static func verb(of object: String, _ droppingLater: Bool) throws(FeedError) -> Verb {
    do throws(JSONError) {
      let play = try JSONText(Array(object.utf8)).root
      let side = try play.member("team").side()
      let player = try play.member("player")
      let who = Who(side, player.isNull ? nil : try player.string())
      let move = try play.member("move").move()
      let reading = try play.optional("seconds")?.reading()
      let isOvertime = try play.optional("overtime")?.bool() ?? false
      return .record(
        [PlayRequest(.exact(who), move)],
        at: isOvertime ? .overtime(reading) : reading.map { .elapsed($0) },
        droppingLater: droppingLater)
    } catch {
      throw .notAPlayObject(error.text)
    }
  }
}

/// Why a line of a feed is not a play.
public enum FeedError: Error, Equatable, Sendable {
  /// The line is too short to be a play.
  case noPlay(String)
  /// The bytes are not text.
  case notUTF8
  /// The line is longer than any play.
  case tooLong
  /// An object that is not one of `log --jsonl`, and why.
  case notAPlayObject(String)
}

import Basketball
import JSON

/// A line of a feed, which is to be recorded: `[PERIOD] [CLOCK] WHO MOVE [WHO MOVE]…`, or an
/// object of `log --jsonl`.
public struct FeedLine: Sendable {
  /// Its place in the feed, counted from 1.
  public let number: Int
  private let text: Result<String, FeedError>

  /// Bytes a line has at most.
  public static let longest = 1 << 16

  /// The line of these bytes; nil when it is blank or a comment.
  public init?(_ bytes: [UInt8], number: Int) {
    self.number = number
    guard bytes.count <= Self.longest else {
      text = .failure(.tooLong)
      return
    }
    // Some editors begin a text with a byte order mark, which is no part of it.
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

  /// What it asks for: to record its plays, as a step of their own. Who is meant, and where a name
  /// ends, is left to the game.
  public func verb(droppingLater: Bool = false) throws -> Verb {
    let text = try text.get()
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words[0].hasPrefix("{") { return try Self.verb(of: text, droppingLater) }
    // A reading and a word after it leave out who or what.
    let isCut = words.count < 3 && words[0].contains(":") && ClockReading(words[0]) != nil
    guard words.count > 1, !isCut else { throw FeedError.noPlay(text) }
    return .recordTyped(try TypedPlays(words), droppingLater: droppingLater)
  }

  /// What an object of `log --jsonl` asks for. A log names its players whole: nobody is guessed at.
  /// Of its other members none is read, for they are derived.
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

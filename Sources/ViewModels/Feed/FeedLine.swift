import Basketball

/// A line of a feed that is to be recorded: `[CLOCK] WHO MOVE`, or an object of `log --jsonl`.
public nonisolated struct FeedLine: Sendable {
  /// Its place in the feed, counted from 1.
  public let number: Int
  private let content: Result<Content, any Error>

  /// Bytes a line has at most.
  public static let longest = 1 << 16

  /// A line that was not recorded, and why.
  public struct Refusal {
    /// The line's place in the feed, counted from 1.
    public let line: Int
    /// Why it was refused.
    public let error: any Error
  }

  private struct Content {
    let who: Person
    let reading: ClockReading?
    let move: Move
    var isOvertime = false

    func who(in sheet: Scoresheet) throws -> Who {
      switch who {
      case .spoken(let word): try sheet.who(word)
      case .named(let who): who
      }
    }
  }

  private enum Person {
    /// In the scorer's words.
    case spoken(String)
    /// As a log names them: nobody is guessed at.
    case named(Who)
  }

  /// The line of these bytes; nil when it is blank or a comment.
  public init?(_ bytes: some Collection<UInt8>, number: Int) {
    self.number = number
    guard bytes.count <= Self.longest else {
      content = .failure(FeedError.tooLong)
      return
    }
    // Some editors begin a text with a byte order mark, which is no part of it.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let hasMark = number == 1 && bytes.starts(with: mark)
    guard let text = String(validating: bytes.dropFirst(hasMark ? mark.count : 0), as: UTF8.self)
    else {
      content = .failure(FeedError.notUTF8)
      return
    }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, !first.hasPrefix("#") else { return nil }
    content = Result {
      first.hasPrefix("{") ? try Self.object(text) : try Self.words(words, of: text)
    }
  }

  /// Records the play, as one step.
  func record(in sheet: inout Scoresheet, now: TimeOfDay) throws -> [Play] {
    let content = try content.get()
    return try sheet.record(
      [Call(try content.who(in: sheet), content.move)], at: content.reading,
      inOvertime: content.isOvertime, now: now)
  }

  /// What it calls out, in words that mean nobody else, and its reading if it has one.
  func call(in sheet: Scoresheet) throws -> (call: SpokenCall, reading: String?) {
    let content = try content.get()
    let call = SpokenCall(who: try content.who(in: sheet).word, move: content.move.word)
    return (call, content.reading?.exactText)
  }

  private static func words(_ words: [String], of line: String) throws -> Content {
    guard words.count > 1, let first = words.first, let last = words.last else {
      throw FeedError.noPlay(line)
    }
    guard words.count > 2 || !first.contains(":") || ClockReading(first) == nil else {
      throw FeedError.noPlay(line)
    }
    var who = words.dropLast()
    // A first word of digits and points is a clock, unless it is all there is to say who.
    let isTimed = who.count > 1 && first.utf8.allSatisfy { "0123456789:.".utf8.contains($0) }
    let reading = isTimed ? try ClockReading(typed: who.removeFirst()) : nil
    let move = try Move(word: last)
    return Content(who: .spoken(who.joined(separator: " ")), reading: reading, move: move)
  }

  private static func object(_ line: String) throws -> Content {
    let play = try FeedObject(line)
    return Content(
      who: .named(Who(play.team, play.player.value)), reading: play.seconds, move: play.move,
      isOvertime: play.overtime ?? false)
  }
}

/// Why a line of a feed is no play at all.
public nonisolated enum FeedError: Error, Equatable, Sendable {
  /// The line is too short to be a play.
  case noPlay(String)
  /// The bytes are no text.
  case notUTF8
  /// The line is longer than any play.
  case tooLong
  /// An object that is none of `log --jsonl`.
  case notAPlayObject(String)
}

/// Why a line of a feed is not a play.
public enum FeedError: Error, Equatable, Sendable {
  /// The line is too short to be a play.
  case noPlay(String)
  /// The bytes are not text.
  case notUTF8
  /// The line is longer than any play.
  case tooLong
  /// A malformed end.
  case malformedEnd(String)
  /// An object that is not one of `log --jsonl`, and why.
  case notAPlayObject(String)
}

/// A message that a screen shows.
public nonisolated struct Notice: Equatable, Sendable {
  /// How it went.
  public enum Kind: Equatable, Sendable {
    case done
    /// A refusal: nothing has changed.
    case refused
    /// A refusal; `tryAgain()` does it anyway, and removes the plays named in the text.
    case asking
    /// A failed save, which can be tried again.
    case failed
  }

  /// How it went.
  public let kind: Kind
  /// The message.
  public let text: String
}

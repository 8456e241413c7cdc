/// A message that a screen shows.
public nonisolated struct Notice: Equatable, Sendable {
  /// How it went.
  public enum Kind: Equatable, Sendable {
    case done
    /// It was understood and refused: nothing has changed.
    case refused
    /// It was refused; `tryAgain()` does it all the same, and takes out the plays that are named.
    case asking
    /// It could not be saved, and can be tried again.
    case failed
  }

  /// How it went.
  public let kind: Kind
  /// The message.
  public let text: String
}

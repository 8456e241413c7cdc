import Basketball

/// How a screen words what it did not make up itself: one line each.
public nonisolated struct Wording {
  /// What an error says, without what to type in a shell.
  public let explain: (any Error) -> String
  /// What a verb did.
  public let describe: (Outcome) -> String

  /// The two ways.
  public init(
    explain: @escaping (any Error) -> String, describe: @escaping (Outcome) -> String
  ) {
    (self.explain, self.describe) = (explain, describe)
  }
}

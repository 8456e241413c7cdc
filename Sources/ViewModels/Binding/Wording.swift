import Basketball

/// How a screen words errors and outcomes, in one line each.
public nonisolated struct Wording {
  /// The message of an error, without the hint for a shell.
  public let explain: (any Error) -> String
  /// The outcome of a verb.
  public let describe: (Outcome) -> String

  /// A wording by two functions.
  public init(
    explain: @escaping (any Error) -> String, describe: @escaping (Outcome) -> String
  ) {
    (self.explain, self.describe) = (explain, describe)
  }
}

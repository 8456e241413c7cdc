import Arguments

/// A command of the tool: a table of plain data, and a `run` on the main actor.
nonisolated protocol GameCommand: Command {
  var common: Common { get set }

  @MainActor func run(in context: Context) throws -> Exit

  /// The completions of a placeholder of its table, such as `GAME`.
  @MainActor func suggestions(of kind: String, in context: Context) -> [Suggestion]
}

extension GameCommand {
  func suggestions(of kind: String, in context: Context) -> [Suggestion] {
    common.suggestions(of: kind, in: context)
  }

  /// A parsed command, if it is of this type.
  static func typed(_ parsed: any Command) -> (any GameCommand)? {
    // `parsed as? Self` would make the type of an optional command first.
    switch parsed {
    case let command as Self: command
    default: nil
    }
  }
}

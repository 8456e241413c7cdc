import Arguments

/// `completions`: prints the completion script of a shell, and answers it.
nonisolated struct Completions: GameCommand {
  var common = Common()
  var shell = Required<CompletionShell>()
  var words: [String] = []

  static let name = "completions"
  static let summary = "print the script that completes commands in a shell"
  static let examples = [
    "source <(scoreboard completions bash)",
    "scoreboard completions fish | source",
  ]
  static let details = """
    Commands, options and their values, games, and the players, teams and moves of
    the game changed last are completed. The script passes as WORDs those of the line
    up to the cursor (for bash COMP_WORDBREAKS and the line), and gets a line for
    each word that may come next.
    """

  static var table: [Row<Self>] {
    [
      .word("SHELL", "the shell") { $0.shell = $1 },
      .words("WORD", "what was typed, to be completed") { $0.words.append($1) },
    ] + libraryRows
  }

  func run(in context: Context) throws -> Exit {
    if common.isJSON {
      throw Failure("scriptAsJSON", .usage, "completions are for a shell, and not JSON")
    }
    let (program, shell) = (Tool.program, try shell.get())
    guard !words.isEmpty else {
      try context.out.write(program.completionScript(for: shell))
      return .success
    }
    try context.say(
      program.completionLines(for: words, in: shell) { kind, command in
        (command as? any GameCommand)?.suggestions(of: kind, in: context) ?? []
      })
    return .success
  }
}

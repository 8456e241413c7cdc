import Arguments
import Basketball
import Storage
import Terminal
import ViewModels

/// A command of the tool: a table that is plain data, and a `run` on the main actor.
nonisolated protocol GameCommand: Command {
  /// The options that every command takes.
  var common: Common { get set }

  /// Does it.
  ///
  /// - Returns: the exit status.
  @MainActor func run(in context: Context) throws -> Int32
}

/// The options that every command takes.
nonisolated struct Common {
  var game: String?
  var library: String?
  var isJSON = false
  var color: ColorChoice?
  var isQuiet = false

  /// Takes what was not typed from the options of an outer command.
  mutating func inherit(_ outer: Common) {
    (game, library, color) = (game ?? outer.game, library ?? outer.library, color ?? outer.color)
    (isJSON, isQuiet) = (isJSON || outer.isJSON, isQuiet || outer.isQuiet)
  }
}

nonisolated extension ColorChoice: ArgumentValue {}

nonisolated extension GameCommand {
  /// The rows of the options that every command takes.
  static var commonRows: [Row<Self>] {
    [
      .option(
        "game", letter: "g", "GAME",
        "an id, its beginning or @1 for the newest, else SCOREBOARD_GAME, else the open one"
      ) { $0.common.game = $1 },
      .option("library", "DIR", "the folder of the games, else SCOREBOARD_LIBRARY, else 'games'") {
        $0.common.library = $1
      },
      .flag("json", "answer in JSON") { $0.common.isJSON = true },
      .option("color", "WHEN", "when to use colour") { $0.common.color = $1 },
      .flag("no-color", "use no colour") { $0.common.color = .never },
      .flag("quiet", letter: "q", "say nothing of what was done") { $0.common.isQuiet = true },
    ]
  }
}

@MainActor
extension GameCommand {
  /// The library: `--library`, else `SCOREBOARD_LIBRARY`, else `games`.
  func library(in context: Context) throws -> Library {
    let folder = common.library ?? context.variable("SCOREBOARD_LIBRARY") ?? "games"
    // An empty name would be the root of the file system: a script's variable was not set.
    guard !folder.isEmpty else { throw LibraryError.noLibrary(folder) }
    return Library(folder)
  }

  /// The id of the game that is meant: by a word, else `SCOREBOARD_GAME`, else the only open one.
  func gameID(
    _ word: String? = nil, for purpose: Library.Purpose, in library: Library, _ context: Context
  ) throws -> String {
    if let word, let game = common.game, word != game { throw CommandError.twoGames(game, word) }
    if let word = word ?? common.game ?? context.variable("SCOREBOARD_GAME") {
      return try library.id(of: word)
    }
    return try library.defaultID(for: purpose, now: context.now())
  }

  /// The game that is meant, as it is kept, to be looked at.
  func sheet(_ word: String? = nil, in context: Context) throws -> Scoresheet {
    let library = try library(in: context)
    return try library.game(try gameID(word, for: .reading, in: library, context)).sheet
  }

  /// The game that is meant, live, to be changed.
  func scoreboard(
    isDryRun: Bool = false, in context: Context
  ) throws -> any GameCorrectionViewModel {
    let library = try library(in: context)
    let id = try gameID(for: .writing, in: library, context)
    return try library.scoreboard(id, isDryRun: isDryRun, now: context.now)
  }

  /// The colours of what goes to where answers go.
  func style(in context: Context) -> Style {
    Style(
      choice: common.color ?? .auto, environment: context.environment,
      isTerminal: context.isTerminal.out)
  }

  /// Shows live screens until the last is left, or a signal asks for the end, which is obeyed when
  /// the terminal is given back and `farewell` is said, as it is when the terminal fails.
  ///
  /// - Returns: the exit status that `farewell` gives.
  func present(
    _ loop: consuming ScreenLoop, in context: Context, farewell: () -> Int32 = { 0 }
  ) throws -> Int32 {
    let style = Style(screen: common.color ?? .auto, environment: context.environment)
    let end = Result { try context.present(&loop, style) }
    let status = farewell()
    let signal = try end.get()
    if let signal { Screen.resendSignal(signal) }
    return status
  }

  /// The columns to lay an answer out in.
  func columns(in context: Context) -> Int {
    Size.textColumns(environment: context.environment, terminal: context.terminalSize())
  }

  /// Answers for a change: its document, or a line to read, or nothing.
  func answer(
    _ text: @autoclosure () -> String, _ board: any GameScoreboardEditorViewModel,
    _ context: Context
  ) throws {
    if common.isJSON {
      try context.out.write(try board.document.value.pretty())
    } else if !common.isQuiet {
      try context.say([text()])
    }
  }
}

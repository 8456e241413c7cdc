import Arguments
import Terminal

/// The options that commands share. They say which library and game are meant, and how to answer.
struct Common {
  /// GAME, as a plain word.
  var word: String?
  var game, event, library, position: String?
  /// The game of the session, if the command is a line of one.
  private(set) var sessionGame: String?
  var color: ColorChoice?
  var isJSON = false
  var isQuiet = false
  var isDryRun = false
  var dropsLater = false

  /// The game that was typed, in either way.
  var typedGame: String? { word ?? game }

  /// Where the command lines of a hint act.
  func place(of game: String? = nil) -> Hint.Place {
    Hint.Place(library: library, game: game, isSession: sessionGame != nil)
  }

  fileprivate var isColorless: Bool {
    get { color == .never }
    set { color = newValue ? .never : nil }
  }

  /// Takes the options of a session about one game, of which the command is a line.
  mutating func inherit(_ session: Common, about id: String) throws {
    guard game == nil, library == nil else { throw Failure.lineOfOtherGame }
    sessionGame = id
    library = session.library
    color = color ?? session.color
    isJSON = isJSON || session.isJSON
    isQuiet = isQuiet || session.isQuiet
  }
}

/// Rows of options that commands share.
extension GameCommand {
  /// The table of a command that shows a game and has no options of its own.
  static var table: Rows { [gameRow()] + commonRows }

  static func gameRow(_ help: String = "the game, else the one changed last") -> Row<Self> {
    .optionalWord("GAME", help, \.common.word)
  }

  static func eventRow(
    _ help: String = "the event, else SCOREBOARD_EVENT, else the only one"
  ) -> Row<Self> {
    .option("event", "EVENT", help, \.common.event)
  }

  static func positionRow(_ help: String) -> Row<Self> {
    .option("at", "POSITION", help, \.common.position, as: \TypedPosition.text)
  }

  static var dropLaterRow: Row<Self> {
    .flag(
      "drop-later", "remove later plays if the game would be over before them", \.common.dropsLater)
  }

  static var dryRunRow: Row<Self> {
    .flag("dry-run", "show what would change, and save nothing", \.common.isDryRun)
  }

  /// The rows of the options that every command about a game takes.
  static var commonRows: Rows {
    gameRows(
      "an id, a part of one or @1 for the newest, else SCOREBOARD_GAME, else the game changed last")
  }

  /// The same with another help for `--game`.
  static func gameRows(_ help: String) -> Rows {
    [.option("game", letter: "g", "GAME", help, \.common.game)] + libraryRows
  }

  /// The rows of the options that every command takes.
  static var libraryRows: Rows {
    [
      .option(
        "library", "DIR", "the folder of the games, else SCOREBOARD_LIBRARY, else 'games'",
        \.common.library),
      .flag("json", "answer in JSON", \.common.isJSON),
      .option("color", "WHEN", "when to use colour", \.common.color),
      .flag("no-color", "use no colour", \.common.isColorless),
      .flag("quiet", letter: "q", "print nothing about what was done", \.common.isQuiet),
    ]
  }
}

extension ColorChoice: ArgumentValue {}

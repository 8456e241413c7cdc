import Basketball
import Arguments
import Terminal

/// The options that commands share. They say which library and game are meant, and how to answer.
struct Common {
  /// GAME, as a plain word.
  var word: String?
  var game, event, library, position: String?
  /// The file or the folder of a page; nil to print it.
  var output: String?
  /// The game of the session, if the command is a line of one.
  private(set) var sessionGame: String?
  var color: ColorChoice?
  var isJSON = false
  var isQuiet = false
  /// Whether to do without a screen, or without a drawing.
  var isPlain = false
  var isDryRun = false
  var dropsLater = false
  /// Whether a change of a roster is also made in the league, for later games.
  var isOfLeague = false
  /// Whether a command that follows a game goes on to the next game when this one is over.
  var isForever = false
  /// Whether a foul, a time-out and a held ball stop the clock.
  var stopsClock = false

  /// The game that was typed, in either way.
  var typedGame: String? { word ?? game }

  /// The library and the game on which the command lines of a hint act.
  func place(of game: String? = nil) -> Hint.Place {
    Hint.Place(
      library: library, game: game, event: event, isSession: sessionGame != nil)
  }

  /// Takes the options of a session about one game, of which the command is a line.
  mutating func inherit(_ session: Common, about id: String) throws {
    guard game == nil, library == nil else { throw Problem.lineOfOtherGame }
    sessionGame = id
    library = session.library
    color = color ?? session.color
    isJSON = isJSON || session.isJSON
    isQuiet = isQuiet || session.isQuiet
    stopsClock = session.stopsClock
  }
}

extension GameCommand {
  /// Visits all rows of the command.
  mutating func visit(_ rows: Rows) {
    visitOwn(rows)
    visitShared(rows)
  }

  /// By default, a command has no rows of its own.
  mutating func visitOwn(_ rows: Rows) {}

  /// The options of a command about a game.
  mutating func visitShared(_ rows: Rows) { context.visitCommon(rows) }
}

/// A command about a whole library.
protocol LibraryCommand: GameCommand {}

extension LibraryCommand {
  mutating func visitShared(_ rows: Rows) { context.visitLibrary(rows) }
}

extension Rows {
  func fixture(_ number: inout Int) {
    var typed = Count(value: number)
    word("N", "the number of the fixture", &typed)
    number = typed.value
  }
}

/// Rows that commands share.
extension Context {
  mutating func visitGame(
    _ rows: Rows, _ help: String = "the game, else the one changed last"
  ) {
    rows.optionalWord("GAME", help, &options.word)
  }

  mutating func visitEvent(
    _ rows: Rows, _ help: String = "the event, else SCOREBOARD_EVENT, else the only one"
  ) {
    rows.option("event", "EVENT", help, &options.event)
  }

  mutating func visitPosition(_ rows: Rows, _ help: String) {
    rows.option("at", "POSITION", help) { (typed: TypedPosition) in options.position = typed.text }
  }

  mutating func visitDropLater(_ rows: Rows) {
    rows.flag(
      "drop-later", "remove later plays if the game would be over before them", &options.dropsLater)
  }

  mutating func visitOutput(_ rows: Rows) {
    rows.option(
      "output", letter: "o", "FILE", "the file to write, else the page is printed",
      &options.output)
  }

  mutating func visitForever(_ rows: Rows) {
    rows.flag("forever", "go on to the next game when this one is over", &options.isForever)
  }

  mutating func visitPlain(
    _ rows: Rows, _ help: String = "print lines, without a screen"
  ) {
    rows.flag("plain", help, &options.isPlain)
  }

  mutating func visitDryRun(_ rows: Rows) {
    rows.flag("dry-run", "show what would change, and save nothing", &options.isDryRun)
  }

  /// The options that every command about a game takes.
  mutating func visitCommon(
    _ rows: Rows,
    _ help: String =
      "an id, a part of one or @1 for the newest, else SCOREBOARD_GAME, else the game changed last"
  ) {
    visitNamedGame(rows, help)
    visitLibrary(rows)
  }

  mutating func visitNamedGame(_ rows: Rows, _ help: String = "the same") {
    rows.option("game", letter: "g", "GAME", help, &options.game)
  }

  /// The options that every command takes.
  mutating func visitLibrary(_ rows: Rows) {
    rows.option(
      "library", "DIR", "the folder of the games, else SCOREBOARD_LIBRARY, else 'games'",
      &options.library)
    rows.flag("json", "answer in JSON", &options.isJSON)
    rows.option("color", "WHEN", "when to use colour", &options.color)
    rows.flag("no-color", "use no colour") { options.color = .never }
    rows.flag("quiet", letter: "q", "print nothing about what was done", &options.isQuiet)
  }
}

extension ColorChoice: ArgumentValue {}

/// Needs that commands share.
extension Need {
  /// All games, or one.
  static func allOr(_ one: String) -> Need {
    Need("all", excludes: one, code: "gameAndAll", "--all is every game, and {2} is one")
  }

  /// A game that is named, in either way.
  static let oneGame = Need(needs: "GAME game", "{1} needs GAME")

  /// With --json a page needs a file.
  static let fileForPage = Need(
    "json", needs: "output", code: "pageAsJSON",
    "a page is HTML, and --json says where it was written")
}

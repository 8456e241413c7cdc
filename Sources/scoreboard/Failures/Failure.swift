import Arguments
import Basketball
import JSON
import Platform
import Storage
import ViewModels

/// An error of another layer that the tool can report.
protocol ReportedError: Error {
  var failure: Failure { get }
}

/// A failure as the tool reports it: the one place where errors become exits and JSON.
struct Failure: Error, Equatable {
  /// The name of the error in JSON, which never changes.
  private(set) var code: String
  private(set) var exit: Exit
  private(set) var message: String
  private var template: Hint?
  private var place = Hint.Place()
  /// The line of a feed, if it is about one.
  private(set) var line: Int?

  /// The most characters of a message or hint: a hostile file could put megabytes into it.
  private static let longest = 1000

  init(_ code: String, _ exit: Exit, _ message: String, _ hint: Hint? = nil) {
    self.code = code
    self.exit = exit
    self.message = message.cut(to: Self.longest)
    template = hint
  }

  var hint: String? { template?.text(for: place).cut(to: Self.longest) }

  /// The failure for any error of any layer.
  init(_ error: any Error) {
    self =
      error as? Failure ?? (error as? any ReportedError)?.failure
      ?? Failure("internal", .internalError, "\(error)")
  }

  /// One line for a screen: without a hint, and with the reason before the file.
  static func explain(_ error: any Error) -> String {
    switch error {
    case let error as FileError: "\(error.reason): cannot \(error.verb) \(error.path)"
    case LibraryError.failed(let error): explain(error)
    case GameError.playsAfterFinish(let plays): "over before \(plays.map(\.number).spanned)"
    case GameError.gameFinishedByHorn:
      "\(Failure(error).message) · :0:00 takes a play before the horn"
    default: Failure(error).message
    }
  }

  /// Whether a play was refused because the game is over.
  var isOfFinishedGame: Bool { code == "gameFinished" }

  func hinting(_ hint: Hint?) -> Failure { changed { $0.template = hint } }

  /// The same with the moves of these rules, if it lists moves.
  func listingMoves(of rules: Rules?) -> Failure {
    guard let rules, template == .moves else { return self }
    let words = rules.moves.filter(\.isBasic).map(\.move.word)
    let list = words.dropLast().commaSeparated
    return hinting("WHO comes first, then \(list) or \(words.last ?? "")")
  }

  /// The same with a hint that names the game, by its id or the typed word.
  func naming(_ game: String?) -> Failure { changed { $0.place.game = game ?? place.game } }

  /// The same with a hint for a shell, with `--library` if it was typed, or for a session.
  func hinting(for common: Common) -> Failure {
    changed { $0.place = common.place(of: place.game) }
  }

  /// The same for a line of a feed. A usage error becomes a data error.
  func inFeed(line: Int) -> Failure {
    of(line, "line \(line): \(message)").changed { $0.exit = exit == .refused ? .refused : .data }
  }

  /// The same for the words of a command: data of a feed becomes a usage error.
  var ofWords: Failure { changed { $0.exit = exit == .data ? .usage : exit } }

  /// The same for an answer after a save, if there was one.
  func afterSaving(_ saved: String?) -> Failure {
    changed { $0.message += saved.map { "; \($0)" } ?? "" }
  }

  /// The same for one of many games that are changed together: words that fit other games are
  /// refused because of this one's data.
  func ofGame(_ id: String) -> Failure {
    changed {
      $0.message = "\(id): \(message)"
      $0.exit = exit == .usage ? .data : exit
    }.naming(id)
  }

  /// The same for one of many files.
  func inFile(_ path: String) -> Failure { changed { $0.message = "\(path): \(message)" } }

  /// The same for a feed that is saved up to this line, but may not survive a power cut.
  func ofSavedFeed(upTo line: Int) -> Failure {
    of(line, "up to line \(line) " + message)
      .hinting("go on with the line after it: 'scoreboard log -g GAME' shows what is saved")
  }

  /// The same for a feed that cannot be saved from this line on, such as on a full disk.
  func ofFeed(from line: Int) -> Failure { of(line, "from line \(line) on: \(message)") }

  private func of(_ line: Int, _ message: String) -> Failure {
    changed {
      $0.line = line
      $0.message = message
    }
  }

  private func changed(_ change: (inout Failure) -> Void) -> Failure {
    var failure = self
    change(&failure)
    return failure
  }

  /// The message and the hint, each on a line.
  var lines: [String] { [message] + (hint.map { ["hint: \($0)"] } ?? []) }

  /// The error as text, with line breaks.
  var text: String { lines.reduce("scoreboard: ") { $0 + $1.escapingControls + "\n" } }

  /// The error on one line of JSON; `line` is there only where it is about a line of a feed.
  var jsonLine: String {
    let error = JSON.present([
      "code": code, "exit": Int(exit.rawValue), "hint": hint.json, "line": line,
      "message": message,
    ])
    return (["error": error] as JSON).line
  }

  /// The failure for a word that may mean each of these.
  static func ambiguous(
    _ code: String, _ exit: Exit, _ word: String, _ meanings: [String]
  ) -> Failure {
    Failure(
      code, exit, "\(word.quoted) may be \(meanings.map(\.excerpt).few(" or "))",
      "type one of them")
  }

  /// The failure for a line of a session that names a game or a library.
  static let lineOfOtherGame = Failure(
    "lineOfOtherGame", .usage, "all lines are about one game",
    "leave out GAME, --game and --library")

  /// The failure for an argument, counted from 1, that is not UTF-8.
  static func notUTF8(_ bytes: ArraySlice<UInt8>, at place: Int) -> Failure {
    let shown = String(decoding: bytes.prefix(240), as: UTF8.self).quoted
    return Failure(
      "notUTF8", .usage, "argument \(place) is not UTF-8 text: \(shown)",
      "type it in a terminal that writes UTF-8")
  }
}

extension UsageError: ReportedError {
  var failure: Failure { Failure(code, .usage, message, hint.map(Hint.init(plain:))) }
}

extension ReplayError: ReportedError {
  var failure: Failure {
    switch self {
    case .malformedPlace(let text):
      Failure(
        "malformedPlace", .usage,
        "\(text.quoted) is not a place in a game",
        "type a clock time such as 5:00, or the number of a play such as '#12'")
    case .beyondEnd(let reading, let end):
      Failure(
        "beyondEnd", .noInput, "\(reading.exactText) is beyond the end of the replay",
        "type a clock time up to \(end.exactText)")
    }
  }
}

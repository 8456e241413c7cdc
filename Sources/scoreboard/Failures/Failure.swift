import Arguments
import Basketball
import Documents
import JSON
import Platform
import Storage
import Terminal

/// An error of another layer, as the tool reports it.
nonisolated protocol ReportedError: Error {
  /// Its exit, what is wrong and what to type.
  var failure: Failure { get }
}

/// What went wrong, as the tool reports it: the one place where errors become exits and JSON.
nonisolated struct Failure: Error, Equatable {
  /// The name of the error in JSON.
  let code: String
  private(set) var exit: Exit
  private(set) var message: String
  private var template: Hint?
  private var place = Hint.Place()
  /// The line of a feed it is about.
  private(set) var line: Int?
  /// Whether it is not printed.
  let isQuiet: Bool

  /// The most characters of a message or hint, as a hostile file could put megabytes into it.
  private static let longest = 1000

  init(
    _ code: String, _ exit: Exit, _ message: String, hint: Hint? = nil, isQuiet: Bool = false
  ) {
    (self.code, self.exit, self.isQuiet) = (code, exit, isQuiet)
    (self.message, template) = (message.cut(to: Self.longest), hint)
  }

  var hint: String? { template?.text(for: place).cut(to: Self.longest) }

  static func conflict(_ code: String, _ message: String) -> Failure {
    Failure(code, .usage, message, hint: "leave one of them out")
  }

  /// The failure that any error of any layer is reported as.
  init(_ error: any Error) {
    self =
      error as? Failure ?? (error as? any ReportedError)?.failure
      ?? Failure("internal", .internalError, "\(error)")
  }

  /// What is wrong in one line, for a screen: without a hint, and the reason before the file.
  static func explain(_ error: any Error) -> String {
    switch error {
    case let error as FileError: "\(error.reason): cannot \(error.verb) \(error.path)"
    case LibraryError.failed(let error): explain(error)
    default: Failure(error).message
    }
  }

  /// Whether a play was refused because the game is over.
  var isOfFinishedGame: Bool { code == "gameFinished" }

  /// The same with another hint.
  func hinting(_ hint: Hint?) -> Failure { changed { $0.template = hint } }

  /// The same where it lists moves: those of a game by these rules.
  func listingMoves(of rules: Rules?) -> Failure {
    guard let rules, template == Self.moves else { return self }
    let words = rules.moves.filter(\.isBasic).map(\.move.word)
    let list = words.dropLast().joined(separator: ", ")
    return hinting("WHO comes first, then \(list) or \(words[words.count - 1])")
  }

  /// The hint that lists the moves that every game has.
  static let moves: Hint = "WHO comes first, then two, assist, rebound or foul"

  /// The same with a hint that names the game, by its id or the word that was typed for it.
  func naming(_ game: String?) -> Failure { changed { $0.place.game = game ?? place.game } }

  /// The same with a hint for a shell, with `--library` if that was typed, or for a session.
  func hinting(for common: Common) -> Failure {
    changed {
      $0.place.library = common.library
      $0.place.isSession = common.sessionGame != nil
    }
  }

  /// The same for a line of a feed. A slip of the hand in an argument is bad data in a feed.
  func inFeed(line: Int) -> Failure {
    var failure = of(line, "line \(line): \(message)")
    failure.exit = exit == .refused ? .refused : .data
    return failure
  }

  /// The same for an answer that cannot be written after something was saved.
  func afterSaving(_ saved: String) -> Failure { changed { $0.message += "; \(saved)" } }

  /// The same for one game of many in which the same is done: words that would do in another game are
  /// refused for what this one has in it.
  func ofGame(_ id: String) -> Failure {
    changed {
      $0.message = "\(id): \(message)"
      $0.exit = exit == .usage ? .data : exit
    }.naming(id)
  }

  /// The same for a feed whose lines up to this one are saved, but may not survive a power cut.
  func ofSavedFeed(upTo line: Int) -> Failure {
    of(line, "up to line \(line) " + message)
      .hinting("go on with the line after it: '\(game: "log")' shows what is saved")
  }

  /// The same for a feed that cannot be saved from this line on: the library is busy, the disk full.
  func ofFeed(from line: Int) -> Failure { of(line, "from line \(line) on: \(message)") }

  private func of(_ line: Int, _ message: String) -> Failure {
    changed { ($0.line, $0.message) = (line, message) }
  }

  private func changed(_ change: (inout Failure) -> Void) -> Failure {
    var failure = self
    change(&failure)
    return failure
  }
}

/// The words of a failure, and words for other messages.
nonisolated extension Failure {
  /// The error to read, with its line breaks.
  var text: String {
    let hint = hint.map { "hint: \($0.escapingControls)\n" } ?? ""
    return "scoreboard: \(message.escapingControls)\n\(hint)"
  }

  var json: String { ErrorDocument(failure: self).line }

  /// Up to ten words, and how many more there are.
  static func few(_ words: [String], _ separator: String = ", ") -> String {
    let more = words.count > 10 ? " and \(words.count - 10) more" : ""
    return words.prefix(10).joined(separator: separator) + more
  }

  /// What there is instead, as a hint.
  static func all(_ words: [String]) -> Hint {
    "there \(words.count == 1 ? "is only" : "are") \(few(words))"
  }

  /// The word that was probably meant, as a hint.
  static func near(_ word: String, _ words: [String]) -> Hint? {
    nearest(to: word, in: words.filter { !$0.isEmpty }).map { "did you mean '\($0.excerpt)'?" }
  }
}

/// A failure as JSON has it.
private nonisolated struct ErrorDocument: Document {
  let failure: Failure

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("error")
    json.beginObject()
    json.field("code", failure.code)
    json.field("exit", Int(failure.exit.rawValue))
    if let hint = failure.hint { json.field("hint", hint) }
    if let line = failure.line { json.field("line", line) }
    json.field("message", failure.message)
    json.endObject()
    json.endObject()
  }
}

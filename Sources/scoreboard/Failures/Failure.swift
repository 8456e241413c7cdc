import Platform
import Arguments
import Basketball
import Documents
import Season
import Storage
import Terminal
import ViewModels

/// What went wrong, as the tool reports it: the one place where errors become exits and JSON.
nonisolated struct Failure: Error, Equatable {
  /// The name of the error in JSON.
  let code: String
  /// How the tool ends for it.
  private(set) var exit: Exit
  /// What is wrong.
  private(set) var message: String
  private var template: Hint?
  private var place = Hint.Place()
  /// The line of a feed it is about.
  private(set) var line: Int?
  /// Whether nothing is said of it.
  let isQuiet: Bool

  /// Characters that a message and a hint have at most: a hostile file or line could have megabytes.
  private static let longest = 1000

  /// A failure that only one command has is made where it is thrown.
  init(
    _ code: String, _ exit: Exit, _ message: String, hint: Hint? = nil, isQuiet: Bool = false
  ) {
    (self.code, self.exit, self.isQuiet) = (code, exit, isQuiet)
    (self.message, template) = (message.cut(to: Self.longest), hint)
  }

  /// What to type.
  var hint: String? { template?.text(for: place).cut(to: Self.longest) }

  /// Any error of any layer.
  init(_ error: any Error) {
    self =
      switch error {
      case let failure as Failure: failure
      case let error as GameError: error.failure
      case let error as LibraryError: error.failure
      case let error as FileError: LibraryError.failed(error).failure
      case let error as FeedError: error.failure
      case let error as ReplayError: error.failure
      case let error as SeasonError: error.failure
      case let error as OutputError: error.failure
      case let error as InputError: error.failure
      case let error as ScreenError: error.failure
      case let error as UsageError: error.failure
      default: Failure("internal", .internalError, "\(error)")
      }
  }

  /// What is wrong, for the one line that a screen has: no hint, which would be for a shell, and
  /// the reason before the file.
  static func explain(_ error: any Error) -> String {
    switch error {
    case let error as FileError: "\(error.reason): cannot \(error.verb) \(error.path)"
    case LibraryError.failed(let error): explain(error)
    default: Failure(error).message
    }
  }

  /// Whether a play was refused because the game is over.
  var isOfFinishedGame: Bool { code == Self.gameFinished }

  /// The name of that error in JSON.
  static let gameFinished = "gameFinished"

  /// The same with another hint.
  func hinting(_ hint: Hint?) -> Failure {
    var failure = self
    failure.template = hint
    return failure
  }

  /// The same with a hint that names the game, by its id or the word that was typed for it.
  func naming(_ game: String?) -> Failure {
    var failure = self
    failure.place.game = game ?? place.game
    return failure
  }

  /// The same with a hint for where the command was typed: in a shell, perhaps with `--library`, or in
  /// a session.
  func hinting(for common: Common) -> Failure {
    var failure = self
    failure.place.library = common.library
    failure.place.isSession = common.sessionGame != nil
    return failure
  }

  /// The failure of a line of a feed. What would be a slip of the hand in an argument is bad data in
  /// a feed.
  func inFeed(line: Int) -> Failure {
    var failure = self
    failure.message = "line \(line): \(message)"
    failure.line = line
    failure.exit = exit == .refused ? .refused : .data
    return failure
  }

  /// The failure of an answer after something was saved.
  func afterSaving(_ saved: String) -> Failure {
    var failure = self
    failure.message += "; \(saved)"
    return failure
  }

  /// The failure of a feed whose lines up to one are saved, but not known to be on the disk.
  func ofSavedFeed(upTo line: Int) -> Failure {
    var failure = self
    failure.message = "up to line \(line) " + message
    failure.line = line
    return failure.hinting("go on with the line after it: '\(game: "log")' shows what is saved")
  }

  /// The failure of a feed that cannot be saved from a line on: the library was busy, the disk full.
  func ofFeed(from line: Int) -> Failure {
    var failure = self
    failure.message = "from line \(line) on: \(message)"
    failure.line = line
    return failure
  }
}

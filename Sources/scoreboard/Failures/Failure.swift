import Arguments
import Basketball
import Storage
import Terminal
import ViewModels

/// What went wrong, as it is told: the one place where errors become exit statuses and JSON.
nonisolated struct Failure: Error, Equatable {
  /// The name of the error in JSON.
  let code: String
  /// The exit status, after sysexits.h where it has one.
  let exit: Int32
  /// What is wrong.
  var message: String
  /// What to type.
  private(set) var hint: String?
  /// The line of a feed it is about.
  var line: Int?
  /// Whether nothing is said of it.
  var isQuiet = false

  init(_ code: String, _ exit: Exit, _ message: String, hint: String? = nil) {
    (self.code, self.exit, self.message, self.hint) = (code, exit.rawValue, message, hint)
  }

  /// Exit statuses.
  enum Exit: Int32 {
    case refused = 1
    case usage = 64
    case data = 65
    case noInput = 66
    case internalError = 70
    case cannotCreate = 73
    case inputOutput = 74
    case busy = 75
  }

  /// Any error of any layer.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as GameError: self = error.failure
    case let error as LibraryError: self = error.failure
    case let error as FileError: self = LibraryError.failed(error).failure
    case let error as FeedError: self = error.failure
    case let error as ReplayError: self = error.failure
    case let error as OutputError: self = error.failure
    case let error as InputError: self = error.failure
    case let error as ScreenError: self = error.failure
    case let stopped as FeedStopped:
      self = Failure(stopped.cause)
      message = "from line \(stopped.line) on: \(message)"
      line = stopped.line
    case let error as CommandError:
      let exit: Exit = if case .notSure = error { .refused } else { .usage }
      self.init(error.code, exit, error.message, hint: error.hint)
    case let error as UsageError:
      self.init(error.code, .usage, error.message, hint: error.hint)
    default: self.init("internal", .internalError, "\(error)")
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

  /// The same with another hint.
  func hinting(_ hint: String?) -> Failure {
    var failure = self
    failure.hint = hint
    return failure
  }

  /// A line of a feed that was refused. What would be a slip of the hand in an argument is bad
  /// data in a feed.
  init(_ refusal: FeedLine.Refusal) {
    let cause = Failure(refusal.error)
    let exit: Exit = cause.exit == Exit.refused.rawValue ? .refused : .data
    self.init(cause.code, exit, "line \(refusal.line): \(cause.message)", hint: cause.hint)
    line = refusal.line
  }

  /// A file in the library that is no game.
  init(_ file: DamageDocument) {
    self = file.error.failure
  }
}

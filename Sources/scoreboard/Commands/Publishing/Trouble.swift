import Platform

/// Something that may fail again and again while it is tried again: that it fails is said once, and so is
/// that it works again.
struct Trouble {
  /// What is done about it.
  private let hint: Hint
  /// What is said when it works again; nil to say nothing.
  private let end: String?
  private let isJSON: Bool
  /// Why it failed the last time.
  private(set) var error: (any Error)?

  init(hint: Hint, end: String?, isJSON: Bool) {
    (self.hint, self.end, self.isJSON) = (hint, end, isJSON)
  }

  /// It has failed.
  mutating func begin(_ error: any Error, in context: Context) {
    let isNew = self.error.map(Self.cause) != Self.cause(of: error)
    if isNew { _ = context.report(Failure(error).hinting(hint), asJSON: isJSON) }
    self.error = error
  }

  /// It works.
  mutating func end(in context: Context) {
    if error != nil, let end { try? context.err.write("scoreboard: \(end)\n") }
    error = nil
  }

  /// Why something failed. Which of several files it was may change each time.
  private static func cause(of error: any Error) -> String {
    (error as? FileError)?.reason ?? Failure(error).message
  }
}

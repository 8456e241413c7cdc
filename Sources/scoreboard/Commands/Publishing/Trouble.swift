import Platform

/// Reports a failure once while something is tried again and again, and once that it works again.
struct Trouble {
  private let hint: Hint
  /// The message when it works again; nil for none.
  private let end: String?
  private let isJSON: Bool
  private(set) var error: (any Error)?

  init(hint: Hint, end: String?, isJSON: Bool) {
    (self.hint, self.end, self.isJSON) = (hint, end, isJSON)
  }

  mutating func begin(_ error: any Error, in context: Context) {
    let isNew = self.error.map(Self.cause) != Self.cause(of: error)
    if isNew { context.report(Failure(error).hinting(hint), asJSON: isJSON) }
    self.error = error
  }

  mutating func end(in context: Context) {
    if error != nil, let end { try? context.err.write("scoreboard: \(end)\n") }
    error = nil
  }

  /// The cause without the file, which may change each time.
  private static func cause(of error: any Error) -> String {
    (error as? FileError)?.reason ?? Failure(error).message
  }
}

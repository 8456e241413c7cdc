import Basketball

/// How far a long work is, on one line of a terminal, which goes at the end.
final class Progress {
  private let context: Context
  private let things: String
  private let isTold: Bool
  private let start: TimeOfDay
  private var shown: TimeOfDay?

  /// Work that begins now.
  ///
  /// - Parameter things: what is done one after the other.
  init(in context: Context, of things: String = "games") {
    self.context = context
    self.things = things
    isTold = context.isTerminal.err() && !context.options.isQuiet
    start = context.now
  }

  /// So many of all are done. Nothing is said in the first second, and then ten times a second at most.
  func pass(_ done: Int, of all: Int) {
    guard isTold else { return }
    let now = context.now
    guard now.milliseconds - start.milliseconds >= 1000,
      now.milliseconds - (shown ?? start).milliseconds >= 100
    else { return }
    shown = now
    try? context.err.write("\r\(done) of \(all) \(things)")
  }

  /// Clears the line, before something else is written.
  func end() {
    if shown != nil { try? context.err.write("\r\u{1B}[K") }
    shown = nil
  }
}

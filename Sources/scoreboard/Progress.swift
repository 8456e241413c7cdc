import Basketball

/// How far a long task is, on one line of a terminal, which is cleared at the end.
final class Progress {
  private let context: Context
  private let things: String
  private let isTold: Bool
  private let start: TimeOfDay
  private var shown: TimeOfDay?

  /// A task that begins now.
  ///
  /// - Parameter things: the things that are worked on one after the other.
  init(in context: Context, of things: String = "games") {
    self.context = context
    self.things = things
    isTold = context.isTerminal.err() && !context.options.isQuiet
    start = context.now
  }

  /// Says how many of all things are done. Nothing is said in the first second, and then ten times a second at most.
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

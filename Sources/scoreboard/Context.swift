import Basketball
import Terminal

/// Everything a command gets from outside: time, words, streams. Tests bring their own.
struct Context {
  /// The time of day.
  var now: () -> TimeOfDay
  /// A time where the scorer is, `2026-11-20 21:15:03`.
  var local: @Sendable (TimeOfDay) -> String
  /// The variables of the environment.
  var environment: Environment
  /// Where answers go.
  var out: Output
  /// Where the rest goes.
  var err: Output
  /// The lines of a feed, as they arrive; nil at the end.
  var feed: () throws -> [[UInt8]]?
  /// Waits so many milliseconds at most, nil for as long as it takes, or until a descriptor can be
  /// read; throws when nobody reads the answers any more.
  var wait: (_ milliseconds: Int?, _ descriptor: Int32?) throws -> Void
  /// Whether words come from a terminal, and whether answers go to one.
  var isTerminal: (input: () -> Bool, out: () -> Bool)
  /// The size of the terminal that answers go to, if they do.
  var terminalSize: () -> Size?
  /// Shows live screens on the terminal with this paint; gives back the signal that ended them, if
  /// one did.
  var present: (inout ScreenLoop, Style) throws -> Int32?

  /// The day of a time where the scorer is, `2026-11-20`, as ids begin with it.
  var day: @Sendable (TimeOfDay) -> String {
    { [local] time in String(local(time).prefix { $0 != " " }) }
  }

  /// The time of day where the scorer is, `21:15:03`.
  func localTime(_ time: TimeOfDay) -> String { String(local(time).suffix(8)) }

  /// Whether there is a terminal that screens can be shown on.
  var hasScreen: Bool {
    isTerminal.input() && isTerminal.out() && (environment["TERM"] ?? "dumb") != "dumb"
  }

  /// An environment variable, if it is set to something.
  func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes lines to where answers go, at once.
  func say(_ lines: [String]) throws {
    if !lines.isEmpty { try out.write(lines.map { $0 + "\n" }.joined()) }
  }

  /// Reports what went wrong.
  ///
  /// - Returns: how the tool ends for it.
  func report(_ failure: Failure, asJSON: Bool) -> Exit {
    // Where even this cannot be written there is nobody left to read it; the exit still says it.
    if !failure.isQuiet { try? err.write(asJSON ? failure.json : failure.text) }
    return failure.exit
  }
}

import Basketball
import Glibc
import Terminal
import ViewModels

/// Everything a command gets from outside: time, words, streams. Tests bring their own.
struct Context {
  /// The time of day.
  var now: () -> TimeOfDay
  /// The day of a time where the scorer is, `2026-11-20`.
  var day: (TimeOfDay) -> String
  /// The variables of the environment.
  var environment: [String: String]
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
  var isTerminal: (input: Bool, out: Bool)
  /// The size of the terminal that answers go to, if they do.
  var terminalSize: () -> Size?
  /// Shows live screens on the terminal with this paint; gives back the signal that ended them, if
  /// one did.
  var present: (inout ScreenLoop, Style) throws -> Int32?

  /// What the process was given.
  static func process() -> Context {
    var input = LineInput(STDIN_FILENO, longestLine: FeedLine.longest)
    return Context(
      now: { .now }, day: \.localDay, environment: processEnvironment(),
      out: .descriptor(STDOUT_FILENO), err: .descriptor(STDERR_FILENO), feed: { try input.next() },
      wait: { try Terminal.wait($0, orReadable: $1, whileRead: STDOUT_FILENO) },
      isTerminal: (isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1),
      terminalSize: { Size(ofTerminal: STDOUT_FILENO) },
      present: { loop, style in
        var screen = try Screen(
          input: STDIN_FILENO, output: STDOUT_FILENO, style: style,
          restyle: { style.on(background: $0) })
        return try loop.run(on: &screen)
      })
  }

  /// Whether there is a terminal that screens can be shown on.
  var hasScreen: Bool {
    isTerminal.input && isTerminal.out && environment["TERM", default: "dumb"] != "dumb"
  }

  /// An environment variable, if it is set to something.
  func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes lines to where answers go.
  func say(_ lines: [String]) throws {
    try out.write(lines.map { $0 + "\n" }.joined())
  }

  /// Tells what went wrong.
  ///
  /// - Returns: the exit status for it.
  func tell(_ failure: Failure, asJSON: Bool) -> Int32 {
    // Where even this cannot be written there is nobody left to tell; the status still says it.
    if !failure.isQuiet { try? err.write(asJSON ? failure.json : failure.text) }
    return failure.exit
  }
}

extension TimeOfDay {
  /// The time of day now.
  fileprivate static var now: TimeOfDay {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return TimeOfDay(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  /// The day by the machine's time zone.
  fileprivate var localDay: String {
    var (seconds, parts) = (milliseconds / 1000, tm())
    localtime_r(&seconds, &parts)
    let (month, day) = (parts.tm_mon + 1, parts.tm_mday)
    return "\(parts.tm_year + 1900)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}

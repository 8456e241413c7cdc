import Basketball
import Documents
import Platform
import Storage
import Terminal

/// Everything a command gets from outside: time, environment, streams. Tests bring their own.
struct Context {
  let clock: () -> TimeOfDay
  /// A time in the local time zone, `2026-11-20 21:15:03`.
  let local: @Sendable (TimeOfDay) -> String
  let environment: Environment
  let out: Output
  let err: Output
  /// The next lines of a feed; nil at the end.
  let feed: () throws -> [[UInt8]]?
  /// All of the input, or the beginning of what is too large to be imported.
  let input: () throws -> [UInt8]
  /// Waits until a descriptor can be read or the time is over (nil for no limit). Throws if the
  /// output pipe was closed.
  let wait: (_ milliseconds: Int?, _ descriptor: Int32?) throws -> Void
  /// Whether each stream is a terminal.
  let isTerminal: (input: () -> Bool, out: () -> Bool, err: () -> Bool)
  /// The size of the output's terminal; nil without one.
  let terminalSize: () -> Size?
  /// Shows live screens on the terminal, and returns the signal that ended them, if one did.
  let present: @MainActor (inout ScreenLoop, Style) throws -> Int32?
  /// The options that every command takes.
  var options = Common()
  var ending = Ending()

  var now: TimeOfDay { clock() }

  /// The current day in the local time zone.
  var today: Day {
    let now = now
    return Day(local(now).prefix(Day.length)) ?? Day(inUTC: now)
  }

  /// Whether a screen can be shown, and nothing else is asked for.
  var hasScreen: Bool {
    !options.isPlain && !options.isJSON && isTerminal.input() && isTerminal.out()
      && (environment("TERM") ?? "dumb") != "dumb"
  }

  /// An environment variable, unless it is empty.
  func variable(_ name: String) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes lines to stdout, in one write.
  func say(_ lines: [String]) throws {
    // `joined` would look through all conformances of the program: 190,000 instructions.
    try write(lines.reduce(into: "") { $0 += $1 + "\n" })
  }

  /// Writes text to stdout, if there is any.
  func write(_ text: String) throws {
    if !text.isEmpty { try out.write(text) }
  }

  /// Says what went wrong, and returns the kind of the problem.
  func say(
    _ problem: Problem, at place: Hint.Place = Hint.Place(), asJSON: Bool
  ) -> Problem.Kind {
    // A failed write is ignored: the exit still reports the error. Nobody reads a closed pipe.
    if problem.code != "closedPipe" {
      try? err.write(asJSON ? problem.jsonLine(at: place) : problem.text(at: place))
    }
    return problem.kind
  }
}

/// How a command ends: by the first error that it reported.
final class Ending {
  private(set) var kind: Problem.Kind?
  /// The tapes that lists and seasons had to read.
  let tapes = ReadTapes()

  func become(_ new: Problem.Kind?) { kind = kind ?? new }
}

extension Context {
  /// The streams and the environment of the process.
  init() {
    let input = StandardStreams.input
    let output = StandardStreams.output
    var lines = LineInput(input, longestLine: FeedLine.longest)
    self.init(
      clock: {
        let time = FileTime.now
        return TimeOfDay(milliseconds: time.seconds * 1000 + time.nanoseconds / 1_000_000)
      }, local: { SystemClock.localText(seconds: $0.milliseconds / 1000) },
      environment: CurrentProcess.variable,
      out: .descriptor(output), err: .descriptor(StandardStreams.errors),
      feed: { try lines.next() },
      input: { try lines.rest(upTo: InputFile.most) },
      // A command that waits for news would not notice a closed pipe.
      wait: { milliseconds, descriptor in
        if !waitUntilReadable(descriptor, orUnread: output, within: milliseconds) {
          throw OutputError.closedPipe
        }
      },
      isTerminal: (
        { TerminalInfo.isTerminal(input) }, { TerminalInfo.isTerminal(output) },
        { TerminalInfo.isTerminal(StandardStreams.errors) }
      ),
      terminalSize: { Size(ofTerminal: output) },
      present: { loop, style in
        var screen = try Screen(input: input, output: output, style: style)
        return try loop.run(on: &screen)
      })
  }
}

extension Context {
  /// Whether a foul, a time-out and a held ball stop the clock: in this session, or in the league.
  var stopsClock: Bool {
    get throws { try options.stopsClock || library.leagueIfAny().stopsClock }
  }

  /// The card of a game as it is shown.
  func card(of game: GameState) -> Card { game.card.showing(competition(of: game.link)) }

  /// What the card of a game shows as its competition where no other is set: the title of its event, else that
  /// of the league.
  func competition(of link: EventLink?) -> String? {
    let event = link.flatMap { try? libraryEvent($0.event).plan().title }
    return event ?? (try? library.leagueIfAny())?.title
  }

  /// The rating that the league says; nil where it says none, or cannot be read.
  var rating: Rating? { (try? library.leagueIfAny())?.rating }
}

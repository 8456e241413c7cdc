import Basketball
import Documents
import Platform
import Terminal

extension Context {
  /// What the process was given.
  static func process() -> Context {
    let (input, output) = (StandardStreams.input, StandardStreams.output)
    var lines = LineInput(input, longestLine: FeedLine.longest)
    return Context(
      now: { .now }, local: { SystemClock.localText(seconds: $0.milliseconds / 1000) },
      environment: Environment(CurrentProcess.variable),
      out: .descriptor(output), err: .descriptor(StandardStreams.errors),
      feed: { try lines.next() },
      wait: { try Terminal.wait($0, orReadable: $1, whileRead: output) },
      isTerminal: ({ TerminalInfo.isTerminal(input) }, { TerminalInfo.isTerminal(output) }),
      terminalSize: { Size(ofTerminal: output) },
      present: { loop, style in
        var screen = try Screen(
          input: input, output: output, style: style, restyle: { style.on(background: $0) })
        return try loop.run(on: &screen)
      })
  }
}

extension TimeOfDay {
  /// The time of day now.
  fileprivate static var now: TimeOfDay {
    let time = FileTime.now
    return TimeOfDay(milliseconds: time.seconds * 1000 + time.nanoseconds / 1_000_000)
  }
}

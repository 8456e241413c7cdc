import Basketball
import Documents
import Glibc
import Terminal

extension Context {
  /// What the process was given.
  static func process() -> Context {
    var input = LineInput(STDIN_FILENO, longestLine: FeedLine.longest)
    return Context(
      now: { .now }, local: \.localText, environment: .process,
      out: .descriptor(STDOUT_FILENO), err: .descriptor(STDERR_FILENO), feed: { try input.next() },
      wait: { try Terminal.wait($0, orReadable: $1, whileRead: STDOUT_FILENO) },
      isTerminal: ({ isatty(STDIN_FILENO) == 1 }, { isatty(STDOUT_FILENO) == 1 }),
      terminalSize: { Size(ofTerminal: STDOUT_FILENO) },
      present: { loop, style in
        var screen = try Screen(
          input: STDIN_FILENO, output: STDOUT_FILENO, style: style,
          restyle: { style.on(background: $0) })
        return try loop.run(on: &screen)
      })
  }
}

extension Environment {
  /// The environment of the process. To read all of it would take a fifth of the time of a command.
  static var process: Environment {
    Environment { name in getenv(name).map { String(cString: $0) } }
  }
}

/// What was typed after the tool's name, in bytes: text is made of them where it is one.
///
/// The runtime finds its arguments beside the environment it was started with, and none at all
/// when a preloaded library (one that fakes the time, say) has moved that; the kernel still knows.
func processArguments() -> [[UInt8]] {
  guard CommandLine.argc == 0 else {
    var words: [[UInt8]] = []
    for place in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[place] else { continue }
      words.append(Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
    }
    return words
  }
  let words = kernelCommandLine().split(separator: 0, omittingEmptySubsequences: false)
  return words.dropLast().dropFirst().map { Array($0) }
}

/// The words of the command line with a zero byte after each; empty where it cannot be read.
private func kernelCommandLine() -> [UInt8] {
  let file = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return [] }
  defer { close(file) }
  var (line, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 12))
  while true {
    let count = read(file, &chunk, chunk.count)
    guard count > 0 else { return line }
    line += chunk[..<count]
  }
}

extension TimeOfDay {
  /// The time of day now.
  fileprivate static var now: TimeOfDay {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return TimeOfDay(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  /// The day and the time by the machine's time zone.
  fileprivate var localText: String {
    var (seconds, parts) = (milliseconds / 1000, tm())
    localtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { "\(number < 10 ? "0" : "")\(number)" }
    let year = String(parts.tm_year + 1900)
    let day =
      "\(String(repeating: "0", count: max(0, 4 - year.count)))\(year)"
      + "-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    return day + " \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
  }
}

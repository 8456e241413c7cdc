#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process itself: what it was started with, and its end.
public enum CurrentProcess {
  /// The value of an environment variable. Reading the whole environment would take a fifth of the
  /// time of a command.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The arguments after the tool's name as bytes, which need not be UTF-8, with a zero after each.
  ///
  /// The Swift runtime looks for the arguments beside the environment, and finds none if a preloaded library, such as
  /// one that fakes the time, has moved the environment. The kernel still knows them.
  public static var arguments: [UInt8] {
    guard CommandLine.argc == 0 else {
      var words = [UInt8]()
      for index in 1..<max(1, Int(CommandLine.argc)) {
        guard let word = CommandLine.unsafeArgv[index] else { continue }
        words += UnsafeRawBufferPointer(start: word, count: strlen(word) + 1)
      }
      return words
    }
    let file = try? File("/proc/self/cmdline", for: .reading, system: .posix)
    let words = (try? file?.bytes(atMost: 8 << 20)) ?? []
    return Array(words.drop { $0 != 0 }.dropFirst())
  }

  /// Makes a write beyond the limit of a file's size fail with an error instead of ending the
  /// process (SIGXFSZ).
  public static func reportLargeFiles() { signal(SIGXFSZ, SIG_IGN) }

  /// Ends the process.
  public static func end(_ status: Int32) -> Never { exit(status) }
}

/// The clocks of the machine; `FileTime.now` is the time of day.
public enum SystemClock {
  /// Milliseconds on a clock that is never set, to measure durations.
  public static var uptime: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// Puts this thread to sleep.
  public static func sleep(milliseconds: UInt32) { usleep(milliseconds * 1000) }

  /// The local time of seconds since 1970: `2026-11-20 21:15:03`.
  public static func localText(seconds: Int) -> String {
    var seconds = time_t(seconds)
    var parts = tm()
    localtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { "\(number < 10 ? "0" : "")\(number)" }
    let year = String(parts.tm_year + 1900)
    let zeros = String(repeating: "0", count: max(0, 4 - year.count))
    return "\(zeros)\(year)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
      + " \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
  }
}

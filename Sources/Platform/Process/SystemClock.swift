#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    var (seconds, parts) = (time_t(seconds), tm())
    localtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { "\(number < 10 ? "0" : "")\(number)" }
    let year = String(parts.tm_year + 1900)
    let zeros = String(repeating: "0", count: max(0, 4 - year.count))
    return "\(zeros)\(year)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
      + " \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A time as file systems keep it: since 1970, in UTC.
public struct FileTime: Equatable, Comparable, Sendable {
  /// Whole seconds.
  public let seconds: Int
  /// The rest, less than a thousand million.
  public let nanoseconds: Int

  /// A time of so many seconds and nanoseconds.
  public init(seconds: Int, nanoseconds: Int) {
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  init(_ time: timespec) {
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }

  /// The time of day, to the nanosecond. The times of files are coarser: they go by the tick of the
  /// system's timer.
  public static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// Whether a time comes before another.
  public static func < (one: FileTime, other: FileTime) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}

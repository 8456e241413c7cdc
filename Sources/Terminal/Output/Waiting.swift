import Glibc

/// Waits until a descriptor can be read, for so many milliseconds at most; nil for as long as it
/// takes. A signal may end it sooner.
///
/// Who writes only when there is news would never see that nobody reads the output any more: a pipe
/// that is closed at the other end ends the wait with `closedPipe`, as it would a write.
public func wait(
  _ milliseconds: Int?, orReadable descriptor: Int32?, whileRead output: Int32
) throws(OutputError) {
  var polled = [
    pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    pollfd(fd: output, events: 0, revents: 0),
  ]
  guard poll(&polled, nfds_t(polled.count), timeout(milliseconds)) > 0 else { return }
  if polled[1].revents != 0 { throw .closedPipe }
}

/// Waits until one of these descriptors can be read, for so many milliseconds at most; nil for as
/// long as it takes. A signal may end it sooner.
///
/// - Returns: for each descriptor whether a read returns at once, with bytes, the end or an error.
///   Those below zero never are ready.
func waitUntilReadable(_ descriptors: [Int32], within milliseconds: Int?) -> [Bool] {
  var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  let count = poll(&polled, nfds_t(polled.count), timeout(milliseconds))
  return polled.map { count > 0 && $0.revents != 0 }
}

/// Milliseconds on a clock that nobody sets.
var uptime: Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// Milliseconds as `poll` takes them, which waits without end for those below zero.
private func timeout(_ milliseconds: Int?) -> Int32 {
  milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
}

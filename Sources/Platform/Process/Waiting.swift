#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits until one of these descriptors can be read, for so many milliseconds at most; nil for as
/// long as it takes. A signal may end it sooner.
///
/// - Returns: for each descriptor whether a read returns at once, with bytes, the end or an error.
///   Those below zero never are ready.
public func waitUntilReadable(_ descriptors: [Descriptor], within milliseconds: Int?) -> [Bool] {
  var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  let count = poll(&polled, nfds_t(polled.count), timeout(milliseconds))
  return polled.map { count > 0 && $0.revents != 0 }
}

/// Waits until a descriptor can be read, for so many milliseconds at most, or until nobody reads a
/// pipe any more.
///
/// - Returns: whether the pipe is still read.
public func waitUntilReadable(
  _ descriptor: Descriptor?, orUnread pipe: Descriptor, within milliseconds: Int?
) -> Bool {
  var polled = [
    pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    pollfd(fd: pipe, events: 0, revents: 0),
  ]
  return poll(&polled, nfds_t(polled.count), timeout(milliseconds)) <= 0 || polled[1].revents == 0
}

/// Waits until a descriptor can be written to, or is gone, which the next write reports.
public func waitUntilWritable(_ descriptor: Descriptor) throws(SystemError) {
  var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  if poll(&polled, 1, -1) < 0, errno != EINTR { throw .last }
}

/// Milliseconds as `poll` takes them, which waits without end for those below zero.
private func timeout(_ milliseconds: Int?) -> Int32 {
  milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
}

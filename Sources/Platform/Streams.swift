#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The three descriptors that every process expects to be open.
public enum StandardStreams {
  /// Standard input.
  public static let input: Descriptor = STDIN_FILENO
  /// Standard output: answers.
  public static let output: Descriptor = STDOUT_FILENO
  /// Standard error: the rest.
  public static let errors: Descriptor = STDERR_FILENO

  /// Opens the descriptors 0, 1 and 2 that are closed. Call it before anything else is opened.
  ///
  /// A new file gets the lowest free number. After `scoreboard … >&-` the first file opened, such as
  /// a saved game, would be descriptor 1, and the output would be written into it. `/dev/null` in the
  /// wrong direction takes the number, and using it fails with EBADF as on a closed descriptor: lost
  /// output is reported, not discarded in silence.
  public static func fillClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where isClosed(descriptor) {
      // In ascending order, this is the lowest free number. Without /dev/null nothing gets worse.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private static func isClosed(_ descriptor: Descriptor) -> Bool {
    fcntl(descriptor, F_GETFD) < 0 && errno == EBADF
  }
}

/// Reads a pipe, a terminal, or a file from its beginning: the next bytes, at most so many; none at
/// the end.
public func readBytes(
  of descriptor: Descriptor, atMost count: Int
) throws(SystemError) -> [UInt8] {
  try bytes(atMost: count) { read(descriptor, $0.baseAddress, $0.count) }
}

/// Writes some bytes, and says how many: a pipe or a full disk may take fewer than all.
public func writeBytes(
  _ bytes: ArraySlice<UInt8>, to descriptor: Descriptor
) throws(SystemError) -> Int {
  let count = try checked(bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) })
  // A write that returns 0 without an error would be repeated for ever.
  if count == 0, !bytes.isEmpty { throw .inputOutput }
  return count
}

/// The bytes that a call puts into a buffer, so many at most.
func bytes(
  atMost count: Int, _ read: (UnsafeMutableRawBufferPointer) -> Int
) throws(SystemError) -> [UInt8] {
  var length = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, count in
    length = read(UnsafeMutableRawBufferPointer(buffer))
    count = max(0, length)
  }
  try checked(length)
  return bytes
}

/// Waits until one of these descriptors can be read, for so many milliseconds at most, without
/// limit for nil. A signal may end the wait.
///
/// - Returns: for each descriptor whether a read returns at once, with bytes, the end or an error. A
///   negative descriptor is never ready.
public func waitUntilReadable(_ descriptors: [Descriptor], within milliseconds: Int?) -> [Bool] {
  var polled = descriptors.map { pollfd($0, POLLIN) }
  let count = poll(&polled, nfds_t(polled.count), timeout(milliseconds))
  return polled.map { count > 0 && $0.revents != 0 }
}

/// Waits until a descriptor can be read, for so many milliseconds at most, or until nobody reads the
/// pipe any more.
///
/// - Returns: whether the pipe is still read.
public func waitUntilReadable(
  _ descriptor: Descriptor?, orUnread pipe: Descriptor, within milliseconds: Int?
) -> Bool {
  var polled = [
    pollfd(descriptor ?? -1, POLLIN),
    // macOS reports its end only if asked.
    pollfd(pipe, POLLHUP),
  ]
  return poll(&polled, nfds_t(polled.count), timeout(milliseconds)) <= 0 || polled[1].revents == 0
}

/// Waits until a descriptor can be written to; if it is gone, the next write reports it.
public func waitUntilWritable(_ descriptor: Descriptor) {
  var polled = pollfd(descriptor, POLLOUT)
  poll(&polled, 1, -1)
}

extension pollfd {
  /// Asks for an event of a descriptor.
  init(_ descriptor: Descriptor, _ event: Int32) {
    self.init(fd: descriptor, events: Int16(event), revents: 0)
  }
}

/// Milliseconds for `poll`, which waits without end for a negative number.
private func timeout(_ milliseconds: Int?) -> Int32 {
  milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
}

extension ArraySlice<UInt8> {
  /// The place of the first such byte; nil if there is none. Some twenty times as fast as
  /// `firstIndex(of:)`, which shows in a list of many games.
  public func place(of byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}

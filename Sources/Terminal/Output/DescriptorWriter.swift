import Glibc

/// Writes whole texts to a file descriptor, however many calls that takes.
struct DescriptorWriter {
  let descriptor: Int32

  func write(_ text: String) throws(OutputError) {
    try text.utf8.span.withUnsafeBufferPointer { (bytes) throws(OutputError) in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(try writeSome(UnsafeRawBufferPointer(rebasing: rest)))
      }
    }
  }

  /// The number of bytes written: a pipe or a full disk may accept fewer, none when it has to be
  /// tried again.
  private func writeSome(_ bytes: UnsafeRawBufferPointer) throws(OutputError) -> Int {
    let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    if count > 0 { return count }
    // A write that accepts nothing and reports nothing would be tried for ever.
    try recover(from: count == 0 ? EIO : errno)
    return 0
  }

  /// Returns when it is worth trying again.
  private func recover(from code: Int32) throws(OutputError) {
    switch code {
    case EINTR: return
    case EAGAIN: try waitUntilWritable()
    case EPIPE: throw .closedPipe
    default: throw OutputError(code: code)
    }
  }

  /// A shell or a parent may pass on a descriptor that does not block; a write then has to wait by
  /// itself. The next write reports that the reader or the descriptor is gone.
  private func waitUntilWritable() throws(OutputError) {
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    if poll(&polled, 1, -1) < 0, errno != EINTR { throw OutputError(code: errno) }
  }
}

extension OutputError {
  fileprivate init(code: Int32) {
    self = .failed(Self.reason(code))
  }

  /// The text of the C library for an error number.
  static func reason(_ code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 128)
    // Unlike strerror, safe while another thread asks too. It fills the buffer for unknown codes.
    _ = strerror_r(code, &buffer, buffer.count)
    let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: text, as: UTF8.self)
  }
}

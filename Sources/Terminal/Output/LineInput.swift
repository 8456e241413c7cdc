import Glibc

/// Why a feed could not be read on, in the words of the C library.
public struct InputError: Error, Equatable, Sendable {
  /// Such as "Bad file descriptor".
  public let reason: String
}

/// Lines read from a descriptor as they arrive: whatever is waiting comes at once, and a live pipe
/// is never waited for longer than its next line.
public struct LineInput {
  private let descriptor: Int32
  private let longestLine: Int
  private var waiting: [UInt8] = []
  private var isSkipping = false
  private var isAtEnd = false

  /// Bytes that are gathered at most before they are handed on.
  private static let most = 4 << 20

  /// Lines from an open descriptor.
  ///
  /// - Parameter longestLine: bytes that are kept of a line that does not end; one more shows that
  ///   it was longer.
  public init(_ descriptor: Int32, longestLine: Int) {
    (self.descriptor, self.longestLine) = (descriptor, longestLine)
  }

  /// The lines that have arrived, at least one, without their line ends; nil at the end.
  public mutating func next() throws(InputError) -> [[UInt8]]? {
    while !isAtEnd {
      try read()
      let hasLine = waiting.contains(UInt8(ascii: "\n"))
      while hasLine, !isAtEnd, waiting.count < Self.most, isReadable { try read() }
      let lines = takeLines()
      if !lines.isEmpty { return lines }
    }
    return nil
  }

  private mutating func read() throws(InputError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN {
      if errno == EAGAIN { waitUntilReadable() }
      return
    }
    guard count >= 0 else { throw InputError(reason: OutputError.reason(errno)) }
    isAtEnd = count == 0
    waiting += chunk[..<count]
  }

  /// Cuts off the lines that are whole; at the end, the last one too.
  private mutating func takeLines() -> [[UInt8]] {
    var lines = waiting.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Array($0) }
    waiting = lines.popLast() ?? []
    if isAtEnd, !waiting.isEmpty { lines.append(waiting) }
    // The rest of a line that was too long belongs to what was given of it.
    if isSkipping, !lines.isEmpty {
      lines.removeFirst()
      isSkipping = false
    }
    if waiting.count > longestLine, !isAtEnd {
      if !isSkipping { lines.append(Array(waiting.prefix(longestLine + 1))) }
      (isSkipping, waiting) = (true, [])
    }
    return lines
  }

  private var isReadable: Bool { poll(timeout: 0) > 0 }

  private func waitUntilReadable() { _ = poll(timeout: -1) }

  private func poll(timeout: Int32) -> Int32 {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&waited, 1, timeout)
  }
}

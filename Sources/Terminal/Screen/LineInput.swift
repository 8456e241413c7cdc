import Platform

/// Why reading failed, in the words of the C library.
public struct InputError: Error, Equatable {
  /// Such as "bad file descriptor".
  public let reason: String
}

/// Reads lines from a descriptor as they arrive: it returns whatever is there, and waits for no
/// more than the next line.
public struct LineInput {
  private let descriptor: Descriptor
  private let longestLine: Int
  private var unread = [UInt8]()
  private var isSkipping = false
  private var isAtEnd = false

  /// The most bytes gathered before lines are returned.
  private static let largestBatch = 4 << 20

  /// Lines from an open descriptor.
  ///
  /// - Parameter longestLine: bytes that are stored of a line that does not end; one more shows
  ///   that it was longer.
  public init(_ descriptor: Descriptor, longestLine: Int) {
    self.descriptor = descriptor
    self.longestLine = longestLine
  }

  /// The lines that have arrived, at least one, without their line ends; nil at the end.
  public mutating func next() throws -> [[UInt8]]? {
    while !isAtEnd {
      try read()
      let hasLine = unread.contains(UInt8(ascii: "\n"))
      while hasLine, !isAtEnd, unread.count < Self.largestBatch,
        waitUntilReadable([descriptor], within: 0)[0]
      {
        try read()
      }
      let lines = removeLines()
      if !lines.isEmpty { return lines }
    }
    return nil
  }

  /// What has not been returned, up to the end, or until there are this many bytes.
  public mutating func rest(upTo most: Int) throws -> [UInt8] {
    while !isAtEnd, unread.count < most { try read() }
    defer { unread = [] }
    return unread
  }

  private mutating func read() throws {
    do {
      let chunk = try readBytes(of: descriptor, atMost: 1 << 16)
      isAtEnd = chunk.isEmpty
      unread += chunk
    } catch .interrupted {
    } catch .wouldWait {
      _ = waitUntilReadable([descriptor], within: nil)
    } catch {
      throw InputError(reason: error.reason)
    }
  }

  /// Removes the complete lines; at the end of the input, the last one too.
  private mutating func removeLines() -> [[UInt8]] {
    var lines = unread.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Array($0) }
    unread = lines.popLast() ?? []
    if isAtEnd, !unread.isEmpty { lines.append(unread) }
    // The rest of a line that was too long: its beginning was returned already.
    if isSkipping, !lines.isEmpty {
      lines.removeFirst()
      isSkipping = false
    }
    if unread.count > longestLine, !isAtEnd {
      if !isSkipping { lines.append(Array(unread.prefix(longestLine + 1))) }
      isSkipping = true
      unread = []
    }
    return lines
  }
}

import CLibrary
import Testing

/// A pipe whose ends are closed at the latest with it.
final class Pipe {
  private(set) var reader: Int32
  private(set) var writer: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (reader, writer) = (ends[0], ends[1])
    // A process started by another test would else keep the ends open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReader()
    if writer >= 0 { close(writer) }
  }

  func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }

  /// The writing end, for the caller to close.
  func takeWriter() -> Int32 {
    defer { writer = -1 }
    return writer
  }

  func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    try #require(CLibrary.write(writer, bytes, bytes.count) == bytes.count)
  }

  func makeWriterNonBlocking() throws {
    try #require(fcntl(writer, F_SETFL, fcntl(writer, F_GETFL) | O_NONBLOCK) == 0)
  }
}

/// Reads so many bytes, in small pieces, and does something before each.
func read(_ count: Int, from descriptor: Int32, beforeEach: () -> Void = {}) -> String {
  var bytes = [UInt8]()
  var piece = [UInt8](repeating: 0, count: 1000)
  while bytes.count < count {
    beforeEach()
    let received = CLibrary.read(descriptor, &piece, min(piece.count, count - bytes.count))
    if received <= 0 { break }
    bytes += piece.prefix(received)
  }
  return String(decoding: bytes, as: UTF8.self)
}

import Platform

/// What is typed at a terminal, and what the terminal replies, read from its descriptor.
struct KeyInput {
  /// What one read gives.
  struct Chunk {
    var inputs: [TerminalInput] = []
    var byteCount = 0
    /// Whether the terminal is gone.
    var isLast = false
  }

  /// Bytes that are read at once: few, so that there is time to draw amid a long burst of keys.
  private static let chunkSize = 64
  /// Milliseconds after which an escape was a key, and no sequence begins with it.
  private static let escapeDelay = 25

  private let descriptor: Descriptor
  private var reader = KeyReader()
  /// When the last byte came, in milliseconds.
  private var lastRead = 0
  private var isIdentified = false

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  /// When a pending escape is a key, in milliseconds of `uptime`; nil when none is pending.
  var escapeDeadline: Int? {
    reader.isPending ? lastRead + Self.escapeDelay : nil
  }

  /// Reads what is there, and waits if there is nothing.
  mutating func read() throws(InputError) -> Chunk {
    defer { lastRead = SystemClock.uptime }
    do throws(SystemError) {
      let bytes = try Stream.read(descriptor, atMost: Self.chunkSize)
      if !bytes.isEmpty { return Chunk(inputs: decode(bytes[...]), byteCount: bytes.count) }
    } catch {
      switch error {
      case .interrupted, .wouldWait: return Chunk()
      // The terminal is gone.
      case .inputOutput: break
      default: throw InputError(reason: error.reason)
      }
    }
    return Chunk(inputs: flush(), isLast: true)
  }

  /// What a pending escape was, now that no more bytes have come.
  mutating func flush() -> [TerminalInput] { reader.flush() }

  /// Waits, until a time of `uptime` at most, for replies that are still on their way when a screen
  /// is left at once: the shell would take them for input.
  func discardReplies(until end: Int) {
    var input = self
    while !input.isIdentified, SystemClock.uptime < end {
      guard waitUntilReadable([descriptor], within: end - SystemClock.uptime)[0] else { continue }
      guard let chunk = try? input.read(), !chunk.isLast else { return }
    }
  }

  private mutating func decode(_ bytes: ArraySlice<UInt8>) -> [TerminalInput] {
    let inputs = reader.read(bytes)
    if inputs.contains(.identity) { isIdentified = true }
    return inputs
  }
}

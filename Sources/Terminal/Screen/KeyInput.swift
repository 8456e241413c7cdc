import Platform

/// Reads keys and replies from a terminal's descriptor.
struct KeyInput {
  /// What is read at once.
  struct Chunk {
    var inputs: [TerminalInput] = []
    var byteCount = 0
    /// Whether the terminal is gone.
    var isLast = false
  }

  /// Bytes that are read at once: few, so that there is time to draw amid a long burst of keys.
  private static let chunkSize = 64
  /// Milliseconds without another byte after which an escape is a key, not the start of a sequence.
  private static let escapeDelay = 25

  private let descriptor: Descriptor
  private var reader = KeyReader()
  /// When the last byte came, in milliseconds of `uptime`.
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

  /// The keys of a pending escape, now that no more bytes have come.
  mutating func flush() -> [TerminalInput] { reader.flush() }

  /// Waits for replies that are still on their way, until a time of `uptime` at most. The shell
  /// would take them for input after the screen is left.
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

/// Signals that wait until the keys typed before them are read.
struct PendingSignals {
  /// The size of a terminal's input queue: no more bytes can have been typed before a signal.
  private static let terminalBuffer = 4096

  private var signals: Set<Int32> = []
  /// How many bytes may still have been typed before the signals.
  private var bytesBefore = 0

  var isEmpty: Bool { signals.isEmpty }

  /// Whether keys may be read before the signals.
  var allowsKeys: Bool { signals.isEmpty || bytesBefore > 0 }

  /// Adds signals that have arrived, perhaps behind keys.
  mutating func insert(_ arrived: Set<Int32>) {
    signals.formUnion(arrived)
    bytesBefore = Self.terminalBuffer
  }

  /// Adds a signal that is handled before any key.
  mutating func insertFirst(_ signal: Int32) {
    signals.insert(signal)
    bytesBefore = 0
  }

  /// Counts bytes that were read before the signals.
  mutating func countKeys(bytes: Int) {
    bytesBefore -= bytes
  }

  mutating func removeAll() -> Set<Int32> {
    defer { signals = [] }
    return signals
  }
}

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

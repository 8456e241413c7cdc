import Platform

/// A full-screen terminal, which is restored when this value ends.
///
/// Only one can exist at a time, because signals belong to the process.
public struct Screen: ~Copyable, Display {
  /// Bytes that are read at once: few, so that there is time to draw amid a long burst of keys.
  private static let chunkSize = 64

  private let session: TerminalSession
  private var signals: Signals
  private var keys = KeyReader()
  /// When the last byte came, in milliseconds of `uptime`.
  private var lastRead = 0
  private var pendingSignals = PendingSignals()
  private var frame = FrameBuffer()
  /// The size that the terminal reported last (80 by 24 if none), and the style.
  public private(set) var canvas: Canvas

  /// Begins to use a terminal.
  ///
  /// - Parameters:
  ///   - input: where its keys come from.
  ///   - output: where it is drawn.
  public init(input: Descriptor, output: Descriptor, style: Style) throws {
    guard let session = TerminalSession(input: input, output: output) else {
      throw ScreenError.noTerminal
    }
    if !session.isInForeground { Signals.performDefaultAction(of: Signal.backgroundOutput) }
    signals = try Self.begin(session)
    self.session = session
    canvas = Canvas(size: Self.size(of: output), style: style)
  }

  deinit {
    session.end()
    CrashHandler.stopProtecting()
  }

  /// Shows these lines: writes the changed ones at once, and nothing if none has changed.
  public mutating func draw(_ lines: [String]) throws {
    let rows = (0..<canvas.rows).map { $0 < lines.count ? lines[$0] : "" }
    do {
      try frame.draw(rows, to: .descriptor(session.output))
    } catch {
      // A terminal that is gone is reported as an event.
      if !session.isDisconnected { throw error }
    }
  }

  public func ring() throws { try Output.descriptor(session.output).write("\u{07}") }

  /// Waits for keys, signals and the descriptor. Keys are reported before a signal that came after
  /// them.
  public mutating func events(
    within milliseconds: Int?, orReadable descriptor: Descriptor?
  ) throws -> [Event] {
    let end = milliseconds.map { SystemClock.uptime + $0 }
    repeat {
      let events = try readyEvents(until: end, or: descriptor)
      if !events.isEmpty { return events }
    } while !pendingSignals.isEmpty || end.map { SystemClock.uptime < $0 } ?? true
    return []
  }

  /// Waits until a time or until something happens, whichever is first.
  private mutating func readyEvents(
    until end: Int?, or descriptor: Descriptor?
  ) throws -> [Event] {
    // With a pending signal there is no waiting, except a moment for the keys typed before it: the
    // terminal hands them on just after the signal.
    let isPending = !pendingSignals.isEmpty
    let deadline = [end, keyDeadline].compactMap(\.self).min()
    let ready = waitUntilReadable(
      [session.input, isPending ? -1 : signals.reader, isPending ? -1 : descriptor ?? -1],
      within: isPending ? 2 : deadline.map { $0 - SystemClock.uptime })
    let (hasKeys, hasSignals, isReadable) = (ready[0], ready[1], ready[2])
    var events = [Event]()
    // Reading keys in the background would stop the process (SIGTTIN) before the terminal is
    // restored.
    if hasKeys, !session.isInForeground { pendingSignals.insertFirst(Signal.goOn) }
    if hasKeys, pendingSignals.allowsKeys {
      events = try readKeys()
    } else if !pendingSignals.isEmpty {
      events = handleSignals()
    } else if keyDeadline != nil {
      events = keys.flush(after: SystemClock.uptime - lastRead).map(Event.key)
    }
    if hasSignals { pendingSignals.insert(signals.readArrived()) }
    if isReadable { events.append(.readable) }
    return events
  }

  /// When the bytes of a key have waited long enough, in milliseconds of `uptime`; nil where none wait.
  private var keyDeadline: Int? { keys.patience.map { lastRead + $0 } }

  private mutating func readKeys() throws -> [Event] {
    defer { lastRead = SystemClock.uptime }
    do {
      let bytes = try readBytes(of: session.input, atMost: Self.chunkSize)
      pendingSignals.bytesBefore -= bytes.count
      if !bytes.isEmpty { return keys.read(bytes).map(Event.key) }
    } catch .interrupted, .wouldWait {
      return []
    } catch {
      guard error == .inputOutput else { throw InputError(reason: error.reason) }
    }
    // The terminal is gone.
    return pendingKeys() + [.end(signal: Signal.hangUp)]
  }

  /// The keys of a pending escape, now that no more bytes have come.
  private mutating func pendingKeys() -> [Event] { keys.flush().map(Event.key) }

  private mutating func handleSignals() -> [Event] {
    let events = pendingKeys()
    let handled = pendingSignals.removeAll()
    if let ending = handled.first(where: Signals.ending.contains) {
      return events + [.end(signal: ending)]
    }
    if handled.contains(Signal.stop) {
      session.end()
      signals.stopProcess()
    }
    if !handled.isDisjoint(with: [Signal.stop, Signal.goOn]), !resume() { return events }
    canvas = Canvas(size: Self.size(of: session.output), style: canvas.style)
    // What is shown is not known: the next frame is drawn whole.
    frame = FrameBuffer()
    return events + [.canvas]
  }

  /// Begins the session again after another process used the terminal. While the process is in the
  /// background, it stops, as by a write to the terminal, until a signal continues or ends it.
  private mutating func resume() -> Bool {
    if session.isInForeground { return (try? session.begin()) != nil }
    Signals.performDefaultAction(of: Signal.backgroundOutput)
    let arrived = signals.readArrived()
    // The system does not stop an orphan, since nobody could continue it: its terminal is lost.
    pendingSignals.insert(arrived.isEmpty ? [Signal.hangUp] : arrived)
    return false
  }

  /// Begins the session and handles its signals.
  private static func begin(_ session: TerminalSession) throws -> Signals {
    do {
      let signals = try Signals()
      CrashHandler.protect(session)
      try session.begin()
      return signals
    } catch {
      CrashHandler.stopProtecting()
      throw ScreenError.failed(error.reason)
    }
  }

  private static func size(of output: Descriptor) -> Size {
    Size(ofTerminal: output) ?? Size(columns: 80, rows: 24)
  }
}

/// Signals that wait until the keys typed before them are read.
private struct PendingSignals {
  /// The size of a terminal's input queue: no more bytes can have been typed before a signal.
  private static let terminalBuffer = 4096

  private var signals = Set<Int32>()
  /// How many bytes may still have been typed before the signals.
  var bytesBefore = 0

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

  mutating func removeAll() -> Set<Int32> {
    defer { signals = [] }
    return signals
  }
}

/// Why there is no screen.
public enum ScreenError: Error, Equatable {
  /// The input or the output is no terminal.
  case noTerminal
  /// The terminal could not be set up, in the words of the C library.
  case failed(String)
}

import Platform

/// A full-screen terminal, which is restored when this value ends.
///
/// Only one can exist at a time, because signals belong to the process.
public struct Screen: ~Copyable, Display {
  /// Milliseconds to wait for replies to a query, enough for a remote terminal.
  private static let replyTime = 250

  private let session: TerminalSession
  private var signals: Signals
  private var keys: KeyInput
  private var pendingSignals = PendingSignals()
  private var frame = FrameBuffer()
  private var isSynchronized = false
  private let restyle: (RGB) -> Style
  /// When to stop waiting for replies, in milliseconds of `uptime`.
  private let replyDeadline: Int

  /// The size that the terminal reported last (80 by 24 if none), and the style.
  public private(set) var canvas: Canvas

  /// Begins to use a terminal.
  ///
  /// - Parameters:
  ///   - input: where its keys come from.
  ///   - output: where it is drawn.
  ///   - style: the style, as long as the terminal has not reported its background.
  ///   - restyle: the style for a background.
  public init(
    input: Descriptor, output: Descriptor, style: Style, restyle: @escaping (RGB) -> Style
  ) throws(ScreenError) {
    guard let session = TerminalSession(input: input, output: output) else { throw .noTerminal }
    if !session.isInForeground { Signals.performDefaultAction(of: Signal.backgroundOutput) }
    signals = try Self.begin(session)
    (self.session, self.restyle, keys) = (session, restyle, KeyInput(input))
    canvas = Canvas(size: Self.size(of: output), style: style)
    replyDeadline = SystemClock.uptime + Self.replyTime
    query()
  }

  deinit {
    keys.discardReplies(until: replyDeadline)
    session.end()
    CrashHandler.stopProtecting()
  }

  /// Ends the process by the signal that asked for it, so that the parent sees the cause. Call it
  /// after the screen is gone. Returns only if the signal does not end the process.
  public static func resendSignal(_ signal: Int32) {
    Signals.performDefaultAction(of: signal)
  }

  /// Shows these lines: writes the changed ones at once, and nothing if none has changed.
  public mutating func draw(_ lines: [String]) throws(OutputError) {
    let rows = (0..<canvas.size.rows).map { $0 < lines.count ? lines[$0] : "" }
    let output = Output.descriptor(session.output)
    do throws(OutputError) {
      try frame.draw(rows, isSynchronized: isSynchronized, write: output.write)
    } catch {
      // A terminal that is gone is reported as an event.
      if !session.isDisconnected { throw error }
    }
  }

  /// Waits for keys, signals and the descriptor. Keys are reported before a signal that came after
  /// them.
  public mutating func events(
    within milliseconds: Int?, orReadable descriptor: Descriptor?
  ) throws(InputError) -> [Event] {
    let end = milliseconds.map { SystemClock.uptime + min(max(0, $0), Int(Int32.max)) }
    repeat {
      let events = try readyEvents(until: end, or: descriptor)
      if !events.isEmpty { return events }
    } while !pendingSignals.isEmpty || end.map { SystemClock.uptime < $0 } ?? true
    return []
  }

  /// Waits until a time or until something happens, whichever is first.
  ///
  /// - Returns: which of the three are ready.
  private func wait(
    until end: Int?, or descriptor: Descriptor?
  ) -> (keys: Bool, signals: Bool, descriptor: Bool) {
    // With a pending signal there is no waiting, except a moment for the keys typed before it: the
    // terminal hands them on just after the signal.
    let isPending = !pendingSignals.isEmpty
    let deadline = [end, keys.escapeDeadline].compactMap(\.self).min()
    let ready = waitUntilReadable(
      [session.input, isPending ? -1 : signals.reader, isPending ? -1 : descriptor ?? -1],
      within: isPending ? 2 : deadline.map { $0 - SystemClock.uptime })
    return (ready[0], ready[1], ready[2])
  }

  private mutating func readyEvents(
    until end: Int?, or descriptor: Descriptor?
  ) throws(InputError) -> [Event] {
    let ready = wait(until: end, or: descriptor)
    var events: [Event] = []
    // Reading keys in the background would stop the process (SIGTTIN) before the terminal is
    // restored.
    if ready.keys, !session.isInForeground { pendingSignals.insertFirst(Signal.goOn) }
    if ready.keys, pendingSignals.allowsKeys {
      events = try readKeys()
    } else if !pendingSignals.isEmpty {
      events = handleSignals()
    } else if let deadline = keys.escapeDeadline, deadline <= SystemClock.uptime {
      events = self.events(from: keys.flush())
    }
    if ready.signals { pendingSignals.insert(signals.readArrived()) }
    if ready.descriptor { events.append(.readable) }
    return events
  }

  private mutating func readKeys() throws(InputError) -> [Event] {
    let chunk = try keys.read()
    pendingSignals.countKeys(bytes: chunk.byteCount)
    return self.events(from: chunk.inputs) + (chunk.isLast ? [.end(signal: Signal.hangUp)] : [])
  }

  private mutating func handleSignals() -> [Event] {
    let events = self.events(from: keys.flush())
    let handled = pendingSignals.removeAll()
    if let ending = handled.first(where: Signals.ending.contains) {
      return events + [.end(signal: ending)]
    }
    if handled.contains(Signal.stop) {
      keys.discardReplies(until: replyDeadline)
      session.end()
      signals.stopProcess()
    }
    if !handled.isDisjoint(with: [Signal.stop, Signal.goOn]), !resume() { return events }
    invalidate()
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

  /// Keys as events. A reply is an event only if it changes the style.
  private mutating func events(from inputs: [TerminalInput]) -> [Event] {
    inputs.compactMap { input in
      switch input {
      case .key(let key): return .key(key)
      case .supportsSynchronizedOutput(let isSupported): isSynchronized = isSupported
      case .background(let colour): return changeBackground(to: colour)
      case .identity: break
      }
      return nil
    }
  }

  private mutating func changeBackground(to colour: RGB) -> Event? {
    let style = restyle(colour)
    if style == canvas.style { return nil }
    canvas = Canvas(size: canvas.size, style: style)
    invalidate()
    return .canvas
  }

  /// Takes the current size; the next frame is drawn whole.
  private mutating func invalidate() {
    canvas = Canvas(size: Self.size(of: session.output), style: canvas.style)
    frame.invalidate()
  }

  /// Asks the terminal for synchronized output (DECRQM), its background (OSC 11), and its identity
  /// (DA1). Every terminal answers the last query, and in order, so its reply ends the wait.
  private func query() {
    // A failed write is reported when the first frame is drawn.
    try? Output.descriptor(session.output).write("\u{1b}[?2026$p\u{1b}]11;?\u{1b}\\\u{1b}[c")
  }

  /// Begins the session and handles its signals.
  private static func begin(_ session: TerminalSession) throws(ScreenError) -> Signals {
    do throws(SystemError) {
      let signals = try Signals()
      CrashHandler.protect(session)
      try session.begin()
      return signals
    } catch {
      CrashHandler.stopProtecting()
      throw .failed(error.reason)
    }
  }

  private static func size(of output: Descriptor) -> Size {
    Size(ofTerminal: output) ?? Size(columns: 80, rows: 24)
  }
}

/// Why there is no screen.
public enum ScreenError: Error, Equatable, Sendable {
  /// The input or the output is no terminal.
  case noTerminal
  /// The terminal could not be set up, in the words of the C library.
  case failed(String)
}

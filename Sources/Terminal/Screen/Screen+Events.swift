import Glibc

extension Screen {
  /// Waits for keys, signals and the descriptor. Keys are told before a signal that came after them.
  public mutating func events(
    within milliseconds: Int?, orReadable descriptor: Int32?
  ) throws(InputError) -> [Event] {
    let end = milliseconds.map { Self.now + min(max(0, $0), Int(Int32.max)) }
    repeat {
      let ready = wait(until: end, or: descriptor)
      let events = try take(ready)
      if !events.isEmpty { return events }
    } while !held.isEmpty || end.map { Self.now < $0 } ?? true
    return []
  }

  private mutating func take(_ ready: Ready) throws(InputError) -> [Event] {
    var events: [Event] = []
    // To read the keys of somebody else would stop the process amid it.
    if ready.keys, !loan.isOurs { (held, allowance) = (held.union([SIGCONT]), 0) }
    if ready.keys, held.isEmpty || allowance > 0 {
      events = try readKeys()
    } else if !held.isEmpty {
      events = answerSignals()
    } else if keys.isPending, Self.now - lastRead >= Self.patience {
      events = tell(keys.rest())
    }
    if ready.signals {
      held.formUnion(signals.arrived())
      allowance = Self.kept
    }
    if ready.descriptor { events.append(.readable) }
    return events
  }

  private mutating func readKeys() throws(InputError) -> [Event] {
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    let count = read(loan.input, &bytes, bytes.count)
    let code = errno
    lastRead = Self.now
    allowance -= max(0, count)
    if count > 0 { return tell(keys.read(bytes.prefix(count))) }
    if count < 0, code == EINTR || code == EAGAIN { return [] }
    guard count == 0 || code == EIO else { throw InputError(reason: OutputError.reason(code)) }
    return tell(keys.rest()) + [.end(signal: SIGHUP)]
  }

  private mutating func answerSignals() -> [Event] {
    let events = tell(keys.rest())
    let answered = held
    held = []
    if let ending = answered.first(where: Signals.ending.contains) {
      return events + [.end(signal: ending)]
    }
    if answered.contains(SIGTSTP) {
      awaitAnswers()
      loan.giveBack()
      signals.stop()
    }
    if !answered.isDisjoint(with: [SIGTSTP, SIGCONT]), !takeAgain() { return events }
    forget()
    return events + [.canvas]
  }

  /// Takes the terminal after somebody else has had it. Who still has not got it, in the background,
  /// is stopped as by writing to it, until a signal comes: to go on, or to end.
  private mutating func takeAgain() -> Bool {
    if loan.isOurs { return loan.take() }
    Signals.obey(SIGTTOU)
    held = signals.arrived()
    // An orphan is not stopped, for nobody could tell it to go on: its terminal is lost.
    if held.isEmpty { held = [SIGHUP] }
    return false
  }

  /// Keys as events. An answer is one only where it changes what is drawn.
  private mutating func tell(_ arrivals: [Arrival]) -> [Event] {
    arrivals.compactMap { arrival in
      switch arrival {
      case .key(let key): return .key(key)
      case .synchronizes(let answer): synchronizes = answer
      case .background(let colour): return paint(on: colour)
      case .identity: isAnswered = true
      }
      return nil
    }
  }

  private mutating func paint(on background: RGB) -> Event? {
    self.background = background
    let style = restyle(background)
    if style == self.style { return nil }
    self.style = style
    forget()
    return .canvas
  }
}

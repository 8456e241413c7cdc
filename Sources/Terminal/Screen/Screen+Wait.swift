import Glibc

extension Screen {
  /// Bytes that are read at once: few, so that there is time to draw amid a long burst of keys.
  static let chunk = 64
  /// Bytes that a terminal keeps for its reader: no more can have been typed before a signal.
  static let kept = 4096
  /// Milliseconds after which an escape was a key, and no sequence begins with it.
  static let patience = 25
  /// Milliseconds in which a terminal answers what it is asked, also one that is far away.
  static let answerTime = 250

  /// What need not be waited for.
  struct Ready {
    var keys, signals, descriptor: Bool
  }

  /// Waits until a time or for something to happen, whichever is first.
  func wait(until end: Int?, or descriptor: Int32?) -> Ready {
    // A signal is waited for no longer; but the keys before it may come a moment behind it, since
    // the terminal hands on what was typed in one go at its end.
    if !held.isEmpty { return poll(loan.input, -1, -1, milliseconds: 2) }
    var rest = end.map { $0 - Self.now }
    if keys.isPending {
      let patience = lastRead + Self.patience - Self.now
      rest = min(rest ?? patience, patience)
    }
    return poll(loan.input, signals.reader, descriptor ?? -1, milliseconds: rest.map { max(0, $0) })
  }

  /// Descriptors below zero are never ready. That one cannot be read any more is for the read to say.
  private func poll(
    _ keys: Int32, _ signals: Int32, _ descriptor: Int32, milliseconds: Int?
  ) -> Ready {
    var waited = [keys, signals, descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // An interrupted wait is over: the caller sees what time is left.
    let count = Glibc.poll(&waited, 3, Int32(clamping: milliseconds ?? -1))
    let ready = waited.map { count > 0 && $0.revents != 0 }
    return Ready(keys: ready[0], signals: ready[1], descriptor: ready[2])
  }

  /// Milliseconds on a clock that nobody sets.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

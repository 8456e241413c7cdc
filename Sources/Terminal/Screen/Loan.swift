import Glibc

/// A terminal that is used for a while, and how it was found.
///
/// Taking and giving back use nothing but what is safe in a signal handler (signal-safety(7)): no
/// allocation, no lock.
struct Loan {
  let input, output: Int32
  private let found: termios

  /// A terminal that is not taken yet; nil when it is none.
  init?(input: Int32, output: Int32) {
    var found = termios()
    guard tcgetattr(input, &found) == 0, isatty(output) == 1 else { return nil }
    (self.input, self.output, self.found) = (input, output, found)
  }

  /// Keys arrive one by one and unseen; another screen is shown, without a cursor; lines end at its
  /// edge; and what is pasted is marked.
  ///
  /// - Returns: whether the terminal obeys.
  func take() -> Bool {
    guard set(keysOneByOne) else { return false }
    write("\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?2004h")
    return true
  }

  /// Whether nobody else has the terminal now, as the shell has while the process is in the
  /// background. A terminal that controls no processes is everybody's.
  var isOurs: Bool {
    let owner = tcgetpgrp(input)
    return owner == getpgrp() || owner < 0
  }

  /// All of it the other way round, also when a frame was cut off.
  func giveBack() {
    // Somebody else's terminal must stop nobody who is on his way out, and keeps its own modes.
    var stopping = sigset_t()
    var before = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &stopping, &before)
    write("\u{1b}[?2026l\u{1b}[m\u{1b}[?2004l\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l")
    if isOurs { _ = set(found) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Ctrl-C, Ctrl-\ and Ctrl-Z stay signals. They leave alone what was typed before them.
  private var keysOneByOne: termios {
    var modes = found
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    modes.c_lflag |= tcflag_t(ISIG | NOFLSH)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      (characters[Int(VMIN)], characters[Int(VTIME)]) = (1, 0)
    }
    return modes
  }

  private func set(_ modes: termios) -> Bool {
    var modes = modes
    while tcsetattr(input, TCSANOW, &modes) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  private func write(_ text: StaticString) {
    var rest = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    while !rest.isEmpty {
      let taken = Glibc.write(output, rest.baseAddress, rest.count)
      guard taken > 0 || (taken < 0 && errno == EINTR) || waitUntilWritable() else { return }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, taken)))
    }
  }

  /// Whether a terminal that does not block takes more, within a second.
  private func waitUntilWritable() -> Bool {
    var waited = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    return errno == EAGAIN && poll(&waited, 1, 1000) == 1 && waited.revents == Int16(POLLOUT)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal used by a screen, and the modes to restore.
///
/// `begin` and `end` use only what is safe in a signal handler (signal-safety(7)): no allocation, no
/// lock.
public struct TerminalSession {
  public let input, output: Descriptor
  private let originalModes: termios

  /// A session that has not begun; nil if there is no terminal.
  public init?(input: Descriptor, output: Descriptor) {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0, isatty(output) == 1 else { return nil }
    self.input = input
    self.output = output
    originalModes = modes
  }

  /// Takes the terminal: keys arrive one by one without echo, the alternate screen has no cursor,
  /// lines are not wrapped, and pastes are marked.
  public func begin() throws(SystemError) {
    guard set(rawModes) else { throw .last }
    send("\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?2004h")
  }

  /// Whether the process is in the foreground; in the background the shell has the terminal. True for a
  /// terminal without job control.
  public var isInForeground: Bool {
    let owner = tcgetpgrp(input)
    return owner == getpgrp() || owner < 0
  }

  /// Whether the terminal is gone.
  public var isDisconnected: Bool {
    // macOS reports it only if asked.
    var polled = pollfd(output, POLLHUP)
    return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLHUP) != 0
  }

  /// Restores the terminal, even if a frame was cut off.
  public func end() {
    // In the background, the write must not stop a process that is ending, and the modes belong to
    // the foreground process.
    masking(SIGTTOU, SIG_BLOCK) {
      send("\u{1b}[?2026l\u{1b}[m\u{1b}[?2004l\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l")
      if isInForeground { _ = set(originalModes) }
    }
  }

  /// Ctrl-C, Ctrl-\ and Ctrl-Z stay signals, and do not discard what was typed before them.
  private var rawModes: termios {
    var modes = originalModes
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    modes.c_lflag |= tcflag_t(ISIG) | tcflag_t(NOFLSH)
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

  private func send(_ text: StaticString) {
    var rest = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    while !rest.isEmpty {
      let count = write(output, rest.baseAddress, rest.count)
      guard count > 0 || (count < 0 && errno == EINTR) || waitUntilWritable() else { return }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
    }
  }

  /// Waits up to a second until the terminal can be written to.
  private func waitUntilWritable() -> Bool {
    var polled = pollfd(output, POLLOUT)
    return errno == EAGAIN && poll(&polled, 1, 1000) == 1 && polled.revents == Int16(POLLOUT)
  }
}

/// Facts about the terminal behind a descriptor.
public enum TerminalInfo {
  /// Whether it is a terminal.
  public static func isTerminal(_ descriptor: Descriptor) -> Bool { isatty(descriptor) == 1 }

  /// Its size in character cells; nil if it is no terminal, or reports zero, as serial lines and
  /// some build machines do.
  public static func size(_ descriptor: Descriptor) -> (columns: Int, rows: Int)? {
    var reported = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &reported) == 0 else { return nil }
    guard reported.ws_col > 0, reported.ws_row > 0 else { return nil }
    return (Int(reported.ws_col), Int(reported.ws_row))
  }
}

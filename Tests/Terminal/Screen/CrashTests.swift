import CLibrary
import Fixtures
import Platform
import Testing

@testable import Terminal

@Suite("A process that crashes")
struct CrashTests {
  private let terminal: Pseudoterminal
  private let modes: [UInt32]

  init() throws {
    terminal = try Pseudoterminal()
    modes = terminal.modes
  }

  /// Expects what the terminal was left with, and the modes it had before.
  private func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
    let last = "Ana\u{1b}[?2026l\(Screen.last)"
    #expect(terminal.written().hasSuffix(last), sourceLocation: sourceLocation)
    #expect(terminal.modes == modes, sourceLocation: sourceLocation)
  }

  @Test(
    "restores the terminal and dies of its signal all the same",
    arguments: CrashHandler.signals + CrashHandler.limits)
  func signals(signal: Int32) async throws {
    await #expect(processExitsWith: .signal(signal)) { [signal, path = terminal.path as String] in
      var screen = try Screen(at: path)
      try screen.draw(["Ana"])
      kill(getpid(), signal)
      _ = try screen.nextEvents()
    }
    expectRestored()
  }

  @Test("amid giving the terminal back gives it back all the same")
  func amidEnd() async throws {
    let reader = Aside { [far = terminal.far] in readSignalled(far) }
    await #expect(processExitsWith: .signal(SIGABRT)) { [path = terminal.path as String] in
      let screen = try Screen(at: path)
      unblockSignals()
      // Nobody reads: to give the terminal back takes until the signal has come.
      let near = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK)
      // What is written moves on to whoever reads later, which makes room once more.
      for _ in 0..<10 {
        while write(near, "Bo", 2) > 0 {}
        usleep(10_000)
      }
      close(near)
      _ = Aside { [thread = pthread_self()] in
        sleep(1)
        pthread_kill(thread, SIGABRT)
        var size = signalled
        _ = ioctl(open(path, O_RDWR | O_NOCTTY), UInt(TIOCSWINSZ), &size)
      }
      withExtendedLifetime(screen) {}
    }
    terminal.resize(to: Size(columns: 1, rows: 1))
    reader.join()
    #expect(terminal.modes == modes)
  }

  @Test("when its stack has overflowed does so too")
  func overflow() async throws {
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = terminal.path as String] in
      var screen = try Screen(at: path)
      try screen.draw(["Ana"])
      #expect(deeper(1) > 0)
    }
    expectRestored()
  }

  @Test("because a file would be too large does so too")
  func tooLarge() async throws {
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = terminal.path as String] in
      var screen = try Screen(at: path)
      try screen.draw(["Ana"])
      forbidGrowth()
      unblockSignals()
      _ = write(fileno(tmpfile()), "a", 1)
    }
    expectRestored()
  }

  @Test("by a trap of the language does so too")
  func trap() async throws {
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      var screen = try Screen(at: path)
      try screen.draw(["Ana"])
      let plays = [Int]()
      try screen.draw(["\(plays[screen.canvas.size.rows])"])
    }
    expectRestored()
  }
}

/// The threads of the tests, unlike the tool's, have most signals blocked.
private func unblockSignals() {
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
}

/// The size that a terminal is given once the process on it has been sent its signal.
private let signalled = winsize(ws_row: 1, ws_col: 1, ws_xpixel: 0, ws_ypixel: 0)

/// Reads what a terminal is full of, once the process on it has been sent its signal, or is gone.
private func readSignalled(_ far: Int32) {
  while Size(ofTerminal: far) != Size(columns: 1, rows: 1) { usleep(10_000) }
  var bytes = [UInt8](repeating: 0, count: 4096)
  var waited = pollfd(fd: far, events: Int16(POLLIN), revents: 0)
  while poll(&waited, 1, 1000) > 0, read(far, &bytes, bytes.count) > 0 {}
}

/// Goes on, on the stack, for far longer than there is room.
private func deeper(_ depth: Int) -> Int {
  depth == .max ? 0 : deeper(depth + 1) + depth
}

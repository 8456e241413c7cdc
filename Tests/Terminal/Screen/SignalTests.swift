import Fixtures
import Glibc
import Testing

@testable import Terminal

/// All that happens on a screen until something ends it.
private func events(_ screen: inout Screen, until isLast: (Event) -> Bool) throws -> [Event] {
  var events: [Event] = []
  while !events.contains(where: isLast) {
    events += try screen.events(within: nil, orReadable: nil)
  }
  return events
}

private func isEnd(_ event: Event) -> Bool {
  if case .end = event { true } else { false }
}

/// What a process does on a signal, as a number: handlers cannot be compared.
private func action(on signal: Int32) -> Int {
  var action = sigaction()
  sigaction(signal, nil, &action)
  return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
}

@Suite("A signal")
struct SignalTests {
  @Test("that asks for the end is reported", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func end(signal: Int32) async {
    await #expect(processExitsWith: .success) { [signal] in
      let terminal = try Pseudoterminal()
      var screen = try Screen(on: terminal)
      kill(getpid(), signal)
      #expect(try screen.events(within: nil, orReadable: nil) == [.end(signal: signal)])
    }
  }

  @Test("that was ignored from the start stays so")
  func ignored() async {
    await #expect(processExitsWith: .success) {
      signal(SIGINT, SIG_IGN)
      let terminal = try Pseudoterminal()
      var screen = try Screen(on: terminal)
      kill(getpid(), SIGINT)
      kill(getpid(), SIGTERM)
      #expect(try screen.events(within: nil, orReadable: nil) == [.end(signal: SIGTERM)])
    }
  }

  @Test("is sent again once the screen is gone", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func resent(signal: Int32) async {
    await #expect(processExitsWith: .signal(signal)) { [signal] in
      do {
        let terminal = try Pseudoterminal()
        _ = try Screen(on: terminal)
      }
      Screen.resendSignal(signal)
    }
  }

  @Test("does again what it did before, when the screen is gone")
  func restored() async {
    await #expect(processExitsWith: .success) {
      let signals = [SIGTERM, SIGTSTP, SIGCONT, SIGWINCH, SIGILL, SIGABRT, SIGSEGV]
      signal(SIGTERM) { _ in }
      let before = signals.map(action)
      do {
        let terminal = try Pseudoterminal()
        let screen = try Screen(on: terminal)
        #expect(screen.canvas.size == Size(columns: 20, rows: 4))
        #expect(!zip(before, signals.map(action)).contains { $0 == $1 })
      }
      #expect(signals.map(action) == before)
    }
  }

  @Test("typed on the terminal is reported after the keys before it")
  func typed() async {
    await #expect(processExitsWith: .success) {
      let terminal = try Pseudoterminal()
      try terminal.takeControl()
      var screen = try Screen(on: terminal)
      let text = String(repeating: "Ana ", count: 200)
      terminal.type("\(text)\u{1b}\u{3}")
      let events = try events(&screen, until: isEnd)
      #expect(
        events == text.map { .key(.character($0)) } + [.key(.escape), .end(signal: SIGINT)])
    }
  }

  @Test("of another size leads to a frame drawn whole on it")
  func resize() async {
    await #expect(processExitsWith: .success) {
      let terminal = try Pseudoterminal()
      try terminal.takeControl()
      var screen = try Screen(on: terminal)
      try screen.draw(["Ana", "", "", "Bo"])
      terminal.resize(to: Size(columns: 10, rows: 2))
      #expect(try screen.events(within: nil, orReadable: nil) == [.canvas])
      #expect(screen.canvas.size == Size(columns: 10, rows: 2))
      _ = terminal.written()
      try screen.draw(["Ana", "", "", "Bo"])
      #expect(terminal.written() == "\u{1b}[m\u{1b}[2J\u{1b}[1H\u{1b}[mAna")
    }
  }

  @Test("of a terminal that is gone is reported")
  func hangUp() async {
    await #expect(processExitsWith: .success) {
      let terminal = try Pseudoterminal()
      try terminal.takeControl()
      var screen = try Screen(on: terminal)
      terminal.hangUp()
      #expect(try screen.events(within: nil, orReadable: nil) == [.end(signal: SIGHUP)])
    }
  }
}

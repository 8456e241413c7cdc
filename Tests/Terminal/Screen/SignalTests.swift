import CLibrary
import Fixtures
import Platform
import Testing

@testable import Terminal

/// All that happens on a screen until something ends it.
private func events(_ screen: inout Screen, until isLast: (Event) -> Bool) throws -> [Event] {
  var events = [Event]()
  while !events.contains(where: isLast) {
    events += try screen.nextEvents()
  }
  return events
}

private func isEnd(_ event: Event) -> Bool {
  if case .end = event { true } else { false }
}

@Suite("A signal")
struct SignalTests {
  @Test("that ends a process is reported", arguments: Signals.ending)
  func end(signal: Int32) async {
    await #expect(processExitsWith: .success) { [signal] in
      let terminal = try Pseudoterminal()
      var screen = try Screen(on: terminal)
      kill(getpid(), signal)
      #expect(try screen.nextEvents() == [.end(signal: signal)])
    }
  }

  @Test("that was ignored from the start stays so", arguments: [SIGINT, SIGUSR1, SIGPIPE])
  func ignored(ignored: Int32) async {
    await #expect(processExitsWith: .success) { [ignored] in
      signal(ignored, SIG_IGN)
      let terminal = try Pseudoterminal()
      var screen = try Screen(on: terminal)
      kill(getpid(), ignored)
      kill(getpid(), SIGTERM)
      #expect(try screen.nextEvents() == [.end(signal: SIGTERM)])
    }
  }

  @Test("that had a handler for something else still has it", arguments: [SIGPROF, SIGPIPE])
  func handled(handled: Int32) async {
    await #expect(processExitsWith: .success) { [handled] in
      signal(handled) { _ in }
      let before = action(on: handled)
      let terminal = try Pseudoterminal()
      let screen = try Screen(on: terminal)
      #expect(action(on: handled) == before)
      withExtendedLifetime(screen) {}
    }
  }

  @Test("of every kind leads to the end, to a stop, to a frame or to nothing, but to none unseen")
  func complete() async {
    await #expect(processExitsWith: .success) {
      // Those that do nothing by default, those that only stop, and those that nobody can handle.
      var harmless: Set = [SIGCHLD, SIGURG, SIGTTIN, SIGTTOU, SIGKILL, SIGSTOP]
      #if canImport(Darwin)
        harmless.formUnion([SIGIO, SIGINFO])
      #endif
      let terminal = try Pseudoterminal()
      let screen = try Screen(on: terminal)
      let unseen = (1..<32).filter { !harmless.contains($0) && action(on: $0) == 0 }
      #expect(unseen == [])
      withExtendedLifetime(screen) {}
    }
  }

  @Test("is sent again once the screen is gone", arguments: Signals.ending)
  func resent(signal: Int32) async {
    await #expect(processExitsWith: .signal(signal)) { [signal] in
      do {
        let terminal = try Pseudoterminal()
        _ = try Screen(on: terminal)
      }
      Signals.performDefaultAction(of: signal)
    }
  }

  @Test("does again what it did before, when the screen is gone")
  func restored() async {
    await #expect(processExitsWith: .success) {
      let signals = [
        SIGTERM, SIGTSTP, SIGCONT, SIGWINCH, SIGILL, SIGABRT, SIGSEGV, SIGUSR1, SIGXFSZ,
      ]
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
      #expect(try screen.nextEvents() == [.canvas])
      #expect(screen.canvas.size == Size(columns: 10, rows: 2))
      _ = terminal.written()
      try screen.draw(["Ana", "", "", "Bo"])
      #expect(terminal.frame() == "\u{1b}[m\u{1b}[2J\u{1b}[1HAna")
    }
  }

  @Test("of a terminal that is gone is reported")
  func hangUp() async {
    await #expect(processExitsWith: .success) {
      let terminal = try Pseudoterminal()
      try terminal.takeControl()
      var screen = try Screen(on: terminal)
      terminal.hangUp()
      #expect(try screen.nextEvents() == [.end(signal: SIGHUP)])
    }
  }
}

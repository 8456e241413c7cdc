import CLibrary
import Fixtures
import Testing

@testable import Terminal

/// A shell that writes on a terminal, once this process is stopped, whether keys are gathered into
/// lines there, as a shell wants them; and sets them so before it continues the process.
private func goOn(onceStoppedOn terminal: Pseudoterminal) throws {
  // In a group of its own the process is no orphan, which nothing would stop.
  try #require(setpgid(0, 0) == 0)
  let script = """
    until grep -q '^State:.T' /proc/\(getpid())/status; do sleep 0.01; done
    stty -F \(terminal.path) -a | grep -o -e '-*icanon' | tr -d '\\n' > \(terminal.path)
    stty -F \(terminal.path) sane
    kill -CONT \(getpid())
    """
  _ = try spawn("/bin/sh", ["-c", script])
}

@Suite("A process that is stopped", .timeLimit(.minutes(10)))
struct StopTests {
  private static let first = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?2004h"
  private static let frame = "\u{1b}[?2026h\u{1b}[m\u{1b}[2J\u{1b}[1HAna\u{1b}[?2026l"

  /// How a process is stopped, and what its terminal shows until it has it again.
  @Test(
    "uses the terminal again when it goes on; by Ctrl-Z it is restored before",
    .enabled(if: isLinux, "/proc tells that it is stopped"),
    arguments: [(SIGTSTP, Screen.last + "icanon"), (SIGSTOP, "-icanon")])
  func stopped(signal: Int32, meanwhile: String) async {
    await #expect(processExitsWith: .success) { [signal, meanwhile] in
      let terminal = try Pseudoterminal()
      var screen = try Screen(on: terminal)
      let raw = terminal.modes
      try screen.draw(["Ana"])
      _ = terminal.written()
      try goOn(onceStoppedOn: terminal)
      kill(getpid(), signal)
      #expect(try screen.nextEvents() == [.canvas])
      try screen.draw(["Ana"])
      #expect(terminal.written() == "\(meanwhile)\(Self.first)\(Self.frame)")
      #expect(terminal.modes == raw)
    }
  }

  @Test("is informed of the end of a terminal that others have and that it cannot wait for")
  func orphan() async {
    await #expect(processExitsWith: .success) {
      let terminal = try Pseudoterminal()
      try terminal.takeControl()
      var screen = try Screen(on: terminal)
      let other = try spawn("/bin/cat", [], asGroup: true)
      try #require(tcsetpgrp(terminal.near, other) == 0)
      terminal.type("a")
      #expect(try screen.nextEvents() == [.end(signal: SIGHUP)])
      kill(other, SIGKILL)
    }
  }
}

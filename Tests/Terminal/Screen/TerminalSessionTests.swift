import CLibrary
import Fixtures
import Testing

@testable import Terminal

extension ScreenSuites {
  @Suite("uses a terminal")
  struct TerminalSessionTests {
    private let terminal: Pseudoterminal

    init() throws {
      terminal = try Pseudoterminal()
    }

    @Test("and restores it as it was")
    mutating func restored() throws {
      let found = terminal.modes
      var emulator = Emulator(Size(columns: 20, rows: 4))
      emulator.write("$ scoreboard".utf8)
      do {
        var screen = try Screen(on: terminal)
        #expect(terminal.modes != found)
        try screen.draw(["Ana"])
        emulator.write(terminal.written().utf8)
        #expect(emulator.lines == ["Ana", "", "", ""])
      }
      let last = terminal.written()
      #expect(last == Screen.last)
      emulator.write(last.utf8)
      #expect(emulator.lines == ["$ scoreboard", "", "", ""])
      #expect(emulator.modes == [7, 25])
      #expect(terminal.modes == found)
    }

    @Test("in which keys are neither echoed nor gathered into lines, and signals stay signals")
    func modes() throws {
      let screen = try Screen(on: terminal)
      var modes = termios()
      tcgetattr(terminal.near, &modes)
      #expect(modes.c_lflag & tcflag_t(ICANON | ECHO | IEXTEN) == 0)
      #expect(modes.c_lflag & tcflag_t(ISIG | NOFLSH) == tcflag_t(ISIG | NOFLSH))
      #expect(modes.c_iflag & tcflag_t(ICRNL | INLCR | IGNCR | IXON) == 0)
      withExtendedLifetime(screen) {}
    }

    @Test("and nothing else", arguments: [true, false])
    func noTerminal(isInput: Bool) throws {
      let file = open("/dev/null", O_RDWR | O_CLOEXEC)
      defer { close(file) }
      let found = terminal.modes
      let ends = isInput ? (file, terminal.near) : (terminal.near, file)
      #expect(throws: ScreenError.noTerminal) {
        _ = try Screen(input: ends.0, output: ends.1, style: .plain)
      }
      #expect(terminal.modes == found)
      #expect(terminal.written() == "")
    }

    @Test("of 80 columns and 24 rows where it does not report its size")
    func unknownSize() throws {
      terminal.resize(to: Size(columns: 0, rows: 0))
      let screen = try Screen(on: terminal)
      #expect(screen.canvas.size == Size(columns: 80, rows: 24))
    }
  }
}

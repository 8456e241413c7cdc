import Fixtures
import Testing

@testable import Terminal

extension ScreenSuites {
  @Suite("draws")
  struct FrameTests {
    private let terminal: Pseudoterminal
    private var emulator = Emulator(Size(columns: 20, rows: 4))

    init() throws {
      terminal = try Pseudoterminal()
    }

    @Test("the rows that are not blank, on a blank screen")
    func first() throws {
      var screen = try Screen(on: terminal)
      #expect(terminal.written() == "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?2004h")
      try screen.draw(["Ana", "", "李小龍"])
      #expect(
        terminal.frame() == "\u{1b}[m\u{1b}[2J\u{1b}[1H\u{1b}[mAna\u{1b}[3H\u{1b}[m李小龍")
    }

    @Test("nothing when nothing has changed, and a row that has")
    func changes() throws {
      var screen = try Screen(on: terminal)
      try screen.draw(["Ana", "Bo"])
      _ = terminal.written()
      try screen.draw(["Ana", "Bo", "", ""])
      #expect(terminal.written() == "")
      try screen.draw(["Ana", "Bob"])
      #expect(terminal.frame() == "\u{1b}[2H\u{1b}[m\u{1b}[KBob")
      try screen.draw(["", "Bob", "Cy"])
      #expect(terminal.frame() == "\u{1b}[1H\u{1b}[m\u{1b}[K\u{1b}[3H\u{1b}[mCy")
    }

    @Test("what a person then sees, also in the last cell of a row")
    mutating func seen() throws {
      var screen = try Screen(on: terminal)
      let full = String(repeating: "=", count: 20)
      for lines in [["", "李小龍 and Željko", "Bo", full], [full, "李", full, "", "not seen"]] {
        try screen.draw(lines)
        emulator.write(terminal.written().utf8)
        #expect(emulator.lines == Array(lines.prefix(4)))
      }
      #expect(emulator.modes == [1049, 2004])
    }
  }
}

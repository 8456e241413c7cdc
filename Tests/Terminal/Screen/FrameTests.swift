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
        terminal.frame() == "\u{1b}[m\u{1b}[2J\u{1b}[1HAna\u{1b}[3H李小龍")
    }

    @Test("nothing when nothing has changed, and a row that has")
    func changes() throws {
      var screen = try Screen(on: terminal)
      try screen.draw(["Ana", "Bo"])
      _ = terminal.written()
      try screen.draw(["Ana", "Bo", "", ""])
      #expect(terminal.written() == "")
      try screen.draw(["Ana", "Bob"])
      #expect(terminal.frame() == "\u{1b}[2H\u{1b}[KBob")
      try screen.draw(["", "Bob", "Cy"])
      #expect(terminal.frame() == "\u{1b}[1H\u{1b}[K\u{1b}[3HCy")
    }

    @Test("the words of a row that have changed, or its rest where a width is not known")
    func words() throws {
      try expectCases(
        "frames",
        [
          "draw": { rows in
            var screen = try Screen(on: terminal)
            let rows = rows.components(separatedBy: " => ")
            try screen.draw([rows[0]])
            _ = terminal.written()
            try screen.draw([rows[1]])
            return terminal.frame()
          }
        ])
    }

    @Test("paint once for all the words that have it")
    func paint() throws {
      var screen = try Screen(on: terminal)
      func rows(_ digit: String) -> [String] {
        [
          " a \u{1b}[1mb \u{1b}[36m\(digit)\u{1b}[39m c\u{1b}[22m",
          "\u{1b}[1m\u{1b}[36m\(digit)\u{1b}[39m\u{1b}[22m a",
        ]
      }
      try screen.draw(rows("4"))
      _ = terminal.written()
      try screen.draw(rows("5"))
      #expect(terminal.frame() == "\u{1b}[1;6H\u{1b}[1;36m5\u{1b}[2H5\u{1b}[m")
      try screen.draw([rows("5")[0], "5 \u{1b}[7ma\u{1b}[27m"])
      #expect(terminal.frame() == "\u{1b}[2H5 \u{1b}[7ma\u{1b}[m")
    }

    @Test("whatever comes, as if all were drawn", arguments: 1...20)
    mutating func random(seed: UInt64) throws {
      var screen = try Screen(on: terminal)
      var random = SplitMix64(seed: seed)
      let words = [
        "", " ", "12", "13", "李", "小龍", "é", "e\u{301}", "\u{1b}[1mAna\u{1b}[22m", "▶", "─",
      ]
      for _ in 1...50 {
        let rows = (1...4).map { _ in
          (0...3).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
        }
        try screen.draw(rows)
        emulator.write(terminal.written().utf8)
        let plain = rows.map { row in
          let text = row.replacing(/\u{1b}\[[0-9]*m/, with: "")
          return String(text.reversed().drop { $0 == " " }.reversed())
        }
        #expect(emulator.lines == plain)
      }
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

import Testing

@testable import Terminal

@Suite("The digits of a scoreboard")
struct DigitTests {
  @Test("are three rows high at the smallest, two pixels in a cell")
  func small() {
    #expect(
      DigitSize.all[0].lines("0123456789:-.") == [
        "█▀█ ▄█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█ ▄      ",
        "█ █  █  █▀▀  ▀█ ▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█ ▄ ▀▀▀  ",
        "▀▀▀ ▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀       ▀",
      ])
  }

  @Test("are five rows high in the second size, two columns a pixel")
  func medium() {
    let pixels = [
      "███  █  ███ ███ █ █ ███ ███ ███ ███ ███        ",
      "█ █ ██    █   █ █ █ █   █     █ █ █ █ █ █      ",
      "█ █  █  ███  ██ ███ ███ ███   █ ███ ███   ███  ",
      "█ █  █  █     █   █   █ █ █   █ █ █   █ █      ",
      "███ ███ ███ ███   █ ███ ███   █ ███ ███       █",
    ]
    #expect(DigitSize.all[1].lines("0123456789:-.") == pixels.map(twice))
  }

  /// A line with each column twice.
  func twice(_ line: String) -> String { line.map { "\($0)\($0)" }.joined() }

  @Test("are in the fourth size, ten rows high, as in the second: each row and each column twice")
  func doubled() {
    let medium = DigitSize.all[1].lines("0123456789:-.")
    let doubled = medium.map(twice).flatMap { [$0, $0] }
    #expect(DigitSize.all[3].lines("0123456789:-.") == doubled)
  }

  @Test("are a space for every character that is none of them, an empty text nothing")
  func others() {
    #expect(DigitSize.all[0].lines("1x2") == DigitSize.all[0].lines("1 2"))
    #expect(DigitSize.all[0].lines("é🏀\n\u{1b}") == Array(repeating: "               ", count: 3))
    #expect(
      DigitSize.all.map { $0.lines("") }
        == [3, 5, 8, 10, 13, 15].map { Array(repeating: "", count: $0) })
  }
}

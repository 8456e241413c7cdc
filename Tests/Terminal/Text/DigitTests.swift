import Testing

@testable import Terminal

@Suite("The digits of a scoreboard")
struct DigitTests {
  @Test("are three rows high when small, two pixels in a cell")
  func small() {
    #expect(
      DigitSize.small.lines("0123456789:-.") == [
        "█▀█ ▄█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█ ▄      ",
        "█ █  █  █▀▀  ▀█ ▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█ ▄ ▀▀▀  ",
        "▀▀▀ ▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀       ▀",
      ])
  }

  @Test("are five rows high when medium, two columns a pixel")
  func medium() {
    #expect(
      DigitSize.medium.lines("0123456") == [
        "██████    ██    ██████  ██████  ██  ██  ██████  ██████",
        "██  ██  ████        ██      ██  ██  ██  ██      ██    ",
        "██  ██    ██    ██████    ████  ██████  ██████  ██████",
        "██  ██    ██    ██          ██      ██      ██  ██  ██",
        "██████  ██████  ██████  ██████      ██  ██████  ██████",
      ])
    #expect(
      DigitSize.medium.lines("789:-.") == [
        "██████  ██████  ██████                ",
        "    ██  ██  ██  ██  ██  ██            ",
        "    ██  ██████  ██████      ██████    ",
        "    ██  ██  ██      ██  ██            ",
        "    ██  ██████  ██████              ██",
      ])
  }

  @Test("are ten rows high when large, four columns and two rows a pixel")
  func large() {
    #expect(
      DigitSize.large.lines("15:2.") == [
        "    ████        ████████████            ████████████        ",
        "    ████        ████████████            ████████████        ",
        "████████        ████            ████            ████        ",
        "████████        ████            ████            ████        ",
        "    ████        ████████████            ████████████        ",
        "    ████        ████████████            ████████████        ",
        "    ████                ████    ████    ████                ",
        "    ████                ████    ████    ████                ",
        "████████████    ████████████            ████████████    ████",
        "████████████    ████████████            ████████████    ████",
      ])
  }

  @Test("are large as they are medium, each row twice and each column twice")
  func doubled() {
    let medium = DigitSize.medium.lines("0123456789:-.")
    let doubled = medium.flatMap { line in
      let line = line.map { "\($0)\($0)" }.joined()
      return [line, line]
    }
    #expect(DigitSize.large.lines("0123456789:-.") == doubled)
  }

  @Test("are a space for every character that is none of them, an empty text nothing")
  func others() {
    #expect(DigitSize.small.lines("1x2") == DigitSize.small.lines("1 2"))
    #expect(DigitSize.small.lines("é🏀\n\u{1b}") == Array(repeating: "               ", count: 3))
    #expect(
      DigitSize.allCases.map { $0.lines("") } == [3, 5, 10].map { Array(repeating: "", count: $0) })
  }
}

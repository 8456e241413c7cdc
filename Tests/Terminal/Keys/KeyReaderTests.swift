import Testing

@testable import Terminal

/// The keys that a terminal's bytes are read as when they arrive together.
func keys(_ text: String) -> [Key] {
  var reader = KeyReader()
  return reader.read(text.utf8)
}

@Suite("A key is read")
struct KeyReaderTests {
  @Test("where it types something, as the whole character that a reader sees")
  func characters() {
    #expect(keys("a Ž") == [.character("a"), .character(" "), .character("Ž")])
    #expect(keys("李🇸🇮👩‍👩‍👧e\u{301}") == ["李", "🇸🇮", "👩‍👩‍👧", "é"].map { .character($0) })
  }

  @Test("where it is a control character, but for those that no key has")
  func controls() {
    #expect(keys("\r\n\t\u{8}\u{7f}") == [.enter, .enter, .tab, .backspace, .backspace])
    #expect(keys("\u{1}\u{15}\u{1a}") == [.control("a"), .control("u"), .control("z")])
    #expect(keys("\0\u{1c}\u{1f}\u{80}\u{9b}x") == [.character("x")])
  }

  @Test(
    "from the sequences of xterm, the Linux console and rxvt, whatever the modifiers",
    arguments: [
      (Key.up, ["[A", "OA", "[1;5A", "[a", "Oa", "\u{1b}[A"]),
      (.down, ["[B", "OB", "[1;2B", "[b"]),
      (.right, ["[C", "OC", "[1;3C", "[c"]), (.left, ["[D", "OD", "[1;6D", "Od", "\u{1b}OD"]),
      (.home, ["[H", "OH", "[1~", "[7~", "[7$", "[1;5H"]),
      (.end, ["[F", "OF", "[4~", "[8~", "[8^"]),
      (.pageUp, ["[5~", "[5;2~", "[5$"]), (.pageDown, ["[6~", "[6;5~", "[6@"]),
      (.delete, ["[3~", "[3;5~", "[3$"]), (.backTab, ["[Z"]),
    ])
  func sequences(key: Key, sequences: [String]) {
    for sequence in sequences { #expect(keys("\u{1b}\(sequence)x") == [key, .character("x")]) }
  }

  @Test(
    "after a sequence that has no meaning here",
    arguments: [
      "[2~", "[11~", "[[A", "OP", "[15;2~", "[1;5R", "[I", "[O", "[?1;2c", "[?62;c", "[8;24;80t",
      "[27;5;97~", "[?2026;2$y", "]11;rgb:0/0/0\u{7}", "]52;c;QQ==\u{1b}\\", "P1+r\u{1b}\\",
      "_Gi=1\u{1b}\\", "[201~", "[$p",
    ])
  func unknown(sequence: String) {
    #expect(keys("\u{1b}\(sequence)x") == [.character("x")])
  }

  @Test("from a sequence of any length")
  func long() {
    #expect(keys("\u{1b}[\(String(repeating: "1;", count: 1000))Ax") == [.up, .character("x")])
  }

  @Test(
    "right after an escape too, which is what Alt makes of it", arguments: ["x", "é", "李", "1"])
  func alt(character: String) {
    #expect(
      keys("a\u{1b}\(character)\r")
        == [.character("a"), .escape, .character(Character(character)), .enter])
  }

  @Test("also where a sequence is cut off before it")
  func cutOff() {
    #expect(keys("\u{1b}[1;\r\u{1b}[5\u{1b}[A") == [.enter, .up])
    #expect(keys("\u{1b}]11;rgb\ra\u{1b}]11\u{1b}[B") == [.enter, .character("a"), .down])
    #expect(keys("\u{1b}[1;5é\u{1b}O\r") == [.character("é"), .enter])
  }

  @Test("after bytes that are no text")
  func invalid() {
    var reader = KeyReader()
    let bytes: [UInt8] = [
      0xFF, 0x61, 0xC3, 0x62, 0xE6, 0x9D, 0xC5, 0xBD, 0x80, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF5,
      0xC3, 0x1B, 0x5B, 0x41, 0xA9, 0x63, 0x1B, 0xC3, 0x64,
    ]
    #expect(
      reader.read(bytes)
        == [
          .character("a"), .character("b"), .character("Ž"), .up, .character("c"), .escape,
          .character("d"),
        ])
  }
}

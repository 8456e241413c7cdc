import Testing

@testable import Terminal

@Suite("A text with its controls escaped")
struct EscapingControlsTests {
  @Test(
    "is the same text when it has nothing to hide",
    arguments: ["", "Ana", "Željko", "李小龍", "👩‍👩‍👧 Zoë", "नमस्ते", "C:\\u{1b}", "a\u{A0}b"])
  func untouched(text: String) {
    #expect(Array(text.escapingControls.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "spells out what a terminal would interpret",
    arguments: [
      ("\u{1B}[31mAna", #"\u{1b}[31mAna"#), ("a\0b", #"a\u{0}b"#), ("a\r\nb", #"a\u{d}\u{a}b"#),
      ("a\tb\u{7F}", #"a\u{9}b\u{7f}"#), ("\u{80}\u{9B}2J\u{9F}", #"\u{80}\u{9b}2J\u{9f}"#),
      ("a\u{2028}b\u{2029}", #"a\u{2028}b\u{2029}"#),
    ])
  func controls(text: String, escaped: String) {
    #expect(text.escapingControls == escaped)
  }

  @Test("spells out what would reorder the line, and leaves the marks of Arabic and Hebrew alone")
  func direction() {
    #expect("Ana\u{202E}oB".escapingControls == #"Ana\u{202e}oB"#)
    #expect("\u{202A}\u{2066}\u{2069}".escapingControls == #"\u{202a}\u{2066}\u{2069}"#)
    #expect("\u{200F}עלי\u{200E}".escapingControls == "\u{200F}עלי\u{200E}")
  }

  @Test("keeps a cluster together around a control that stood beside it")
  func clusters() {
    #expect("\u{7}👩‍👩‍👧\u{7}".escapingControls == #"\u{7}👩‍👩‍👧\u{7}"#)
  }
}

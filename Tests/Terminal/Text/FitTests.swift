import Testing

@testable import Terminal

@Suite("A text is fitted to its columns")
struct FitTests {
  @Test("with spaces on the side it does not stand on")
  func padding() {
    #expect("Ana".padded(to: 5) == "Ana  ")
    #expect("Ana".padded(to: 5, .right) == "  Ana")
    #expect("李".padded(to: 5, .right) == "   李")
    #expect("Zoe\u{308}".padded(to: 4) == "Zoe\u{308} ")
  }

  @Test("without spaces when it is as wide, or wider")
  func noPadding() {
    #expect("Ana".padded(to: 3) == "Ana")
    #expect("李小龍".padded(to: 5, .right) == "李小龍")
    #expect("Ana".padded(to: -1) == "Ana")
  }

  @Test("without taking a grapheme apart")
  func graphemes() {
    let family = "👩‍👩‍👧 Zoë"
    #expect((0...6).map(family.truncated) == ["", "…", "…", "👩‍👩‍👧…", "👩‍👩‍👧 …", "👩‍👩‍👧 Z…", family])
    #expect("e\u{301}e\u{301}e\u{301}".truncated(to: 2) == "e\u{301}…")
    #expect("🇸🇮🇭🇷🇷🇸".truncated(to: 4) == "🇸🇮…")
  }

  @Test(
    "and never exceeds them",
    arguments: ["Željko", "李小龍", "👩‍👩‍👧 Zoë", "สวัสดี", "नमस्ते", "1️⃣🇸🇮❤️", "a\u{200B}\u{200B}bc"])
  func limit(text: String) {
    for columns in 0...8 {
      #expect(text.truncated(to: columns).displayWidth <= columns)
      #expect(text.truncated(to: columns).padded(to: columns).displayWidth == columns)
    }
  }
}

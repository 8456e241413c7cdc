import Testing

@testable import Terminal

@Suite("The columns of a text")
struct DisplayWidthTests {
  @Test(
    "are those a terminal gives it",
    arguments: [
      ("", 0), ("Ana", 3), ("Željko", 6), ("李小龍", 6), ("👩‍👩‍👧 Zoë", 6), ("Ｒｅｄｓ", 8),
      ("Z\u{30C}eljko", 6), ("Zoe\u{308}", 3), ("q\u{300}\u{301}\u{302}", 1),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("한", 2),
    ])
  func names(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(
    "are two for whatever is drawn as one emoji",
    arguments: [
      "🏀", "🇸🇮", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "#️⃣", "❤️", "❤️‍🔥", "👍🏽", "⛹🏽‍♀️", "👩‍👩‍👧", "⏰", "🏳️‍🌈",
    ])
  func emoji(text: String) {
    #expect(text.count == 1)
    #expect(text.displayWidth == 2)
  }

  @Test("are one for a symbol that is drawn as text, also where a selector has nothing to select")
  func plainSymbols() {
    #expect(["❤", "…", "─", "A\u{FE0F}", "1\u{20E3}"].map(\.displayWidth) == [1, 1, 1, 1, 1])
  }

  @Test(
    "count the letters of Thai and Hindi and not the marks above and below them",
    arguments: [("สวัสดี", 4), ("น้ำ", 2), ("नमस्ते", 4), ("क्‍ष", 2)])
  func marks(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test("are none for what is not drawn")
  func zeroWidth() {
    let texts = ["\u{200B}", "\u{200D}", "\u{FEFF}", "\u{301}", "\n", "\r\n", "\u{1B}", "\u{85}"]
    #expect(texts.map(\.displayWidth) == Array(repeating: 0, count: texts.count))
  }

  @Test("are one for a character that is not assigned")
  func unassigned() {
    #expect("\u{378}".displayWidth == 1)
  }
}

import Testing

@testable import Terminal

@Suite("A line that is typed")
struct TextFieldTests {
  private static let style = Style(isOn: true)

  /// What a field shows after these keys, the character under its cursor in brackets.
  private func shown(_ keys: [Key], after text: String = "", columns: Int = 40) -> String {
    var field = TextField(text)
    let isHandled = keys.map { field.press($0) }
    #expect(!isHandled.contains(false))
    return field.shown(columns: columns, style: Self.style)
      .replacing("\u{1b}[7m", with: "[").replacing("\u{1b}[27m", with: "]")
  }

  @Test("takes characters where the cursor is")
  func typing() {
    #expect(shown([.character("A"), .character("n")]) == "An[ ]")
    #expect(shown([.left, .character("n")], after: "Aa") == "An[a]")
    #expect(shown([.character("é"), .character("李"), .character("🏀")]) == "é李🏀[ ]")
  }

  @Test("lets the cursor be moved, but not beyond its ends")
  func moving() {
    #expect(shown([.left, .left], after: "Ana") == "A[n]a")
    #expect(shown([.left, .left, .left, .left], after: "Ana") == "[A]na")
    #expect(shown([.right], after: "Ana") == "Ana[ ]")
    #expect(shown([.home], after: "Ana") == "[A]na")
    #expect(shown([.control("a"), .right], after: "Ana") == "A[n]a")
    #expect(shown([.home, .end], after: "Ana") == "Ana[ ]")
    #expect(shown([.home, .control("e")], after: "Ana") == "Ana[ ]")
  }

  @Test("gives up characters before and under the cursor")
  func deleting() {
    #expect(shown([.backspace], after: "Ana") == "An[ ]")
    #expect(shown([.home, .backspace], after: "Ana") == "[A]na")
    #expect(shown([.left, .delete, .delete], after: "Ana") == "An[ ]")
    #expect(shown([.backspace, .backspace], after: "Zoe\u{308}👩‍👩‍👧") == "Zo[ ]")
  }

  @Test("gives up all before the cursor, all behind it, or a word")
  func cutting() {
    #expect(shown([.left, .control("u")], after: "Ana Bo") == "[o]")
    #expect(shown([.home, .right, .control("k")], after: "Ana Bo") == "A[ ]")
    #expect(shown([.control("w")], after: "Ana Bo  ") == "Ana [ ]")
    #expect(shown([.control("w"), .control("w")], after: " Ana Bo") == " [ ]")
    #expect(shown([.left, .control("w")], after: "Ana") == "[a]")
    #expect(shown([.control("w")], after: "  ") == "[ ]")
  }

  @Test("takes what is pasted on one line, without what a terminal would interpret")
  func pasting() {
    #expect(shown([.left, .paste("na\r\n\nBo\n")], after: "A.") == "Ana Bo[.]")
    #expect(shown([.paste("A\u{1b}[31m\u{202e}na\u{9b}")]) == "A[31mna[ ]")
    #expect(shown([.character("\u{202e}"), .character("\u{7}")]) == "[ ]")
    #expect(shown([], after: "A\u{1b}[31m\u{202e}na\nBo\u{9b}") == "A[31mna Bo[ ]")
  }

  @Test("has the cursor behind a mark that joins the letter before it")
  func joining() {
    #expect(shown([.left, .character("\u{301}")], after: "ea") == "e\u{301}[a]")
    #expect(shown([.left, .backspace], after: "🇸x🇮") == "🇸🇮[ ]")
    #expect(shown([.home, .character("e")], after: "\u{301}a") == "e\u{301}[a]")
  }

  @Test("shows the part around the cursor")
  func narrow() {
    #expect(shown([], after: "Anastasia", columns: 5) == "asia[ ]")
    #expect(shown([.home], after: "Anastasia", columns: 5) == "[A]nast")
    #expect(shown([.left, .left, .left], after: "Anastasia", columns: 5) == "asta[s]")
    #expect(shown([], after: "Ana", columns: 4) == "Ana[ ]")
    #expect(shown([], after: "Ana", columns: 1) == "[ ]")
    #expect(shown([], after: "Ana", columns: 0) == "")
  }

  @Test("never takes more columns than it has, also with wide characters")
  func wide() {
    #expect(shown([], after: "李小龍", columns: 6) == "小龍[ ]")
    #expect(shown([.left], after: "李小龍", columns: 5) == "小[龍]")
    #expect(shown([.left, .left], after: "李小龍", columns: 5) == "李[小]")
    #expect(shown([.left], after: "李小龍", columns: 1) == "[ ]")
    #expect(shown([.home], after: "\u{301}a", columns: 3) == "[ ]a")
  }

  @Test("leaves keys alone that are not for it")
  func others() {
    var field = TextField("Ana")
    let others: [Key] = [
      .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown, .control("c"),
    ]
    let isHandled = others.map { field.press($0) }
    #expect(!isHandled.contains(true))
    #expect(field == TextField("Ana"))
    #expect(field.text == "Ana")
  }

  @Test("shows no cursor without paint")
  func plain() {
    #expect(TextField("Ana").shown(columns: 9, style: Style(isOn: false)) == "Ana ")
  }
}

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

  @Test("takes what is pasted on one line, without what a terminal would interpret")
  func pasting() {
    #expect(shown([.left, .paste("na\r\n\nBo\n")], after: "A.") == "Ana Bo[.]")
    #expect(shown([.paste("A\u{1b}[31m\u{202e}na\u{9b}")]) == "A[31mna[ ]")
    #expect(shown([.character("\u{202e}"), .character("\u{7}")]) == "[ ]")
    #expect(shown([], after: "A\u{1b}[31m\u{202e}na\nBo\u{9b}") == "A[31mna Bo[ ]")
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
    #expect(TextField("Ana").shown(columns: 9, style: .plain) == "Ana ")
  }
}

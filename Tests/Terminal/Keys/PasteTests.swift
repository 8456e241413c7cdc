import Testing

@testable import Terminal

@Suite("What is pasted")
struct PasteTests {
  private func pasted(_ text: String) -> [Key] {
    keys("\u{1b}[200~\(text)\u{1b}[201~")
  }

  @Test("is one key, and the next ones are typed again")
  func whole() {
    #expect(
      keys("a\u{1b}[200~Ana, 李小龍\u{1b}[201~b")
        == [.character("a"), .paste("Ana, 李小龍"), .character("b")])
  }

  @Test("has its lines end in one way, and no other control characters")
  func controls() {
    #expect(pasted("Ana\rBo\r\nCy\n\n") == [.paste("Ana\nBo\nCy\n\n")])
    #expect(pasted("Ana\tBo\u{1b}[31m\u{3}\u{85}\u{1b}") == [.paste("Ana Bo[31m")])
    #expect(pasted("\u{1b}[20\u{1b}[201\u{1b}[202~") == [.paste("[20[201[202~")])
  }

  @Test("is no key when nothing is left of it")
  func empty() {
    #expect(pasted("") == [])
    #expect(pasted("\u{1b}\u{7}") == [])
  }

  @Test("is cut where it is endless, between two characters")
  func endless() {
    let text = String(repeating: "李", count: 50_000)
    #expect(pasted(text) == [.paste(String(repeating: "李", count: (64 << 10) / 3))])
  }

  @Test("ends a second after its last byte where its end never comes")
  func unended() {
    var reader = KeyReader()
    #expect(reader.read("\u{1b}[200~Ana\u{1b}[20".utf8) == [])
    #expect(reader.flush(after: 999) == [])
    #expect(reader.flush(after: 1000) == [.paste("Ana")])
    #expect(reader.read("q".utf8) == [.character("q")])
  }
}

import Testing

@testable import Terminal

@Suite("What is pasted")
struct PasteTests {
  private func pasted(_ text: String) -> [Key] {
    keys("\u{1b}[200~\(text)\u{1b}[201~")
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

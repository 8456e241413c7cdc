import Testing

@testable import Terminal

/// The keys that a terminal's bytes are read as when they arrive together.
func keys(_ text: String) -> [Key] {
  var reader = KeyReader()
  return reader.read(text.utf8)
}

@Suite("A key is read")
struct KeyReaderTests {
  @Test("from a sequence of any length")
  func long() {
    #expect(keys("\u{1b}[\(String(repeating: "1;", count: 1000))Ax") == [.up, .character("x")])
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

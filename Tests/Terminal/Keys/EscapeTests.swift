import Testing

@testable import Terminal

@Suite("An escape by itself")
struct EscapeTests {
  @Test("is a key once nothing has followed it for a while")
  func lone() {
    var reader = KeyReader()
    #expect(reader.read("a\u{1b}".utf8) == [.character("a")])
    #expect(reader.patience == 100)
    #expect(reader.flush() == [.escape])
    #expect(reader.patience == nil)
    #expect(reader.flush() == [])
    #expect(reader.read("[A".utf8) == [.character("["), .character("A")])
  }

  @Test("is as many keys as it was pressed times")
  func several() {
    var reader = KeyReader()
    #expect(reader.read("\u{1b}\u{1b}\u{1b}".utf8) == [.escape])
    #expect(reader.flush() == [.escape, .escape])
    #expect(keys("\u{1b}\u{1b}x") == [.escape, .escape, .character("x")])
  }

  @Test(
    "is a key before a letter or a bracket that begins no sequence",
    arguments: ["[", "O", "]", "P"])
  func alt(introducer: String) {
    var reader = KeyReader()
    #expect(reader.read("\u{1b}\(introducer)".utf8) == [])
    #expect(reader.patience == 100)
    #expect(reader.flush() == [.escape, .character(Character(introducer))])
    #expect(reader.read("A".utf8) == [.character("A")])
  }

  @Test("is a key before and after a bracket that begins no string")
  func around() {
    var reader = KeyReader()
    #expect(reader.read("\u{1b}]\u{1b}".utf8) == [])
    #expect(reader.flush() == [.escape, .character("]"), .escape])
  }

  @Test("is not waited for amid a sequence, whose end may come within a second")
  func amid() {
    var reader = KeyReader()
    for piece in ["\u{1b}[1", "\u{1b}]1", "\u{1b}]1\u{1b}", "\u{1b}[200~", "\u{1b}"] {
      #expect(reader.read(piece.utf8) == [])
      #expect(reader.patience == 1000)
      #expect(reader.flush() == [])
    }
    #expect(reader.read("[201~a".utf8) == [.character("a")])
  }

  @Test(
    "eats no keys where the end of its sequence never comes", arguments: ["[1;", "]11;rgb", "[["])
  func endless(beginning: String) {
    var reader = KeyReader()
    #expect(reader.read("\u{1b}\(beginning)".utf8) == [])
    #expect(reader.flush(after: 999) == [])
    #expect(reader.flush(after: 1000) == [])
    #expect(reader.patience == nil)
    #expect(reader.read("q".utf8) == [.character("q")])
  }
}

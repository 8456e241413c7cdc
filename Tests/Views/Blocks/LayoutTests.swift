import Testing

@testable import Views

@Suite("Blocks and their layout")
struct LayoutTests {
  func form(_ texts: String...) -> Block.Form { Block.Form(texts.map { Line($0) }) }

  let numbers = Block(upTo: 9) { rows in (0..<rows).map { Line("\($0)") } }

  @Test("of a block with forms each height shows the best that fits, and empty rows under it")
  func forms() {
    let block = Block(forms: [form("a"), form("b", "c", "d"), form("e", "f", "g")])
    #expect(block.heights == [1, 3])
    #expect((0...5).map(block.height) == [0, 1, 1, 3, 3, 3])
    #expect(block.lines(2).map(\.text) == ["a", ""])
    #expect(block.lines(4).map(\.text) == ["e", "f", "g", ""])
    #expect(Block([]).lines(1) == [Line()])
  }

  @Test("of two blocks beside each other each uses what it can")
  func beside() {
    let block = Block(forms: [form("ab")]).beside(Block(forms: [form("c", "d")]), at: 4)
    #expect(block.lines(2).map(\.text) == ["ab  c", "    d"])
  }

  @Test("a block with a head in its rows uses any number of them, and none")
  func below() {
    let both = numbers.below(Block(forms: [form("h"), form("h", "H")]))
    let texts = (0...4).map { both.lines($0).map(\.text).joined() }
    #expect(texts == ["", "h", "h0", "h01", "hH01"])
  }

  @Test("gives rows in the order in which it is asked, and what is left above one block")
  func sharing() {
    let blocks = [
      ("top", Block(forms: [form("t"), form("T", "T", "T")])), ("middle", numbers),
      ("foot", Block([Line("f")])),
    ].map { (part: $0.0, block: $0.1) }
    func lines(_ rows: Int, _ asked: [(String, Int)]) -> [String] {
      var layout = Layout(blocks, rows: rows)
      for (part, most) in asked { layout.give(part, upTo: most) }
      return layout.lines(filling: "foot").map(\.text)
    }
    #expect(lines(1, [("foot", 1), ("top", 3)]) == ["f"])
    #expect(lines(3, [("foot", 1), ("top", 3), ("middle", 9)]) == ["t", "0", "f"])
    #expect(lines(4, [("foot", 1), ("middle", 1), ("top", 3)]) == ["t", "0", "", "f"])
    #expect(
      lines(5, [("foot", 1), ("top", 1), ("middle", 2), ("top", 3)]) == ["t", "0", "1", "", "f"])
    #expect(lines(5, [("foot", 1), ("top", 3), ("middle", 9)]) == ["T", "T", "T", "0", "f"])
  }
}

import Testing

@testable import Terminal

@Suite("The room that digits take")
struct DigitWidthTests {
  @Test("is known before they are drawn")
  func columns() {
    let texts = ["7", "15", " 7", "9:59", "01:23.4", "15-13"]
    #expect(texts.map(DigitSize.all[0].columns) == [3, 7, 7, 13, 23, 19])
    #expect(texts.map(DigitSize.all[1].columns) == [6, 14, 14, 26, 46, 38])
    #expect(texts.map(DigitSize.all[3].columns) == [12, 28, 28, 52, 92, 76])
  }

  @Test("is filled by every line", arguments: DigitSize.all)
  func filled(size: DigitSize) {
    for text in ["", "0", "01:23.4", "1.1", " - ", "what?", "👩‍🚀8"] {
      let lines = size.lines(text)
      #expect(lines.count == size.rows)
      #expect(lines.map(\.displayWidth) == lines.map { _ in size.columns(of: text) })
    }
  }

  @Test("is the same for every digit, so that a running clock does not jump")
  func equal() {
    for size in DigitSize.all {
      let clocks = (0...9).map { "0\($0):\($0)\($0).\($0)" }
      #expect(Set(clocks.map(size.columns)).count == 1)
    }
  }

  @Test("shows another picture for every digit")
  func different() {
    for size in DigitSize.all {
      #expect(Set("0123456789:-. ".map { size.lines(String($0)) }).count == 14)
    }
  }
}

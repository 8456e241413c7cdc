import Fixtures
import Testing

@testable import Storage

@Suite("Sorted lines")
struct SortedLinesTests {
  @Test(
    "keep and find what a dictionary does, whatever was set and removed before", arguments: seeds(5)
  )
  func naive(seed: Int) {
    var random = SplitMix64(seed: seed)
    var naive = [String: String]()
    var lines = SortedLines([:])
    let words = ["", "a", "aa", "ab", "a b", "b", "ž", "a\u{301}", "李"]
    func word() -> String { words.randomElement(using: &random) ?? "" }
    for _ in 0..<200 {
      let key = "\(word()) \(word())"
      let value = random.oneIn(3) ? nil : word()
      lines[key] = value
      naive[key] = value
      #expect(lines.bytes == SortedLines(naive).bytes)
      let start = word()
      let found = naive.filter { $0.key.utf8.starts(with: start.utf8) }
      #expect(
        lines.rests(behind: start).map { start + $0 }.sorted()
          == found.map { "\($0)\t\($1)" }.sorted())
      #expect(words.allSatisfy { lines["\($0) "] == naive["\($0) "] })
    }
  }

  @Test("have no line with a line break in it")
  func lineBreaks() {
    var lines = SortedLines(["a": "b\nc", "d\n": "", "e": "f"])
    lines["g"] = "h\n"
    lines["i\nj"] = "k"
    #expect(lines.bytes == Array("e\tf\n".utf8))
  }
}

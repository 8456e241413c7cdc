@testable import Basketball
@testable import Documents
import Testing

@Suite("A line of a feed that is not a play")
struct FeedErrorTests {
  private func expect(_ problem: Problem, of bytes: [UInt8]) {
    #expect(throws: problem) { try FeedLineTests.recorded(bytes) }
  }

  @Test("names several")
  func who() throws {
    var sheet = try FeedLineTests.game(home: "Reds: Ana, Andy, Cy")
    let line = try #require(try FeedLine(Array("an two".utf8), number: 1))
    #expect(throws: Problem.ambiguous("an", candidates: ["home/Ana", "home/Andy"])) {
      try sheet.perform(line.verb(), now: sheet.state.created)
    }
  }

  @Test("is an object of brackets without end, and nothing is the worse for it")
  func nested() {
    let line = "{" + String(repeating: #""a":{"#, count: 10_000)
    #expect(throws: Problem.self) { try FeedLineTests.recorded(line) }
  }

  @Test("is not UTF-8")
  func bytes() {
    expect(.notUTF8, of: [0xFF])
    expect(.notUTF8, of: Array("Dee two ".utf8) + [0xC3])
    expect(.notUTF8, of: [0xED, 0xA0, 0x80])
    expect(.notUTF8, of: Array("# ".utf8) + [0xC0, 0x80])
  }

  @Test("is longer than 65536 bytes")
  func long() throws {
    let full = Array("Dee two".utf8) + Array(repeating: UInt8(ascii: " "), count: 65_536 - 7)
    #expect(try FeedLineTests.recorded(full) == "00:05.0 away/Dee twoPoints")
    expect(.tooLong, of: full + [UInt8(ascii: " ")])
    expect(.tooLong, of: Array(repeating: UInt8(ascii: "["), count: 1 << 20))
  }
}

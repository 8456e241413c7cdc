@testable import Basketball
@testable import Documents
import Testing

@Suite("A line of a feed that is not a play")
struct FeedErrorTests {
  func expect(
    _ error: some Error & Equatable, of bytes: [UInt8],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: error, sourceLocation: sourceLocation) { try FeedLineTests.recorded(bytes) }
  }

  @Test("is too short", arguments: ["two", "23", "nonsense", "-", "0:08 Dee", "0:08 two"])
  func short(line: String) {
    expect(Problem.noPlay(line), of: Array(line.utf8))
  }

  @Test(
    "has a word at its end that is not a move",
    arguments: [
      ("Dee dunk", "dunk"), ("0:08 Dee Eve", "Eve"), ("Dee two # comment", "comment"),
      ("Dee two two2", "two2"),
    ])
  func move(line: String, word: String) {
    expect(Problem.unknownMove(word), of: Array(line.utf8))
  }

  @Test(
    "has a first word of digits that is not a clock",
    arguments: ["1:2", "1:60", "1:2:3", ".5", "5.", "1.2345", ":", "1234567890123"])
  func clock(word: String) {
    expect(Problem.malformedClock(word), of: Array("\(word) Dee two".utf8))
  }

  @Test("names nobody, or several")
  func who() throws {
    let known = try FeedLineTests.game().state.teams.everybody
    expect(Problem.noSuchPlayer("Zed", known: known), of: Array("0:08 Zed two".utf8))
    expect(Problem.noSuchPlayer("-1:00 Dee", known: known), of: Array("-1:00 Dee two".utf8))
    expect(Problem.noSuchPlayer("home/", known: known), of: Array("home/ two".utf8))
    var sheet = try FeedLineTests.game(home: "Reds: Ana, Andy, Cy")
    let line = try #require(try FeedLine(Array("an two".utf8), number: 1))
    #expect(throws: Problem.ambiguous("an", candidates: ["home/Ana", "home/Andy"])) {
      try sheet.perform(line.verb(), now: sheet.state.created)
    }
  }

  @Test("is not UTF-8")
  func bytes() {
    expect(Problem.notUTF8, of: [0xFF])
    expect(Problem.notUTF8, of: Array("Dee two ".utf8) + [0xC3])
    expect(Problem.notUTF8, of: [0xED, 0xA0, 0x80])
    expect(Problem.notUTF8, of: Array("# ".utf8) + [0xC0, 0x80])
  }

  @Test("is longer than 65536 bytes")
  func long() throws {
    let full = Array("Dee two".utf8) + Array(repeating: UInt8(ascii: " "), count: 65_536 - 7)
    #expect(try FeedLineTests.recorded(full) == "00:05.0 away/Dee twoPoints")
    expect(Problem.tooLong, of: full + [UInt8(ascii: " ")])
    expect(Problem.tooLong, of: Array(repeating: UInt8(ascii: "["), count: 1 << 20))
  }
}

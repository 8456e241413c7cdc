import Basketball
import Fixtures
import Testing

@testable import Storage

@Suite("A file that is not what RFC 8259 or the tool means")
struct StrictReadingTests: HasLibrary {
  let temporary = TemporaryLibrary()

  @Test(
    "is named where no reader looks: bytes that are not UTF-8 in a name or a note",
    arguments: [("\"Flo\"]", 7), (#""Ana","move":"onePoint"}]"#, 8)])
  func notUTF8(_ place: String, line: Int) throws {
    let known = try library.score("Ana", in: open("day"))
    let bytes = try bytes(id)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: Array(place.utf8)) })
    for bad in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xC3]] as [[UInt8]] {
      var changed = bytes
      changed.insert(contentsOf: bad, at: start + 1)
      try put(changed, as: id)
      let error = LibraryError.damaged(
        path: path(id), what: "line \(line): it is not valid JSON there")
      #expect(throws: error) { try library.game(id) }
      #expect(throws: error) { try library.score("Bo", in: known) }
      #expect(try self.bytes(id) == changed)
    }
  }
}

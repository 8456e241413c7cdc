import Basketball
import Fixtures
import Testing

@testable import Storage

@Suite("A file that is not what RFC 8259 or the tool means")
struct StrictReadingTests: HasLibrary {
  let temporary: TemporaryLibrary

  init() throws { temporary = try TemporaryLibrary() }

  @Test("is named where no reader looks: bytes that are not UTF-8 in a name or a note")
  func notUTF8() throws {
    for (place, line) in [
      ("\"Flo\"]", 7), (#""Ana","move":"onePoint"}]"#, 8),
    ] {
      let temporary = try TemporaryLibrary()
      let known = try temporary.library.score("Ana", in: temporary.open("day"))
      let bytes = try temporary.bytes(Self.id)
      let start = try #require(
        bytes.indices.first { bytes[$0...].starts(with: Array(place.utf8)) })
      for bad in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xC3]] as [[UInt8]] {
        var changed = bytes
        changed.insert(contentsOf: bad, at: start + 1)
        try temporary.put(changed, as: Self.id)
        let error = LibraryError.damaged(
          path: temporary.path(Self.id), what: "line \(line): it is not valid JSON there")
        #expect(throws: error) { try temporary.library.game(Self.id) }
        #expect(throws: error) { try temporary.library.score("Bo", in: known) }
        #expect(try temporary.bytes(Self.id) == changed)
      }
    }
  }
}

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
      ("\"Blues\"", 6), ("\"Flo\"]", 33), (#""Ana","move":"onePoint"}]"#, 34),
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

  @Test("or only looks like a file of this tool, by rules nobody could play by, brings nobody down")
  func hostileHead() throws {
    for (old, new) in [
      ("\"target\":15", "\"target\":-9223372036854775808"),
      ("\"margin\":1", "\"margin\":9223372036854775807"),
      ("\"needs\":15", "\"needs\":9223372036854775807"),
      ("\"last\" : 0", "\"last\" : 999999999999999"),
      ("\"plays\" : 0", "\"plays\" : 1000000000"), ("\"fouls\":0", "\"fouls\":1000000000"),
      ("\"seconds\":0", "\"seconds\":6000000000000"),
      ("\"running\":false", "\"running\":true"),
      ("\"at\":null", #""at":"9999-12-31T23:59:59.999Z""#),
    ] {
      let temporary = try TemporaryLibrary()
      let known = try temporary.open("day")
      let text = try temporary.text(Self.id)
      try #require(text.contains(old))
      let bytes = Array(text.replacing(old, with: new).utf8).sealed
      try temporary.put(bytes, as: Self.id)
      for verb in [.point("Ana"), .clock(.start), .undo(1), .remove(1)] as [Verb] {
        _ = try? temporary.library.perform(verb, on: known)
        _ = try? temporary.library.list(now: .noon + 1_000_000)
        try temporary.put(bytes, as: Self.id)
      }
    }
  }
}

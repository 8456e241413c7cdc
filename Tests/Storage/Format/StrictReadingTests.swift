import Basketball
import Fixtures
import Testing

@testable import Storage

@Suite("A file that is not what RFC 8259 or the tool means")
struct StrictReadingTests: HasLibrary {
  let temporary: TemporaryLibrary

  init() throws { temporary = try TemporaryLibrary() }

  @Test(
    "is named with the place, and left as it is",
    arguments: [
      ("\"plays\" : 1", #""plays" : 1, "plays" : 1"#, "line 23: 'plays' is there twice"),
      ("\"plays\" : 1", "\"plays\" : 1, \"pl\\u0061ys\" : 2", "line 23: 'plays' is there twice"),
      ("\"format\" :", #""last" : 1, "format" :"#, "line 3: 'last' is there twice"),
      (
        #""move":"onePoint"}]"#, #""move":"onePoint","move":"foul"}]"#,
        "line 33: 'move' is there twice"
      ),
      ("\"record\":[", #""undo":1,"record":["#, "tape[1] says two things: 'undo' and 'record'"),
      (
        "\"record\":[", #""note":null,"record":["#, "tape[1] says two things: 'note' and 'record'"
      ),
      (
        #""home":{"name""#, #""redo":1,"home":{"name""#,
        "tape[0] says two things: 'redo' and 'home'"
      ),
      ("\"record\":[", #""away":{},"record":["#, "tape[1] has 'away' without 'home'"),
      (
        #""home":{"name""#, #""drop":[],"home":{"name""#,
        "tape[0] has 'drop' where nothing is dropped"
      ),
      ("\"record\":[", #""undo":1,"drop":["#, "tape[1] has 'drop' where nothing is dropped"),
      (#""at":"2026-11-20T12:00:00.121Z","record""#, "\"record\"", "tape[1] has no 'at'"),
      ("\"plays\" : 1", "\"plays\" : 01", "line 23: it is not valid JSON there"),
      ("\"plays\" : 1", "\"plays\" : 1e400", "game.plays is too large"),
      ("\"plays\" : 1", "\"plays\" : 1.5", "game.plays is not a whole number"),
      (
        #""number":1,"seconds":0,"#, #""number":9223372036854775807,"seconds":0,"#,
        "tape[1].record[0].number is not a count: 9223372036854775807"
      ),
      ("\"note\" : null", "\"note\" : \"\\ud800\"", "line 19: it is not valid JSON there"),
      ("\n}\n", "\n}\n{}", "line 37: something stands after its end"),
    ] as [(String, String, String)])
  func strict(_ old: String, _ new: String, _ what: String) throws {
    let known = try library.score("Ana", in: open("day"))
    let text = try temporary.text(id)
    try #require(text.contains(old))
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    try put(changed, as: id)
    let path = temporary.path(id)
    let error = LibraryError.damaged(path: path, what: what)
    #expect(throws: error) { try library.game(id) }
    #expect(throws: error) { try library.score("Bo", in: known) }
    #expect(library.check(id).error == error)
    #expect(try temporary.text(id) == changed)
  }

  @Test("is named where no reader looks: bytes that are not UTF-8 in a name or a note")
  func notUTF8() throws {
    for (place, line) in [
      ("\"Blues\"", 6), ("\"Flo\"]", 32), (#""Ana","move":"onePoint"}]"#, 33),
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

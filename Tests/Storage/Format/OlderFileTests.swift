import Basketball
import Documents
import Fixtures
import Foundation
import JSON
import Testing

@testable import Storage

@Suite("A file that 0.1.0 has written")
struct OlderFileTests {
  private static let saved = goldens(of: #filePath).appending(path: "version-1")
  private static let ids = [
    "2026-10-03-harbour-foundry", "2026-10-10-nordpark-kanal", "2026-10-17-sunset-old-town",
    "2026-10-24-gulls-herons",
  ]

  /// A game of 0.1.0 in a library.
  private static func library(_ id: String) throws -> (TemporaryLibrary, [UInt8]) {
    let temporary = try TemporaryLibrary()
    try FileManager.default.createDirectory(
      atPath: temporary.games, withIntermediateDirectories: false)
    let bytes = [UInt8](try Data(contentsOf: saved.appending(path: "\(id).json")))
    try temporary.put(bytes, as: id)
    return (temporary, bytes)
  }

  @Test("is read, and its head says the same in the same bytes, and what is new", arguments: ids)
  func reading(_ id: String) throws {
    let (temporary, bytes) = try Self.library(id)
    let sheet = try temporary.library.game(id).scoresheet()
    let document = GameDocument(sheet.state, now: sheet.tape.changed)
    let head = try GameDocument(JSONText(bytes).root.member("game"))
    #expect(head.ending == document.ending && head.ending != nil)
    #expect(OlderFile.text(of: sheet) == String(decoding: bytes, as: UTF8.self))
    #expect(try temporary.list(now: .noon) == ListDocument.text(of: [head]))
    #expect(temporary.library.check(id).error == nil)
    #expect(try temporary.bytes(id) == bytes)
  }

  @Test("is of this version after one change, and the same game", arguments: ids)
  func changing(_ id: String) throws {
    let (temporary, _) = try Self.library(id)
    let known = try temporary.library.game(id)
    let before = try known.scoresheet()
    let note = before.state.note
    _ = try temporary.library.perform(.note("x"), on: known)
    #expect(FileLayout.isSealed(try temporary.bytes(id)))
    let undone = try temporary.library.perform(.undo(1), on: temporary.library.game(id))
    let sheet = try undone.scoresheet()
    #expect(sheet.state.note == note)
    #expect(sheet.state.box == before.state.box)
    #expect(sheet.tape.saysDay)
    #expect(sheet.tape.entries.starts(with: before.tape.saying(before.state.day).entries))
    #expect(LogDocument(sheet).plays == LogDocument(before).plays)
    let now = sheet.tape.changed
    #expect(
      GameDocument(sheet.state, now: now).pretty
        == GameDocument(before.state, now: now).pretty)
  }

  @Test("is read as the same game, whatever was done in it", arguments: seeds(1))
  func generated(seed: Int) throws {
    var compared = 0
    for part in 0..<15 {
      var random = RandomGame(seed: seed * 1000 + part)
      guard let sheet = try random.olderSheet() else { continue }
      compared += 1
      let bytes = Array(OlderFile.text(of: sheet).utf8)
      let read = try StoredGame(
        id: "day", path: "", bytes: bytes, version: .none)
      #expect(try read.scoresheet() == sheet)
    }
    #expect(compared > 4)
  }

  @Test("answers every change as a file of this version does", arguments: seeds(1))
  func sameAnswers(seed: Int) throws {
    var random = RandomGame(seed: seed, isOlder: true)
    var compared = 0
    let (older, newer) = (try TemporaryLibrary(), try TemporaryLibrary())
    let (teams, rules) = (random.teams(), try random.rules())
    let id = try [older, newer].map {
      try $0.library.create(teams: teams, rules: rules, now: random.now, day: "day").state.id
    }[0]
    for _ in 0..<30 {
      random.wait()
      let known = try newer.library.game(id)
      let verb = random.verb(in: known.state)
      // A correction may leave an assist on another basket than 0.1.0's file would have it on.
      guard let like = try known.scoresheet().older,
        try like.playByPlay == known.scoresheet().playByPlay
      else {
        _ = try newer.library.update(known, [verb]) { random.now }
        continue
      }
      try older.put(OlderFile.text(of: like), as: id)
      compared += 1
      let answers = try [older, newer].map { temporary in
        try temporary.library.update(temporary.library.game(id), [verb]) { random.now }
      }
      #expect(answers[0].done.entries == answers[1].done.entries)
      #expect(answers[0].results.map(\.refusal) == answers[1].results.map(\.refusal))
      let sheets = try answers.map { try $0.game.scoresheet() }
      #expect(sheets[0].state == sheets[1].state)
      #expect(sheets[0].playByPlay == sheets[1].playByPlay)
    }
    #expect(compared > 10)
  }
}

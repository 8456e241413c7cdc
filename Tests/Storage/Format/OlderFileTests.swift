import Basketball
import Documents
import Fixtures
import Foundation
import JSON
import Testing

@testable import Storage

/// Games that were made by each version that was ever released, and by what came before `scoreboard.file/3`.
@Suite("A game that an older version has written")
struct OlderFileTests: HasLibrary {
  let temporary = TemporaryLibrary()

  init() throws { try library.makeFolder() }

  private static let folder = goldens(of: #filePath).appending(path: "Older")
  /// `0.1.0/2026-10-03-harbour-foundry`.
  private static var saved: [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (paths ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// What a file holds.
  static func text(_ file: String) throws -> String {
    try String(path: folder.appending(path: file + ".json").path)
  }

  /// Puts a game into the library.
  private func put(_ file: String) throws -> (id: String, bytes: [UInt8]) {
    let (id, bytes) = (String(file.split(separator: "/")[1]), Array(try Self.text(file).utf8))
    try put(bytes, as: id)
    return (id, bytes)
  }

  @Test("is there of each of them")
  func all() {
    let versions = Set(Self.saved.map { String($0.prefix { $0 != "/" }) })
    #expect(versions.sorted() == ["0.1.0", "0.2.0", "0.3.0", "0.4.0", "0.5.0-without-summary"])
  }

  @Test(
    "is read by its tape, in any layout, and says what it said then, and what is new",
    arguments: saved)
  func reading(_ file: String) throws {
    let (id, bytes) = try put(file)
    let game = try library.game(id)
    let document = GameDocument(game.state, now: game.sheet.tape.changed)
    let now = try JSONText(Array(document.line.utf8)).root
    #expect(try Self.differences(JSONText(bytes).root.member("game"), now, "") == [])
    try expectList([GameDocument(game.state, now: .noon)])
    #expect(library.check(id).error == nil && !game.isEdited)
    #expect(try self.bytes(id) == bytes)
    for layout in [.line, .reversed, .tabs] as [OtherLayout] {
      try put(try layout.text(of: bytes), as: id)
      #expect(try library.game(id).sheet == game.sheet)
    }
  }

  /// Where a document says something else than another, or nothing.
  private static func differences(_ then: JSONValue, _ now: JSONValue?, _ place: String) -> [String]
  {
    switch then.kind {
    case .object:
      let own = Dictionary(uniqueKeysWithValues: now?.named ?? [])
      return then.named.flatMap { differences($1, own[$0], "\(place).\($0)") }
    case .array where then.elements.count == now?.elements.count:
      let pairs = zip(then.elements, now?.elements ?? [])
      return pairs.enumerated().flatMap { differences($1.0, $1.1, "\(place)[\($0)]") }
    default:
      let said = now?.line ?? "nothing"
      return then.line == said ? [] : ["\(place) is \(said), was \(then.line)"]
    }
  }

  @Test("is of this version after one change, and the same game", arguments: saved)
  func changing(_ file: String) throws {
    let id = try put(file).id
    let before = try library.game(id).sheet
    try library.perform(.note("x"), on: library.game(id))
    #expect(try FileLayout.isSealed(bytes(id)) && text(id).contains(FileLayout.format))
    let sheet = try library.perform(.undo(1), on: library.game(id)).sheet
    #expect(sheet.state.note == before.state.note && sheet.state.box == before.state.box)
    #expect(sheet.tape.entries.starts(with: before.tape.saying(before.state.day).entries))
    #expect(LogDocument(sheet).plays == LogDocument(before).plays)
    let now = sheet.tape.changed
    #expect(
      GameDocument(sheet.state, now: now).pretty == GameDocument(before.state, now: now).pretty)
    try #expect(isSummedUp(sheet))
  }
}

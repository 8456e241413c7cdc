import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import JSON
import Testing

@testable import Storage

@Suite("A file that is not a game")
struct DamageTests: HasLibrary {
  let temporary = TemporaryLibrary()

  private static let id = "bad-reds-blues"

  /// A game with a play in it.
  private static let played = [Verb.point("Ana")]

  /// What becomes of the file of a game that is made another text: whether it is read, and what a check
  /// finds; or what is wrong with it, and what can be done with it all the same. What cannot be read is never
  /// overwritten, and others go on.
  private static func fault(
    after verbs: [Verb] = played, _ change: (String) throws -> String
  ) throws -> String {
    let temporary = TemporaryLibrary()
    let library = temporary.library
    var known = try temporary.open("bad")
    for (place, verb) in verbs.enumerated() {
      known = try library.perform(verb, on: known, after: place + 1)
    }
    try temporary.put(change(try temporary.text(id)), as: id)
    let found = library.check(id).error
    let listing = try library.list(now: .noon)
    if let read = try? library.game(id) {
      let score = listing.games.map { "\($0.score.home)-\($0.score.away)" }.joined()
      let told =
        "\(score) by \(read.scorers.compactMap(\.self).joined())"
        + (read.isEdited ? ", edited" : "") + (found.map { ", \(named($0))" } ?? "")
      if (try? library.perform(.note("y"), on: read)).map({ $0.state.note != "y" }) ?? true {
        return told + " · not changed"
      }
      #expect(try library.check(id).error == nil && !library.game(id).isEdited)
      return told
    }
    let error = try #require(found)
    #expect(throws: error) { try library.game(id) }
    #expect(listing.damaged.isEmpty || listing.damaged == [error])
    try expectIsolated(temporary, known)
    let isRepaired = (try? library.repair(id)) != nil
    return named(error) + (listing.damaged.isEmpty ? " · is listed" : "")
      + (isRepaired ? " · can be repaired" : "")
  }

  private static func named(_ error: LibraryError) -> String {
    "\("\(error)".prefix { $0 != "(" }): \(error.damage?.what ?? "")"
  }

  /// A text with the first of what is before ` => ` made what is behind it.
  private static func edited(_ text: some StringProtocol, _ edit: String) throws -> String {
    let parts = edit.components(separatedBy: " => ")
    try #require(text.contains(parts[0]))
    return String(text).replacing(parts[0], with: parts[1], maxReplacements: 1)
  }

  @Test("is named as was approved")
  func cases() throws {
    try expectCases(
      "damage",
      [
        "text": { text in try Self.fault { _ in text } },
        "first": { count in try Self.fault { String($0.prefix(Int(count) ?? 0)) } },
        "short": { count in try Self.fault { String($0.dropLast(Int(count) ?? 0)) } },
        "edit": { edit in try Self.fault { try Self.edited($0, edit) } },
        "tape": { edit in
          try Self.fault(after: UnknownKeyTests.everyVerb) { text in
            let tape = try #require(text.firstRange(of: "\"tape\"")).lowerBound
            return try text[..<tape] + Self.edited(text[tape...], edit)
          }
        },
        "entry": { rest in
          let text = #"{"at":"2026-11-20T12:00:00.120Z","# + rest
          return try Entry(JSONText(Array(text.utf8)).root).json.compact
        },
      ])
  }

  @Test("or is nothing but brackets is named, too", arguments: ["", "{\n  \"game\" : "])
  func brackets(_ beginning: String) throws {
    let what = try Self.fault { _ in
      beginning + String(repeating: "[", count: 5_000_000) + "\n  \"tape\" : [\n}\n"
    }
    #expect(what == "damaged: line \(beginning.isEmpty ? 1 : 2): it is nested too deeply")
  }

  @Test("or has nothing on its tape is named, too")
  func emptyTape() throws {
    let what = try Self.fault { text in
      let tape = try #require(text.firstRange(of: "\"tape\" : ["))
      let end = try #require(text.firstRange(of: "\n  ],\n  \"seal\""))
      return String(text[..<tape.upperBound]) + text[end.lowerBound...]
    }
    #expect(what.contains("impossible: tape[0]: a tape opens its game once, at its beginning"))
  }

  @Test("but a thing of another kind is not waited for", arguments: ["pipe", "folder", "link"])
  func otherKind(_ kind: String) throws {
    let known = try open("bad")
    let (path, other) = (path(Self.id), temporary.folder + "/other.json")
    try #require(rename(path, other) == 0)
    try put(kind, at: path, leadingTo: other)
    let what = kind == "link" ? "it is a symbolic link" : "it is not a regular file"
    let error = LibraryError.damaged(path: path, what: what)
    try expectDamaged(Self.id, error)
    #expect(throws: error) { try library.score("Ana", in: known) }
    let good = try open("good").state.id
    #expect(try library.defaultID(for: .writing) == good)
    #expect(try files() == ["\(Self.id).json", "good-reds-blues.json"])
  }

  @Test("or one that may not be read is named, and others go on")
  func noPermission() throws {
    try open("bad")
    try open("good")
    try #require(chmod(path(Self.id), 0) == 0)
    let cause = FileError("open", path(Self.id), .accessDenied)
    #expect(throws: LibraryError.failed(cause)) {
      try withoutPrivileges { _ = try library.game(Self.id) }
    }
    let list = try withoutPrivileges { try library.list(now: .noon) }
    #expect(list.damaged == [.failed(cause)])
    #expect(list.games.map(\.id) == ["good-reds-blues"])
  }

  @Test("or is larger than any game is not read at all")
  func tooLarge() throws {
    try open("bad")
    try #require(truncate(path(Self.id), 1 << 40) == 0)
    let error = LibraryError.damaged(path: path(Self.id), what: "it is too large")
    try expectDamaged(Self.id, error)
  }
}

extension HasLibrary {
  /// Expects that a game is not read, and is the damaged one of a list, for this reason.
  func expectDamaged(_ id: String, _ error: LibraryError) throws {
    #expect(throws: error) { try library.game(id) }
    #expect(try library.list(now: .noon).damaged == [error])
  }
}

/// Expects that a bad game refuses a change and keeps its bytes, and that another game goes on.
func expectIsolated(_ temporary: TemporaryLibrary, _ known: StoredGame) throws {
  let id = known.state.id
  let before = try temporary.bytes(id)
  #expect(throws: LibraryError.self) { try temporary.library.score("Ana", in: known) }
  #expect(try temporary.bytes(id) == before)
  let good = try temporary.library.score("Ana", in: temporary.open("good"))
  #expect(try temporary.library.game(good.state.id).sheet == good.sheet)
  let list = try temporary.library.list(now: .noon)
  #expect(list.games.count + list.damaged.count == 2)
}

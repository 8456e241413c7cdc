import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

/// What has become of a sound file.
struct Damage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let what: String
  let text: @Sendable (String) -> String

  init(_ name: String, _ what: String, _ text: @escaping @Sendable (String) -> String) {
    (testDescription, self.what, self.text) = (name, what, text)
  }
}

@Suite("A file that is not a game")
struct DamageTests: HasLibrary {
  let temporary: TemporaryLibrary

  init() throws { temporary = try TemporaryLibrary() }

  private static let id = "bad-reds-blues"
  private static let unreadable = [
    Damage("empty", "it is empty") { _ in "" },
    Damage("blank", "it is cut off on line 3") { _ in " \n\n" },
    Damage("cut off in the head", "it is cut off on line 6") { String($0.prefix(300)) },
    Damage("cut off in the tape", "it is cut off on line 32") { String($0.dropLast(60)) },
    Damage("without its last line", "it is cut off on line 35") { String($0.dropLast(2)) },
    Damage("null", "it is null") { _ in "null\n" },
    Damage("list", "it is not an object") { _ in "[]\n" },
    Damage("NUL", "line 1: it is not valid JSON there") { _ in String(repeating: "\0", count: 99) },
    Damage("garbage", "line 1: it is not valid JSON there") { _ in "\u{1b}[31m}\n}\n" },
    Damage("5 MB of brackets", "line 1: it is nested too deeply") { _ in
      String(repeating: "[", count: 5_000_000)
    },
    Damage("a head of brackets", "line 2: it is nested too deeply") { _ in
      "{\n  \"game\" : " + String(repeating: "[", count: 3000) + "\n  \"tape\" : [\n}\n"
    },
  ]

  @Test("is said to be damaged, is never overwritten, and others go on", arguments: unreadable)
  func leftAsItIs(_ damage: Damage) throws {
    let known = try open("bad")
    try put(damage.text(try text(Self.id)), as: Self.id)
    let error = LibraryError.damaged(path: path(Self.id), what: damage.what)
    #expect(throws: error) { try library.game(Self.id) }
    #expect(try library.list(now: .noon).damaged == [error])
    try expectIsolated(temporary, known)
  }

  @Test("but a thing of another kind is not waited for", arguments: ["FIFO", "folder", "link"])
  func otherKind(_ kind: String) throws {
    let known = try open("bad")
    let (path, other) = (temporary.path(Self.id), temporary.folder + "/other.json")
    try #require(rename(path, other) == 0)
    switch kind {
    case "FIFO": try #require(mkfifo(path, 0o666) == 0)
    case "folder": try #require(mkdir(path, 0o777) == 0)
    default: try #require(symlink(other, path) == 0)
    }
    let what = kind == "link" ? "it is a symbolic link" : "it is not a regular file"
    let error = LibraryError.damaged(path: path, what: what)
    #expect(throws: error) { try library.game(Self.id) }
    #expect(try library.list(now: .noon).damaged == [error])
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
    #expect(throws: error) { try library.game(Self.id) }
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
  #expect(try temporary.library.game(good.state.id).scoresheet() == good.scoresheet())
  let list = try temporary.library.list(now: .noon)
  #expect(list.games.count + list.damaged.count == 2)
}

import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

@Suite("The index of the open games")
struct LibraryIndexTests: HasLibrary {
  let temporary: TemporaryLibrary

  init() throws { temporary = try TemporaryLibrary() }

  private static let (old, new) = ("old-reds-blues", "new-reds-blues")

  /// A library of newer games that are finished and an open one, changed last, with its index.
  private static func temporary(finished: Int = 5) throws -> TemporaryLibrary {
    let temporary = try TemporaryLibrary()
    let known = try temporary.open("old")
    for number in 0..<finished { try temporary.finish("\(number)", at: 1 + number) }
    try temporary.library.perform(.note("rain"), on: known, after: 99)
    try temporary.makeIndex()
    return temporary
  }

  @Test(
    "spares whoever asks for the default game all games but the open one",
    .enabled(if: isLinux, "only Linux tells who opens a file"))
  func defaultGame() throws {
    let temporary = try Self.temporary()
    let opened = OpenedFiles(temporary.games)
    for purpose in [GameLibrary.Purpose.reading, .writing] {
      #expect(try temporary.library.defaultID(for: purpose) == Self.old)
      #expect(opened.names() == ["\(Self.old).json"])
    }
    #expect(try temporary.library.id(of: "@1") == "4-reds-blues")
    #expect(try temporary.library.id(of: Self.old) == Self.old)
    #expect(opened.names() == [])
    unlink(temporary.index)
    #expect(try temporary.library.defaultID(for: .writing) == Self.old)
    #expect(Set(opened.names()).count == 6)
  }

  @Test(
    "goes on holding over changes, and costs a change no look at another game",
    .enabled(if: isLinux, "only Linux tells who opens a file"))
  func change() throws {
    let temporary = try Self.temporary()
    let known = try temporary.library.game(Self.old)
    let opened = OpenedFiles(temporary.games)
    try temporary.library.score("Ana", in: known)
    let names = opened.names()
    #expect(names.count == 1 && names.allSatisfy { $0.hasPrefix(".\(Self.old).json.") })
    #expect(try temporary.library.defaultID(for: .writing) == Self.old)
    #expect(opened.names() == ["\(Self.old).json"])
    let other = try temporary.library.create(
      teams: .redsAndBlues, rules: .pickup, now: .noon + 999, day: "other")
    _ = opened.names()
    #expect(try temporary.library.defaultID(for: .reading) == other.standing.id)
    #expect(opened.names() == ["other-reds-blues.json"])
    let error = LibraryError.severalOpenGames([Self.old, other.standing.id])
    #expect(throws: error) { try temporary.library.defaultID(for: .writing) }
    #expect(opened.names() == ["\(Self.old).json"])
  }

  @Test("follows the end of a game and the undoing of it")
  func endAndUndo() throws {
    let open = try temporary.open("old", target: 1)
    try finish("new", at: 9)
    try makeIndex()
    let ended = try library.perform(.point("Ana"), on: open, after: 20)
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
    #expect(GameLibrary(games).lastIndex?.open == [])
    try library.perform(.undo(1), on: ended, after: 30)
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
  }

  @Test(
    "misleads nobody when it is damaged",
    arguments: [
      "", "\n", "\n\n\n", "x", "folder\n", "folder 1 1\n", "folder x y\n", "FOLDER\nopen\n",
      "FOLDER\nnewest now old\n", "folder 99999999999999999999 1 1.0 1.0\nopen old-reds-blues\n",
      "folder 1 2 3.0\nopen 1-reds-blues\n", "folder 1 2 3.x 4\nopen 1-reds-blues\n",
      "folder 1 2 3.4 5.6\nnewest 2026-11-20T12:00:00.120Z 1-reds-blues\nopen 1-reds-blues\n",
      "FOLDER\nshut 1-reds-blues\n",
      "FOLDER\nnewest 2026-11-20T12:00:00.120Z 1-reds-blues\nopen 1-reds-blues\n",
      "FOLDER\nnewest 2026-11-20T12:00:00.120Z\nchanged old-reds-blues\n",
      "open 1-reds-blues\n", "\0\0\0\n\u{1b}\n",
    ])
  func damaged(_ text: String) throws {
    let temporary = try Self.temporary()
    let good = try String(contentsOf: URL(filePath: temporary.index), encoding: .utf8)
    let folder = try #require(good.split(separator: "\n").first)
    let bad = text.replacing("FOLDER", with: folder)
    try Data(bad.utf8).write(to: URL(filePath: temporary.index))
    #expect(try temporary.library.defaultID(for: .writing) == Self.old)
    #expect(try temporary.library.id(of: "@1") == "4-reds-blues")
  }

  @Test(
    "misleads nobody when it is no file, or cannot be written",
    arguments: ["none", "FIFO", "folder", "link", "no folder"])
  func otherKind(_ kind: String) throws {
    let temporary = try Self.temporary()
    let hidden = temporary.games + "/.scoreboard"
    try #require(unlink(temporary.index) == 0)
    switch kind {
    case "FIFO": try #require(mkfifo(temporary.index, 0o666) == 0)
    case "folder": try #require(mkdir(temporary.index, 0o777) == 0)
    case "link": try #require(symlink("nowhere", temporary.index) == 0)
    case "no folder": try FileManager.default.removeItem(atPath: hidden)
    default: break
    }
    temporary.age()
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
    let known = try temporary.library.game(Self.old)
    try temporary.library.perform(.point("Ana"), on: known, after: 200)
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
  }

  @Test("can be made by nobody who may not write, who finds the game all the same")
  func readOnly() throws {
    let temporary = try Self.temporary()
    unlink(temporary.index)
    temporary.age()
    let hidden = temporary.games + "/.scoreboard"
    try #require(chmod(hidden, 0o555) == 0 && chmod(temporary.games, 0o555) == 0)
    defer { _ = [chmod(hidden, 0o755), chmod(temporary.games, 0o755)] }
    #expect(try withoutPrivileges { try temporary.library.defaultID(for: .writing) } == Self.old)
    #expect(access(temporary.index, F_OK) != 0)
  }
}

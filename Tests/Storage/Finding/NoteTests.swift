import Basketball
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("The note of the open games")
struct NoteTests {
  private static let (old, new) = ("old-reds-blues", "new-reds-blues")

  /// A library of an open game and newer ones that are finished, with its note.
  private static func court(finished: Int = 5) throws -> Court {
    let court = try Court()
    try court.open("old")
    for number in 0..<finished { try court.finish("\(number)", at: 1 + number) }
    try court.settle()
    return court
  }

  @Test("spares whoever asks for the default game all games but the open one")
  func defaultGame() throws {
    let court = try Self.court()
    let lookout = Lookout(court.games)
    for purpose in [GameLibrary<Headline>.Purpose.reading, .writing] {
      #expect(try court.library.defaultID(for: purpose) == Self.old)
      #expect(lookout.opened() == ["\(Self.old).json"])
    }
    #expect(try court.library.id(of: "@1") == "4-reds-blues")
    #expect(try court.library.id(of: Self.old) == Self.old)
    #expect(lookout.opened() == [])
    unlink(court.note)
    #expect(try court.library.defaultID(for: .writing) == Self.old)
    #expect(Set(lookout.opened()).count == 6)
  }

  @Test("goes on holding over changes, and costs a change no look at another game")
  func change() throws {
    let court = try Self.court()
    let known = try court.library.game(Self.old)
    let lookout = Lookout(court.games)
    _ = try court.library.update(known) { try $0.score("Ana") }
    let names = [".\(Self.old).json.new", "\(Self.old).json"]
    #expect(lookout.opened().sorted() == names)
    #expect(try court.library.defaultID(for: .writing) == Self.old)
    #expect(lookout.opened() == ["\(Self.old).json"])
    let other = try court.open("other", at: 999)
    _ = lookout.opened()
    #expect(try court.library.defaultID(for: .reading) == other.sheet.id)
    #expect(Set(lookout.opened()) == ["\(Self.old).json", "other-reds-blues.json"])
  }

  @Test("notes the end of a game and the undoing of it")
  func endAndUndo() throws {
    let court = try Court()
    let open = try court.open("old", target: 1)
    try court.finish("new", at: 9)
    try court.settle()
    let ended = try court.library.update(open) { try $0.score("Ana") }
    try expect(court, reading: Self.new, writing: .success(Self.new))
    _ = try court.library.update(ended) { try $0.undo(1, now: .noon) }
    try expect(court, reading: Self.old, writing: .success(Self.old))
  }

  @Test(
    "misleads nobody when it is damaged",
    arguments: [
      "", "\n", "\n\n\n", "x", "0\n\n", "STAMP", "STAMP\n",
      "STAMP\n\nold-reds-blues", "99999999999999999999\n\nold-reds-blues\n",
      "1\n2026-11-20T12:00:00.120Z 1-reds-blues\n1-reds-blues\n", "\0\0\0\n\u{1b}\n",
    ])
  func damaged(_ text: String) throws {
    let court = try Self.court()
    let stamp = try #require(OpenGames.timeOfChange(of: court.games))
    let note = text.replacing("STAMP", with: "\(stamp)")
    try Data(note.utf8).write(to: URL(filePath: court.note))
    #expect(try court.library.defaultID(for: .writing) == Self.old)
  }

  @Test(
    "misleads nobody when it is no file, or cannot be written",
    arguments: ["none", "FIFO", "folder", "link", "no folder"])
  func otherKind(_ kind: String) throws {
    let court = try Self.court()
    let hidden = court.games + "/.scoreboard"
    try #require(unlink(court.note) == 0)
    switch kind {
    case "FIFO": try #require(mkfifo(court.note, 0o666) == 0)
    case "folder": try #require(mkdir(court.note, 0o777) == 0)
    case "link": try #require(symlink("nowhere", court.note) == 0)
    case "no folder": try FileManager.default.removeItem(atPath: hidden)
    default: break
    }
    court.age()
    try expect(court, reading: Self.old, writing: .success(Self.old))
    let known = try court.library.game(Self.old)
    _ = try court.library.update(known) { try $0.score("Ana") }
    try expect(court, reading: Self.old, writing: .success(Self.old))
  }

  @Test("can be made by nobody who may not write, who finds the game all the same")
  func readOnly() throws {
    let court = try Self.court()
    unlink(court.note)
    court.age()
    let hidden = court.games + "/.scoreboard"
    try #require(chmod(hidden, 0o555) == 0 && chmod(court.games, 0o555) == 0)
    defer { _ = [chmod(hidden, 0o755), chmod(court.games, 0o755)] }
    #expect(try asNobody { try court.library.defaultID(for: .writing) } == Self.old)
    #expect(access(court.note, F_OK) != 0)
  }
}

import Basketball
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("A change in a place that is not as it should be")
struct ObstacleTests {
  private static let id = "day-reds-blues"

  @Test(
    "is not kept back by what a killed process left, nor led astray by it",
    arguments: ["file", "link", "folder"])
  func leftover(_ kind: String) throws {
    let court = try Court()
    let known = try court.open("day")
    let (rest, other) = ("\(court.games)/.\(Self.id).json.new", court.folder + "/other")
    try Data("mine".utf8).write(to: URL(filePath: other))
    switch kind {
    case "file": try Data("{".utf8).write(to: URL(filePath: rest))
    case "link": try #require(symlink(other, rest) == 0)
    default: try #require(mkdir(rest, 0o777) == 0)
    }
    let kept = try court.library.update(known) { try $0.score("Ana") }
    let (game, files) = (try court.library.game(Self.id), try court.files())
    #expect(game.sheet == kept.sheet)
    #expect(files == ["\(Self.id).json"])
    #expect(try Data(contentsOf: URL(filePath: other)) == Data("mine".utf8))
  }

  @Test("where the library has gone says so")
  func vanished() throws {
    let court = try Court()
    let known = try court.open("day")
    try FileManager.default.removeItem(atPath: court.games)
    #expect(throws: LibraryError.noLibrary(court.games)) {
      _ = try court.library.update(known) { try $0.score("Ana") }
    }
    #expect(access(court.games, F_OK) != 0)
  }

  @Test("where one may not write says so, and leaves the bytes as they were")
  func readOnly() throws {
    let court = try Court()
    let known = try court.open("day")
    let before = try court.bytes(Self.id)
    try #require(
      chmod(court.games, 0o555) == 0 && chmod(court.games + "/.scoreboard/lock", 0o666) == 0)
    defer { chmod(court.games, 0o755) }
    let path = "\(court.games)/.\(Self.id).json.new"
    #expect(throws: FileError("open", path, errno: EACCES)) {
      try asNobody { _ = try court.library.update(known) { try $0.score("Ana") } }
    }
    #expect(try court.bytes(Self.id) == before)
  }
}

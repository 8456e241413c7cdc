import Platform
import Basketball
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("A change in a place that is not as it should be")
struct ObstacleTests {
  private static let id = "day-reds-blues"

  @Test(
    "is neither hindered nor misled by what a killed process left",
    arguments: ["file", "link", "folder"])
  func leftover(_ kind: String) throws {
    let temporary = try TemporaryLibrary()
    let known = try temporary.open("day")
    let (rest, other) = ("\(temporary.games)/.\(Self.id).json.new", temporary.folder + "/other")
    try Data("mine".utf8).write(to: URL(filePath: other))
    switch kind {
    case "file": try Data("{".utf8).write(to: URL(filePath: rest))
    case "link": try #require(symlink(other, rest) == 0)
    default: try #require(mkdir(rest, 0o777) == 0)
    }
    let saved = try temporary.library.score("Ana", in: known)
    let (game, files) = (try temporary.library.game(Self.id).scoresheet(), try temporary.files())
    #expect(try game == saved.scoresheet())
    #expect(files == ["\(Self.id).json"])
    #expect(try Data(contentsOf: URL(filePath: other)) == Data("mine".utf8))
  }

  @Test("where the library has gone says so")
  func vanished() throws {
    let temporary = try TemporaryLibrary()
    let known = try temporary.open("day")
    try FileManager.default.removeItem(atPath: temporary.games)
    #expect(throws: LibraryError.noLibrary(temporary.games)) {
      _ = try temporary.library.score("Ana", in: known)
    }
    #expect(access(temporary.games, F_OK) != 0)
  }

  @Test("where one may not write says so, and leaves the bytes as they were")
  func readOnly() throws {
    let temporary = try TemporaryLibrary()
    let known = try temporary.open("day")
    let before = try temporary.bytes(Self.id)
    try #require(
      chmod(temporary.games, 0o555) == 0 && chmod(temporary.games + "/.scoreboard/lock", 0o666) == 0
    )
    defer { chmod(temporary.games, 0o755) }
    let path = "\(temporary.games)/.\(Self.id).json.new"
    #expect(throws: LibraryError.failed(FileError("open", path, .accessDenied))) {
      try withoutPrivileges { _ = try temporary.library.score("Ana", in: known) }
    }
    #expect(try temporary.bytes(Self.id) == before)
  }
}

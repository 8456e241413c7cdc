import Platform
import Basketball
import Fixtures
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("A change in a place that is not as it should be")
struct ObstacleTests {
  private static let id = "day-reds-blues"

  @Test("leaves what a killed process left until it is old, and then removes it")
  func leftovers() throws {
    let temporary = try TemporaryLibrary()
    let known = try temporary.open("day")
    let old = FileTime(seconds: FileTime.now.seconds - 7200, nanoseconds: 0)
    let names = [".\(Self.id).json.0a1b2c3d.new", ".\(Self.id).json.new", ".mine.new", "mine"]
    for name in names { try Data("{".utf8).write(to: URL(filePath: temporary.games + "/" + name)) }
    try temporary.library.score("Ana", in: known)
    _ = try temporary.library.defaultID(for: .writing)
    #expect(try temporary.files() == (names + ["\(Self.id).json"]).sorted())
    for name in names { try FileSystem.posix.setModified(temporary.games + "/" + name, old) }
    unlink(temporary.index)
    _ = try temporary.library.defaultID(for: .writing)
    #expect(try temporary.files() == [".mine.new", "mine", "\(Self.id).json"].sorted())
    #expect(try temporary.library.game(Self.id).scorers == ["Ana"])
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
    let path = temporary.path(Self.id)
    #expect(throws: LibraryError.failed(FileError("write", path, .accessDenied))) {
      try withoutPrivileges { _ = try temporary.library.score("Ana", in: known) }
    }
    #expect(try temporary.bytes(Self.id) == before)
  }
}

import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

@Suite("A change in a place that is not as it should be")
struct ObstacleTests: HasLibrary {
  let temporary = TemporaryLibrary()

  @Test("leaves what a killed process left until it is old, and then removes it")
  func leftovers() throws {
    let known = try open("day")
    let old = FileTime(seconds: FileTime.now.seconds - 7200, nanoseconds: 0)
    let names = [".\(id).json.0a1b2c3d.new", ".\(id).json.new", ".mine.new", "mine"]
    for name in names { try "{".write(toPath: games + "/" + name) }
    try library.score("Ana", in: known)
    _ = try library.defaultID(for: .writing)
    #expect(try files() == (names + [file]).sorted())
    for name in names { try FileSystem.posix.setModified(games + "/" + name, old) }
    unlink(index)
    _ = try library.defaultID(for: .writing)
    #expect(try files() == [".mine.new", "mine", "\(id).json"].sorted())
    #expect(try library.game(id).scorers == ["Ana"])
  }

  @Test("where the library has gone says so")
  func vanished() throws {
    let known = try open("day")
    try FileManager.default.removeItem(atPath: games)
    #expect(throws: LibraryError.noLibrary(games)) {
      _ = try library.score("Ana", in: known)
    }
    #expect(access(games, F_OK) != 0)
  }

  @Test("where one may not write says so, and leaves the bytes as they were")
  func readOnly() throws {
    let known = try open("day")
    let before = try bytes(id)
    try #require(
      chmod(games, 0o555) == 0 && chmod(games + "/.scoreboard/lock", 0o666) == 0
    )
    defer { chmod(games, 0o755) }
    let path = temporary.path(id)
    #expect(throws: LibraryError.failed(FileError("write", path, .accessDenied))) {
      try withoutPrivileges { _ = try library.score("Ana", in: known) }
    }
    #expect(try bytes(id) == before)
  }
}

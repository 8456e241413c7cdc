import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

@Suite("The folder for what is not a game")
struct OwnFolderTests: HasLibrary {
  let temporary = TemporaryLibrary()
  private var hidden: String { games + "/.scoreboard" }
  private var trash: String { hidden + "/deleted" }
  private var outside: String { temporary.folder + "/outside" }

  @Test("is not followed out of the library: nothing is changed, and readers go on reading")
  func link() throws {
    let known = try open("day")
    try FileManager.default.removeItem(atPath: hidden)
    try #require(mkdir(outside, 0o777) == 0 && symlink(outside, hidden) == 0)
    let before = try bytes(id)
    let library = temporary.library
    let changes: [() throws -> Void] = [
      { try library.score("Ana", in: known) }, { try library.delete(id) },
      { _ = try library.restore(id) }, { try library.repair(id) },
      { try open("other") },
    ]
    for change in changes {
      #expect(throws: LibraryError.notFolder(hidden)) { try change() }
    }
    age()
    #expect(try library.defaultID(for: .reading) == id)
    #expect(try library.defaultID(for: .writing) == id)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == [])
    #expect(try files() == [file])
    #expect(try bytes(id) == before)
  }

  @Test("gives no index through a symbolic link")
  func index() throws {
    try open("day")
    try makeIndex()
    #expect(GameLibrary(games).validIndex != nil)
    try #require(rename(hidden, outside) == 0 && symlink(outside, hidden) == 0)
    #expect(GameLibrary(games).lastIndex == nil)
  }

  @Test("is where deleted games lie, not where a symbolic link leads", arguments: [false, true])
  func deleted(isFile: Bool) throws {
    try open("day")
    try #require(mkdir(outside, 0o777) == 0)
    if isFile {
      try "mine".write(toPath: trash)
    } else {
      try #require(symlink(outside, trash) == 0)
    }
    #expect(throws: LibraryError.notFolder(trash)) { try library.delete(id) }
    try bytes(id).write(toPath: outside + "/x.1.json")
    #expect(throws: LibraryError.notFolder(trash)) { try library.restore("x") }
    #expect(try files() == [file])
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == ["x.1.json"])
  }

  @Test("has git leave out the lock and the index, and not the deleted games")
  func ignored() throws {
    var saved = try open("day")
    let path = hidden + "/.gitignore"
    #expect(try String(path: path) == "/.gitignore\n/lock\n/open\n/.*.new\n")
    for own in ["!\n", "*", "*\n*\n", ""] {
      try own.write(toPath: path)
      saved = try library.score("Ana", in: saved)
      #expect(try String(path: path) == own)
    }
  }

  @Test(
    "may have names in it that no deleted game has",
    arguments: [
      "x.9223372036854775808", "x.99999999999999999999", "x.", "x", ".1", "x.-", "x. 1",
    ])
  func names(_ name: String) throws {
    try open("x")
    let bytes = try temporary.bytes("x-reds-blues")
    try library.delete("x-reds-blues")
    try bytes.write(toPath: "\(trash)/\(name).json")
    #expect(throws: LibraryError.noDeletedGame("y", ids: ["x-reds-blues"])) {
      try library.restore("y")
    }
  }

  @Test(
    "gives back the last of a name however its place is written",
    arguments: ["9223372036854775807", "007", "+3"])
  func places(_ place: String) throws {
    let known = try open("day")
    let first = try bytes(id)
    try library.score("Ana", in: known)
    try library.delete(id)
    try first.write(toPath: "\(trash)/\(id).\(place).json")
    #expect(try library.restore(id) == id)
    #expect(try bytes(id) == first)
    try library.delete(id)
    #expect(try library.restore(id) == id)
  }
}

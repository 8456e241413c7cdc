import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

@Suite("The file of a league")
struct LeagueFileTests: HasLibrary {
  let temporary = TemporaryLibrary()
  private let title = LeagueSetting(key: .title, value: "Tuesday League")

  init() throws { try open("day") }

  private var path: String { temporary.games + "/league" }

  private func write(_ text: String) throws { try text.write(toPath: path) }

  private func text() throws -> String { try String(path: path) }

  @Test("need not be there, and is made with the library")
  func missing() throws {
    #expect(try library.league() == League())
    let other = TemporaryLibrary()
    #expect(throws: LibraryError.noLibrary(other.games)) { try other.library.league() }
    #expect(try other.library.set(title).title == "Tuesday League")
    #expect(try other.library.league().title == "Tuesday League")
    #expect(try other.files() == ["league"])
  }

  @Test("is no game, and leaves what is at hand as it is")
  func noGame() throws {
    _ = try library.set(title)
    #expect(try library.ids() == ["day-reds-blues"])
    #expect(try library.idAtHand(for: .writing, now: .noon) == "day-reds-blues")
    #expect(try files() == ["day-reds-blues.json", "league"])
  }

  @Test("keeps its rights, and is not written where it says so already")
  func rights() throws {
    try write("title Tuesday League\n")
    try #require(chmod(path, 0o640) == 0)
    let before = try library.system.statusOfPath(path)
    _ = try library.set(title)
    #expect(try library.system.statusOfPath(path) == before)
    _ = try library.set(LeagueSetting(.rules, ["fiba3x3"]))
    #expect(try library.system.statusOfPath(path).permissions & 0o777 == 0o640)
    #expect(try text() == "title Tuesday League\nrules fiba3x3\n")
  }

  @Test(
    "is named with the line that is none, and then left alone",
    arguments: [
      (
        "title x\nruls fiba3x3\n",
        "line 2: 'ruls' is not title, rules, clock, rating, url, color, team, apart, same, private, deduct or link"
      ),
      ("rules foo\n", "line 1: there are no rules called 'foo'"),
    ])
  func damaged(_ text: String, _ what: String) throws {
    try write(text)
    let error = LibraryError.damagedLeague(path: path, what: what)
    #expect(throws: error) { try library.league() }
    #expect(throws: error) { try library.set(title) }
    #expect(try self.text() == text)
  }

  @Test(
    "is a regular file of text", arguments: ["folder", "link", "pipe", "bytes", "large"])
  func kind(_ kind: String) throws {
    let what =
      switch kind {
      case "folder", "pipe": "it is not a regular file"
      case "link": "it is a symbolic link"
      case "bytes": "it is not UTF-8 text"
      default: "it is too large"
      }
    switch kind {
    case "bytes": try [0x74, 0xFF].write(toPath: path)
    case "large": try write(String(repeating: "#", count: 1 << 20) + "\n")
    default: try put(kind, at: path)
    }
    #expect(throws: LibraryError.damagedLeague(path: path, what: what)) {
      try library.league()
    }
  }

  @Test("is the old or the new one, whichever call fails", arguments: 0..<60)
  func faults(_ number: Int) throws {
    try write("rules fiba3x3\n")
    let disk = FailingDisk(.init(Set(FailingDisk.Call.allCases), at: number, as: .inputOutput))
    var isSaved = false
    do {
      _ = try library(on: disk.system).set(title)
      isSaved = true
    } catch LibraryError.unsynced {
      isSaved = true
    } catch {}
    #expect(try text() == (isSaved ? "rules fiba3x3\ntitle Tuesday League\n" : "rules fiba3x3\n"))
  }

  @Test("is put on the disk before it takes the place of the old one")
  func order() throws {
    try write("rules fiba3x3\n")
    let disk = FailingDisk()
    _ = try library(on: disk.system).set(title)
    #expect(disk.changes.suffix(4) == [.write, .sync, .rename, .syncFolder])
  }

  @Test("takes all that several writers say at once")
  func writers() async throws {
    let library = temporary.library
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let setting = try? LeagueSetting(.color, ["Team\(number)", "red"])
          if let setting { _ = try? library.set(setting) }
        }
      }
    }
    #expect(
      Set(try library.league().settings.compactMap(\.subject)) == Set((0..<8).map { "Team\($0)" }))
  }
}

import Basketball
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("A change")
struct UpdateTests {
  private static let id = "day-reds-blues"

  @Test("is in the file when it is said to be, and nothing else is left beside it")
  func change() throws {
    let court = try Court()
    let kept = try court.library.update(try court.open("day")) { try $0.score("Ana") }
    #expect(kept.sheet.box.score == Sides(home: 1, away: 0))
    #expect(try court.library.game(Self.id).sheet == kept.sheet)
    #expect(try court.files() == ["\(Self.id).json"])
  }

  @Test("that is refused leaves the bytes as they were")
  func refused() throws {
    let court = try Court()
    let known = try court.open("day")
    let before = try court.bytes(Self.id)
    #expect(throws: GameError.emptyName) {
      try court.library.update(known) { sheet in
        try sheet.score("Ana")
        throw GameError.emptyName
      }
    }
    #expect(try court.bytes(Self.id) == before)
    #expect(try court.files() == ["\(Self.id).json"])
  }

  @Test("that changes nothing writes nothing")
  func nothing() throws {
    let court = try Court()
    let known = try court.open("day")
    let disk = Disk()
    let kept = try court.library(on: disk.system).update(known) { $0.pauseClock(now: .noon) }
    #expect(kept.sheet == known.sheet)
    #expect(disk.calls == [])
  }

  @Test("is made to the game as it is now, not as it was read")
  func readAgain() throws {
    let court = try Court()
    let known = try court.open("day")
    _ = try court.library.update(known) { try $0.score("Ana") }
    let kept = try court.library.update(known) { try $0.score("Bo") }
    #expect(kept.sheet.box.plays.map(\.play.number) == [1, 2])
    #expect(kept.sheet.box.plays.map(\.play.who.player) == ["Ana", "Bo"])
    #expect(try court.library.game(Self.id).sheet == kept.sheet)
  }

  @Test("of a file that only looks as it did from outside reads it again")
  func forged() throws {
    let court = try Court()
    let known = try court.library.update(try court.open("day")) { try $0.score("Ana") }
    // Nothing that is a game, in a file of the same size and time.
    var info = stat()
    try #require(stat(court.path(Self.id), &info) == 0)
    let text = try court.text(Self.id)
    try court.overwrite(Self.id, with: String(repeating: "?", count: text.utf8.count))
    utimensat(AT_FDCWD, court.path(Self.id), [info.st_mtim, info.st_mtim], 0)
    #expect(throws: LibraryError.self) {
      try court.library.update(known) { try $0.score("Bo") }
    }
  }

  @Test("keeps the mode of the file", arguments: [0o600, 0o664, 0o640] as [mode_t])
  func mode(_ mode: mode_t) throws {
    let court = try Court()
    let known = try court.open("day")
    try #require(chmod(court.path(Self.id), mode) == 0)
    _ = try court.library.update(known) { try $0.score("Ana") }
    var info = stat()
    try #require(stat(court.path(Self.id), &info) == 0)
    #expect(info.st_mode & 0o7777 == mode)
  }

  @Test("leaves the old file or the new one, at whatever moment it is cut off")
  func everyMoment() throws {
    let court = try Court()
    let known = try court.open("day")
    let disk = Disk(piece: 10) { _ in
      #expect([1, 2].contains((try? court.library.game(Self.id))?.sheet.tape.count))
    }
    _ = try court.library(on: disk.system).update(known) { try $0.score("Ana") }
    #expect(disk.calls.count > 50)
  }
}

import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

@Suite("A new game")
struct CreationTests: HasLibrary {
  let temporary = TemporaryLibrary()

  @Test("has names of teams that are cut in its own")
  func longNames() throws {
    let (a, other) = ("a", "𠀀")
    let saved = try create(String(repeating: a, count: 999), String(repeating: other, count: 999))
    let names = [a, other].map { String(repeating: $0, count: 24) }
    #expect(saved.state.id == "day-\(names[0])-\(names[1])")
  }

  @Test("has a name that no file system finds too long, whatever a letter is piled up of")
  func piledUp() throws {
    _ = try create("a" + String(repeating: "\u{20dd}", count: 200), "Blues")
  }

  @Test("of the same teams on the same day has a number of its own")
  func sameTeams() throws {
    for id in ["day-reds-blues", "day-reds-blues-2", "day-reds-blues-3"] {
      #expect(try open("day").state.id == id)
    }
  }

  @Test("is made with others, for which the index is read and saved once")
  func many() throws {
    let sources = (0..<16).compactMap { GameSource(kind: "nba", id: "\($0)") }
    let known = try library.importGames(of: [sources[3]])[0].id
    let opened = OpenedFiles("\(games)/.scoreboard")
    let made = try library.importGames(of: sources + [sources[5]])
    #expect(opened.names().count { $0 == "open" || $0.hasPrefix(".open") } <= 3)
    #expect(made.map(\.isNew) == sources.indices.map { $0 != 3 } + [false])
    #expect(made[3].id == known && made[16].id == made[5].id)
    let ids = try sources.compactMap { try library.id(of: $0) }
    #expect(made.map(\.id).dropLast() == ids[...])
    let times = try made.map { try library.game($0.id).state.created }
    #expect(Set(times).count == 16)
    #expect(library.validIndex != nil)
  }

  @Test("has each folder that is made for it put on the disk, in the one around it")
  func folders() throws {
    let disk = FailingDisk()
    try GameLibrary("\(temporary.folder)/a/b", system: disk.system).makeFolder()
    #expect(disk.changes == [.open, .syncFolder, .open, .syncFolder])
  }

  @Test("takes no name that anything has", arguments: ["folder", "link"])
  func takenName(by kind: String) throws {
    try open("other")
    try put(kind, at: path(id))
    #expect(try open("day").state.id == id + "-2")
  }

  @Test("on another day goes by that day, behind all games of it that are there")
  func anotherDay() throws {
    func game(_ day: Day, isDated: Bool = true) throws -> GameState {
      let game = NewGame(
        .redsAndBlues, by: .pickup, on: day, isDated: isDated,
        end: .result(Sides(home: 2, away: 1)))
      return try library.create(game, now: .noon).state
    }
    let noon = try #require(TimeOfDay("2026-07-04T12:00:00.000Z"))
    let games = try (0..<12).map { _ in try game("2026-07-04") }
    #expect(games.map(\.created) == (0..<12).map { noon + $0 })
    #expect(games[1].id == "2026-07-04-reds-blues-2")
    #expect(games[0].finish?.ending == .result)
    #expect(try game("2026-11-20", isDated: false).created == .noon)
    let list = try library.list(now: .noon).games.map(\.id)
    #expect(list.dropFirst() == ArraySlice(games.reversed().map(\.id)))
    #expect(try library.idAtHand(for: .reading, now: .noon) == "2026-11-20-reds-blues")
  }

  @Test("has an instant of its own, whatever was made then, moved or edited")
  func instants() throws {
    func game(
      _ day: Day = "2026-11-20", isDated: Bool = true, at time: TimeOfDay
    ) throws -> TimeOfDay {
      let game = NewGame(.redsAndBlues, by: .pickup, on: day, isDated: isDated)
      return try library.create(game, now: time).state.created
    }
    let noon = Day("2026-11-20").noon
    // Where the day begins earlier, it is still the 19th in UTC.
    #expect(try game(isDated: false, at: noon + -90_000_000) == noon + -90_000_000)
    #expect(try game("2026-11-19", isDated: false, at: noon + -90_000_000) == noon + -89_999_999)
    #expect(try game(at: noon + -1) == noon)
    #expect(try game(isDated: false, at: noon + -1) == noon + -1)
    #expect(try game(at: noon + -1) == noon + 1)
    #expect(try game(isDated: false, at: noon) == noon + 2)
    unlink(index)
    #expect(try game(at: noon) == noon + 3)
    let other = try text("2026-11-20-reds-blues-2").replacing("reds-blues-2", with: "other")
    try put(
      other.replacing(noon.text, with: TimeOfDay(milliseconds: noon.milliseconds + 50).text),
      as: "2026-11-20-other")
    #expect(try game(at: noon) == noon + 51)
  }

  @Test("reads no other game, however many there are of its day")
  func costs() throws {
    let game = NewGame(.redsAndBlues, by: .pickup, on: "2026-11-20", isDated: true)
    var counts = Set<Int>()
    for _ in 0..<12 {
      let disk = FailingDisk()
      _ = try temporary.library(on: disk.system).create(game, now: .noon)
      counts.insert(disk.calls.count { $0 == .open })
    }
    // The first one makes the index, and the second finds it.
    #expect(counts.count <= 2)
  }

  @Test("makes the library and the folders it lies in")
  func parents() throws {
    let library = GameLibrary(temporary.folder + "/a/b//c/")
    let saved = try library.create(day: "day")
    #expect(try library.game(saved.state.id).sheet == saved.sheet)
    let ignore = temporary.folder + "/a/b/c/.scoreboard/.gitignore"
    #expect(try String(path: ignore) == "/.gitignore\n/lock\n/open\n/.*.new\n")
  }

  @Test("cannot be made where no library can be", arguments: ["", "/below", "/below/it"])
  func fileInTheWay(below: String) throws {
    try "mine".write(toPath: games)
    let library = GameLibrary(games + below)
    let cause = FileError("create", library.folder, .notFolder)
    #expect(throws: LibraryError.cannotCreate(cause)) {
      try library.create(day: "day")
    }
    #expect(try String(path: games) == "mine")
  }

  @Test("cannot be made where one may not write, and the reason is said")
  func noPermission() throws {
    try #require(chmod(temporary.folder, 0o555) == 0)
    defer { chmod(temporary.folder, 0o755) }
    let cause = FileError("create", games, .accessDenied)
    #expect(throws: LibraryError.cannotCreate(cause)) {
      try withoutPrivileges { _ = try open("day") }
    }
  }

  private func create(_ home: String, _ away: String) throws -> StoredGame {
    try library.create(teams: Sides(home: Team(home), away: Team(away)), day: "day")
  }
}

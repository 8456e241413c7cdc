import Fixtures
import Basketball
import Foundation
import Storage
import Testing

@testable import ViewModels

@Suite("The listing of a library")
struct ListingTests {
  /// Does something with a library of its own, which is gone after it.
  func withLibrary(_ body: (Library) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(Library(folder.path()))
  }

  func create(_ home: String, _ away: String, _ minutes: Int, in library: Library) throws -> String
  {
    var changes = RuleChanges()
    changes.target = 3
    let creator = GameCreator(home: home, away: away, preset: nil, changes: changes)
    let now = TimeOfDay(milliseconds: Court.start + minutes * 60_000)
    return try creator.create(in: library, now: now, day: "2026-11-20").id
  }

  /// A game that is ready, one that runs, one that is paused and one that is finished.
  func fill(_ library: Library) throws {
    let reds = "Reds: Ana, Bo, Cy"
    let ids = try ["Blues: D, E, F", "Żółci: D, E, F", "李小龍: D, E, F", "Blues: G, H, I"]
      .enumerated().map { try create(reds, $1, $0, in: library) }
    for (place, id) in ids.dropFirst().enumerated() {
      let time = TimeOfDay(milliseconds: Court.start + 3_600_000)
      let board = try library.scoreboard(id) { time }
      try board.start()
      try board.homePlayers[0].twoPoints()
      if place == 1 { try board.pause() }
      if place == 2 { try board.homePlayers[0].twoPoints() }
    }
  }

  @Test("is this JSON, newest first, and the same bytes again")
  func json() throws {
    try withLibrary { library in
      try fill(library)
      let text = try ListDocument(library, now: TimeOfDay(milliseconds: Court.start + 7_200_000))
        .pretty()
      try expectGolden(text, "games.list.json")
      #expect(
        try ListDocument(library, now: TimeOfDay(milliseconds: Court.start + 7_200_000)).pretty()
          == text)
    }
  }

  @Test("holds the very documents of the games as of their last change")
  func documents() throws {
    try withLibrary { library in
      try fill(library)
      let games = try ListDocument(library, now: TimeOfDay(milliseconds: Court.start + 7_200_000))
        .games
      #expect(games.count == 4)
      for game in games {
        let sheet = try library.game(game.id).sheet
        #expect(GameDocument(sheet, now: sheet.changed) == game)
      }
      let rows = try GameList(library, now: TimeOfDay(milliseconds: Court.start + 7_200_000)).games
      #expect(rows.map(\.id) == games.map(\.id))
      #expect(rows.map(\.status) == games.map(\.status))
      #expect(rows.map(\.home.score) == games.map(\.home.score))
      #expect(rows.map(\.away.name) == games.map(\.away.name))
    }
  }

  @Test("puts games of one millisecond in the order of their ids, the last first")
  func sameTime() throws {
    try withLibrary { library in
      for _ in 0..<3 { _ = try create("A: a, b, c", "B: d, e, f", 0, in: library) }
      let ids = ["2026-11-20-a-b-3", "2026-11-20-a-b-2", "2026-11-20-a-b"]
      #expect(
        try GameList(library, now: TimeOfDay(milliseconds: Court.start + 7_200_000)).games.map(\.id)
          == ids)
    }
  }

  @Test("names the files that are no games, and lists the others")
  func damaged() throws {
    try withLibrary { library in
      let id = try create("A: a, b, c", "B: d, e, f", 0, in: library)
      try Data("{}".utf8).write(to: URL(filePath: "\(library.folder)/z.json"))
      try Data("".utf8).write(to: URL(filePath: "\(library.folder)/empty.json"))
      let list = try ListDocument(library, now: TimeOfDay(milliseconds: Court.start + 7_200_000))
      #expect(list.games.map(\.id) == [id])
      #expect(
        list.damaged.map(\.path) == ["empty", "z"].map { "\(library.folder)/\($0).json" })
      #expect(list.damaged.last?.what == "it has no 'format'")
    }
  }

  @Test("of no library is an error")
  func missing() throws {
    try withLibrary { library in
      #expect(throws: LibraryError.noLibrary(library.folder)) {
        try GameList(library, now: TimeOfDay(milliseconds: Court.start + 7_200_000))
      }
    }
  }
}

import Basketball
import CLibrary
import Fixtures
import JSON
import Testing

@testable import Storage

@Suite("The game that is meant")
struct GameByWordTests: HasLibrary {
  let temporary = TemporaryLibrary()

  /// A library with games of two days, of which the earlier was made last.
  private static func temporary() throws -> TemporaryLibrary {
    let temporary = TemporaryLibrary()
    try temporary.open("2026-11-20", at: 0)
    try temporary.open("2026-11-20", at: 1)
    try temporary.open("2026-11-19", at: 2)
    return temporary
  }

  private static let ids = [
    "2026-11-19-reds-blues", "2026-11-20-reds-blues", "2026-11-20-reds-blues-2",
  ]

  /// The game that a word means, or those that it may mean.
  private static func meant(_ word: String, in library: GameLibrary) throws -> String {
    do {
      return try library.id(of: word)
    } catch {
      if case .ambiguousGame(word, let ids) = error {
        throw JSONError(text: "one of " + ids.joined(separator: ", "))
      }
      #expect(error == .noGame(word, ids: ids))
      return "none"
    }
  }

  @Test("is the one that was approved")
  func cases() throws {
    let (days, cases) = (try Self.temporary(), TemporaryLibrary())
    for day in ["day", "day", "zeljo"] { try cases.open(day) }
    try cases.put("{}", as: "Day-Reds-Blues")
    try expectCases(
      "games",
      [
        "word": { try Self.meant($0, in: days.library) },
        "spelled": { try cases.library.id(of: $0) },
        "name": { names in
          let (temporary, teams) = (TemporaryLibrary(), names.components(separatedBy: " | "))
          let game = try temporary.library.create(
            teams: Sides(home: teams[0], away: teams[1]).map { Team($0) },
            day: "day")
          let (id, files) = (game.state.id, try temporary.files())
          let (read, meant) = (try temporary.library.game(id), try temporary.library.id(of: id))
          #expect(files == ["\(id).json"] && meant == id)
          #expect(read.state == game.state)
          return id
        },
      ])
  }

  @Test("is none of a word that is longer than any id")
  func long() throws {
    let word = String(repeating: "x", count: 100_000)
    let temporary = try Self.temporary()
    #expect(throws: LibraryError.noGame(word, ids: Self.ids)) {
      try temporary.library.id(of: word)
    }
  }

  @Test("is one that begins so before those that have the word elsewhere")
  func beginningFirst() throws {
    let temporary = try Self.temporary()
    try temporary.open("reds")
    #expect(try temporary.library.id(of: "reds") == "reds-reds-blues")
  }

  @Test("is one that is the word behind its day before those that have the word in their ids")
  func behindDay() throws {
    let temporary = TemporaryLibrary()
    for _ in 0..<2 { try temporary.open("2026-11-20") }
    let words = ["reds-blues", "Reds-Blues", "20-reds-blues"]
    #expect(try temporary.library.id(of: words[0]) == Self.ids[1])
    #expect(try temporary.library.id(of: words[1]) == Self.ids[1])
    #expect(throws: LibraryError.ambiguousGame(words[2], candidates: Array(Self.ids[1...]))) {
      try temporary.library.id(of: words[2])
    }
    // Of two days it may be both, and no part of others.
    try temporary.open("2026-11-19")
    #expect(throws: LibraryError.ambiguousGame(words[0], candidates: Array(Self.ids[..<2]))) {
      try temporary.library.id(of: words[0])
    }
  }

  @Test("is counted from the newest, by the day that it was played on and then when it was made")
  func places() throws {
    let temporary = try Self.temporary()
    try temporary.open("2026-11-18", at: 0)
    let newest = try (1...4).map { try temporary.library.id(of: "@\($0)") }
    #expect(newest == [2, 1, 0].map { Self.ids[$0] } + ["2026-11-18-reds-blues"])
    // Also by the index, after a change of an older one.
    try temporary.makeIndex()
    _ = try temporary.library.score("Ana", in: temporary.library.game(Self.ids[1]))
    #expect(try temporary.library.id(of: "@1") == Self.ids[2])
  }

  @Test("is no file out of the library, whatever is asked for", arguments: ["../x", "a/../../x"])
  func outside(_ id: String) throws {
    let saved = try open("day")
    try put(
      try text("day-reds-blues").replacing("day-reds-blues", with: id), as: "../x")
    #expect(throws: LibraryError.self) { try library.id(of: id) }
    #expect(throws: LibraryError.noGame(id, ids: [])) { try library.game(id) }
    #expect(throws: LibraryError.noGame(id, ids: [])) { try library.delete(id) }
    #expect(throws: LibraryError.noGame(id, ids: [])) { try library.repair(id) }
    #expect(library.check(id).error == .noGame(id, ids: []))
    #expect(try library.game("day-reds-blues").sheet == saved.sheet)
  }

  @Test("is none in a library that is not there", arguments: ["/none", "/file"])
  func noLibrary(name: String) throws {
    try open("day")
    let folder = name == "/none" ? temporary.folder + name : path("day-reds-blues")
    let library = GameLibrary(folder)
    let error = LibraryError.noLibrary(folder)
    #expect(throws: error) { try library.id(of: "day") }
    #expect(throws: error) { try library.id(of: "@1") }
    #expect(throws: error) { try library.defaultID(for: .reading) }
    #expect(throws: error) { try library.defaultID(for: .writing) }
    #expect(throws: error) { try library.list(now: .noon) }
  }

  @Test("is probably the one changed last by the index, which need not hold")
  func likely() throws {
    let temporary = try Self.temporary()
    let game = try temporary.library.game(Self.ids[1])
    _ = try temporary.library.perform(.point("Ana"), on: game, after: 9)
    try temporary.makeIndex()
    #expect(temporary.library.likelyGame?.state.id == Self.ids[1])
    try temporary.put("{}", as: "2027-01-01")
    #expect(temporary.library.likelyGame?.state.id == Self.ids[1])
    try #require(unlink(temporary.path(Self.ids[1])) == 0)
    #expect(temporary.library.likelyGame?.state.id == Self.ids[0])
  }

  @Test("is without an index probably the one changed last of those that can be read")
  func likelyByName() throws {
    #expect(library.likelyGame?.state.id == nil)
    for (place, day) in ["2026-11-20", "2026-11-19"].enumerated() {
      try open(day, at: place)
    }
    try put("{}", as: "2027-01-01")
    unlink(index)
    #expect(library.likelyGame?.state.id == Self.ids[0])
    #expect(access(index, F_OK) != 0)
  }

  @Test("is without an index one of the last by name, however many there are")
  func likelyOfMany() throws {
    for place in 0..<9 { try open("2026-11-1\(place)", at: place) }
    unlink(index)
    #expect(library.likelyGame?.state.id == "2026-11-18-reds-blues")
  }
}

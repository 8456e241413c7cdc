import Basketball
import CLibrary
import Documents
import Fixtures
import Testing

@testable import Storage

@Suite("A file as another wrote it")
struct LayoutTests: HasLibrary {
  let temporary = TemporaryLibrary()

  private static let id = "bad-reds-blues"

  @Test("with escape sequences in a name is read and written as it is")
  func escapes() throws {
    let name = "\u{1b}]0;x\u{7}\n\u{0}\u{202e}"
    let teams = Sides(
      home: Team(name: name, players: [Player(name)]), away: Sides.redsAndBlues.away)
    let known = try library.create(teams: teams, day: "day")
    #expect(known.state.id == "day-0-x-blues")
    let saved = try library.score(name, in: known)
    #expect(try library.game(saved.state.id).sheet == saved.sheet)
    #expect(try text(saved.state.id).allSatisfy { $0 == "\n" || $0 >= " " })
  }

  @Test(
    "is read all the same, and is as this tool lays it out after one change",
    arguments: OtherLayout.allCases)
  func layouts(_ layout: OtherLayout) throws {
    for seed in seeds(1) {
      let temporary = TemporaryLibrary()
      var random = RandomGame(seed: seed)
      let new = try temporary.library.create(
        teams: random.teams(), rules: random.rules(), now: random.now, day: "day")
      let (id, known) = (new.state.id, try temporary.library.play(&random, on: new, verbs: 25))
      let before = try temporary.bytes(id)
      try temporary.put(try layout.text(of: before), as: id)
      let read = try temporary.library.game(id)
      #expect(read.sheet == known.sheet && read.isEdited == (layout != .wrongSeal))
      let now = known.sheet.tape.changed
      try temporary.expectList([GameDocument(known.state, now: now)], now: now)
      let change = { (game: StoredGame) in
        try temporary.library.update(game, [.note("by hand")]) { random.now + 1 }.game
      }
      _ = try change(read)
      let after = try temporary.bytes(id)
      try temporary.put(before, as: id)
      _ = try change(known)
      #expect(try temporary.bytes(id) == after)
    }
  }

  @Test("in a format of later days is left to the tool of later days")
  func newerFormat() throws {
    let known = try open("bad")
    try put(#"{"format":"scoreboard.file/4","game":[[]]}"#, as: Self.id)
    let error = LibraryError.newerFormat(
      path: path(Self.id), format: "scoreboard.file/4")
    try expectDamaged(Self.id, error)
    #expect(library.check(Self.id).findings.map(\.advice) == ["use a newer scoreboard"])
    try expectIsolated(temporary, known)
  }

  @Test("about its own name is no row of a listing")
  func otherName() throws {
    try open("good")
    try put(try text("good-reds-blues"), as: Self.id)
    let error = LibraryError.otherGame(
      path: path(Self.id), game: "good-reds-blues")
    try expectDamaged(Self.id, error)
    #expect(try library.list(now: .noon).games.map(\.id) == ["good-reds-blues"])
    #expect(try library.defaultID(for: .writing) == "good-reds-blues")
  }

  @Test("under a name with its accents written otherwise is the game of that name, and no other")
  func accents() throws {
    let teams = Sides(home: Team("李é"), away: Team("B"))
    let id = try library.create(teams: teams, day: "é")
      .state.id
    let (composed, decomposed) = ("é", "e\u{301}")
    let other = id.replacing(composed, with: decomposed)
    try #require(rename(path(id), path(other)) == 0)
    let known = try library.game(other)
    _ = try library.perform(.note("x"), on: known)
    #expect(try files().map { Array($0.utf8) } == [Array("\(other).json".utf8)])
    #expect(try library.game(other).state.note == "x")
  }
}

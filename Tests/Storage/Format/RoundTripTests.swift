import Basketball
import Documents
import Fixtures
import JSON
import Platform
import Testing

@testable import Storage

@Suite("A game's file")
struct RoundTripTests: HasLibrary {
  let temporary = TemporaryLibrary()

  @Test("gives back every game as it was saved", arguments: seeds(1))
  func roundTrip(seed: Int) throws {
    var random = RandomGame(seed: seed)
    for number in 0..<20 {
      let new = try library.create(
        teams: random.teams(), rules: random.rules(), now: random.now, day: "\(number)")
      let saved = try library.play(&random, on: new, verbs: 12)
      let read = try library.game(saved.state.id)
      #expect(read.sheet == saved.sheet && !read.isEdited)
    }
    let list = try library.list(now: .noon)
    #expect(list.games.count == 20 && list.damaged == [])
    let documents = try list.games.map { game in
      let sheet = try library.game(game.id).sheet
      return GameDocument(sheet.state, now: sheet.tape.changed)
    }
    try expectList(documents)
    // Where no summary holds, all tapes are read.
    for id in try library.ids() {
      try put(text(id).replacing("\"size\":", with: "\"size\": "), as: id)
    }
    try expectList(documents)
  }

  @Test("has the keys that help tells of, and no others", arguments: seeds(1))
  func keys(seed: Int) throws {
    for part in 0..<25 {
      var random = RandomGame(seed: seed * 1000 + part)
      try checkKeys(of: String(decoding: try random.sheet().bytes, as: UTF8.self))
    }
  }

  @Test("gives back a play behind a lineup, of which its summary says nothing")
  func followsLineup() throws {
    let time = { GameTime(clock: .elapsed(ClockReading(milliseconds: $0)), place: .inOrder) }
    var game = try open("day")
    let verbs: [Verb] = [
      .lineup(TypedLineup(["Reds", "Ana"], at: time(3000))),
      .record([PlayRequest(.exact(Who(.away)), .foul)], at: time(2000)),
    ]
    for (place, verb) in verbs.enumerated() {
      game = try library.perform(verb, on: game, after: place + 1)
    }
    #expect(game.sheet.playByPlay.plays.map(\.play.followsLineup) == [1])
    #expect(try library.game("day-reds-blues").sheet == game.sheet)
    #expect(library.check("day-reds-blues").error == nil)
  }

  @Test(
    "says all there is to say of a game, in the same bytes for the same facts", arguments: seeds(1))
  func everyFact(seed: Int) throws {
    for part in 0..<25 {
      var random = RandomGame(seed: seed * 1000 + part)
      let sheet = try random.sheet()
      let bytes = sheet.bytes
      let read = try CheckedFile(bytes, path: "").sheet(id: "day")
      #expect(read == sheet)
      #expect(read.bytes == bytes)
    }
  }

  @Test(
    "is appended to: the lines that were acknowledged are never written otherwise",
    arguments: seeds(1))
  func acknowledgedBytes(seed: Int) throws {
    var random = RandomGame(seed: seed)
    var game = try library.create(
      teams: random.teams(), rules: random.rules(), now: random.now, day: "day")
    let id = game.state.id
    for _ in 0..<60 {
      let before = try #require(bytes(id).lines(of: id))
      game = try library.play(&random, on: game, verbs: 1)
      #expect(try #require(bytes(id).lines(of: id)).starts(with: before))
    }
  }

  @Test("leaves also those lines as they are that this tool would write otherwise")
  func foreignLines() throws {
    let known = try library.score("Ana", in: open("day"))
    let text = try temporary.text(known.state.id).replacing(
      "\"seconds\":0,", with: "\"seconds\": 0.0,")
    let bytes = Array(text.utf8).sealed
    try put(bytes, as: known.state.id)
    let before = try #require(bytes.lines())
    for verb in [.undo(1), .point("Bo"), .note("x")] as [Verb] {
      try library.perform(verb, on: library.game(known.state.id))
      #expect(try #require(self.bytes(id).lines()).starts(with: before))
    }
  }

  @Test("is this: the summary on a line, the tape a line an entry, the seal over both")
  func layout() throws {
    try finish("day")
    try expectGolden(try text("day-reds-blues"), "finished.file.json")
  }
}

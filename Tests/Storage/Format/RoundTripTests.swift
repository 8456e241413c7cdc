import Basketball
import Documents
import Fixtures
import JSON
import Platform
import Testing

@testable import Storage

@Suite("A game's file")
struct RoundTripTests {
  @Test("gives back every game as it was saved", arguments: seeds(2))
  func roundTrip(seed: Int) throws {
    let temporary = try TemporaryLibrary()
    var random = RandomGame(seed: seed)
    for number in 0..<20 {
      let new = try temporary.library.create(
        teams: random.teams(), rules: random.rules(), now: random.now, day: "\(number)")
      let saved = try temporary.library.play(&random, on: new, verbs: 12)
      let read = try temporary.library.game(saved.standing.id)
      #expect(try read.scoresheet() == saved.scoresheet())
      #expect(
        GameDocument(read.standing, now: random.now).pretty
          == GameDocument(try read.scoresheet().standing, now: random.now).pretty)
    }
    let list = try temporary.library.list(now: .noon)
    #expect(list.games.count == 20 && list.damaged == [])
    let documents = try list.games.map { game in
      let sheet = try temporary.library.game(game.id).scoresheet()
      return GameDocument(sheet.standing, now: sheet.tape.changed)
    }
    #expect(try temporary.list(now: .noon) == ListDocument.text(of: documents))
  }

  @Test("gives back a play behind a lineup, of which its head says nothing")
  func followsLineup() throws {
    let temporary = try TemporaryLibrary()
    let time = { GameTime(clock: .elapsed(ClockReading(milliseconds: $0)), place: .inOrder) }
    var game = try temporary.open("day")
    let verbs: [Verb] = [
      .lineup(TypedLineup(["Reds", "Ana"], at: time(3000))),
      .record([PlayRequest(.exact(Who(.away)), .foul)], at: time(2000)),
    ]
    for (place, verb) in verbs.enumerated() {
      game = try temporary.library.perform(verb, on: game, after: place + 1)
    }
    #expect(try game.scoresheet().playByPlay.plays.map(\.play.followsLineup) == [1])
    #expect(try temporary.library.game("day-reds-blues").scoresheet() == game.scoresheet())
    #expect(temporary.library.check("day-reds-blues").error == nil)
  }

  @Test(
    "says all there is to say of a game, in the same bytes for the same facts", arguments: seeds(2))
  func everyFact(seed: Int) throws {
    for part in 0..<25 {
      var random = RandomGame(seed: seed * 1000 + part)
      let sheet = try random.sheet()
      let bytes = Self.bytes(of: sheet)
      let read = try CheckedFile(bytes, path: "").sheet(id: "day")
      #expect(read == sheet)
      #expect(Self.bytes(of: read) == bytes)
    }
  }

  private static func bytes(of sheet: Scoresheet) -> [UInt8] {
    FileLayout.bytes(
      sheet.standing, changed: sheet.tape.changed, saved: [], adding: sheet.tape.entries)
  }

  @Test(
    "is appended to: the lines that were acknowledged are never written otherwise",
    arguments: seeds(2))
  func acknowledgedBytes(seed: Int) throws {
    let temporary = try TemporaryLibrary()
    var random = RandomGame(seed: seed)
    var game = try temporary.library.create(
      teams: random.teams(), rules: random.rules(), now: random.now, day: "day")
    let id = game.standing.id
    for _ in 0..<60 {
      let before = try Self.tape(in: temporary.bytes(id))
      game = try temporary.library.play(&random, on: game, verbs: 1)
      #expect(try Self.tape(in: temporary.bytes(id)).starts(with: before))
    }
  }

  @Test("leaves also those lines as they are that this tool would write otherwise")
  func foreignLines() throws {
    let temporary = try TemporaryLibrary()
    let known = try temporary.library.score("Ana", in: temporary.open("day"))
    let text = try temporary.text(known.standing.id).replacing(
      "\"seconds\":0,", with: "\"seconds\": 0.0,")
    let bytes = Array(text.utf8).sealed
    try temporary.put(bytes, as: known.standing.id)
    let before = try Self.tape(in: bytes)
    for verb in [.undo(1), .point("Bo"), .note("x")] as [Verb] {
      try temporary.library.perform(verb, on: temporary.library.game(known.standing.id))
      #expect(try Self.tape(in: temporary.bytes(known.standing.id)).starts(with: before))
    }
  }

  /// The lines of the tape of a sealed file.
  private static func tape(in bytes: [UInt8]) throws -> ArraySlice<UInt8> {
    bytes[try #require(FileLayout.sealedParts(bytes)).tape]
  }

  @Test("is this: the head a line a key, the tape a line an entry, the seal over both")
  func layout() throws {
    let temporary = try TemporaryLibrary()
    try temporary.finish("day")
    try expectGolden(try temporary.text("day-reds-blues"), "finished.file.json")
  }
}

extension [UInt8] {
  /// A file of this tool's layout with the seal that it should have.
  var sealed: [UInt8] {
    let end = count - FileLayout.tailLength
    let seal = Checksum(self[..<end])
    return self[..<end] + [UInt8(ascii: "\"")] + seal.text + Array("\"\n}\n".utf8)
  }
}

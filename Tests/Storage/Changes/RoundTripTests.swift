import Basketball
import FoundationEssentials
import Testing

@testable import Storage

@Suite("A game's file")
struct RoundTripTests {
  @Test("gives back every game as it was kept", arguments: [1, 2, 3, 4] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    let court = try Court()
    var season = Season(seed: seed)
    for number in 0..<80 {
      let teams = season.teams()
      let new = try court.library.create(
        home: teams.home, away: teams.away, rules: try season.rules(), now: .noon, day: "\(number)")
      let kept = try court.library.update(new) { season.play(&$0) }
      #expect(try court.library.game(kept.sheet.id).sheet == kept.sheet)
    }
    let heads = try court.library.heads(as: Headline.self).map { try $0.get() }
    #expect(heads.count == 80)
    for head in heads {
      let sheet = try court.library.game(head.id).sheet
      #expect(head == Headline(sheet, now: sheet.changed))
    }
  }

  @Test("says all there is to say of a game", arguments: [5, 6] as [UInt64])
  func everyFact(seed: UInt64) throws {
    var season = Season(seed: seed)
    for _ in 0..<1000 {
      let teams = season.teams()
      var sheet = Scoresheet(
        id: "day", home: teams.home, away: teams.away, rules: try season.rules(), now: .noon)
      season.play(&sheet)
      let data = try JSON.encode(GameFile<Headline>(sheet), .pretty)
      let read = try JSONDecoder().decode(GameFile<Headline>.self, from: data).sheet(id: "day")
      #expect(read == sheet)
      #expect(try JSON.encode(GameFile<Headline>(read), .pretty) == data)
    }
  }

  @Test("has the same bytes for the same facts")
  func sameBytes() throws {
    let courts = [try Court(), try Court()]
    let files = try courts.map { court in
      var season = Season(seed: 5)
      let teams = season.teams()
      let new = try court.library.create(
        home: teams.home, away: teams.away, rules: try season.rules(), now: .noon, day: "day")
      return try court.bytes(try court.library.update(new) { season.play(&$0) }.sheet.id)
    }
    #expect(files[0] == files[1])
  }

  @Test("is pretty, has its keys in order, and ends with a line break")
  func layout() throws {
    let court = try Court()
    try court.finish("day")
    let text = try court.text("day-reds-blues")
    #expect(text.prefix(Self.beginning.count) == Self.beginning)
    #expect(text.suffix(Self.end.count) == Self.end)
  }

  private static let beginning = """
    {
      "format" : "scoreboard.file/1",
      "game" : {
        "away" : {
          "name" : "Blues",
          "players" : [
            {
              "name" : "Di",
              "points" : 0
            },

    """

  private static let end = """
        {
          "at" : "2026-11-20T12:00:00.121Z",
          "record" : [
            {
              "move" : "onePoint",
              "number" : 1,
              "player" : "Ana",
              "recorded" : "2026-11-20T12:00:00.121Z",
              "seconds" : 0,
              "team" : "home"
            }
          ]
        }
      ]
    }

    """
}

import Basketball
import Testing

@testable import ViewModels

@Suite("A game out of a feed and in again")
struct FeedRoundTripTests {
  /// A game of the same teams and rules that is recorded from these lines.
  func again(_ sheet: Scoresheet, from lines: [String]) throws -> Scoresheet {
    var new = Scoresheet(
      id: "again", home: sheet.teams.home, away: sheet.teams.away, rules: sheet.rules,
      now: sheet.created)
    for (place, text) in lines.enumerated() {
      let line = try #require(FeedLine(Array(text.utf8), number: place + 1))
      _ = try line.record(in: &new, now: sheet.created)
    }
    return new
  }

  /// All of a game that its plays decide: each play but for its number, the score, the lines, the end.
  struct Told: Equatable {
    var plays: [String]
    var lines: Sides<TeamLine>
    var finish: [String?]

    init(_ sheet: Scoresheet) {
      plays = LogDocument(sheet).plays.map { "\($0.feedLine) \($0.home)-\($0.away)" }
      lines = sheet.box.lines
      let play = sheet.box.finish?.basket
      finish = [play?.reading.exactText, play?.who.word, play?.move.rawValue]
    }
  }

  @Test("is the same game, by words and by JSON")
  func generated() throws {
    var (plays, finished) = (0, 0)
    for seed in 1...400 {
      let sheet = try Scoresheet.generated(seed: seed)
      let log = LogDocument(sheet).plays
      #expect(Told(try again(sheet, from: log.map(\.feedLine))) == Told(sheet), "seed \(seed)")
      let lines = try log.map { try $0.line() }
      #expect(Told(try again(sheet, from: lines)) == Told(sheet), "seed \(seed)")
      (plays, finished) = (plays + log.count, finished + (sheet.isFinished ? 1 : 0))
    }
    #expect(plays > 4000 && finished > 50)
  }

  @Test("is the same game with names that have a slash in them", arguments: ["a/b", "/a", "//b"])
  func slashes(name: String) throws { try expectSame(name) }

  @Test("is the same game with names that end in a slash", arguments: ["Ana/", "/"])
  func lastSlash(name: String) throws {
    try expectSame(name)
  }

  func expectSame(_ name: String) throws {
    var sheet = try Scoresheet.pickup(home: "Reds: \(name), Bo, Cy")
    try sheet.record([Call(Who(.home, name), .twoPoints)], now: sheet.created)
    let play = try #require(LogDocument(sheet).plays.first)
    #expect(Told(try again(sheet, from: [play.feedLine])) == Told(sheet))
    #expect(Told(try again(sheet, from: [try play.line()])) == Told(sheet))
  }
}

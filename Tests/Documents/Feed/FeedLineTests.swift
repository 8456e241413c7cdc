@testable import Basketball
@testable import Documents
import Fixtures
import Testing

@Suite("A line of a feed")
struct FeedLineTests {
  /// A game with names that are hard to say, its clock at 00:05.0.
  static func game(
    home: String = "Reds: Ana Lu, 7, Up, Željko, #1",
    away: String = "Blue Jays: Dee, 3Eve, Flo"
  ) throws -> Scoresheet {
    let teams = try Sides(
      typedHome: Team(typed: home, rules: .pickup), away: Team(typed: away, rules: .pickup))
    var sheet = Scoresheet(
      id: "game", teams: teams, rules: .pickup, now: TimeOfDay(milliseconds: 0))
    _ = try sheet.perform(
      .clock(.set(.elapsed(ClockReading(milliseconds: 5000)))), now: sheet.state.created)
    if home.contains("Up") {
      // Typed with a roster, digits before a name are a shirt number.
      _ = try sheet.perform(.rename(.typed("Up"), to: "7 Up"), now: sheet.state.created)
    }
    return sheet
  }

  /// What these bytes record: clock, who and move; nil where they are no line to record.
  static func recorded(_ bytes: [UInt8]) throws -> String? {
    var sheet = try game()
    guard let line = try FeedLine(bytes, number: 1) else { return nil }
    let outcome = try sheet.perform(line.verb(), now: sheet.state.created)
    #expect(outcome.added == sheet.playByPlay.plays && outcome.entries.count == 1)
    return outcome.added.map(\.play)
      .map { "\($0.reading.exactText) \($0.who.word) \($0.move)" }.joined(separator: "; ")
  }

  static func recorded(_ line: String) throws -> String? { try recorded(Array(line.utf8)) }

  /// Gives the last basket the assist before it, after lines with ` ; ` between.
  private static func link(after lines: String) throws -> String {
    var game = try game()
    for line in lines.components(separatedBy: " ; ") {
      let verb = try FeedLine(Array(line.utf8), number: 1)?.verb()
      if let verb { _ = try game.perform(verb, now: game.state.created) }
    }
    let plays = game.playByPlay.plays
    defer { #expect(game.playByPlay.plays == plays) }
    let link = try FeedLine(Array(#"{"assist":1,"basket":2}"#.utf8), number: 9)?.verb()
    if let link { _ = try game.perform(link, now: game.state.created) }
    return "linked"
  }

  @Test("comes to what was approved")
  func cases() throws {
    try expectCases(
      "feed",
      ["line": { try Self.recorded($0) ?? "nothing" }, "link": { try Self.link(after: $0) }])
  }

  @Test("takes digits of other scripts and signs of numbers for letters of a name")
  func otherDigits() throws {
    var sheet = try Self.game(home: "Reds: 三 毛, ½ Pint, Cy")
    for (number, text) in ["三 毛 two", "½ Pint two"].enumerated() {
      let line = try #require(try FeedLine(Array(text.utf8), number: number + 1))
      _ = try sheet.perform(line.verb(), now: sheet.state.created)
    }
  }

  @Test("takes out later plays if that is asked for")
  func later() throws {
    let lines = ["Dee two", #"{"team":"home","player":null,"move":"foul"}"#]
    let verbs = try lines.compactMap {
      try FeedLine(Array($0.utf8), number: 2)?.verb(droppingLater: true)
    }
    #expect(
      verbs == [
        .recordTyped(try TypedPlays(["Dee", "two"]), droppingLater: true),
        .record([PlayRequest(.exact(Who(.home)), .foul)], droppingLater: true),
      ])
  }

  @Test("ends a game at a position, and is a play where somebody is called as it ends")
  func endAtPosition() throws {
    func verb(_ line: String) throws -> Verb? {
      try FeedLine(Array(line.utf8), number: 1)?.verb()
    }
    let time = GameTime(
      period: .regulation(3), clock: .shown(ClockReading(milliseconds: 252_000)))
    #expect(try verb("Q3 4:12 END abandoned") == .end(.abandoned, at: time))
    #expect(
      try verb("Q3 4:12 END forfeit Old Town") == .end(.forfeit(.typed("Old Town")), at: time))
    #expect(
      try verb("END default Old Town --again")
        == .end(.byDefault(.typed("Old Town"), isAgain: true)))
    #expect(try verb("END called") == .end(.called))
    #expect(throws: Problem.malformedEnd("called now")) { try verb("4:12 END called now") }
    guard case .recordTyped = try verb("4:12 END two") else {
      Issue.record("END may be a player")
      return
    }
  }
}

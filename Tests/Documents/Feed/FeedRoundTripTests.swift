import Basketball
import Documents
import Testing

@Suite("A game out of a feed and in again")
struct FeedRoundTripTests {
  /// The lines of the plays of a game that is recorded from these lines.
  private func again(_ game: Scoresheet, from lines: [String]) throws -> [String] {
    var new = Scoresheet(
      id: game.id, teams: game.standing.teams, rules: game.standing.rules,
      now: game.standing.created)
    for (place, text) in lines.enumerated() {
      let line = try #require(FeedLine(Array(text.utf8), number: place + 1))
      _ = try new.perform(line.verb(), now: game.standing.created)
    }
    return LogDocument(new).plays.map(\.line)
  }

  @Test(
    "is the same game, by words and by JSON, whatever slashes its names have",
    arguments: ["Ana", "Ana Lu", "7 Up", "a/b", "/a", "//b", "Ana/", "/"])
  func names(name: String) throws {
    var game = try FeedLineTests.game(home: "Reds: \(name), Bo, Cy")
    let verbs: [Verb] = [
      .record([PlayRequest(.exact(Who(.home, name)), .twoPoints)]),
      .record([PlayRequest(.exact(Who(.away)), .foul)], at: ClockReading(milliseconds: 7250)),
      .record([PlayRequest(.exact(Who(.away, "Dee")), .onePoint)], at: .zero),
    ]
    for verb in verbs { _ = try game.perform(verb, now: game.standing.created) }
    // In the order in which the feed has them, numbers start again.
    let plays = LogDocument(game).plays
    let expected = try again(game, from: plays.map(\.feedLine))
    #expect(expected.count == 3)
    #expect(try again(game, from: plays.map(\.line)) == expected)
    #expect(
      expected.map { $0.replacing(/"number":\d/, with: "") }
        == plays.map { $0.line.replacing(/"number":\d/, with: "") })
  }
}

import Basketball
import Documents
import Fixtures
import Storage
import Testing

@testable import scoreboard

@Suite("What a check says to do")
struct FindingHintTests {
  private func hint(_ advice: Hint?, _ place: Hint.Place = Hint.Place()) -> String? {
    FindingDocument(id: "reds-blues", "x", "", advice).hinted(for: place).hint
  }

  /// The hints of a game with a mistake in it.
  private func hints(_ home: Team, _ plays: [(String?, Move)] = []) throws -> [String?] {
    let away = Team("Blues")
    var sheet = Scoresheet(
      id: "x", teams: Sides(home: home, away: away), rules: .pickup,
      now: TimeOfDay(milliseconds: 0))
    for (name, move) in plays {
      let request = PlayRequest(.exact(Who(.home, name)), move)
      let time = try GameTime(typed: "1:00")
      _ = try sheet.perform(.record([request], at: time), now: TimeOfDay(milliseconds: 0))
    }
    return sheet.anomalies.map { hint($0.hint) }
  }

  @Test("is a command for each play, name or file that does not add up, where there is one")
  func hints() throws {
    #expect(
      hint(.mending("reds-blues"))
        == "repair the file, or remove it with 'scoreboard delete reds-blues'")
    let reds = Team(name: "Reds", players: [Player("Ana"), Player("Bo"), Player("Cy")])
    #expect(
      try hints(reds, [("Ana", .assist)])
        == ["'scoreboard fix 1 --at CLOCK', or 'scoreboard remove 1'"])
    #expect(
      try hints(reds, [("Ana", .assist), ("Ana", .twoPoints)])
        == ["scoreboard fix 1 --who WHO"])
    #expect(
      try hints(reds, [("Ana", .foul), ("Ana", .foul)])
        == ["'scoreboard remove 2', if it was one"])
    let alike = Team(name: "Old Town", players: [Player("Ana B"), Player("anab")])
    #expect(
      try hints(alike) == [
        "'scoreboard roster rename home/anab NAME', with an initial",
        "'scoreboard roster add 'Old Town' NAME' adds a player",
      ])
    #expect(try hints(Team("blues")) == ["scoreboard roster rename away NAME"])
  }

  @Test("names the library and the game, where it would mean others without")
  func places() {
    let place = Hint.Place(library: "a b", game: "reds-blues")
    #expect(
      hint("scoreboard fix -g GAME 3 --who WHO", place)
        == "scoreboard fix --library 'a b' -g reds-blues 3 --who WHO")
    #expect(
      hint(.mending("reds-blues"), place)
        == "repair the file, or remove it with 'scoreboard delete --library 'a b' reds-blues'")
  }
}

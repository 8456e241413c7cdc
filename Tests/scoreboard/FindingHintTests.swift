import Basketball
import Documents
import Testing

@testable import scoreboard

@Suite("What a check says to do")
struct FindingHintTests {
  private let play = Play(
    number: 3, reading: ClockReading(milliseconds: 60_000), who: Who(.home, "Ana"), move: .assist,
    recorded: TimeOfDay(milliseconds: 0))

  private func hint(
    _ cause: FindingDocument.Cause, _ place: Hint.Place = Hint.Place()
  ) -> String? {
    FindingDocument(id: "reds-blues", cause: cause, message: "").hinted(for: place).hint
  }

  @Test("is a command for each play, name or file that does not add up, where there is one")
  func hints() {
    #expect(hint(.damaged) == "repair the file, or remove it with 'scoreboard delete reds-blues'")
    #expect(
      hint(.inconsistent)
        == "'scoreboard check --repair reds-blues' writes its head again from the tape")
    let anomalies: [Anomaly] = [
      .assistWithoutBasket(play), .assistToOneself(play), .twice(play, like: play),
      .beyondLimit(play, limit: .zero),
      .sameName(Who(.home, "anab"), like: Who(.home, "Ana B"), team: "Reds"),
      .sameTeams(home: "Reds", away: "réds"), .rosterTooLarge(team: "Reds", count: 5, roster: 4),
      .rosterTooSmall(team: "Old Town", count: 2, side: 3),
      .tooManyTimeouts(team: "Reds", count: 2, timeouts: 1), .wallClockWentBack(entry: 2),
    ]
    #expect(
      anomalies.map { hint(.anomaly($0)) } == [
        "'scoreboard fix 3 --at CLOCK', or 'scoreboard remove 3'",
        "scoreboard fix 3 --who WHO", "'scoreboard remove 3', if it was one",
        "scoreboard fix 3 --at CLOCK",
        "'scoreboard roster rename home/anab NAME', with an initial",
        "scoreboard roster rename away NAME", nil,
        "'scoreboard roster add 'Old Town' NAME' adds a player", nil, nil,
      ])
  }

  @Test("names the library and the game, where it would mean others without")
  func places() {
    let place = Hint.Place(library: "a b", game: "reds-blues")
    #expect(
      hint(.anomaly(.assistToOneself(play)), place)
        == "scoreboard fix --library 'a b' -g reds-blues 3 --who WHO")
    #expect(
      hint(.damaged, place)
        == "repair the file, or remove it with 'scoreboard delete --library 'a b' reds-blues'")
  }
}

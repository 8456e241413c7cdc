import Basketball
import Fixtures
import Testing

@testable import Events

@Suite("A series")
struct SeriesTests {
  private let text = """
    team Reds
    team Blues
    team Greens
    1 10:00 court 1 Reds - Blues SF
    2 10:20 court 1 Blues - Reds SF
    3 10:40 court 1 Reds - Blues SF
    4 11:00 court 1 Greens - W3 Final
    5 11:20 court 1 L3 - Greens friendly
    series 1 2 3
    """

  @Test("ends when a side has won most of its games, and goes on when that is corrected")
  func ends() throws {
    var event = try PlayedEvent(text)
    try event.play(1, 21, 10)
    #expect(event.standing.next == [2])
    try event.play(2, 10, 21)
    let spare = try #require(event.standing.fixture(3))
    #expect(spare.isSpare && spare.status == .walkover && spare.winner == .home)
    #expect(event.standing.fixture(4)?.teams?.both == ["Greens", "Reds"])
    #expect(event.standing.fixture(5)?.teams?.both == ["Blues", "Greens"])
    #expect(throws: Problem.spare(3)) { try event.standing.playable(3, on: nil, isAgain: false) }
    #expect(event.standing.next == [4])
    event.correct(2, 21, 10)
    #expect(event.standing.fixture(3)?.status == .ready)
    #expect(event.standing.fixture(4)?.status == .waiting)
    try event.play(3, 10, 21)
    #expect(event.standing.fixture(4)?.teams?.both == ["Greens", "Blues"])
  }

  @Test("gives its loser one place, and counts no game that was not needed")
  func places() throws {
    let friendly = text.split(separator: "\n").filter { !$0.hasPrefix("5 ") }
    var event = try PlayedEvent(friendly.joined(separator: "\n"))
    for number in 1...3 { try event.play(number, number == 2 ? 10 : 21, number == 2 ? 21 : 10) }
    try event.play(4, 21, 15)
    #expect(event.standing.final == ["Greens", "Reds", "Blues"])
    #expect(Bracket(event.standing).others.isEmpty)
    #expect(Bracket(event.standing).rounds.map { $0.compactMap { $0?.number } } == [[3], [4]])
  }

  @Test("is of fixtures of the same two sides, whose last one stands for it")
  func faults() {
    func fault(_ lines: String) -> String? {
      do {
        _ = try Plan("pool A Reds, Blues, Greens\n1 Reds - Blues\n2 Blues - Reds\n" + lines)
        return nil
      } catch { return error.text }
    }
    let odd = "a series is of 3, 5 … fixtures of the same two sides"
    #expect(fault("3 Reds - Blues\nseries 1 2 3") == nil)
    #expect(fault("3 Reds - Greens\nseries 1 2 3") == "line 5: \(odd)")
    for line in ["series 1 2", "series 1", "series 1 2 x", "series 1 2 9", "series 8 8 8"] {
      #expect(fault(line) == "line 4: \(odd)", "\(line)")
    }
    #expect(
      fault("3 Reds - Blues\n4 W2 - Greens\nseries 1 2 3")
        == "line 5: fixture 2 is of a series, whose winner is W3")
    #expect(
      fault("3 Reds - Blues\nseries 1 2 3\nseries 3 2 1")
        == "line 6: line 5 has the series of fixture 3 already")
  }

  @Test("is planned game by game, each side at home in turn", arguments: [nil, 7])
  func planned(every: Int?) throws {
    var format = EventFormat(teams: ["A", "B", "C", "D"])
    (format.isKnockout, format.series, format.every) = (true, 3, every)
    (format.hasThirdPlace, format.courts) = (true, 2)
    let plan = try NewPlan(title: "Cup", teams: format.teams, day: "2026-07-01")
      .plan(EventSchedule(format), format)
    #expect(plan.fixtures.count == 12)
    let lines = plan.text.split(separator: "\n").filter { $0.hasPrefix("series ") }
    #expect(lines.prefix(2) == ["series 1 3 5", "series 2 4 6"] && lines.count == 4)
    #expect(
      plan.fixtures.map { "\($0.sides.home.text)-\($0.sides.away.text)" }.prefix(4)
        == ["A-D", "B-C", "D-A", "C-B"])
    let starts = plan.fixtures.map(\.inOrder)
    #expect(zip(starts, starts.dropFirst(2)).allSatisfy { $0 < $1 })
    for wrong in [(true, 2), (false, 3)] {
      (format.isKnockout, format.series) = wrong
      let format = format
      #expect(throws: Problem.noSeries) { try EventSchedule(format) }
    }
  }
}

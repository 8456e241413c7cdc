@testable import Basketball
@testable import Events
import Fixtures
import Testing

@Suite("Where the winner stays on")
struct WinnerStaysTests {
  /// Who stays on and who waits: `Reds 1 | Greens Blues`.
  private func line(_ event: PlayedEvent) throws -> String {
    let evening = try #require(event.standing.winnerStays)
    let holder = evening.holder.map { "\($0) \(evening.wins)" } ?? "-"
    return "\(holder) | \(evening.queue.joined(separator: " "))"
  }

  @Test("those wait who do not play next")
  func waiting() throws {
    var event = try PlayedEvent.gym()
    #expect(event.standing.winnerStays?.waiting == ["Greens", "Golds"])
    try event.begin(1)
    #expect(event.standing.winnerStays?.waiting == ["Greens", "Golds"])
    event.correct(1, 21, 15)
    #expect(event.standing.winnerStays?.waiting == ["Golds", "Blues"])
  }

  @Test("a team that has won so often in a row makes room, behind the loser")
  func limit() throws {
    var event = try PlayedEvent.gym()
    try event.play(1, 15, 13)
    try event.play(2, 15, 13)
    #expect(try line(event) == "- | Golds Blues Greens Reds")
    #expect(event.line(3) == "Golds - Blues ready")
    var endless = try PlayedEvent("queue Reds, Blues")
    for number in 1...5 { try endless.play(number, 15, 13) }
    #expect(try line(endless) == "Reds 5 | Blues")
  }

  @Test("a corrected result changes who comes next, and no game that was played")
  func correction() throws {
    var event = try PlayedEvent.gym()
    try event.play(1, 15, 13)
    try event.play(2, 15, 13)
    event.correct(1, 13, 15)
    #expect(try line(event) == "Reds 1 | Golds Blues Greens")
    #expect(event.line(2) == "Reds - Greens played Reds" && event.standing.disputed.isEmpty)
  }

  @Test("a team joins before the last loser, and one that leaves does not wait again")
  func changes() throws {
    var event = try PlayedEvent.gym()
    try event.play(1, 15, 13)
    try event.change("Whites: 4 Ana, 5 Bo", isJoining: true)
    #expect(try line(event) == "Reds 1 | Greens Golds Whites Blues")
    #expect(event.plan.team("whites")?.roster == "Whites: 4 Ana, 5 Bo")
    try event.change("golds", isJoining: false)
    try event.begin(2)
    try event.change("Reds", isJoining: false)
    event.correct(2, 15, 2)
    #expect(try line(event) == "- | Whites Blues Greens")
    try event.change("Reds", isJoining: true)
    #expect(
      event.plan.text.hasSuffix(
        """
        team Whites: 4 Ana, 5 Bo
        join Whites after 1
        leave Golds after 1
        leave Reds after 2
        join Reds after 2

        """))
    #expect(try line(event) == "- | Whites Blues Greens Reds")
  }

  @Test("who is there cannot join, and who is not cannot leave")
  func refusals() throws {
    let event = try PlayedEvent.gym("leave Golds after 0")
    #expect(throws: Problem.inQueue("Reds")) {
      try event.standing.changingQueue("reds", isJoining: true)
    }
    #expect(throws: Problem.notInQueue("Golds")) {
      try event.standing.changingQueue("Golds", isJoining: false)
    }
    #expect(throws: Problem.noQueue) {
      try PlayedEvent("pool A Reds, Blues").standing.changingQueue("Golds", isJoining: true)
    }
  }

  @Test("a team has its new name in every line")
  func renaming() throws {
    let plan = try PlayedEvent.gym("join Reds after 3", "leave Reds after 2").plan
      .renaming(team: "reds", to: "Red Sox")
    #expect(
      plan.text == """
        stay 2
        queue Red Sox, Blues, Greens, Golds
        join Red Sox after 3
        leave Red Sox after 2
        """)
  }

  @Test(
    "an event has a queue or fixtures",
    arguments: [
      ("queue Reds, Blues\n1 Reds - Blues", "line 2: an event with a queue has no line '1'"),
      ("queue Reds\npool A Reds", "line 2: an event with a queue has no line 'pool'"),
      ("queue Reds, reds", "line 1: 'Reds' is one word too many"),
      ("stay 2", "line 1: 'stay' needs a line such as 'queue Reds, Blues, Greens'"),
      ("queue Reds\nstay two", "line 2: something is missing; it is written like 'stay 2'"),
      ("queue Reds\nleave Golds after 1", "line 2: no team of the event is called 'Golds'"),
      (
        "queue Reds\njoin Golds",
        "line 2: something is missing; it is written like 'join Reds after 5'"
      ),
    ])
  func faults(text: String, fault: String) throws {
    let damage = #expect(throws: PlanLineError.self) { try Plan(text) }
    #expect(damage?.text == fault)
  }

  @Test("the next game has a number of its own, also where an earlier one was deleted")
  func deleted() throws {
    var event = try PlayedEvent.gym()
    for number in 1...3 { try event.play(number, 15, 13) }
    event.delete(2)
    #expect(event.standing.next == [4] && event.line(4) == "Golds - Greens ready")
  }

  @Test("who came and went after a game that no longer counts has come and gone")
  func changesOfNoGame() throws {
    var event = try PlayedEvent.gym()
    try event.play(1, 15, 13)
    try event.decide {
      try Plan($0.text + "\njoin Whites after 2\nleave Golds after 2\nleave Reds after 3")
    }
    #expect(try line(event) == "- | Greens Blues Whites")
    try event.begin(2)
    event.end(2, .abandoned)
    #expect(try line(event) == "- | Greens Blues Whites")
  }

  @Test("a roster that is typed with a team that joins takes the place of its line")
  func rosters() throws {
    var event = try PlayedEvent.gym(
      "team Whites  # next", "team Golds: Ana, Bo", "leave Golds after 0")
    try event.change("Whites: 4 Ana, 5 Bo", isJoining: true)
    try event.change("golds: Cy, Di", isJoining: true)
    #expect(event.plan.text.contains("team Whites: 4 Ana, 5 Bo  # next\nteam golds: Cy, Di\n"))
  }

  @Test("who stays on court does not wait, also where a line has the team join again")
  func joinedTwice() throws {
    var event = try PlayedEvent.gym("join Reds after 2")
    try event.play(1, 9, 8)
    #expect(try line(event) == "Reds 1 | Greens Golds Blues")
  }

  @Test("times and courts cannot be changed")
  func times() throws {
    let plan = try PlayedEvent.gym().plan
    #expect(throws: Problem.hasQueue) { try plan.moving(1, court: "2", time: nil) }
    #expect(throws: Problem.hasQueue) { try plan.delaying([1], by: 5) }
  }
}

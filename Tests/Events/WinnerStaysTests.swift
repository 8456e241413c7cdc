import Basketball
import Events
import Fixtures
import Testing

@Suite("Where the winner stays on")
struct WinnerStaysTests {
  private func gym(_ lines: String...) throws -> PlayedEvent {
    try PlayedEvent(
      (["stay 2", "queue Reds, Blues, Greens, Golds"] + lines).joined(separator: "\n"))
  }

  /// Who stays on and who waits: `Reds 1 | Greens Blues`.
  private func line(_ event: PlayedEvent) throws -> String {
    let evening = try #require(event.standing.evening)
    let holder = evening.holder.map { "\($0) \(evening.wins)" } ?? "-"
    return "\(holder) | \(evening.queue.joined(separator: " "))"
  }

  private func change(_ event: inout PlayedEvent, _ team: String, isJoining: Bool) throws {
    let standing = event.standing
    try event.decide { _ in try standing.changingQueue(team, isJoining: isJoining) }
  }

  @Test("the first two of the queue play first")
  func first() throws {
    let event = try gym()
    #expect(event.line(1) == "Reds - Blues ready" && event.standing.next == [1])
  }

  @Test("the winner meets the next team, and the loser waits")
  func winner() throws {
    var event = try gym()
    try event.play(1, 15, 13)
    #expect(try line(event) == "Reds 1 | Greens Golds Blues")
    #expect(event.line(1) == "Reds - Blues played Reds")
    #expect(event.line(2) == "Reds - Greens ready")
    try event.play(2, 9, 15)
    #expect(try line(event) == "Greens 1 | Golds Blues Reds")
    #expect(event.line(3) == "Greens - Golds ready")
  }

  @Test("a team that has won so often in a row makes room, behind the loser")
  func limit() throws {
    var event = try gym()
    try event.play(1, 15, 13)
    try event.play(2, 15, 13)
    #expect(try line(event) == "- | Golds Blues Greens Reds")
    #expect(event.line(3) == "Golds - Blues ready")
    var endless = try PlayedEvent("queue Reds, Blues")
    for number in 1...5 { try endless.play(number, 15, 13) }
    #expect(try line(endless) == "Reds 5 | Blues")
  }

  @Test("nobody comes next while a game is on")
  func playing() throws {
    var event = try gym()
    try event.begin(1)
    #expect(event.standing.fixtures.count == 1 && event.standing.next.isEmpty)
    #expect(try line(event) == "- | Greens Golds")
  }

  @Test("an abandoned game is played again")
  func abandoned() throws {
    var event = try gym()
    try event.begin(1)
    event.end(1, .abandoned)
    #expect(event.line(1) == "Reds - Blues ready" && event.standing.fixtures.count == 1)
  }

  @Test("both make room where nobody has won")
  func level() throws {
    var event = try gym()
    try event.play(1, 11, 11)
    #expect(try line(event) == "- | Greens Golds Reds Blues")
  }

  @Test("a corrected result changes who comes next, and no game that was played")
  func correction() throws {
    var event = try gym()
    try event.play(1, 15, 13)
    try event.play(2, 15, 13)
    event.correct(1, 13, 15)
    #expect(try line(event) == "Reds 1 | Golds Blues Greens")
    #expect(event.line(2) == "Reds - Greens played Reds" && event.standing.disputed.isEmpty)
  }

  @Test("a team joins before the last loser, and one that leaves does not wait again")
  func changes() throws {
    var event = try gym()
    try event.play(1, 15, 13)
    try change(&event, "Whites: 4 Ana, 5 Bo", isJoining: true)
    #expect(try line(event) == "Reds 1 | Greens Golds Whites Blues")
    #expect(event.plan.team("whites")?.roster == "Whites: 4 Ana, 5 Bo")
    try change(&event, "golds", isJoining: false)
    try event.begin(2)
    try change(&event, "Reds", isJoining: false)
    event.correct(2, 15, 2)
    #expect(try line(event) == "- | Whites Blues Greens")
    try change(&event, "Reds", isJoining: true)
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
    let event = try gym("leave Golds after 0")
    #expect(throws: PlanChangeError.inQueue("Reds")) {
      try event.standing.changingQueue("reds", isJoining: true)
    }
    #expect(throws: PlanChangeError.notInQueue("Golds")) {
      try event.standing.changingQueue("Golds", isJoining: false)
    }
    #expect(throws: PlanChangeError.noQueue) {
      try PlayedEvent("pool A Reds, Blues").standing.changingQueue("Golds", isJoining: true)
    }
  }

  @Test("a team has its new name in every line")
  func renaming() throws {
    let plan = try gym("join Reds after 3", "leave Reds after 2").plan
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
    let damage = #expect(throws: PlanDamage.self) { try Plan(text) }
    #expect(damage?.text == fault)
  }

  @Test("a generated evening is as a list of names says it is", arguments: 0..<40)
  func generated(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var event = try gym()
    var (waiting, holder, wins) = (["Reds", "Blues", "Greens", "Golds"], String?.none, 0)
    for number in 1...12 {
      let home = holder ?? waiting.removeFirst()
      let away = waiting.removeFirst()
      #expect(event.line(number) == "\(home) - \(away) ready")
      let homeWins = Bool.random(using: &random)
      try event.play(number, homeWins ? 15 : 8, homeWins ? 8 : 15)
      wins = homeWins && holder != nil ? wins + 1 : 1
      holder = homeWins ? home : away
      waiting.append(homeWins ? away : home)
      if wins == 2, let team = holder {
        waiting.append(team)
        (holder, wins) = (nil, 0)
      }
      #expect(event.standing.evening?.queue == waiting && event.standing.evening?.holder == holder)
    }
  }
}

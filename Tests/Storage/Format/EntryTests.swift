import Basketball
import Fixtures
import JSON
import Testing

@testable import Storage

@Suite("An entry of the tape")
struct EntryTests {
  private static let clock = GameClock(ClockReading(milliseconds: 36_000))

  private static func play(
    _ number: Int, _ player: String, _ move: Move, _ basket: Int? = nil
  ) -> Play {
    Play(
      number: number, reading: ClockReading(milliseconds: 8250), who: Who(.home, player),
      move: move,
      recorded: .noon, owner: basket)
  }

  private static let at = #"{"at":"2026-11-20T12:00:00.120Z","#

  private static let end = #""clock":{"seconds":36},"end":"#

  private static let ends: [(End, String)] = [
    (.abandoned, #"{"ending":"abandoned"}}"#),
    (.forfeit(.away), #"{"ending":"forfeit","team":"away"}}"#),
    (.forfeit(.home, overrules: true), #"{"ending":"forfeit","team":"home","overrules":true}}"#),
    (.forfeit(nil), #"{"ending":"forfeit","team":"both"}}"#),
    (.byDefault(.home), #"{"ending":"default","team":"home"}}"#),
    (.byDefault(.away, overrules: true), #"{"ending":"default","team":"away","overrules":true}}"#),
    (.called, #"{"ending":"called"}}"#),
    (.result(Sides(home: 21, away: 15)), #"{"ending":"result","home":21,"away":15}}"#),
  ]

  @Test("that ends the game is written on one line with the clock, and read again", arguments: ends)
  func ending(_ end: End, _ line: String) throws {
    try expectRoundTrip(Entry(at: .noon, .end(end), clock: Self.clock), Self.end + line)
  }

  private static let basket =
    #"{"number":1,"seconds":8.25,"team":"home","player":"Ana","move":"onePoint"}"#

  private static let assist =
    #"{"number":2,"seconds":8.25,"team":"home","player":"Bo","move":"assist","basket":1}"#

  /// Actions of the kinds that came with 0.2.0, and their lines.
  private static let lines: [(Entry.Action, String)] = [
    (.leave(side: .home, player: "Ana"), #""leave":{"team":"home","player":"Ana"}}"#),
    (
      .number(side: .away, player: "Di", jersey: "00"),
      #""number":{"team":"away","player":"Di","jersey":"00"}}"#
    ),
    (
      .number(side: .away, player: "Di", jersey: nil),
      #""number":{"team":"away","player":"Di","jersey":null}}"#
    ),
    (
      .join(side: .home, player: Player("Gus", jersey: "7")),
      #""join":{"team":"home","name":"Gus","jersey":"7"}}"#
    ),
    (
      .record(plays: [play(1, "Ana", .onePoint), play(2, "Bo", .assist, 1)]),
      #""record":[\#(basket),\#(assist)]}"#
    ),
    (
      .shift(plays: [play(1, "Ana", .onePoint)]),
      #""shift":[\#(basket)]}"#
    ),
    (
      .record(plays: [play(2, "Bo", .assist)]),
      #""record":[{"number":2,"seconds":8.25,"team":"home","player":"Bo","move":"assist","#
        + #""basket":null}]}"#
    ),
    (
      .record(plays: [
        Play(
          number: 2, reading: clock.reading, who: Who(.away), move: .foul, recorded: .noon,
          follows: 1, followsLineup: 1)
      ]),
      #""record":[{"number":2,"seconds":36,"team":"away","player":null,"move":"foul","#
        + #""behind":1,"behindLineup":1}]}"#
    ),
    (
      .lineup(
        Lineup(
          .home, ["Ana"], at: Moment(clock.reading, in: 1), lastNumber: 2, follows: 2,
          followsLineup: 1)),
      #""lineup":{"team":"home","players":["Ana"],"seconds":36,"last":2,"#
        + #""behind":2,"behindLineup":1}}"#
    ),
    (
      .fix(play: play(1, "Ana", .onePoint), assist: play(2, "Bo", .assist, 1), dropped: [4]),
      #""fix":\#(basket),"assist":\#(assist),"drop":[4]}"#
    ),
  ]

  @Test("is written on one line, and read again", arguments: lines)
  func roundTrip(_ action: Entry.Action, _ line: String) throws {
    try expectRoundTrip(Entry(at: .noon, action), line)
  }

  private func expectRoundTrip(_ entry: Entry, _ line: String) throws {
    let text = entry.json.compact
    #expect(text == Self.at + line)
    #expect(try read(text) == entry)
  }

  private func read(_ text: String) throws -> Entry {
    try Entry(JSONText(Array(text.utf8)).root)
  }

  @Test("has shirt numbers in its rosters, where a player has one, and the colour of a team")
  func roster() throws {
    var teams = Sides<Team>.redsAndBlues
    teams.home = Team(
      name: "Reds", color: TeamColor("#c8102e"),
      players: [Player("Ana", jersey: "4"), Player("Bo")])
    try expectRoundTrip(
      Entry(at: .noon, .open(teams: teams, rules: .fiba3x3)),
      ##""home":{"name":"Reds","color":"#c8102e","players":[{"name":"Ana","jersey":"4"},"Bo"]},"##
        + #""away":{"name":"Blues","players":["Di","Ed","Flo"]},"rules":{"bonus":7,"cap":null,"#
        + #""clock":"down","doubleBonus":10,"ejections":[{"count":2,"fouls":["flagrantFoul"]}],"#
        + #""fouls":["foul","offensiveFoul","technicalFoul","flagrantFoul","disqualifyingFoul"],"#
        + #""margin":1,"name":"fiba3x3","overtime":2,"penaltyAhead":true,"roster":4,"side":3,"#
        + #""target":21,"timeLimit":600,"timeouts":1}}"#)
  }

  @Test("says when the game was played, where that is not when it was opened")
  func created() throws {
    let created = TimeOfDay(milliseconds: 0)
    let entry = Entry(
      at: .noon, .open(teams: .redsAndBlues, rules: .pickup, created: created))
    let text = entry.json.compact
    #expect(text.hasPrefix(Self.at + #""created":"1970-01-01T00:00:00.000Z","home":"#))
    #expect(try read(text) == entry)
    func game(created: TimeOfDay) -> Scoresheet {
      Scoresheet(id: "day", teams: .redsAndBlues, rules: .pickup, now: .noon, created: created)
    }
    let opened = game(created: created)
    #expect(opened.tape.entries == [entry])
    #expect(opened.state.created == created && opened.tape.changed == .noon)
    #expect(try Scoresheet(id: "day", tape: [entry]) == opened)
    #expect(
      game(created: .noon).tape.entries == [
        Entry(at: .noon, .open(teams: .redsAndBlues, rules: .pickup))
      ])
  }

  @Test("says the day of the game, which none before 0.5.0 did")
  func day() throws {
    let entry = Entry(
      at: .noon, .open(teams: .redsAndBlues, rules: .pickup, day: "2026-07-04"))
    let text = entry.json.compact
    #expect(text.hasPrefix(Self.at + #""day":"2026-07-04","home":"#))
    #expect(try read(text) == entry)
    #expect(try Scoresheet(id: "x", tape: [entry]).state.day == "2026-07-04")
    for wrong in [#""2026-02-30""#, #""4 July""#, "4", "null"] {
      let text = text.replacing(#""2026-07-04""#, with: wrong)
      #expect(throws: JSONError.self) { try read(text) }
    }
  }
}

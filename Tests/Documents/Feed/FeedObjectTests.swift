@testable import Basketball
@testable import Documents
import Testing

@Suite("A line of JSON in a feed")
struct FeedObjectTests {
  @Test(
    "is an object of log --jsonl, of which what is derived is not read",
    arguments: [
      (
        #"{"away":0,"clock":"00:08.0","home":2,"move":"twoPoints","number":9,"player":"Dee","#
          + #""points":2,"recorded":"2026-11-20T20:15:00.000Z","seconds":8.25,"team":"away"}"#,
        "00:08.25 away/Dee twoPoints"
      ),
      (
        #"  { "team" : "home", "player" : null, "move" : "foul", "seconds" : 0 }  "# + "\r",
        "00:00.0 home foul"
      ),
      (
        #"{"team":"home","player":"Ana Lu","move":"assist","seconds":61,"number":"x","new":[1]}"#,
        "01:01.0 home/Ana Lu assist"
      ),
      (
        #"{"team":"home","player":"\u017deljko","move":"rebound","seconds":1.5}"#,
        "00:01.5 home/Željko rebound"
      ),
      (
        #"{"team":"home","player":"7 Up","move":"onePoint","seconds":7}"#,
        "00:07.0 home/7 Up onePoint"
      ),
      (
        ##"{"team":"home","player":"#1","move":"onePoint","seconds":7}"##,
        "00:07.0 home/#1 onePoint"
      ),
    ])
  func good(line: String, play: String) throws {
    #expect(try FeedLineTests.recorded(line) == play)
  }

  @Test(
    "says what is wrong with it, and where",
    arguments: [
      (#"{"player":"Dee","move":"foul","seconds":1}"#, "it has no 'team'"),
      (#"{"team":"away","move":"foul","seconds":1}"#, "it has no 'player'"),
      (#"{"team":"away","player":"Dee","seconds":1}"#, "it has no 'move'"),
      (#"{"team":"away","player":7,"move":"foul","seconds":1}"#, "player is not text"),
      (#"{"team":"away","player":"Dee","move":null,"seconds":1}"#, "move is null"),
      (
        #"{"team":"away","player":"Dee","move":"foul","seconds":-1}"#,
        "seconds is not a clock reading"
      ),
      (
        #"{"team":"away","player":"Dee","move":"foul","seconds":1.0005}"#,
        "seconds is finer than a thousandth"
      ),
    ])
  func bad(line: String, what: String) {
    #expect(throws: Problem.notAPlayObject(what)) { try FeedLineTests.recorded(line) }
  }

  @Test(
    "that is no whole object, or more than one, is refused",
    arguments: [
      "{", "{}", "{]", #"{"team":"away""#, #"{"a":1}{"a":2}"#, "{ two",
      #"{"team":"up","player":"Dee","move":"foul","seconds":1}"#,
      #"{"team":"away","player":"Dee","move":"dunk","seconds":1}"#,
      #"{"team":"away","player":"Dee","move":"foul","seconds":"0:01"}"#,
      #"{"team":"away","player":"Dee","move":"foul","seconds":1e999}"#,
    ])
  func refused(line: String) throws {
    #expect(throws: Problem.self) { try FeedLineTests.recorded(line) }
  }

  @Test("of brackets without end is refused, and nothing is the worse for it")
  func nested() {
    let line = "{" + String(repeating: #""a":{"#, count: 10_000)
    #expect(throws: Problem.self) { try FeedLineTests.recorded(line) }
  }

  @Test(
    "names a player of that team by the whole name",
    arguments: [
      #"{"team":"away","player":"De","move":"foul","seconds":1}"#,
      #"{"team":"away","player":"","move":"foul","seconds":1}"#,
      #"{"team":"away","player":"Ana Lu","move":"foul","seconds":1}"#,
    ])
  func player(line: String) {
    #expect(throws: Problem.self) { try FeedLineTests.recorded(line) }
  }

  @Test(
    "that gives a basket an assist is refused where they are no open assist and the last basket",
    arguments: [
      [], ["Dee foul", "Flo two"], ["Dee assist", "Dee two"], ["Dee assist", "Ana Lu two"],
      ["Dee assist Flo two"], ["Dee assist", "Flo two", "Dee foul"],
      ["Dee assist", "0:06 Flo two"],
    ])
  func unlinked(lines: [String]) throws {
    var game = try FeedLineTests.game()
    let link = #"{"assist":1,"basket":2}"#
    let verbs = try (lines + [link]).map {
      try #require(try FeedLine(Array($0.utf8), number: 1)).verb()
    }
    for verb in verbs.dropLast() { _ = try game.perform(verb, now: game.state.created) }
    let plays = game.playByPlay.plays
    #expect(throws: Problem.self) {
      try game.perform(verbs[lines.count], now: game.state.created)
    }
    #expect(game.playByPlay.plays == plays)
  }
}

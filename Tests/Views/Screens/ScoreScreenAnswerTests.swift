import Basketball
import Fixtures
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The scoring screen, whatever its size and the keys,")
@MainActor
struct ScoreScreenAnswerTests {
  @Test("keeps the score large from 60 columns and 16 rows on, three columns clear of the clock")
  func digits() throws {
    for count in [5, 12] {
      var sheet = try Scoresheet.fullCourt(of: count)
      try sheet.playSome()
      let screen = try ScorersTable(sheet).screen()
      for keys in ["", "⇥", "1", "⎋↑", "⎋@"] {
        screen.type(keys)
        for columns in [60, 79, 80, 119, 120, 200] {
          for rows in [16, 23, 24, 40] {
            let digits = screen.shown(columns, rows)[1...3]
            #expect(digits.allSatisfy { $0.contains("█") || $0.contains("▀") })
            #expect(
              digits.allSatisfy { $0.drop { $0 != " " }.contains("   ") },
              "\(columns)x\(rows) \(keys)")
          }
        }
      }
    }
  }

  @Test("moves nothing when the first foul, time-out and miss are recorded")
  func places() throws {
    for count in [5, 12] {
      let screen = try ScorersTable(.fullCourt(of: count)).screen()
      func words(_ text: String) -> [Int] {
        screen.shown(80, 24).prefix(9 + count).map { line in
          line.ranges(of: text).first.map {
            line.distance(from: line.startIndex, to: $0.lowerBound)
          } ?? -1
        }
      }
      let fixed = ["Ana", "Gus", "team", "fouls", "time-outs", "#4", "PTS"]
      let before = fixed.map(words)
      screen.type("+1f6TvihOh")
      #expect(fixed.map(words) == before, "\(count) a side")
    }
  }

  @Test("takes Enter for the end of a shirt number, and for nothing else")
  func enteredNumber() throws {
    let screen = try ScorersTable(.sharedShirts()).screen()
    screen.type("#4⏎")
    #expect(screen.shown(80, 24)[22] == "#4 Blues 4: what was it?")
  }

  @Test(
    "answers each key in one sentence",
    arguments: [
      ("1t", "two by #4 Ana, 2 : 0 · u takes it back"),
      ("1tj", "no such pass is asked for: :record Ana assist --after 3 adds it to play 3"),
      ("1tk", "assist by #11 Bea · u takes it back"),
      ("a1", "assist by #4 Ana · it has no basket · u takes it back"),
      ("1", "#4 Ana: what was it?"),
      ("t", "two: by whom?"),
      ("1f", "foul by #4 Ana, team foul 1 · u takes it back"),
      ("1f1f1f1f1f1f1f", "foul by #4 Ana, team foul 7: Athens in the bonus · u takes it back"),
      ("+hihi", "timeout by Berlin · Berlin took 2 time-outs, the rules give 1 · u takes it back"),
      (
        ":9:30 Ana two⏎:9:50 Di one⏎",
        "one by #6 Di, a late entry at 09:50.0, 0 : 1 then and 2 : 1 now · u takes it back"
      ),
      ("1tu", "took back play 1: Ana two"),
      (" ", "clock started at 10:00.0"),
      ("x⎋⎋", "there is nothing to go back from: q leaves"),
      ("↑", "there is no play to pick yet"),
      ("1t↑", "play 1, #4 Ana two: who or what was it?"),
      ("#9", "nobody wears #9"),
      ("#q", "a shirt number follows, Esc goes back"),
      ("#00t", "both teams have #00: h or v says which"),
      ("#00vt", "two by #00 Flo, 0 : 2 · u takes it back"),
      ("⇥", "the box score: Tab goes back"),
      ("⇥⇥", "the players: Tab shows the box score"),
      ("+", "all moves have keys: ? shows them"),
      (
        ":9:30 Di one⏎1t",
        "two by #4 Ana, 2 : 1 · the clock is paused: space starts it · u takes it back"
      ),
      (":9:30 Di one⏎1f", "foul by #4 Ana, team foul 1 · u takes it back"),
      (" 1t", "two by #4 Ana, 2 : 0 · u takes it back"),
    ])
  func answers(keys: String, answer: String) throws {
    let screen = try ScorersTable(.halfCourt()).screen()
    screen.type(keys)
    #expect(screen.shown(120, 24)[22] == answer)
  }

  @Test("offers keys for more moves where a player is begun and not all moves have theirs")
  func moreMoves() throws {
    let screen = try ScorersTable(.halfCourt()).screen()
    screen.type("1")
    #expect(screen.shown(60, 20).last == "[o] one [t] two [a] assist [r] rebound [f] foul [+] more")
    screen.type("+")
    #expect(screen.shown(80, 24).last?.contains("miss1") == true)
    #expect(screen.shown(80, 24).last?.contains("more") == false)
  }

  @Test(
    "says points and fouls on the smallest screen, too, and keeps the players where no box fits")
  func smallest() throws {
    var sheet = try Scoresheet.fullCourt(of: 12)
    try sheet.play("10 h1 two h1 foul h12 foul")
    let screen = try ScorersTable(sheet).screen()
    let shown = screen.shown(40, 12)
    #expect(shown.contains("1 Ana    2 1  2 Bea    – –  3 Cleo   – –"))
    #expect(shown.contains("h F 2   TO 2                TO 2   F 0 v"))
    screen.type("⇥")
    #expect(screen.shown(40, 12)[1...9] == shown[1...9])
  }

  @Test("shows escape sequences in names and obeys none")
  func hostile() throws {
    let sheet = try Scoresheet.halfway(Names.hostile, teams: ("R\u{1b}[2Jeds", "Bl\u{8}ues"))
    let screen = try ScorersTable(sheet).screen()
    for keys in ["1", "t", "↑", "⎋?"] {
      screen.type(keys)
      for (columns, rows) in ScoreScreenTests.sizes {
        #expect(screen.shown(columns, rows).allSatisfy { $0.escapingControls == $0 })
      }
    }
  }
}

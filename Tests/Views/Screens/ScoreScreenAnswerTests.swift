@testable import Basketball
import Fixtures
import Foundation
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
      for keys in ["", "⇥", "1", "⎋↑", "⎋*"] {
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

  @Test("offers keys for more moves where a player is begun and not all moves have theirs")
  func moreMoves() throws {
    let screen = try ScorersTable(.halfCourt()).screen()
    screen.type("1")
    let five = "o one t two a assist r rebound f foul ! fouls + more Esc drops it"
    #expect(screen.shown(66, 20)[18] == five)
    screen.type("+")
    let keys = screen.shown(80, 24).suffix(2).joined(separator: " ")
    #expect(keys.contains("miss") && !keys.contains("more"))
  }

  @Test("shows escape sequences in names and obeys none")
  func hostile() throws {
    let screen = try ScorersTable(.hostile()).screen()
    for keys in ["1", "t", "↑", "⎋?"] {
      screen.type(keys)
      for (columns, rows) in ScoreScreenTests.sizes {
        #expect(screen.shown(columns, rows).allSatisfy { $0.escapingControls == $0 })
      }
    }
  }
}

@Suite("What a screen says")
@MainActor
struct MessageTests {
  /// What can be done after a game, by a test.
  private final class Evening: AfterGame {
    var nextFixture: NextFixture?
    var taken: Problem?
    var origin: String?
    private(set) var made = 0
    func takeBack() throws -> Bool { true }
    func rematch() throws -> String {
      made += 1
      return "2026-11-21-reds-blues"
    }
    func writePage() throws -> String { "page.html" }
    func play(_ fixture: Int) throws -> String {
      if let taken { throw taken }
      made += 1
      return "2026-11-21-reds-\(fixture)"
    }
  }

  @Test("of a game that is over: the rematch, the page and the next fixture of its event")
  func nextFixture() throws {
    let evening = Evening()
    evening.nextFixture = .ready(25, text: "14:20 Reds - Greens", court: "1")
    let screen = try ScorersTable(.finished()).screen(afterGame: evening)
    func foot(_ columns: Int, _ rows: Int) -> [String] {
      screen.shown(columns, rows).suffix(rows < 14 ? 2 : 3).map(\.self)
    }
    let last = "m rematch  p page  u undo  g games  ? keys  q quit"
    #expect(foot(80, 24)[0].hasPrefix("→ next on court 1: 14:20 Reds - Greens"))
    #expect(foot(80, 24)[1] == "→ 14:20 Reds - Greens  \(last)")
    #expect(foot(60, 20)[1] == "[→] 14:20 Reds - Greens  [m] rematch  [p] page  [u] undo")
    #expect(foot(40, 12)[1] == "→ next fixture m rematch p page u undo")
    #expect(screen.type("m") == .made(id: "2026-11-21-reds-blues"))
    #expect(screen.type("→") == .made(id: "2026-11-21-reds-25"))
    screen.type("p")
    #expect(foot(80, 24)[0].hasPrefix("the page of the game is page.html"))
    (evening.taken, evening.nextFixture) = (
      .noSuchPlay(25), .ready(26, text: "Reds - Greens", court: nil, damage: "'x.json' is no game")
    )
    #expect(screen.type("→") == nil)
    #expect(
      foot(120, 24)[0]
        == "no game: there is no play 25 · → next: Reds - Greens · 'x.json' is no game")
    evening.nextFixture = .nothing(why: "no fixture is ready to be played")
    screen.refresh()
    #expect(screen.type("→") == nil)
    #expect(foot(80, 24)[0] == "no fixture is ready to be played")
    #expect(foot(80, 24)[1].hasPrefix("no next fixture  [m] rematch"))
  }

  @Test("before another game is made with plays that are not saved", arguments: ["m", "→"])
  func unsaved(key: String) throws {
    let evening = Evening()
    evening.nextFixture = .ready(25, text: "14:20 Reds - Greens", court: nil)
    var sheet = try Scoresheet.finished()
    try sheet.perform(.undo(1), now: sheet.tape.changed)
    let table = try ScorersTable(sheet)
    let screen = try table.screen(afterGame: evening)
    table.disk.fault = .full
    screen.type(":h2 assist⏎")
    try #require(screen.state.waiting.count == 1)
    #expect(screen.type(key) == nil && evening.made == 0)
    #expect(screen.message.hasPrefix("1 not saved: Enter tries again, \(key) leaves"))
    #expect(screen.type(key) != nil && evening.made == 1)
  }

  @Test("of a game that was just made: u takes it back")
  func takenBack() throws {
    let evening = Evening()
    evening.origin = "2026-11-20-reds-blues"
    let screen = try ScorersTable().screen(afterGame: evening)
    #expect(screen.message.hasSuffix("space starts the clock · u takes this game back"))
    #expect(screen.type("u") == .takenBack(to: "2026-11-20-reds-blues"))
    #expect(screen.type("1tu") == nil && screen.state.board.plays.isEmpty)
  }

  @Test("of a step of somebody else: that u asks about it")
  func others() throws {
    let table = try ScorersTable()
    let (one, other) = (try table.screen(), try table.screen())
    one.type("1t")
    other.refresh()
    #expect(other.message.hasPrefix("u asks about play 1: Ana two, recorded elsewhere"))
    other.type("6f")
    one.refresh()
    #expect(!one.message.contains("u takes it back"))
  }

  @Test("asks whose shirt number is meant, and obeys no escape in the names of teams")
  func number() throws {
    let team = { Team(name: $0, players: [Player("Ana", jersey: "4")]) }
    let teams = Sides(home: team("Reds\u{1b}[31m"), away: team("Blues\u{1b}[31m"))
    let sheet = Scoresheet(id: "2026-11-20-x", teams: teams, rules: .pickup, now: start)
    let screen = try ScorersTable(sheet).screen()
    screen.type("#4")
    #expect(screen.shown(80, 24)[22] == #"#4   [h] Reds\u{1b}[31m  [v] Blues\u{1b}[31m"#)
  }

  @Test("in its help is scrolled no further than to the end")
  func help() throws {
    let screen = try ScorersTable().screen()
    screen.type("?")
    var pages = [[String]]()
    while pages.count < 2 || pages.last != pages.dropLast().last {
      pages.append(screen.shown(60, 14))
      screen.type("⇟")
    }
    screen.type("⇟⇟⇟")
    #expect(screen.shown(60, 14) == pages.last)
    screen.type("⇞")
    #expect(screen.shown(60, 14) != pages.last)
  }

  @Test("to somebody who watches: that there is no game yet, and what is wrong with its file")
  func watching() throws {
    let games = TemporaryLibrary()
    let next = NextGame(in: games.library, isForever: false, now: { start })
    let screen = WatchScreen(Watching(nil, next: next), library: "games", explain: short)
    #expect(
      screen.shown(40, 3) == [
        "waiting for a game in 'games'", "", "[Tab] box score  [?] keys  [q] quit",
      ])
    let setup = games.setup
    setup.take(.type("Reds", in: .home))
    setup.take(.type("Blues", in: .away))
    #expect(setup.take(.create) == .score(id: "2026-11-20-reds-blues"))
    screen.isStale = false
    screen.refresh()
    #expect(screen.isStale && screen.shown(40, 5)[0].hasPrefix("Reds "))
    try FileManager.default.removeItem(atPath: games.path("2026-11-20-reds-blues"))
    screen.refresh()
    #expect(screen.shown(80, 10)[8].hasPrefix("noGame("))
  }
}

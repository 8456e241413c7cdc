import Basketball
import Documents
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("A screen on view models that only say what they are told")
@MainActor
struct StubbedScreenTests {
  let sheet: Scoresheet
  let scoring: StubScoring

  init() throws {
    sheet = try .halfway(Names.plain, teams: ("Reds", "Blues"))
    scoring = StubScoring(.new())
  }

  @Test("of a scorer makes verbs of keys, and does nothing else")
  func scoringKeys() {
    let screen = ScoreScreen(scoring)
    screen.type("1t ru6hv↑↓⇞xyk⏎⎋@1:30⏎:Bo foul⏎p")
    screen.beginBatch()
    screen.endBatch()
    screen.refresh()
    screen.tick()
    #expect(
      scoring.asked == [
        "enter home/Ana", "enter two", "toggle pause", "enter rebound", "undo", "enter away/Dee",
        "enter home", "enter away", "select by -1", "select by 1", "select by -10",
        "begin substitution",
        "redo", "assist by 1", "try again", "cancel", "set time to 1:30", "perform Bo foul",
        "write page",
        "begin batch", "end batch", "refresh",
      ])
    #expect(scoring.stub.ticks == 1 && screen.game.plays.isEmpty)
  }

  @Test("of a scorer goes on to the rematch, where there is one")
  func rematch() {
    let screen = ScoreScreen(scoring)
    #expect(screen.type("m") == .score(id: "2026-11-21-reds-blues"))
    scoring.accepts = false
    #expect(screen.type("m") == nil)
    #expect(scoring.asked == ["rematch", "rematch"])
  }

  @Test("of a scorer offers the next fixture of an event, and goes on to its game")
  func nextFixture() throws {
    let over = try Scoresheet.finished(Names.plain, teams: ("Reds", "Blues"))
    let scoring = StubScoring(over)
    let screen = ScoreScreen(scoring)
    let last = "m rematch  p page  u undo  g games  ? keys  q quit"
    #expect(screen.type("→") == nil && scoring.asked.isEmpty)
    scoring.nextFixture.update(.ready(25, text: "14:20 Reds - Greens", court: "1"))
    #expect(
      screen.shown(120, 24)[22]
        == "this key does nothing here: ? shows those that do · → next on court 1: 14:20 Reds - Greens"
    )
    #expect(screen.type("?⎋") == nil)
    #expect(screen.shown(80, 24)[22].hasPrefix("→ next on court 1: 14:20 Reds - Greens"))
    #expect(screen.shown(80, 24)[23] == "→ 14:20 Reds - Greens  \(last)")
    #expect(
      screen.shown(60, 20)[19] == "→ next fixture m rematch p page u undo g games ? keys q quit")
    #expect(screen.shown(20, 8)[7] == "→ next fixture m p u")
    #expect(screen.type("→") == .score(id: "2026-11-21-reds-greens"))
    scoring.accepts = false
    #expect(screen.type("→") == nil)
    #expect(scoring.asked == ["play next fixture", "play next fixture"])
    scoring.nextFixture.update(
      .ready(25, text: "Reds - Greens", court: nil, damage: "'x.json' is no game"))
    #expect(screen.shown(80, 24)[22].hasPrefix("→ next: Reds - Greens · 'x.json' is no game"))
    #expect(screen.shown(80, 24)[23].hasPrefix("[→] Reds - Greens [m] rematch"))
    scoring.nextFixture.update(.nothing(why: "no fixture is ready to be played"))
    #expect(screen.shown(80, 24)[22].hasPrefix("no fixture is ready to be played"))
    #expect(screen.type("→") == nil && scoring.asked.count == 3)
  }

  @Test("of a scorer says what a question does not take, and goes back to the game")
  func refused() {
    let screen = ScoreScreen(scoring)
    screen.type(":%")
    #expect(
      screen.shown(80, 24)[22]
        == "'%' is not a play or a command, such as 3:17 Ana two: Backspace or Esc")
    // What is typed on could be another play than was meant: nothing is taken, and nothing done.
    screen.type("two⏎")
    #expect(
      screen.shown(80, 24)[22]
        == "'%' is not a play or a command, such as 3:17 Ana two: Backspace or Esc")
    screen.type("⌫↑")
    #expect(screen.shown(80, 24)[22] == "Enter answers, Esc goes back")
    screen.type("⎋@x")
    #expect(screen.shown(80, 24)[22] == "'x' is not a time such as 1:30: Backspace or Esc")
    screen.type("⎋Q")
    #expect(screen.shown(80, 24)[22] == "nobody has the key Q")
    screen.type("~")
    #expect(screen.shown(80, 24)[22] == "'~' is not a key here: ? shows them")
    screen.type("⎋")
    #expect(screen.shown(80, 24)[22] == "there is nothing to go back from: q leaves")
    #expect(scoring.asked == ["cancel"])
  }

  @Test("of a scorer asks whose shirt number is meant, and obeys no escape in the names of teams")
  func number() {
    let team = { Team(name: $0, players: [Player("Ana", jersey: "4")]) }
    let teams = Sides(home: team("Reds\u{1b}[31m"), away: team("Blues\u{1b}[31m"))
    let screen = ScoreScreen(
      StubScoring(Scoresheet(id: "x", teams: teams, rules: .pickup, now: start)))
    screen.type("#4")
    #expect(screen.shown(80, 24)[23] == #"#4   [h] Reds\u{1b}[31m  [v] Blues\u{1b}[31m"#)
  }

  @Test("of a scorer says what was dropped beside what waits, and no refusal of an earlier key")
  func dropped() {
    let screen = ScoreScreen(scoring)
    scoring.unsaved.update(["00:05.0 home/Ana two"])
    scoring.canTryAgain = true
    scoring.notice.update(Notice(kind: .done, text: "dropped 00:09.0 away/Dee foul"))
    #expect(
      screen.shown(80, 24)[22]
        == "dropped 00:09.0 away/Dee foul · 1 not saved: Enter tries again")
    scoring.unsaved.update([])
    scoring.canTryAgain = false
    scoring.notice.update(Notice(kind: .refused, text: "there is nothing to redo"))
    screen.type("~")
    #expect(screen.shown(80, 24)[22] == "'~' is not a key here: ? shows them")
  }

  @Test("of a scorer scrolls its help no further than to the end")
  func help() {
    let screen = ScoreScreen(scoring)
    screen.type("?")
    var pages: [[String]] = []
    while pages.count < 2 || pages.last != pages.dropLast().last {
      pages.append(screen.shown(60, 14))
      screen.type("⇟")
    }
    screen.type("⇟⇟⇟")
    #expect(screen.shown(60, 14) == pages.last)
    screen.type("⇞")
    #expect(screen.shown(60, 14) != pages.last)
  }

  @Test("of a scorer keeps a question open until the answer will do")
  func question() {
    let screen = ScoreScreen(scoring)
    scoring.accepts = false
    screen.type(":Zed two⏎")
    #expect(screen.dialog.question?.field.text == "Zed two")
    scoring.accepts = true
    screen.type("⏎")
    #expect(screen.dialog.question == nil)
    #expect(scoring.asked == ["perform Zed two", "perform Zed two"])
  }

  @Test("of a scorer shows each value as it is told")
  func told() throws {
    let screen = ScoreScreen(scoring)
    scoring.stub.show(sheet)
    let asTold = StubScoring(sheet)
    #expect(screen.shown(80, 24) == ScoreScreen(asTold).shown(80, 24))
    let changes: [(String, () -> Void)] = [
      ("last step", { [sheet] in scoring.lastStep.update(sheet.tape.lastDone().first) }),
      ("score", { scoring.stub.score.update(Sides(home: 20, away: 20)) }),
      ("begun", { scoring.begun.update(.move(.twoPoints)) }),
      ("nothing begun", { scoring.begun.update(nil) }),
      (
        "selected",
        { [sheet] in
          scoring.selected.update(sheet.playByPlay.plays.last?.play.number)
        }
      ),
      ("notice", { scoring.notice.update(Notice(kind: .refused, text: "no")) }),
    ]
    for (name, change) in changes {
      let before = screen.shown(80, 24)
      screen.isStale = false
      change()
      #expect(screen.isStale && screen.shown(80, 24) != before, "\(name)")
    }
  }

  @Test("of a scorer asks before plays are left that are not saved, and only then")
  func leaving() {
    let screen = ScoreScreen(scoring)
    #expect(screen.type("q") == .leave)
    scoring.unsaved.update(["00:10.0 home/Ana two"])
    #expect(screen.type("q") == nil)
    #expect(screen.shown(60, 10)[8] == "1 not saved: Enter tries again, q leaves")
    #expect(screen.type("q") == .leave)
  }

  @Test("of a replay makes verbs of keys, and says why a place is none")
  func replay() {
    let replay = StubReplay(sheet)
    let screen = ReplayScreen(replay, wording: .short)
    screen.type(" .,bBcCl↓+-0$g0:10⏎g9:99⏎")
    #expect(
      replay.asked == [
        "toggle", "step by 1", "step by -1", "next basket", "previous basket", "next lead change",
        "previous lead change", "skip 5", "skip -5", "faster", "slower", "start", "end",
        "go to 0:10", "go to 9:99",
      ])
    #expect(screen.shown(40, 10)[8] == #"malformedPlace("9:99")"#)
    screen.type("⎋")
    replay.isPlaying.update(true)
    replay.speed.update("8×")
    #expect(screen.shown(40, 10)[8].hasPrefix("playing 8×  "))
    replay.position.update(1)
    #expect(screen.shown(40, 10)[7].last == "┃")
    replay.nextFrame = 70
    #expect(screen.nextFrame == 70)
  }

  @Test("of somebody who watches shows the game that is there, and what is said of its file")
  func watching() {
    let watching = StubWatching()
    let screen = WatchScreen(watching, library: "games")
    #expect(screen.shown(40, 3)[0] == "waiting for a game in 'games'")
    let board = StubBoard(sheet)
    watching.board.value = board
    watching.isWaiting = false
    #expect(screen.shown(20, 5)[0].hasPrefix("Reds "))
    watching.notice.update(Notice(kind: .failed, text: "gone"))
    #expect(screen.shown(40, 10)[8] == "gone")
    screen.tick()
    screen.refresh()
    #expect(board.ticks == 1 && watching.refreshes == 1)
    screen.isStale = false
    board.score.update(Sides(home: 20, away: 20))
    #expect(screen.isStale)
    watching.board.value = StubBoard(.new())
    #expect(board.score.listenerCount == 0)
  }
}

import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The keys of the scoring screen")
struct KeyTests {
  /// Keys, and what they leave of a game: its plays and whatever else is not as at the start.
  struct Row: Sendable, CustomTestStringConvertible {
    let help: String
    let keys: String
    let outcome: [String]
    var testDescription: String { "\(keys): \(help)" }

    nonisolated init(_ help: String, _ keys: String, _ outcome: String...) {
      (self.help, self.keys, self.outcome) = (help, keys, outcome)
    }
  }

  nonisolated static let rows = [
    Row("players, before or after a move", "6f", "00:00.0 away/Dee foul"),
    Row("players, before or after a move", "f3", "00:00.0 home/Cy foul"),
    Row("players, before or after a move", "4f", "begun foul"),
    Row("the home team itself", "ht", "00:00.0 home two"),
    Row("the away team itself", "rv", "00:00.0 away rebound"),
    Row("one point", "1o", "00:00.0 home/Ana one", "pass Bo Cy"),
    Row("two points", "t8", "00:00.0 away/Flo two", "pass Dee Eve"),
    Row("an assist", "a2", "00:00.0 home/Bo assist"),
    Row("a rebound", "7r", "00:00.0 away/Eve rebound"),
    Row("a foul", "1f", "00:00.0 home/Ana foul"),
    Row("who made the pass to a basket", "1tk", "00:00.0 home/Ana two", "00:00.0 home/Cy assist"),
    Row("who made the pass to a basket", "1tl", "00:00.0 home/Ana two", "pass Bo Cy"),
    Row("starts and pauses the clock", " ", "running"),
    Row("starts and pauses the clock", "  "),
    Row("takes back the last step", "1tu", "done: took back play 1: Ana two"),
    Row(
      "gives back what was taken back", "1tuy", "00:00.0 home/Ana two",
      "done: gave back play 1: Ana two"),
    Row("these keys", "?", "help from 0"),
    Row("these keys", "?↓⇟↑", "help from 5"),
    Row("these keys", "??"),
    Row("picks a play to put right", "hf↑", "00:00.0 home foul", "picked 1"),
    Row(
      "picks a play to put right", "hf↑1", "00:00.0 home/Ana foul",
      "done: play 1: Reds foul → Ana foul"),
    Row(
      "picks a play to put right", "hf↑r", "00:00.0 home rebound",
      "done: play 1: Reds foul → Reds rebound"),
    Row("picks the next; at the end none", "hf↑↓", "00:00.0 home foul"),
    Row("ten plays up", "hfvf⇞", "00:00.0 home foul", "00:00.0 away foul", "picked 1"),
    Row("ten plays down", "hfvf⇞⇟", "00:00.0 home foul", "00:00.0 away foul"),
    Row("takes out the picked play", "hf↑x", "done: removed play 1: Reds foul"),
    Row("sets the clock or a play's time", "@1:30⏎", "clock 01:30.0", "done: clock set to 01:30.0"),
    Row(
      "sets the clock or a play's time", "@1:30⏎hf↑@0:20⏎", "00:20.0 home foul", "clock 01:30.0",
      "done: play 1: 01:30.0 Reds foul → 00:20.0 Reds foul"),
    Row(
      "sets the clock or a play's time", "@noon⏎", #"refused: malformedClock("noon")"#,
      "asked noon"),
    Row(
      "types a play: 3:17 Ana two", ":3:17 Ana two⏎", "03:17.0 home/Ana two", "clock 03:17.0",
      "pass Bo Cy"),
    Row("types a play: 3:17 Ana two", ":Ana⎋"),
    Row("types a play: 3:17 Ana two", ":qgu1t", "asked qgu1t"),
    Row("tries again, or insists", "⏎"),
    Row("drops what was begun", "1⎋"),
    Row("leaves; the game is saved", "q", "leave"),
    Row("the list of games", "g", "games"),
  ]

  /// What is not as at the start of a game.
  func outcome(_ bench: Bench, _ screen: ScoreScreen, _ turn: Turn?) -> [String] {
    let (scorer, board) = (screen.scorer, screen.scorer.board)
    let half: String? =
      switch scorer.begun.value {
      case .person(let person): person.name
      case .move(let move): move
      case nil: nil
      }
    let passers = scorer.passers.value.map(\.name).joined(separator: " ")
    let facts: [String?] = [
      board.isPaused.value ? nil : "running",
      board.time.value == "00:00.0" ? nil : "clock \(board.time.value)",
      half.map { "begun \($0)" }, passers.isEmpty ? nil : "pass \(passers)",
      scorer.selected.value.map { "picked \($0)" },
      scorer.notice.value.map { "\($0.kind): \($0.text)" },
      screen.overlay.question.map { "asked \($0.field.text)" },
      screen.overlay.help.map { "help from \($0)" }, turn.map { "\($0)" },
    ]
    return LogDocument(bench.kept).plays.map(\.feedLine) + facts.compactMap(\.self)
  }

  @Test("do what their help says", arguments: rows)
  func help(_ row: Row) throws {
    let bench = try Bench()
    let screen = bench.screen()
    let turn = screen.type(row.keys)
    #expect(outcome(bench, screen, turn) == row.outcome)
  }

  @Test("are all of them tried here, and none means two things")
  func table() {
    #expect(Set(ScoreKeys.table.rows.map(\.help)) == Set(Self.rows.map(\.help)))
    for keys in [
      ScoreKeys.table.rows.flatMap(\.keys), GamesScreen.keys.rows.flatMap(\.keys),
      WatchScreen.keys.rows.flatMap(\.keys),
    ] {
      #expect(Set(keys).count == keys.count && !keys.isEmpty)
    }
  }

  @Test("name each of up to eighteen players a side, as the board labels them")
  func players() throws {
    let bench = Bench(try .new((1...36).map { "P\($0)" }))
    let screen = bench.screen()
    let labels = screen.shown(200, 60).flatMap { line in
      line.matches(of: #/(\S) P(\d+) /#).map { (key: String($0.1), player: "P\($0.2)") }
    }
    #expect(Set(labels.map(\.player)).count == 36 && Set(labels.map(\.key)).count == 36)
    for label in labels { screen.type(label.key + "f") }
    #expect(bench.kept.box.plays.map(\.play.who.player) == labels.map(\.player))
  }

  @Test("leave plays that wait only when they are pressed twice, without another in between")
  func leaving() throws {
    let bench = try Bench()
    let screen = bench.screen()
    bench.fault = .full
    screen.type("1t")
    #expect(screen.type("q") == nil)
    #expect(screen.shown(40, 10)[8] == "1 not saved: Enter tries again, q leaves")
    #expect(screen.type("1") == nil)
    #expect(screen.type("g") == nil && screen.type("g") == .games)
    bench.fault = nil
    screen.type("⎋⏎")
    #expect(screen.type("q") == .leave)
  }

  @Test("try again what could not be saved, and insist on what leaves plays behind the finish")
  func insisting() throws {
    let bench = Bench(try .new(target: 4))
    let screen = bench.screen()
    screen.type("1t6o2o3f↑↑↑1")
    #expect(
      screen.shown(80, 24)[22]
        == "Enter takes them out: with this the game would be over before others")
    screen.type("⏎")
    #expect(bench.kept.isFinished && bench.kept.box.plays.count == 3)
    bench.fault = .full
    screen.type("u")
    #expect(
      screen.shown(60, 24)[22] == "Enter: not done: there is no space left on the disk")
    bench.fault = nil
    screen.type("⏎")
    #expect(!bench.kept.isFinished && bench.kept.box.plays.count == 4)
  }
}

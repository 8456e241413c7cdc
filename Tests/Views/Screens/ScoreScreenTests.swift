import Basketball
import Fixtures
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The scoring screen")
@MainActor
struct ScoreScreenTests {
  static let sizes = [(columns: 40, rows: 12), (80, 24), (200, 60)]

  /// Expects a game's screen in all three sizes, after some keys.
  func expectScene(_ sheet: Scoresheet, after keys: String = "", _ name: String) throws {
    let screen = try ScorersTable(sheet).screen()
    screen.type(keys)
    try expectGolden(screen.shown(in: Self.sizes), "score.\(name)")
  }

  @Test("at the start of a game of three a side, and of five a side")
  func start() throws {
    try expectScene(.halfCourt(), "start3")
    try expectScene(.fullCourt(), "start5")
  }

  @Test("amid a game, with a pass asked for")
  func amid() throws {
    var sheet = Scoresheet.halfCourt()
    try sheet.playSome()
    try expectScene(sheet, after: "2t", "pass3")
  }

  @Test("in the bonus")
  func bonus() throws {
    var sheet = try Scoresheet.fullCourt()
    try sheet.playSome()
    try sheet.foulOften()
    try expectScene(sheet, "bonus5")
  }

  @Test("in overtime")
  func overtime() throws {
    var sheet = Scoresheet.halfCourt()
    try sheet.playSome()
    try sheet.runOut()
    try expectScene(sheet, after: "1o", "overtime3")
  }

  @Test("at the finish")
  func finish() throws {
    var sheet = try Scoresheet.fullCourt()
    try sheet.playToFinish()
    try expectScene(sheet, "finish5")
  }

  @Test("amid the third quarter: the line score, the arrow, who is out and who soon will be")
  func quarters() throws {
    var sheet = Scoresheet.quarters()
    try sheet.playQuarters()
    try expectScene(sheet, "quarters5")
  }

  @Test("in an overtime with a clock, twelve a side")
  func timedOvertime() throws {
    var sheet = Scoresheet.quarters(of: 12)
    try sheet.playQuarters()
    try sheet.playByPeriods("Q4 0:30 h1 two h1 two\nOT 4:40 a12 foul h12 free")
    try expectScene(sheet, "quarters12")
  }

  @Test("asks for a pass by shirt numbers, also of those whom the other team has, too")
  func sharedShirts() throws {
    let screen = try ScorersTable(.sharedShirts()).screen()
    screen.type("1t")
    for (columns, rows) in [(80, 24), (100, 30)] {
      let asked = screen.shown(columns, rows)[rows - 2]
      #expect(asked.hasPrefix("assist?") && asked.contains("#3") && asked.contains("#10"))
      #expect(!asked.contains("…"))
    }
  }

  @Test("says that a period is over, and that space begins the next one")
  func interval() throws {
    var sheet = Scoresheet.quarters()
    try sheet.playByPeriods("Q1 0:03 h1 two")
    let table = try ScorersTable(sheet)
    let screen = try table.screen()
    screen.type(" 7")
    table.now += 5000
    screen.tick()
    #expect(screen.shown(80, 24)[0].contains("Q1 · over"))
    #expect(
      screen.message
        == "Q1 is over: space begins Q2 · a play before that is of Q1 · #13 Ed: what was it?")
    screen.type("t")
    #expect(screen.message.hasPrefix("two by #13 Ed, 2 : 2"))
    screen.type("1o")
    #expect(
      screen.message == "three by #4 Ana, 5 : 2, at Q1 00:00.0 · u takes it back")
    screen.type(":Bea foul⏎")
    #expect(
      screen.message.hasPrefix("foul by #11 Bea, at Q1 00:00.0, 1 of 5, team foul 1"))
    #expect(screen.shown(80, 24)[0].contains("Q1 · over"))
    screen.type(" ")
    #expect(screen.shown(80, 24)[0].contains("Q2 · running"))
    #expect(screen.message == "Q2 begins: clock started at 10:00.0")
  }

  @Test(
    "says that time is up, and how a play before the horn is typed",
    arguments: [
      ("1 h1 one\n2 a1 one", "overtime", ":P1", "final, Athens won"),
      ("1 h1 two", "final, Berlin won", ":0:00", "overtime"),
    ])
  func timeUp(plays: String, status: String, line: String, after: String) throws {
    var sheet = Scoresheet.halfCourt()
    try sheet.play("\(plays)\n598 h2 rebound")
    let table = try ScorersTable(sheet)
    let screen = try table.screen()
    screen.type(" ")
    table.now += 3000
    screen.tick()
    #expect(
      screen.message == "time is up: \(status) · \(line) takes a play before the horn")
    try table.elsewhere(.clock(.set(.elapsed(ClockReading(milliseconds: 599_000)))))
    screen.refresh()
    #expect(!screen.message.contains("time is up"))
    try table.elsewhere(.undo(1))
    screen.type("1⎋")
    #expect(!screen.message.contains("space"))
    screen.type("\(line) Di two⏎")
    #expect(screen.message.hasPrefix("two by #6 Di"))
    #expect(screen.shown(80, 24)[0].contains(after))
  }

  @Test("with twelve a side, and their box score")
  func twelve() throws {
    var sheet = try Scoresheet.fullCourt(of: 12)
    try sheet.playSome()
    try expectScene(sheet, "twelve")
    try expectScene(sheet, after: "⇥", "twelve.box")
  }

  @Test("with long names, and with wide ones")
  func names() throws {
    let long = (1...5).map {
      "Maximiliane \(["Anna", "Berta"][$0 % 2]) von Hohenstein-Waldburg \($0)"
    }
    let wide = ["李小龍", "王小明", "👩‍👩‍👧 Zoë", "สาวๆ", "張三"]
    for (name, names) in [("long", long), ("wide", wide)] {
      var sheet = try Scoresheet.fullCourt(names: [names, names.reversed()])
      _ = try sheet.perform(
        .rename(.typed("home"), to: "Žalgiris Kauno Krepšinis"), now: sheet.tape.changed)
      _ = try sheet.perform(.rename(.typed("away"), to: "火箭隊"), now: sheet.tape.changed)
      try sheet.playSome()
      try expectScene(sheet, after: "1t", "\(name)5")
    }
  }

  /// Expects a screen in all three sizes, in colour.
  func expectPainted(_ screen: any LiveScreen, _ name: String) throws {
    let style = Style(screen: .always, environment: variables(["COLORTERM": "truecolor"]))
    let sizes = Self.sizes.map { columns, rows in
      let size = Size(columns: columns, rows: rows)
      let lines = screen.lines(on: Canvas(size: size, style: style))
      // A chart has other marks in colour.
      #expect(columns > 80 || lines.map(\.read) == screen.shown(columns, rows).map(\.read))
      return "--- \(columns)x\(rows)\n" + lines.screen
    }
    try expectGolden(sizes.joined(), "\(name).painted")
  }

  @Test("has the colours of the teams, made legible")
  func painted() throws {
    var sheet = Scoresheet.halfCourt()
    try sheet.playSome()
    try sheet.foulOften()
    let screen = try ScorersTable(sheet).screen()
    screen.type(" 1t")
    try expectPainted(screen, "score")
  }

  @Test("has them at the finish, and played again")
  func paintedAfterwards() throws {
    var sheet = try Scoresheet.fullCourt()
    try sheet.playToFinish()
    try expectPainted(ScorersTable(sheet).screen(), "finish")
    let game = try ReplayedGame()
    game.screen.type("bbb")
    try expectPainted(game.screen, "replay")
  }
}

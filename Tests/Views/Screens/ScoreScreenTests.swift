import Basketball
import Fixtures
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The scoring screen")
@MainActor
struct ScoreScreenTests {
  static let sizes = [(columns: 40, rows: 12), (60, 20), (80, 24), (120, 40), (200, 60)]

  /// Expects a game's screen in all five sizes, after some keys.
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
    try sheet.playSome()
    for minute in 3...8 { try sheet.play("\(minute * 60) h1 two h2 two h5 two") }
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
      screen.shown(80, 24)[22]
        == "Q1 is over: space begins Q2 · :0:00 takes a play before the horn")
    screen.type("t")
    #expect(screen.shown(80, 24)[22].hasPrefix("two by #13 Ed, 2 : 2"))
    screen.type(":0:00 Ana three⏎")
    #expect(screen.shown(80, 24)[22] == "three by #4 Ana, 5 : 2 · u takes it back")
    screen.type(" ")
    #expect(screen.shown(80, 24)[0].contains("Q2 · running"))
    #expect(screen.shown(80, 24)[22] == "Q2 begins: clock started at 10:00.0")
  }

  @Test(
    "answers in a full-court game",
    arguments: [
      ("1o", "three by #4 Ana, 3 : 0 · u takes it back"),
      ("1e", "free by #4 Ana, 1 : 0 · u takes it back"),
      ("1!t", "technical by #4 Ana, 1 of 5, team foul 1 · u takes it back"),
      ("<", "arrow to Berlin · u takes it back"),
      (">", "arrow to Athens · u takes it back"),
      (
        "1f1f1f1f1f",
        "foul by #4 Ana, 5 of 5, team foul 5: Athens in the bonus · Ana is out: 5 fouls · u takes it back"
      ),
      ("hihihi", "timeout by Berlin · Berlin had no time-out left · u takes it back"),
      (
        "@0:00⏎1t",
        "two by #4 Ana, 2 : 0 · Q2 begins: space starts the clock · u takes it back"
      ),
    ])
  func fullCourtAnswers(keys: String, answer: String) throws {
    let screen = try ScorersTable(Scoresheet.quarters()).screen()
    screen.type(keys)
    #expect(screen.shown(120, 24)[22] == answer)
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

  /// Expects a screen in all five sizes, painted for a dark ground and for a light one.
  func expectGrounds(_ screen: any LiveScreen, _ name: String) throws {
    let style = Style(screen: .always, environment: ["COLORTERM": "truecolor"])
    for (shade, ground) in [("dark", RGB(red: 0, green: 0, blue: 0)), ("light", .white)] {
      let sizes = Self.sizes.map { columns, rows in
        let size = Size(columns: columns, rows: rows)
        let lines = screen.lines(on: Canvas(size: size, style: style.on(background: ground)))
        // A chart has other marks in colour.
        #expect(columns > 80 || lines.map(\.read) == screen.shown(columns, rows).map(\.read))
        return "--- \(columns)x\(rows)\n" + lines.screen
      }
      try expectGolden(sizes.joined(), "\(name).\(shade)")
    }
  }

  @Test("on a dark ground and on a light one has the colours of the teams, made legible")
  func grounds() throws {
    var sheet = Scoresheet.halfCourt()
    try sheet.playSome()
    try sheet.foulOften()
    let screen = try ScorersTable(sheet).screen()
    screen.type(" 1t")
    try expectGrounds(screen, "score")
  }

  @Test("at the finish, and played again, on a dark ground and on a light one")
  func groundsAfterwards() throws {
    var sheet = try Scoresheet.fullCourt()
    try sheet.playSome()
    for minute in 3...8 { try sheet.play("\(minute * 60) h1 two h2 two h5 two") }
    try expectGrounds(ScorersTable(sheet).screen(), "finish")
    let game = try ReplayedGame()
    game.screen.type("bbb")
    try expectGrounds(game.screen, "replay")
  }

  @Test("keeps the score large from 60 columns and 16 rows on, three columns clear of the clock")
  func digits() throws {
    for count in [5, 12] {
      var sheet = try Scoresheet.fullCourt(of: count)
      try sheet.playSome()
      let screen = try ScorersTable(sheet).screen()
      for keys in ["", "⇥", "1", "⎋↑", "⎋@"] {
        screen.type(keys)
        for columns in [60, 61, 79, 80, 81, 119, 120, 200] {
          for rows in [16, 17, 20, 24, 39, 40, 60] {
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
    let screen = try ScorersTable(.fullCourt()).screen()
    func words(_ text: String) -> [Int] {
      screen.shown(80, 24).prefix(14).map { line in
        line.ranges(of: text).first.map { line.distance(from: line.startIndex, to: $0.lowerBound) }
          ?? -1
      }
    }
    let fixed = ["Ana", "Gus", "[h]", "fouls", "time-outs", "#4", "[1]", "PTS"]
    let before = fixed.map(words)
    screen.type("+1f6TvihOh")
    #expect(fixed.map(words) == before)
  }

  @Test(
    "answers each key in one sentence",
    arguments: [
      ("1t", "two by #4 Ana, 2 : 0 · u takes it back"),
      ("1tj", "no such pass is asked for: a records one"),
      ("1tk", "assist by #11 Bea · u takes it back"),
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
      for (columns, rows) in Self.sizes {
        #expect(screen.shown(columns, rows).allSatisfy { $0.escapingControls == $0 })
      }
    }
  }
}

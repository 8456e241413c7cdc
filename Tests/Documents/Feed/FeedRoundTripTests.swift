import Basketball
@testable import Documents
import Fixtures
import Testing

@Suite("A game out of a feed and in again")
struct FeedRoundTripTests {
  /// A game with names that are easy to say, its clock at 00:05.0.
  private let easy: Scoresheet

  init() throws { easy = try FeedLineTests.game(home: "Reds: Ana, Bo, Cy") }

  /// The lines of the plays of a game that is recorded from these lines.
  private func again(_ game: Scoresheet, from lines: [String]) throws -> [String] {
    LogDocument(try copy(of: game, from: lines)).plays.map(\.line)
  }

  @Test(
    "is the same game, by words and by JSON, whatever slashes its names have",
    arguments: ["Ana", "Ana Lu", "7 Up", "a/b", "/a", "//b", "Ana/", "/"])
  func names(name: String) throws {
    var game = easy
    _ = try game.perform(.rename(.exact(Who(.home, "Ana")), to: name), now: game.state.created)
    let verbs: [Verb] = [
      .record([PlayRequest(.exact(Who(.home, name)), .twoPoints)]),
      .record(
        [PlayRequest(.exact(Who(.away)), .foul)], at: .elapsed(ClockReading(milliseconds: 7250))),
      .record([PlayRequest(.exact(Who(.away, "Dee")), .onePoint)], at: .elapsed(.zero)),
    ]
    for verb in verbs { _ = try game.perform(verb, now: game.state.created) }
    // In the order in which the feed has them, numbers start again.
    let plays = LogDocument(game).plays
    let expected = try again(game, from: plays.map(\.feedLine))
    #expect(FeedCopy(game).lines == plays.map(\.feedLine))
    #expect(expected.count == 3)
    #expect(try again(game, from: plays.map(\.line)) == expected)
    #expect(
      expected.map { $0.replacing(/"number":\d/, with: "") }
        == plays.map { $0.line.replacing(/"number":\d/, with: "") })
  }

  /// Names that no command takes, for a file can have any.
  private static let hostile = [
    "\u{1b}[31mRed", "A\nhome two", "A\r", "\u{9b}2J", "\u{202e}anA", "\u{2066}A", "A\u{2028}B",
    "A  B", " A", "A ", "A\tB", "\u{0}", "A\u{7f}", "#A", "{\"team\":\"home\"}", "\u{a0}A", "",
  ]

  @Test("is the same game where names are hostile, and no line has a control", arguments: hostile)
  func hostileNames(name: String) throws {
    let side = ["Bo", "Cy"].map { Player($0) }
    let teams = Sides(
      home: Team(name: "Reds", players: [Player(name)] + side),
      away: Team(name: "Blues", players: [Player("Di")] + side))
    let entries: [Entry] = [
      Entry(at: .start, .open(teams: teams, rules: .pickup)),
      Entry(
        at: .start,
        .record(plays: [
          Self.play(1, Who(.home, name)), Self.play(2, Who(.away, "Bo")), Self.play(3, Who(.home)),
        ])),
    ]
    let game = try Scoresheet(id: "game", tape: entries)
    let log = LogDocument(game)
    let lines = FeedCopy(game).lines
    #expect(lines.allSatisfy { !$0.hasControls })
    #expect(lines.dropFirst() == ["00:00.0 away/Bo foul", "00:00.0 home foul"])
    #expect(try again(game, from: lines) == log.plays.map(\.line))
  }

  @Test(
    "is the same game, whichever way its clock is read, into overtime too", arguments: seeds(5))
  func generated(seed: Int) throws {
    let game = try SampleGame.generated(seed: seed)
    // An abandoned overtime, or a play beyond a limit, is in no feed.
    let log = LogDocument(game)
    func facts(_ lines: [String]) -> [[Substring]] {
      lines.map { line in
        line.split(separator: ",").filter { field in
          !["\"basket\":", "\"foul\":", "\"miss\":", "\"number\":", "\"recorded\":"].contains {
            field.hasPrefix($0)
          }
        }
      }
    }
    let expected = facts(log.plays.map(\.line))
    #expect(facts(try again(game, from: FeedCopy(game).lines)) == expected)
    #expect(facts(try again(game, from: log.objects.map(\.line))) == expected)
  }

  @Test("comes to what was approved")
  func cases() throws {
    let teams = easy.state.teams
    try expectCases(
      "copies",
      [
        "copy": { line in
          let parts = line.components(separatedBy: " · ")
          var game = Scoresheet(
            id: "game", teams: teams, rules: try .preset(parts[0]), now: .start)
          try record(parts[1].components(separatedBy: " ; "), in: &game)
          try expectSameCopy(of: game)
          let lines = FeedCopy(game).lines
          let again = FeedCopy(try copy(of: game, from: lines)).lines
          #expect(again == lines)
          return lines.joined(separator: " ; ")
        }
      ])
  }

  @Test("of JSON has the same links where plays were removed between an assist and its basket")
  func jsonl() throws {
    var game = easy
    try record(["0:05 Ana one", "0:05 Cy two", "0:05 Dee foul", "0:05 Dee foul"], in: &game)
    let assist = #"{"basket":1,"move":"assist","number":5,"player":"Bo","seconds":5,"team":"home"}"#
    try record([assist], in: &game)
    for number in [3, 4] { _ = try game.perform(.remove(number), now: game.state.created) }
    #expect(game.playByPlay.plays.last?.play.basket == 1)
    let objects = game.playByPlay.plays.map {
      PlayDocument($0, by: game.state.rules).line
    }
    #expect(links(try copy(of: game, from: objects)) == links(game))
  }

  @Test("of JSON stays behind the line before, after IN-ORDER")
  func inOrder() throws {
    var game = try FeedLineTests.game()
    let foul = #"{"move":"foul","player":"Flo","seconds":5,"team":"away"}"#
    try record(["IN-ORDER", "0:10 Dee foul", foul], in: &game)
    #expect(game.playByPlay.plays.map(\.play.who.player) == ["Dee", "Flo"])
  }

  @Test("has an assist on the same basket of two, also where an earlier play was removed")
  func removed() throws {
    var game = easy
    let assist =
      #"{"basket":2,"move":"assist","number":4,"player":"Bo","seconds":10,"team":"home"}"#
    try record(["0:05 Dee foul", "0:10 Ana two", "0:10 Cy one", assist], in: &game)
    _ = try game.perform(.remove(1), now: game.state.created)
    #expect(game.playByPlay.plays.last?.play.basket == 2)
    try expectSameCopy(of: game)
  }

  @Test("has a lineup of somebody whose name reads like a place on the roster")
  func placeAsName() throws {
    var game = try FeedLineTests.game(home: "Reds: Ana, Bo, Cy, H2")
    try record(["0:05 lineup home Bo, Cy, home/H2", "0:10 Dee two"], in: &game)
    #expect(game.playByPlay.lineups.map(\.people) == [[1, 2, 3]])
    try expectSameCopy(of: game)
  }

  @Test("has no assist on a basket of the period before, at the same second")
  func periodBefore() throws {
    let teams = easy.state.teams
    var game = Scoresheet(id: "game", teams: teams, rules: .fiba5x5, now: .start)
    try record(["Q1 9:00 Bo assist", "Q1 0:00 Ana two", "Q2 9:00 Dee foul"], in: &game)
    let later = try Correction(time: GameTime(typed: "Q2 10:00"))
    _ = try game.perform(.fix(1, later), now: game.state.created)
    #expect(game.play(1)?.play.basket == nil)
    try expectSameCopy(of: game)
  }

  @Test(
    "has the same assists, ends of periods and lineups, whatever was corrected",
    arguments: seeds(5))
  func inPeriods(seed: Int) throws {
    var game = RandomGame(seed: seed)
    try expectSameCopy(of: game.shortGame(verbs: 40))
  }

  private func copy(of game: Scoresheet, from lines: [String]) throws -> Scoresheet {
    var copy = Scoresheet(
      id: game.id, teams: game.teams(by: game.state.rules), rules: game.state.rules,
      now: game.state.created)
    try record(lines, in: &copy)
    return copy
  }

  private func expectSameCopy(of game: Scoresheet) throws {
    let copy = try copy(of: game, from: FeedCopy(game).lines)
    #expect(links(copy) == links(game))
    let (one, other) = (game.state, copy.state)
    let now = one.clock.started ?? one.created
    let documents = [one, other].map { GameDocument($0, now: now) }
    #expect(documents[0].teams == documents[1].teams)
    #expect(documents[0].clock == documents[1].clock || one.clock.isRunning)
    #expect(documents[0].clock.reading == documents[1].clock.reading)
    #expect(one.box.period == other.box.period && one.periodEnded == other.periodEnded)
    for period in 1..<max(1, one.box.period) {
      #expect(game.timeLeft(in: period) == copy.timeLeft(in: period))
    }
    #expect(lineups(copy) == lineups(game))
    let reading = one.clock.reading
    #expect(copy.units(until: reading) == game.units(until: reading))
    #expect(one.finish?.ending == other.finish?.ending)
    #expect(one.finish?.winner == other.finish?.winner)
    #expect(one.finish?.moment == other.finish?.moment)
    #expect(one.box.tallies == other.box.tallies && one.box.overtime == other.box.overtime)
  }

  private func record(_ lines: [String], in game: inout Scoresheet) throws {
    var feed = FeedReader()
    for line in lines {
      for verb in try feed.verbs(of: Array(line.utf8)) {
        _ = try game.perform(verb, now: game.state.created)
      }
    }
    for verb in feed.finish() { _ = try game.perform(verb, now: game.state.created) }
  }

  /// Each play, with the place of the one that it belongs to.
  private func links(_ game: Scoresheet) -> [String] {
    let plays = game.playByPlay.plays
    return plays.map { scored in
      let play = scored.play
      let owner = plays.firstIndex { $0.play.number == scored.miss ?? play.owner }
      return "\(play.moment) \(play.who) \(play.move) \(owner.map { "\($0)" } ?? "")"
    }
  }

  private func lineups(_ game: Scoresheet) -> [String] {
    game.playByPlay.lineups.map { "\($0.lineup.moment) \($0.lineup.side) \($0.people)" }
  }

  private static func play(_ number: Int, _ who: Who) -> Play {
    Play(
      number: number, reading: .zero, who: who, move: .foul, recorded: .start, isOvertime: false)
  }
}

extension TimeOfDay {
  fileprivate static let start = TimeOfDay(milliseconds: 0)
}

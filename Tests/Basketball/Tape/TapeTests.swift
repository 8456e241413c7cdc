@testable import Basketball
import Testing

@Suite("A tape that is read")
struct TapeTests {
  let open = Entry(at: 0, .open(teams: teams, rules: .pickup))

  func played(_ numbers: Int..., by who: Who = ana, move: Move = .foul, at s: Double = 0) -> Entry {
    let plays = numbers.map {
      Play(number: $0, reading: showing(s), who: who, move: move, recorded: 1)
    }
    return Entry(at: 1, .record(plays: plays))
  }

  /// - Parameter entry: the wrong one; the last one if it is nil.
  func expect(
    _ fault: TapeError?, _ tape: [Entry], in entry: Int? = nil,
    at place: SourceLocation = #_sourceLocation
  ) {
    let last = max(0, tape.count - 1)
    var found: TapeError?
    do throws(TapeError) { _ = try Scoresheet(id: "read", tape: tape) } catch { found = error }
    #expect(found == fault.map { .entry(entry ?? last, $0) }, sourceLocation: place)
    // The last entry is refused as well where it is added to the game before it.
    guard let last = tape.last, var sheet = try? Scoresheet(id: "read", tape: tape.dropLast())
    else { return }
    found = nil
    do throws(TapeError) { _ = try sheet.apply(last) } catch { found = error }
    #expect(found == fault, sourceLocation: place)
  }

  @Test("opens its game once, at its beginning")
  func opening() {
    expect(nil, [open])
    expect(.opening, [])
    expect(.opening, [played(1), open], in: 0)
    expect(.opening, [open, played(1), open])
  }

  @Test("undoes and redoes only what there is")
  func steps() {
    let undo = Entry.Action.undo
    let redo = Entry.Action.redo
    expect(
      nil, [open, played(1), Entry(at: 2, undo(1)), Entry(at: 3, redo(1))])
    expect(.steps, [open, Entry(at: 2, undo(1))])
    expect(.steps, [open, played(1), Entry(at: 2, redo(1))])
    for steps in [2, 0, -1, Int.min, Int.max] {
      expect(.steps, [open, played(1), Entry(at: 2, undo(steps))])
    }
  }

  @Test("has numbers that ascend from one")
  func numbers() {
    expect(nil, [open, played(1, 2), played(5)])
    expect(.number(0), [open, played(0)])
    expect(.number(-1), [open, played(-1)])
    expect(.number(1), [open, played(1, 1)])
    expect(.number(2), [open, played(1, 2), played(2)])
    expect(
      .number(1), [open, played(2), Entry(at: 2, .undo(steps: 1)), played(1)])
  }

  @Test("has only people of its rosters, each once")
  func people() {
    expect(nil, [open, played(1, by: reds)])
    expect(.player("Zed", play: 2), [open, played(1), played(2, by: Who(.home, "Zed"))])
    expect(.player("Dee", play: 1), [open, played(1, by: Who(.home, "Dee"))])
    let twice = Team("Blues", "Dee", "Eli", "Dee")
    let both = Sides(home: teams.home, away: twice)
    expect(
      .sameName("Dee", team: "Blues"), [Entry(at: 0, .open(teams: both, rules: .pickup))]
    )
  }

  @Test("has no more players on a roster than can be looked through for every play")
  func roster() {
    func join(_ numbers: Range<Int>) -> [Entry] {
      numbers.map { Entry(at: 1, .join(side: .home, player: Player("Player \($0)"))) }
    }
    // Three are there from the start.
    expect(nil, [open] + join(0..<997))
    expect(.tooManyPlayers(team: "Reds"), [open] + join(0..<998))
    // Joins that were taken back count no more.
    let undo = Entry(at: 2, .undo(steps: 997))
    expect(nil, [open] + join(0..<997) + [undo] + join(0..<997))
    expect(
      .sameName("Player 5", team: "Reds"), [open] + join(0..<6) + join(5..<6))
    let many = Sides(
      home: Team(name: "Reds", players: (0..<1001).map { Player("\($0)") }), away: teams.away)
    expect(
      .tooManyPlayers(team: "Reds"), [Entry(at: 0, .open(teams: many, rules: .pickup))])
  }

  @Test("has no play after its finish")
  func afterFinish() throws {
    let rules = try Rules(side: nil, target: 2, margin: 1)
    let open = Entry(at: 0, .open(teams: teams, rules: rules))
    let won = played(1, move: .twoPoints)
    expect(nil, [open, won, played(2, by: bo, move: .assist)])
    expect(.afterFinish(play: 2), [open, won, played(2)])
    expect(.afterFinish(play: 3), [open, won, played(2, by: bo, move: .assist), played(3, 4)])
  }

  @Test("has its clock where the plays leave it")
  func clock() throws {
    let late = played(1, at: 30)
    expect(.clock(GameClock(.zero), expected: GameClock(30)), [open, late])
    let on = Entry(at: 1, late.action, clock: GameClock(30))
    expect(nil, [open, on])
    expect(
      .clock(GameClock(29), expected: GameClock(30)),
      [
        open, on, Entry(at: 2, .clock, clock: GameClock(29)),
      ])
    let running = Entry(at: 2, .clock, clock: GameClock(.zero, started: 5))
    expect(nil, [open, running])
    let rules = try Rules(side: nil, target: 2, margin: 1)
    let won = Entry(
      at: 1, played(1, move: .twoPoints).action, clock: GameClock(4))
    expect(
      .clock(GameClock(4), expected: GameClock(.zero)),
      [
        Entry(at: 0, .open(teams: teams, rules: rules)), won,
      ])
  }

  @Test("has no moves, lineups, ends and shirts that no scorer can have written")
  func unwritable() {
    func opened(_ home: Team, by rules: Rules = .pickup) -> Entry {
      Entry(at: 0, .open(teams: Sides(home: home, away: teams.away), rules: rules))
    }
    expect(.teamMove(play: 1), [open, played(1, move: .timeout)])
    expect(.playerMove(play: 1), [open, played(1, by: reds, move: .out)])
    let behind = Play(
      number: 1, reading: .zero, who: ana, move: .foul, recorded: 1, followsLineup: 1)
    expect(.noSuchLineup(1), [open, Entry(at: 1, .record(plays: [behind]))])
    let result = Entry(at: 1, .end(.result(Sides(home: 21, away: 15))), clock: GameClock(.zero))
    expect(.afterFinish(play: 1), [open, result, played(1, move: .twoPoints)])
    let leaving = ["Ana", "Zed"].map { Entry(at: 9, .leave(side: .home, player: $0)) }
    expect(.player("Ana", play: 1), [open, played(1), leaving[0]])
    expect(.stranger("Zed"), [open, played(1), leaving[1]])
    for jersey in ["4", "07", "100", ""] {
      let players = [Player("A", jersey: jersey), Player("B", jersey: jersey == "4" ? "4" : "1")]
      expect(.jersey(jersey, team: "Reds"), [opened(Team(name: "Reds", players: players))])
    }
    let wrong = Rules(name: "custom", side: 3, target: 15, margin: 0)
    expect(.rules, [opened(teams.home, by: wrong)])
    expect(.rules, [open, Entry(at: 1, .rules(wrong))])
  }

  @Test("of a version that let a player leave who was put on court has the lineup without")
  func left() throws {
    var sheet = try newGame()
    try sheet.perform(.lineup(TypedLineup(["Reds", "Ana", "Bo", "Cy"], at: .elapsed(30))))
    let left = sheet.tape.entries + [Entry(at: 2, .leave(side: .home, player: "Ana"))]
    let read = try Scoresheet(id: "x", tape: left)
    #expect(read.playByPlay.lineups.map(\.lineup.players) == [["Bo", "Cy"]])
  }

  @Test("is undone at once, however many steps it has", .timeLimit(.minutes(1)))
  func many() throws {
    let steps = (1...20_000).map { number in
      let play = Play(
        number: number, reading: showing(Double(number)), who: ana, move: .foul, recorded: 0)
      return Entry(at: 0, .record(plays: [play]), clock: GameClock(play.reading))
    }
    var sheet = try Scoresheet(id: "many", tape: [open] + steps)
    let outcome = try sheet.perform(.undoTo(play: 1))
    #expect(outcome.playsOfSteps.count == 19_999 && sheet.numbers == [1])
  }

  @Test("with the last of all numbers takes no play, but does not crash")
  func lastNumber() async {
    await #expect(processExitsWith: .success) {
      let play = Play(number: .max, reading: .zero, who: ana, move: .foul, recorded: 0)
      let tape = try newGame().tape.entries + [Entry(at: 0, .record(plays: [play]))]
      guard var sheet = try? Scoresheet(id: "last", tape: tape) else { return }
      _ = try? sheet.record(ana, .foul)
    }
  }

  @Test("that a redo of an impossible step would leave is refused beforehand")
  func impossibleStep() throws {
    var game = try newGame(target: 1, margin: 1)
    try game.record(ana, .onePoint)
    let play = Play(number: 2, reading: .zero, who: ana, move: .foul, recorded: 0)
    let more = [Entry.Action.record(plays: [play]), .undo(steps: 1)]
    let tape = game.tape.entries + more.map { Entry(at: 0, $0) }
    let sheet = try Scoresheet(id: "step", tape: tape)
    sheet.expectRefused(.playsAfterFinish([play])) {
      try $0.redo(1, now: 0)
    }
  }
}

@testable import Basketball
import FoundationEssentials
import Testing

@Suite("A tape that is read")
struct TapeTests {
  let open = Entry(at: wall(0), did: .open(teams: teams, rules: .pickup))

  func played(_ numbers: Int..., by who: Who = ana, move: Move = .foul, at s: Double = 0) -> Entry {
    let plays = numbers.map {
      Play(number: $0, reading: showing(s), who: who, move: move, recorded: wall(1))
    }
    return Entry(at: wall(1), did: .record(plays: plays))
  }

  func expect(_ fault: TapeFault?, _ tape: [Entry], at place: SourceLocation = #_sourceLocation) {
    var found: TapeFault?
    do throws(TapeFault) { _ = try Scoresheet(id: "read", tape: tape) } catch { found = error }
    #expect(found == fault, sourceLocation: place)
  }

  @Test("opens its game once, at its beginning")
  func opening() {
    expect(nil, [open])
    expect(.opening(entry: 0), [])
    expect(.opening(entry: 0), [played(1), open])
    expect(.opening(entry: 2), [open, played(1), open])
  }

  @Test("undoes and redoes only what there is")
  func steps() {
    let (undo, redo) = (Entry.Action.undo, Entry.Action.redo)
    expect(
      nil, [open, played(1), Entry(at: wall(2), did: undo(1)), Entry(at: wall(3), did: redo(1))])
    expect(.steps(entry: 1), [open, Entry(at: wall(2), did: undo(1))])
    expect(.steps(entry: 2), [open, played(1), Entry(at: wall(2), did: redo(1))])
    for steps in [2, 0, -1, Int.min, Int.max] {
      expect(.steps(entry: 2), [open, played(1), Entry(at: wall(2), did: undo(steps))])
    }
  }

  @Test("has numbers that ascend from one")
  func numbers() {
    expect(nil, [open, played(1, 2), played(5)])
    expect(.number(0, entry: 1), [open, played(0)])
    expect(.number(-1, entry: 1), [open, played(-1)])
    expect(.number(1, entry: 1), [open, played(1, 1)])
    expect(.number(2, entry: 2), [open, played(1, 2), played(2)])
    expect(
      .number(1, entry: 3), [open, played(2), Entry(at: wall(2), did: .undo(steps: 1)), played(1)])
  }

  @Test("has only people of its rosters, each once")
  func people() {
    expect(nil, [open, played(1, by: reds)])
    expect(.player("Zed", play: 2), [open, played(1), played(2, by: Who(.home, "Zed"))])
    expect(.player("Dee", play: 1), [open, played(1, by: Who(.home, "Dee"))])
    let twice = Team(name: "Blues", players: ["Dee", "Eli", "Dee"].map(Player.init))
    let both = Sides(home: teams.home, away: twice)
    expect(
      .sameName("Dee", team: "Blues"), [Entry(at: wall(0), did: .open(teams: both, rules: .pickup))]
    )
  }

  @Test("has no play behind its finish")
  func behindFinish() throws {
    let rules = try Rules(side: nil, target: 2, margin: 1)
    let open = Entry(at: wall(0), did: .open(teams: teams, rules: rules))
    let won = played(1, move: .twoPoints)
    expect(nil, [open, won, played(2, by: bo, move: .assist)])
    expect(.behindFinish(play: 2), [open, won, played(2)])
    expect(.behindFinish(play: 3), [open, won, played(2, by: bo, move: .assist), played(3, 4)])
  }

  @Test("has its clock where the plays leave it")
  func clock() throws {
    let late = played(1, at: 30)
    expect(.clock(.zero, expected: showing(30)), [open, late])
    let on = Entry(at: wall(1), did: late.did, clock: GameClock(showing(30)))
    expect(nil, [open, on])
    expect(
      .clock(showing(29), expected: showing(30)),
      [
        open, on, Entry(at: wall(2), did: .clock, clock: GameClock(showing(29))),
      ])
    let running = Entry(at: wall(2), did: .clock, clock: GameClock(.zero, started: wall(5)))
    expect(.clock(.zero, expected: .zero), [open, running])
    let rules = try Rules(side: nil, target: 2, margin: 1)
    let won = Entry(
      at: wall(1), did: played(1, move: .twoPoints).did, clock: GameClock(showing(4)))
    expect(
      .clock(showing(4), expected: .zero),
      [
        Entry(at: wall(0), did: .open(teams: teams, rules: rules)), won,
      ])
  }

  @Test(
    "is refused where an entry does nothing, or nothing known",
    arguments: [
      #"{}"#, #"{"at": "2026-11-20T20:15:03.120Z"}"#, #"{"undo": 1}"#, #"[]"#, #"null"#,
      #"{"at": "2026-11-20T20:15:03.120Z", "jump": 1}"#,
      #"{"at": "2026-11-20T20:15:03.120Z", "undo": "1"}"#,
      #"{"at": "2026-11-20T20:15:03.120Z", "clock": null}"#,
      #"{"at": "2026-11-20T20:15:03.120Z", "record": [{"number": 1}]}"#,
    ])
  func nothing(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Entry.self, from: Data(json.utf8))
    }
  }
}

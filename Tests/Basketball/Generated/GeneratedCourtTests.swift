import Fixtures
@testable import Basketball
import Testing

@Suite("Who is on court, in generated games")
struct GeneratedCourtTests {
  @Test("is what a naive replay says, added to or added up again", arguments: seeds(10))
  func naive(_ seed: Int) throws {
    var random = SplitMix64(seed: 31 << 40 + seed)
    var sheet = Self.game(&random)
    var now = 0.0
    var appended = 0
    var inOrder = 0
    for _ in 0..<40 {
      now += Double(Int.random(in: 0...6, using: &random)) / 2
      let verb = Self.verb(in: sheet, &random)
      var head = sheet.standing.reduced
      let before = sheet
      guard (try? sheet.perform(verb, now: wall(now))) != nil else { continue }
      if try head.perform(verb, now: wall(now)) != nil {
        appended += 1
        #expect(head.reduced == sheet.standing.reduced, "\(verb)")
      }
      #expect(try sheet.readFromTape().standing == sheet.standing, "\(verb)")
      check(sheet)
      if verb.isInOrder {
        inOrder += 1
        checkIsLast(in: sheet, after: before)
      }
    }
    #expect(appended > 0 && inOrder > 0)
  }

  /// What was recorded in order stands last, unless it is of an earlier period.
  private func checkIsLast(in sheet: Scoresheet, after before: Scoresheet) {
    let action = sheet.tape.entries.last?.action
    let lineups = sheet.playByPlay.lineups.filter { $0.place == sheet.plays.count }
    let end = before.playByPlay.lineups.last { $0.place == before.plays.count }?.lineup.moment
    let last = end ?? before.plays.last?.moment ?? .start
    if case .lineup(let lineup) = action, lineup.moment.period >= last.period {
      #expect(lineups.last?.lineup == lineup)
    } else if case .record(let plays, _) = action, plays[0].period >= last.period {
      #expect(sheet.plays.suffix(plays.count).map(\.number) == plays.map(\.number))
      #expect(lineups.isEmpty)
    }
  }

  private func check(_ sheet: Scoresheet) {
    let naive = NaiveCourt(sheet)
    let standing = sheet.standing
    #expect((standing.box.court != nil) == naive.isTracked)
    guard let court = standing.box.court else {
      #expect(sheet.units(until: standing.clock.reading) == Sides(home: [], away: []))
      return
    }
    let reading = standing.clock.reading
    for side in Side.allCases {
      for (player, line) in zip(standing.teams[side].players, court.lines[side]) {
        let name = player.name
        #expect(line.isStarter == naive.isStarter(name, side))
        #expect(line.isOnCourt == naive.isOnCourt(name, side))
        #expect(line.milliseconds(at: reading) == naive.milliseconds(name, side, until: reading))
        #expect(line.plusMinus == naive.plusMinus(name, side))
      }
      checkUnits(sheet.units(until: reading)[side], of: side, court, standing)
    }
  }

  /// The units make the game, and the lines of the players.
  private func checkUnits(
    _ units: [Unit], of side: Side, _ court: Court, _ standing: GameState
  ) {
    let score = standing.box.score
    let reading = standing.clock.reading
    #expect(units.reduce(0) { $0 + $1.milliseconds } == reading.milliseconds)
    #expect(units.reduce(0) { $0 + $1.pointsFor } == score[side])
    #expect(units.reduce(0) { $0 + $1.pointsAgainst } == score[side.other])
    #expect(Set(units.map(\.players)).count == units.count)
    for (player, line) in zip(standing.teams[side].players, court.lines[side]) {
      let own = units.filter { $0.players.contains(player.name) }
      #expect(own.reduce(0) { $0 + $1.milliseconds } == line.milliseconds(at: reading))
      #expect(own.reduce(0) { $0 + $1.plusMinus } == line.plusMinus)
    }
  }

  private static func game(_ random: inout SplitMix64) -> Scoresheet {
    var rules = random.oneIn(3) ? Rules.pickup : random.oneIn(2) ? Rules.fiba5x5 : Rules.nba
    if rules.periods > 1 {
      rules.timeLimit = showing(80)
      rules.overtimeLength = showing(10)
      rules.side = 3
    }
    let names = ["Ana", "Bo", "Cy", "Dee", "Eli"]
    let stars = random.oneIn(2) ? ["Cy", "Dee", "Eli"] : []
    let teams = Sides(
      home: Team(name: "Reds", players: names.map { Player($0) }, starters: stars),
      away: Team(name: "Blues", players: names.prefix(4).map { Player($0) }))
    return Scoresheet(id: "court", teams: teams, rules: rules, now: 0)
  }

  private static func verb(in sheet: Scoresheet, _ random: inout SplitMix64) -> Verb {
    let standing = sheet.standing
    let number = Int.random(in: 1...max(1, standing.lastNumber), using: &random)
    switch Int.random(in: 0..<24, using: &random) {
    case 0: return .undo(.random(in: 1...3, using: &random))
    case 1: return .redo(1)
    case 2: return .clock(.toggle)
    case 3: return .clock(.set(.elapsed(reading(standing, &random))))
    case 4: return .clock(.endPeriod)
    case 5: return .remove(number, droppingLater: true)
    case 6:
      return .fix(number, Correction(reading: reading(standing, &random)), droppingLater: true)
    case 7: return .fix(number, Correction(move: move(&random)), droppingLater: true)
    case 10 where random.oneIn(3): return .end(.called, at: time(standing, &random))
    case 8, 9:
      let words =
        ["home", "h1", "h2", "h3", "h4", "h5"].prefix(1)
        + ["h1", "h2", "h3", "h4", "h5"].shuffled(using: &random).prefix(3)
      return .lineup(TypedLineup(Array(words), at: time(standing, &random)))
    default:
      let requests = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let side: Side = random.oneIn(2) ? .home : .away
        let player = standing.teams[side].players.randomElement(using: &random)?.name
        return PlayRequest(Who(side, player), move(&random))
      }
      let time =
        random.oneIn(5) ? GameTime(place: .after(number)) : time(standing, &random)
      return .record(requests, at: time, droppingLater: true)
    }
  }

  private static func move(_ random: inout SplitMix64) -> Move {
    [.in, .out, .in, .out, .twoPoints, .freeThrow, .foul].randomElement(using: &random) ?? .foul
  }

  private static func time(_ standing: GameState, _ random: inout SplitMix64) -> GameTime? {
    guard random.oneIn(2) else { return nil }
    let place = random.oneIn(2) ? GameTime.Place.inOrder : nil
    return GameTime(clock: .elapsed(reading(standing, &random)), place: place)
  }

  /// Mostly one of a few readings, so that many plays share one.
  private static func reading(
    _ standing: GameState, _ random: inout SplitMix64
  ) -> ClockReading {
    let near = standing.clock.reading.milliseconds / 5000 * 5000
    return ClockReading(
      milliseconds: max(0, near + 5000 * Int.random(in: -4...2, using: &random)))
  }
}

extension Verb {
  /// Whether it keeps the order of lines.
  fileprivate var isInOrder: Bool {
    switch self {
    case .record(_, let time, _): time?.place == .inOrder
    case .lineup(let typed): typed.time?.place == .inOrder
    default: false
    }
  }
}

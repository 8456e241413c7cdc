import Fixtures
@testable import Basketball
import Testing

@Suite("Generated games in periods")
struct GeneratedPeriodsTests {
  /// A scorer who does anything that may be done in a game of short periods; refusals leave it as it is.
  private struct Scorer {
    var random: SplitMix64
    var sheet: Scoresheet
    var now = 0.0

    init(seed: Int) throws {
      random = SplitMix64(seed: 11 << 40 + seed)
      var changes = RuleChanges()
      changes.length = showing(20)
      changes.overtimeLength = showing(10)
      // Few periods of 20 seconds have five fouls of a side.
      if random.oneIn(2) { changes.bonus = 3 }
      let full = Rules.presets.filter(\.tellsFoulsApart)
      let base = full.randomElement(using: &random) ?? .nba
      var rules = try base.with(changes)
      // Late is the last quarter of a period here.
      rules.lateBonus = rules.lateBonus.map { LateBonus(last: 5, from: $0.from) }
      // So are the time-outs late in a game; those of a whole period stay so.
      rules.timeoutCeilings = rules.timeoutCeilings.map {
        TimeoutCeiling(
          period: $0.period, left: $0.left.milliseconds > 200_000 ? 20 : 5, most: $0.most)
      }
      sheet = newGame(by: rules)
    }

    mutating func act() {
      now += Double(Int.random(in: 0...6, using: &random))
      let verb: Verb =
        switch Int.random(in: 0..<20, using: &random) {
        case 0: .clock(.toggle)
        case 1, 2: .clock(.endPeriod)
        case 3: .undo(Int.random(in: 1...3, using: &random))
        case 4: .redo(Int.random(in: 1...3, using: &random))
        case 5: .remove(anyNumber())
        case 6: .fix(anyNumber(), Correction(move: anyMove()))
        case 7: .fix(anyNumber(), Correction(time: anyTime()))
        case 9 where random.oneIn(3): .end(.called, at: random.oneIn(2) ? nil : anyTime())
        case 8: .clock(.shift(from: anyNumber(), by: 1000 * Int.random(in: -4...4, using: &random)))
        default:
          .record(
            (0..<Int.random(in: 1...2, using: &random)).map { _ in anyPlay() },
            at: random.oneIn(3) ? nil : anyTime())
        }
      let before = sheet
      do { _ = try sheet.perform(verb, now: wall(now)) } catch { #expect(sheet == before) }
      let isByHand = sheet.finish?.ending.isByHand == true
      guard case .record = verb, !isByHand else { return }
      // A play moves the clock to itself, and no further.
      let shown = before.standing.asOf(wall(now)).reading(at: wall(now))
      let last = sheet.plays.map(\.reading).max() ?? .zero
      #expect(sheet.standing.asOf(wall(now)).reading(at: wall(now)) <= max(shown, last))
    }

    private mutating func anyNumber() -> Int {
      sheet.plays.randomElement(using: &random)?.number ?? 1
    }

    private mutating func anyMove() -> Move {
      let moves = sheet.standing.rules.moves.map(\.move)
      return random.oneIn(2)
        ? [.foul, .twoPoints, .threePoints, .timeout].randomElement(using: &random) ?? .foul
        : moves.randomElement(using: &random) ?? .foul
    }

    private mutating func anyPlay() -> PlayRequest {
      let move = anyMove()
      let side = random.oneIn(2) ? Side.home : .away
      let name = sheet.standing.teams[side].players.randomElement(using: &random)?.name
      return PlayRequest(Who(side, move.row.isOfTeam ? nil : name), move)
    }

    /// Near the clock, at the end of a period, or of another period.
    private mutating func anyTime() -> GameTime {
      let clock = ClockReading(milliseconds: 1000 * Int.random(in: 0...20, using: &random))
      let on = sheet.box.period
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return GameTime(clock: .shown(.zero))
      case 1: return GameTime(period: .number(max(1, on - 1)), clock: .shown(clock))
      case 2: return GameTime(period: .number(on + 1), clock: .shown(clock))
      case 3: return GameTime(clock: .shown(clock), place: .inOrder)
      default: return GameTime(clock: .shown(clock))
      }
    }
  }

  @Test("count points, fouls, bonus and time-outs as plain lists do, whatever is corrected")
  func games() throws {
    var overtimes = 0
    var penalties = 0
    var finished = 0
    for seed in seeds(60) {
      var scorer = try Scorer(seed: seed)
      for _ in 0..<Int.random(in: 20...50, using: &scorer.random) {
        scorer.act()
        let sheet = scorer.sheet
        let box = scorer.sheet.box
        // What was appended is what the tape adds up to.
        try #require(try sheet.readFromTape() == sheet)
        let naive = NaivePeriods(
          rules: box.rules, plays: sheet.plays, period: box.period,
          clock: sheet.standing.clockMoment)
        for side in Side.allCases {
          try #require(box.tallies[side].line == naive.line(side))
          try #require(box.tallies[side].fouls == naive.fouls(side))
          try #require(box.penalty(of: side) == naive.penalty(side))
          try #require(box.tallies[side].timeoutsLeft == naive.timeoutsLeft(side))
          penalties += naive.penalty(side) == nil ? 0 : 1
        }
        checkOrder(sheet)
      }
      overtimes += scorer.sheet.box.isOvertime ? 1 : 0
      finished += scorer.sheet.finish == nil ? 0 : 1
    }
    #expect(overtimes > 2 && penalties > 20 && finished > 2)
  }

  /// Plays are within their periods, in order but for those that stand behind another; a finish has the
  /// leader as its winner, and nothing comes after one by time.
  private func checkOrder(_ sheet: Scoresheet) {
    let plays = sheet.plays
    let schedule = sheet.standing.schedule
    for (one, next) in zip(plays, plays.dropFirst()) where next.follows == nil && one.follows == nil
    {
      #expect(one.precedes(next))
    }
    for play in plays {
      let period = schedule[play.period]
      #expect(play.reading >= period.start && play.reading <= period.end ?? play.reading)
    }
    guard let finish = sheet.finish else { return }
    #expect(sheet.box.score.leader == finish.winner)
    #expect(finish.ending.isByHand || plays.allSatisfy { $0.moment <= finish.moment })
  }
}

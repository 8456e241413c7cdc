@testable import Basketball
import Fixtures
import Testing

@Suite("How the score went")
struct FlowTests {
  private func flow(_ scores: [(Who, Move, Double)], now: Double = 0) throws -> Flow {
    var sheet = try newGame(target: 100)
    for (who, move, second) in scores { try sheet.record(who, move, at: second) }
    return Flow(sheet, now: wall(now))
  }

  @Test("has nothing to tell before the first point")
  func empty() throws {
    let flow = try flow([(ana, .foul, 5), (dee, .missedOnePoint, 6)])
    #expect(flow.scores.isEmpty && flow.leadChanges == 0 && flow.timesTied == 0)
    #expect(flow.largestLead == Sides(home: nil, away: nil))
    #expect(flow.longestRun == Sides(home: nil, away: nil))
    #expect(flow.times.level == 6000 && flow.times.led == Sides(home: 0, away: 0))
  }

  @Test("counts a change where another side leads than the last one that led, across a level score")
  func changes() throws {
    let flow = try flow([
      (ana, .onePoint, 1), (dee, .onePoint, 2), (ana, .onePoint, 3), (dee, .twoPoints, 4),
      (ana, .onePoint, 5), (dee, .freeThrow, 6),
    ])
    #expect(flow.leadChanges == 1 && flow.timesTied == 2)
  }

  @Test("has the largest lead when it was reached first, and the longest run of each")
  func leadsAndRuns() throws {
    let flow = try flow([
      (ana, .twoPoints, 10), (bo, .onePoint, 20), (dee, .onePoint, 30), (ana, .onePoint, 40),
      (dee, .twoPoints, 50), (eli, .twoPoints, 50), (dee, .freeThrow, 70),
    ])
    #expect(flow.largestLead.home == Flow.Lead(points: 3, moment: Moment(20)))
    #expect(flow.largestLead.away == Flow.Lead(points: 2, moment: Moment(70)))
    let runs = flow.longestRun
    #expect(
      runs.home.map { [$0.points, $0.start.reading.milliseconds, $0.end.reading.milliseconds] } == [
        3, 10_000, 20_000,
      ])
    #expect(
      runs.away.map { [$0.points, $0.start.reading.milliseconds, $0.end.reading.milliseconds] } == [
        5, 50_000, 70_000,
      ])
  }

  @Test("has how long each led, up to the finish or to now")
  func times() throws {
    let open = try flow([(ana, .onePoint, 10), (dee, .twoPoints, 25), (bo, .onePoint, 40)])
    #expect(open.times.led == Sides(home: 15_000, away: 15_000) && open.times.level == 10_000)
    var sheet = try newGame(target: 1, margin: 1)
    try sheet.record(ana, .onePoint, at: 10)
    #expect(Flow(sheet, now: 99).times.level == 10_000)
    var running = try newGame()
    try running.record(ana, .onePoint, at: 10)
    try running.toggleClock(now: 0)
    let flow = Flow(running, now: 7)
    #expect(flow.end == 17 && flow.times.led.home == 7000)
  }

  @Test("counts no time twice where readings run backwards")
  func backwards() throws {
    var sheet = try newGame(target: 100)
    for (who, second) in [(ana, 30), (dee, 20), (bo, 40)] as [(Who, Double)] {
      let time = GameTime(clock: .elapsed(showing(second)), place: .inOrder)
      try sheet.perform(.record([PlayRequest(who, .twoPoints)], at: time))
    }
    let times = Flow(sheet, now: 9).times
    #expect(times.level == 40_000 && times.led == Sides(home: 0, away: 0))
  }

  @Test("tells no time where no clock ran, whatever the periods")
  func untimed() throws {
    var sheet = newGame(by: .fiba5x5)
    for period in 1...2 {
      let time = GameTime(period: .number(period))
      for who in [ana, ana, dee] {
        try sheet.perform(.record([PlayRequest(who, .twoPoints)], at: time))
      }
      try sheet.perform(.clock(.endPeriod))
    }
    let flow = Flow(sheet, now: 9)
    #expect(!flow.isTimed && flow.times.led.home == 0 && flow.times.level == 0)
    #expect(!sheet.anomalies.contains { if case .twice = $0 { true } else { false } })
    try sheet.record(dee, .foul, at: 1300)
    #expect(Flow(sheet, now: 9).times.led.home > 0)
  }

  @Test("of generated games is what plain lists tell")
  func generated() throws {
    for seed in seeds(100) {
      var scorer = try RandomScorer(seed: 31 << 40 + seed)
      for _ in 0..<20 { try scorer.act() }
      let flow = Flow(scorer.sheet, now: wall(scorer.now))
      let naive = NaiveFlow(scorer.sheet.plays, end: flow.end.milliseconds)
      #expect(
        flow.scores.map { [$0.score.home, $0.score.away] } == naive.scores.map { [$0.0, $0.1] })
      #expect(flow.leadChanges == naive.leadChanges)
      #expect(flow.timesTied == naive.scores.filter { $0.0 == $0.1 }.count)
      for (side, sign) in [(Side.home, 1), (.away, -1)] {
        #expect(flow.largestLead[side]?.points ?? 0 == naive.largestLead(sign))
        #expect(flow.longestRun[side]?.points ?? 0 == naive.longestRun(side))
        if flow.isTimed { #expect(flow.times.led[side] == naive.time { $0 * sign > 0 }) }
      }
      if !flow.isTimed { continue }
      #expect(flow.times.level == naive.time { $0 == 0 })
      let total = flow.times.level + flow.times.led.home + flow.times.led.away
      #expect(total == flow.end.milliseconds)
    }
  }
}

/// The flow worked out a second time: each fact by a look at all scores.
private struct NaiveFlow {
  /// The points of each side after each score.
  private(set) var scores: [(Int, Int)] = []
  private var sides: [(side: Side, points: Int)] = []
  private var readings: [Int] = []
  private let end: Int

  init(_ plays: [Play], end: Int) {
    self.end = end
    var score = (0, 0)
    for play in plays {
      let points =
        play.move == .twoPoints ? 2 : [.onePoint, .freeThrow].contains(play.move) ? 1 : 0
      guard points > 0 else { continue }
      if play.who.side == .home { score.0 += points } else { score.1 += points }
      scores.append(score)
      sides.append((play.who.side, points))
      readings.append(play.reading.milliseconds)
    }
  }

  private var leads: [Int] { scores.map { $0.0 - $0.1 } }

  var leadChanges: Int {
    let leaders = leads.filter { $0 != 0 }.map { $0.signum() }
    return zip(leaders, leaders.dropFirst()).filter { $0 != $1 }.count
  }

  func largestLead(_ sign: Int) -> Int { max(0, leads.map { $0 * sign }.max() ?? 0) }

  func longestRun(_ side: Side) -> Int {
    sides.indices.map { start in
      sides[start...].prefix { $0.side == side }.reduce(0) { $0 + $1.points }
    }.max() ?? 0
  }

  /// Milliseconds with a lead of a kind, by the leads between any two scores that follow each other.
  func time(_ isMeant: (Int) -> Bool) -> Int {
    let starts = [0] + readings
    let ends = readings + [max(end, readings.last ?? 0)]
    return zip(zip(starts, ends), [0] + leads).reduce(0) { sum, part in
      sum + (isMeant(part.1) ? part.0.1 - part.0.0 : 0)
    }
  }
}

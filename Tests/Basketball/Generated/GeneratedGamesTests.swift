import Fixtures
@testable import Basketball
import Testing

@Suite("Generated games by any rules")
struct GeneratedGamesTests {
  @Test("come to what plain lists come to, whatever is done", arguments: seeds(20))
  func games(_ seed: Int) throws {
    var game = RandomGame(seed: 11 << 40 + seed)
    var sheet = try game.shortGame()
    let new = sheet.box
    for _ in 0..<40 {
      game.wait()
      let before = sheet
      let verb = game.anyVerb(in: sheet)
      guard let outcome = try perform(verb, on: &sheet, now: game.now) else { continue }
      try #require(try sheet.readFromTape() == sheet, "\(verb)")
      try checkLinks(verb, outcome, before, sheet)
      checkOrder(verb, sheet, after: before)
      try checkCounts(sheet)
      checkCourt(sheet)
      checkFlow(sheet, now: game.now)
    }
    checkPast(of: sheet, try sheet.readFromTape())
    // An undo finds out that time has run out.
    let (box, done) = (sheet.state.asOf(game.now).box, sheet.tape.steps.done)
    guard done > 0 else { return }
    try sheet.undo(done, now: game.now)
    #expect(sheet.box.lines == new.lines && sheet.plays.isEmpty)
    try sheet.redo(done, now: game.now)
    #expect(sheet.box.lines == box.lines && sheet.finish?.winner == box.finish?.winner)
  }

  @Test("are of all kinds")
  func kinds() throws {
    var seen = [String: Int]()
    for seed in seeds(40) {
      var game = RandomGame(seed: 12 << 40 + seed)
      var sheet = try game.shortGame()
      for _ in 0..<40 {
        game.wait()
        let verb = game.anyVerb(in: sheet)
        guard let outcome = try? sheet.perform(verb, now: game.now) else { continue }
        let kinds = [
          "a link": sheet.plays.contains { $0.owner != nil }, "removed": !outcome.removed.isEmpty,
          "overtime": sheet.box.isOvertime || sheet.box.overtime != nil,
          "finish": sheet.finish != nil, "court": sheet.box.court != nil,
          "backwards": sheet.plays.contains { $0.follows != nil },
          "penalty": sheet.box.penalty(of: .home) != nil,
        ]
        for (kind, isSeen) in kinds where isSeen { seen[kind, default: 0] += 1 }
      }
    }
    for (kind, count) in seen { #expect(count > 15, "\(kind) is hardly ever seen") }
    #expect(seen.count == 7)
  }

  /// Does a verb; nil if it is refused, which leaves nothing.
  private func perform(
    _ verb: Verb, on sheet: inout Scoresheet, now: TimeOfDay
  ) throws -> Outcome? {
    let before = sheet
    do { return try sheet.perform(verb, now: now) } catch {
      #expect(sheet == before, "a refused \(verb) left something")
      return nil
    }
  }

  /// Assists are on the baskets that a search through all plays finds, and else stay where they were.
  private func checkLinks(
    _ verb: Verb, _ outcome: Outcome, _ before: Scoresheet, _ sheet: Scoresheet
  ) throws {
    var plays = before.plays
    let gone = outcome.removed.map(\.play)
    switch verb {
    case .undo, .redo: return
    case .record:
      let new = outcome.added.map { $0.play.belonging(to: nil) }
      plays = (plays + plays.naivelyLinked(new)).naivelyLinked(without: gone)
    case .fix(let number, _, _):
      guard let fixed = outcome.replaced.first(where: { $0.new.play.number == number }) else {
        break
      }
      plays = plays.naivelyLinked(correcting: fixed.old.play, to: fixed.new.play.belonging(to: nil))
        .plays
        .naivelyLinked(without: gone)
    default: plays = plays.naivelyLinked(without: gone)
    }
    func links(_ plays: [Play]) -> [Int: Int?] {
      Dictionary(uniqueKeysWithValues: plays.map { ($0.number, $0.owner) })
    }
    try #require(links(sheet.plays) == links(plays), "\(verb)")
  }

  /// Plays are within their periods, in order but for those that stand behind another; what was
  /// recorded in order stands last, unless it is of an earlier period.
  private func checkOrder(_ verb: Verb, _ sheet: Scoresheet, after before: Scoresheet) {
    let plays = sheet.plays
    for (one, next) in zip(plays, plays.dropFirst()) where next.isByClock && one.isByClock {
      #expect((one.moment, one.number) < (next.moment, next.number))
    }
    for play in plays {
      let period = sheet.state.schedule[play.period]
      #expect(play.reading >= period.start && play.reading <= period.end ?? play.reading)
    }
    if let finish = sheet.finish, !finish.ending.isByHand {
      #expect(sheet.box.score.leader == finish.winner)
      #expect(plays.allSatisfy { $0.moment <= finish.moment })
    }
    guard verb.isInOrder, before.finish == nil, sheet.finish == nil else { return }
    let lineups = sheet.playByPlay.lineups.filter { $0.place == plays.count }
    let end = before.playByPlay.lineups.last { $0.place == before.plays.count }?.lineup.moment
    let last = end ?? before.plays.last?.moment ?? .start
    let action = sheet.tape.entries.last?.action
    if case .lineup(let lineup) = action, lineup.moment.period >= last.period {
      #expect(lineups.last?.lineup == lineup)
    } else if case .record(let new, _) = action, new[0].period >= last.period {
      #expect(plays.suffix(new.count).map(\.number) == new.map(\.number) && lineups.isEmpty)
    }
  }

  /// Points, fouls, bonus and time-outs by periods.
  private func checkCounts(_ sheet: Scoresheet) throws {
    let box = sheet.box
    let naive = NaivePeriods(
      rules: box.rules, plays: sheet.plays, period: box.period, clock: sheet.state.clockMoment)
    for side in Side.allCases where !box.isResult {
      try #require(box.tallies[side].byPeriod == naive.line(side))
      try #require(box.tallies[side].fouls == naive.fouls(side))
      try #require(box.penalty(of: side) == naive.penalty(side))
      try #require(box.tallies[side].timeoutsLeft == naive.timeoutsLeft(side))
      let own = [box.lines[side].team] + box.lines[side].players
      #expect(box.lines[side].score == own.reduce(0) { $0 + $1.points })
    }
  }

  private func checkCourt(_ sheet: Scoresheet) {
    // The plain list takes lineups from their entries: a shift has not moved them, no finish leaves them out.
    let steps = sheet.tape.lastDone(.max).map(\.action)
    let isShifted = steps.contains { if case .shift = $0 { true } else { false } }
    let lineups = steps.count { if case .lineup = $0 { true } else { false } }
    if isShifted || lineups > sheet.playByPlay.lineups.count { return }
    let naive = NaiveCourt(sheet)
    let state = sheet.state
    let reading = state.clock.reading
    let units = sheet.units(until: reading)
    #expect((state.box.court != nil) == naive.isTracked)
    guard let court = state.box.court else {
      #expect(units == Sides(home: [], away: []))
      return
    }
    for side in Side.allCases {
      #expect(units[side].reduce(0) { $0 + $1.milliseconds } == reading.milliseconds)
      #expect(units[side].reduce(0) { $0 + $1.pointsFor } == state.box.score[side])
      #expect(units[side].reduce(0) { $0 + $1.pointsAgainst } == state.box.score[side.other])
      #expect(Set(units[side].map(\.players)).count == units[side].count)
      for (player, line) in zip(state.teams[side].players, court.lines[side]) {
        let name = player.name
        #expect(line.isStarter == naive.isStarter(name, side))
        #expect(line.isOnCourt == naive.isOnCourt(name, side))
        #expect(line.milliseconds(at: reading) == naive.milliseconds(name, side, until: reading))
        #expect(line.plusMinus == naive.plusMinus(name, side))
        // The units with a player make the line.
        let own = units[side].filter { $0.players.contains(name) }
        #expect(own.reduce(0) { $0 + $1.milliseconds } == line.milliseconds(at: reading))
        #expect(own.reduce(0) { $0 + $1.plusMinus } == line.plusMinus)
      }
    }
  }

  private func checkFlow(_ sheet: Scoresheet, now: TimeOfDay) {
    let flow = Flow(sheet, now: now)
    let naive = NaiveFlow(sheet.plays, end: flow.end.milliseconds)
    #expect(
      flow.scores.map { [$0.score.home, $0.score.away] } == naive.scores.map { [$0.0, $0.1] })
    #expect(flow.leadChanges == naive.leadChanges)
    #expect(flow.timesTied == naive.scores.filter { $0.0 == $0.1 }.count)
    for (side, sign) in [(Side.home, 1), (.away, -1)] {
      #expect(flow.largestLead[side]?.points ?? 0 == naive.largestLead(sign))
      #expect(flow.longestRun[side]?.points ?? 0 == naive.longestRun(side))
      if flow.isTimed { #expect(flow.times.led[side] == naive.time { $0 * sign > 0 }) }
    }
    if flow.isTimed { #expect(flow.times.level == naive.time { $0 == 0 }) }
  }

  /// Any time before is the same in a game that was read from its tape.
  private func checkPast(of sheet: Scoresheet, _ read: Scoresheet) {
    for count in 0...sheet.plays.count {
      let moment = count > 0 ? sheet.plays[count - 1].moment : .start
      #expect(sheet.state(after: count, at: moment) == read.state(after: count, at: moment))
    }
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

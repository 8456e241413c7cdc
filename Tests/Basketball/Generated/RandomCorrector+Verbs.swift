@testable import Basketball
import Testing

extension RandomCorrector {
  /// Does one thing.
  mutating func act() throws {
    now += random.oneIn(10) ? -20 : Double(Int.random(in: 0...8, using: &random)) / 2
    expireTime()
    // What is taken back is given back more often than chance would have it.
    let act = !future.isEmpty && random.oneIn(3) ? 18 : Int.random(in: 0..<28, using: &random)
    switch act {
    case 0...8: record()
    case 9...11: fix()
    case 12: remove()
    case 13: join()
    case 14: rename()
    case 15: try changeRules()
    case 16: note()
    case 17: try move("undo", from: \.past, to: \.future) { .undo($0) }
    case 18, 19: try move("redo", from: \.future, to: \.past) { .redo($0) }
    case 20: try clock(.set(.elapsed(anyReading() ?? ClockReading(milliseconds: 2500))))
    case 21: try clock(random.oneIn(2) ? .pause : .start)
    case 22, 23: try clock(.toggle)
    case 24, 25: leave()
    case 26: number()
    default: end()
    }
    isUp = isClockAtLimit
    if sheet.box.overtime != nil { accepted["overtime", default: 0] += 1 }
  }

  /// Notes that time ran out since the last thing that was done.
  private mutating func expireTime() {
    let clock = sheet.clock
    guard let limit = state.rules.timeLimit, clock.isRunning else { return }
    if clock.reading(at: wall(now)) >= limit { isUp = true }
  }

  private var isClockAtLimit: Bool {
    let clock = sheet.clock
    return state.rules.timeLimit.map { !clock.isRunning && clock.reading >= $0 } ?? false
  }

  /// Does a verb; nil where it is refused, which must leave everything as it was.
  private mutating func perform(_ verb: Verb) throws -> Outcome {
    let before = sheet
    do {
      return try sheet.perform(verb, now: wall(now))
    } catch {
      #expect(sheet == before, "a refused \(verb) left something behind")
      throw error
    }
  }

  /// Tries a verb. A refusal about the finish must be what the plain lists say.
  ///
  /// - Parameters:
  ///   - next: the state it would lead to; its last plays may be dropped.
  ///   - gone: the plays that it takes out itself.
  mutating func attempt(
    _ verb: Verb, as name: String, to next: NaiveState, numbers: Int = 0, dropping: Bool = false,
    taking gone: [Play] = []
  ) {
    let before = sheet.state.asOf(wall(now))
    let plain = naive(next)
    // Who plays on in an overtime before which a side led does not mean to take it away.
    let isOfOvertime = plain.unlevel.contains { !state.plays.contains($0) }
    let afterFinish = plain.afterFinish + (dropping && !isOfOvertime ? plain.unlevel : [])
    let later = afterFinish.filter { $0.number <= lastNumber }
    do {
      let outcome = try perform(verb)
      #expect(outcome.removed.map(\.play.plain) == gone + later, "\(verb)")
      #expect(dropping || afterFinish == [], "\(verb)")
      var next = next
      next.plays = next.plays.naivelyLinked(without: afterFinish)
      if next.plays.contains(where: { $0.owner != nil }) { accepted["assisted", default: 0] += 1 }
      if next == state, name != "record", name != "remove" {
        #expect(sheet.state == before, "\(verb) wrote what changes nothing")
      } else {
        step(outcome, from: before, recording: numbers)
        state = next
        lastNumber += numbers
      }
      accepted[name, default: 0] += 1
    } catch {
      switch (error as? Problem)?.code {
      case "playsBehindFinish":
        #expect(error as? Problem == .playsAfterFinish(later) && later != [], "\(verb)")
      case "gameFinished":
        #expect(
          naive().finish != nil || afterFinish.contains { $0.number > lastNumber }, "\(verb)")
      case "scoreOfPlays":
        #expect(error as? Problem == .scoreOfPlays(state.plays.count))
      default: break
      }
    }
  }

  /// Keeps the state before a step that was done, and what the step did to the clock.
  private mutating func step(
    _ outcome: Outcome, from before: GameState, recording numbers: Int = 0, isSet: Bool = false
  ) {
    past.append(state)
    future = []
    // What was written before the step is no part of it: time was up.
    let prepared = outcome.entries.dropLast().last?.clock
    clocks.append(
      Moved(
        before: prepared ?? before.clock, after: sheet.clock,
        count: sheet.tape.entries.count - 1,
        recorded: lastNumber + 1..<lastNumber + 1 + numbers, isSet: isSet))
    undoneClocks = []
  }

  /// Goes back or forth between states.
  private mutating func move(
    _ name: String, from: WritableKeyPath<Self, [NaiveState]>,
    to: WritableKeyPath<Self, [NaiveState]>, _ verb: (Int) -> Verb
  ) throws {
    let steps = Int.random(in: 1...3, using: &random)
    guard steps <= self[keyPath: from].count else {
      #expect(throws: Problem.self, "\(name) of too much") { try perform(verb(steps)) }
      return
    }
    let before = sheet.state.asOf(wall(now))
    let times = sheet.tape.entries.map(\.at)
    _ = try perform(verb(steps))
    for _ in 0..<steps {
      self[keyPath: to].append(state)
      state = self[keyPath: from].removeLast()
    }
    name == "undo" ? turnBack(steps, from: before, times) : turnForth(steps)
    accepted[name, default: 0] += 1
  }

  /// Expects the clock where an undo has to leave it: back where each step found it, if the step
  /// moved a paused clock, or set a running one, and nobody has since; but not with the winning basket.
  private mutating func turnBack(_ steps: Int, from before: GameState, _ times: [TimeOfDay]) {
    var clock = before.clock
    let winner = before.finish.flatMap { $0.ending == .time ? nil : $0.basket }
    for _ in 0..<steps {
      let moved = clocks.removeLast()
      undoneClocks.append(moved)
      let isPaused = !moved.before.isRunning && !moved.after.isRunning
      func ran(_ clock: GameClock) -> GameClock {
        times[moved.count...].reduce(clock) { $0.rebased(to: $1) }
      }
      let hasWon = winner.map(moved.recorded.contains) ?? false
      if !hasWon, isPaused || moved.isSet, clock == ran(moved.after) {
        clock = ran(moved.before)
      }
    }
    let lastPlay = state.plays.map(\.reading).max() ?? .zero
    var reading = max(clock.reading(at: wall(now)), lastPlay)
    if let limit = state.rules.timeLimit { reading = min(reading, limit) }
    isUp = !clock.isRunning && reading == state.rules.timeLimit
    if before.clock.reading != reading { accepted["turned back", default: 0] += 1 }
    #expect(sheet.clock.reading == naive().finish?.reading ?? reading)
  }

  private mutating func turnForth(_ steps: Int) {
    for _ in 0..<steps { clocks.append(undoneClocks.removeLast()) }
  }

  private mutating func clock(_ verb: ClockVerb) throws {
    let before = sheet.state.asOf(wall(now))
    guard let outcome = try? perform(.clock(verb)) else { return }
    accepted["clock", default: 0] += 1
    guard case .set = verb else { return }
    step(outcome, from: before, isSet: true)
  }
}

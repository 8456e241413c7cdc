@testable import Basketball
import Testing

extension RandomCorrector {
  mutating func record() {
    let made = random.oneIn(4) ? assistedBasket() : plays()
    let drop = random.oneIn(4)
    let typed = anyReading()
    let time = wall(now)
    let isInOvertime = random.oneIn(12)
    var shown = sheet.state.asOf(time).reading(at: time)
    if isInOvertime, !isUp, let limit = state.rules.timeLimit, naive().finish == nil {
      isUp = true
      shown = limit
    }
    // In overtime the clock stands at the limit, whatever a log says.
    let limit = isInOvertime ? state.rules.timeLimit : nil
    let pass =
      isInOvertime || typed != nil || naive().finish != nil
      ? nil : state.plays.naivelyPassed(made, late: state.late)
    let reading = limit ?? typed ?? pass?.reading ?? shown
    let said = made.enumerated().map { index, request in
      Play(
        number: lastNumber + index + 1, reading: reading, who: request.who, move: request.move,
        recorded: time)
    }
    let new = state.plays.naivelyLinked(said)
    var next = state
    next.plays += new
    // After a win by time a reading of the limit is of the period that ended: the ball was in the air.
    let isInAir = typed != nil && !isInOvertime && naive().finish?.ending == .time
    let isLate = pass.map { state.late.contains($0.number) } ?? !isInAir
    if isUp, isLate, reading == state.rules.timeLimit {
      next.late.formUnion(new.map(\.number))
    }
    let requests = made.map { PlayRequest(reference(to: $0.who), $0.move) }
    let told: GameTime? = isInOvertime ? .overtime(typed) : typed.map { .elapsed($0) }
    let verb = Verb.record(requests, at: told, droppingLater: drop)
    attempt(verb, as: "record", to: next, numbers: new.count, dropping: drop)
  }

  private mutating func plays() -> [(who: Who, move: Move)] {
    (0..<(random.oneIn(4) ? 2 : 1)).map { _ in
      let who = anybody()
      return (who: who, move: anyMove(by: who))
    }
  }

  /// A basket and the assist on it, in either order.
  private mutating func assistedBasket() -> [(who: Who, move: Move)] {
    let scorer = anybody()
    let passer = anybody()
    if random.oneIn(3), scorer.side != passer.side {
      let plays = [(who: scorer, move: Move.foul), (who: passer, move: .foulDrawn)]
      return random.oneIn(3) ? plays.reversed() : plays
    }
    let plays = [
      (who: scorer, move: Move.onePoint), (who: Who(scorer.side, passer.player), move: .assist),
    ]
    let isKnown = state.rosters[scorer.side == .home ? 0 : 1].contains(passer.player ?? "")
    guard isKnown || passer.player == nil else { return self.plays() }
    return random.oneIn(3) ? plays.reversed() : plays
  }

  mutating func fix() {
    let assisted = state.plays.filter { play in
      state.plays.contains { $0.owner == play.number }
    }
    let isAssisted = !random.oneIn(4) && !assisted.isEmpty
    let play = (isAssisted ? assisted : state.plays).randomElement(using: &random)
    let number = play?.number ?? 99
    let drop = random.oneIn(3)
    // Half of the baskets with an assist are only moved, and their assists with them.
    let isMoved = isAssisted && random.oneIn(2)
    let who = !isMoved && random.oneIn(2) ? anybody() : nil
    let reading = isMoved ? earlierReading() : random.oneIn(2) ? anyReading() : nil
    let maker = who ?? play?.who ?? Who(.home)
    let move = !isMoved && random.oneIn(2) ? anyMove(by: maker) : nil
    let correction = Correction(
      who: who.map { reference(to: $0) }, move: move,
      time: reading.map { .elapsed($0) })
    var next = state
    var gone = [Play]()
    if let play {
      let fixed = Play(
        number: number, reading: reading ?? play.reading, who: who ?? play.who,
        move: correction.move ?? play.move, recorded: play.recorded)
      (next.plays, gone) = state.plays.naivelyLinked(
        correcting: play, to: fixed, misses: state.plays.naiveMisses(late: state.late))
      if fixed.reading != play.reading { noteLate(fixed, in: &next) }
    }
    attempt(
      .fix(number, correction, droppingLater: drop), as: "fix", to: next, dropping: drop,
      taking: gone)
    if gone.contains(where: { $0.move == .assist }) { accepted["assist gone", default: 0] += 1 }
  }

  /// A reading of the last seconds.
  private mutating func earlierReading() -> ClockReading {
    let shown = sheet.state.reading(at: wall(now)).milliseconds
    return ClockReading(milliseconds: max(0, shown - 500 * Int.random(in: 0...4, using: &random)))
  }

  /// Notes whether a corrected play, and the assist that goes with it, were made when time was up.
  private mutating func noteLate(_ fixed: Play, in next: inout NaiveState) {
    let misses = state.plays.naiveMisses(late: state.late)
    let moved = next.plays.filter {
      [$0.number, $0.owner, misses[$0.number]].contains(fixed.number)
    }
    let isLate = fixed.reading == state.rules.timeLimit && naive().overtime != nil
    for play in moved {
      next.late.remove(play.number)
      if isLate { next.late.insert(play.number) }
    }
    if moved.count > 1 { accepted["assist moved", default: 0] += 1 }
  }

  mutating func remove() {
    let number = state.plays.randomElement(using: &random)?.number ?? lastNumber + 1
    let drop = random.oneIn(3)
    var next = state
    let misses = state.plays.naiveMisses(late: state.late)
    let gone =
      state.plays.filter { $0.number == number }
      + state.plays.filter { $0.owner == number || misses[$0.number] == number }
    next.plays.removeAll(where: gone.contains)
    attempt(
      .remove(number, droppingLater: drop), as: "remove", to: next, dropping: drop, taking: gone)
  }

  mutating func join() {
    let index = Int.random(in: 0...1, using: &random)
    let name = "Player \(Int.random(in: 0...9, using: &random))"
    let jersey = random.oneIn(2) ? anyJersey() : nil
    var next = state
    next.rosters[index].append(name)
    next.jerseys[index][name] = jersey
    let team = reference(to: Who(index == 0 ? .home : .away))
    attempt(.join(team: team, name: (jersey.map { "\($0) " } ?? "") + name), as: "join", to: next)
  }

  mutating func leave() {
    if state.rosters.allSatisfy({ $0.count == state.rules.side }) { return join() }
    var who = anybody()
    // Who has made no play, now and then somebody who may not leave.
    let free = state.rosters[who.side == .home ? 0 : 1].filter { name in
      !state.plays.contains { $0.who == Who(who.side, name) }
    }
    if !random.oneIn(4), let name = free.randomElement(using: &random) { who = Who(who.side, name) }
    var next = state
    let index = who.side == .home ? 0 : 1
    next.rosters[index].removeAll { $0 == who.player }
    if let name = who.player { next.jerseys[index][name] = nil }
    let hasPlays = state.plays.contains { $0.who == who }
    let count = accepted["leave", default: 0]
    attempt(.leave(reference(to: who)), as: "leave", to: next)
    if hasPlays || who.player == nil || next.rosters[index].count < state.rules.side {
      #expect(accepted["leave", default: 0] == count, "\(who) may not leave")
    }
  }

  mutating func number() {
    let who = anybody()
    let jersey = random.oneIn(4) ? nil : anyJersey()
    var next = state
    let index = who.side == .home ? 0 : 1
    if let name = who.player { next.jerseys[index][name] = jersey }
    attempt(.number(reference(to: who), jersey), as: "number", to: next)
  }

  private mutating func anyJersey() -> String {
    ["0", "00", "7", "23", "99"].randomElement(using: &random) ?? "4"
  }

  mutating func end() {
    let reading = sheet.state.asOf(wall(now)).reading(at: wall(now))
    let finish = naive().finish
    let number = state.plays.map(\.number).max() ?? 0
    var end = NaiveEnd(
      ending: [.abandoned, .called, .result, .forfeit, .forfeit].randomElement(using: &random)
        ?? .called, result: state.end?.result, reading: reading, lastNumber: number)
    var next = state
    var verb = EndVerb.called
    var isSame = false
    switch end.ending {
    case .abandoned: verb = .abandoned
    case .forfeit:
      let side: Side = random.oneIn(2) ? .home : .away
      end.forfeit = side
      verb = .forfeit(reference(to: Who(side)), isAgain: true)
      isSame = finish?.ending == .forfeit && finish?.winner != side
    case .result:
      let score = Sides(
        home: Int.random(in: 5...6, using: &random), away: Int.random(in: 0...1, using: &random))
      isSame = finish != nil && end.result == [score.home, score.away]
      end.result = [score.home, score.away]
      verb = .result(score)
    default: break
    }
    if !isSame { next.end = end }
    attempt(.end(verb), as: "end", to: next)
    if sheet.box.isResult { accepted["result", default: 0] += 1 }
  }

  mutating func rename() {
    let who = anybody()
    let name = random.oneIn(6) ? who.player ?? "Reds" : "N\(Int.random(in: 0...99, using: &random))"
    var next = state
    next.rename(who, to: name)
    attempt(.rename(reference(to: who), to: name), as: "rename", to: next)
  }

  mutating func changeRules() throws {
    let drop = random.oneIn(2)
    var changes = RuleChanges()
    let other = try Self.someRules(&random)
    changes["target"] = other.target?.description ?? "none"
    changes["cap"] = other.cap?.description ?? "none"
    var limit = state.rules.timeLimit
    if random.oneIn(4) {
      limit = other.timeLimit
      changes["limit"] = limit?.exactText ?? "none"
    }
    changes["margin"] = max(limit == nil ? 1 : 0, other.margin).description
    var next = state
    next.rules = try state.rules.with(changes)
    attempt(
      .rules(preset: nil, changes, droppingLater: drop), as: "rules", to: next, dropping: drop)
  }

  mutating func note() {
    let text = ["", "rain", "wind"].randomElement(using: &random) ?? ""
    var next = state
    next.note = text.isEmpty ? nil : text
    attempt(.note(text), as: "note", to: next)
  }
}

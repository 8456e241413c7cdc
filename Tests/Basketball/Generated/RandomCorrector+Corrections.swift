@testable import Basketball
import Testing

extension RandomCorrector {
  mutating func record() {
    let made = (0..<(random.oneIn(4) ? 2 : 1)).map { _ in (who: anybody(), move: anyMove()) }
    let (drop, typed, time) = (random.oneIn(4), anyReading(), wall(now))
    let isInOvertime = random.oneIn(12)
    var shown = sheet.standing.asOf(time).reading(at: time)
    if isInOvertime, !isUp, let limit = state.rules.timeLimit, naive().finish == nil {
      (isUp, shown) = (true, limit)
    }
    let reading = typed ?? shown
    let new = made.enumerated().map { index, request in
      Play(
        number: lastNumber + index + 1, reading: reading, who: request.who, move: request.move,
        recorded: time)
    }
    var next = state
    next.plays += new
    if isUp, reading == state.rules.timeLimit { next.late.formUnion(new.map(\.number)) }
    let requests = made.map { PlayRequest(reference(to: $0.who), $0.move) }
    let verb = Verb.record(
      requests, at: typed, inOvertime: isInOvertime, droppingLater: drop)
    attempt(verb, as: "record", to: next, numbers: new.count, dropping: drop)
  }

  mutating func fix() {
    let play = state.plays.randomElement(using: &random)
    let (number, drop) = (play?.number ?? 99, random.oneIn(3))
    let who = random.oneIn(2) ? anybody() : nil
    let correction = Correction(
      who: who.map { reference(to: $0) }, move: random.oneIn(2) ? anyMove() : nil,
      reading: random.oneIn(2) ? anyReading() : nil)
    var next = state
    next.plays = state.plays.map { old in
      guard old.number == number else { return old }
      return Play(
        number: number, reading: correction.reading ?? old.reading, who: who ?? old.who,
        move: correction.move ?? old.move, recorded: old.recorded)
    }
    if let reading = correction.reading, let play, reading != play.reading {
      next.late.remove(number)
      let isLate = reading == state.rules.timeLimit && naive().overtime != nil
      if isLate { next.late.insert(number) }
    }
    attempt(
      .fix(number, correction, droppingLater: drop), as: "fix", to: next, dropping: drop)
  }

  mutating func remove() {
    let number = state.plays.randomElement(using: &random)?.number ?? lastNumber + 1
    let drop = random.oneIn(3)
    var next = state
    next.plays.removeAll { $0.number == number }
    attempt(.remove(number, droppingLater: drop), as: "remove", to: next, dropping: drop)
  }

  mutating func join() {
    let index = Int.random(in: 0...1, using: &random)
    let name = "Player \(Int.random(in: 0...9, using: &random))"
    var next = state
    next.rosters[index].append(name)
    let team = reference(to: Who(index == 0 ? .home : .away))
    attempt(.join(team: team, name: name), as: "join", to: next)
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
    (changes.target, changes.margin, changes.cap) = (other.target, other.margin, .some(other.cap))
    if random.oneIn(4) { changes.timeLimit = .some(other.timeLimit) }
    if (changes.timeLimit ?? state.rules.timeLimit) == nil { changes.margin = max(1, other.margin) }
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

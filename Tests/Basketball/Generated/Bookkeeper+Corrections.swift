import Basketball
import Testing

extension Bookkeeper {
  mutating func record() throws {
    let calls = (0..<(random.oneIn(4) ? 2 : 1)).map { _ in Call(anybody(), anyMove()) }
    let (drop, time) = (random.oneIn(4), wall(now))
    let typed = anyReading()
    let reading = typed ?? sheet.brought(to: time).reading(at: time)
    var next = page
    for (index, call) in calls.enumerated() {
      next.plays.append(
        Play(
          number: lastNumber + index + 1, reading: reading, who: call.who, move: call.move,
          recorded: time))
    }
    let new = Array(next.plays.suffix(calls.count))
    if isUp, reading == page.rules.timeLimit { next.late.formUnion(new.map(\.number)) }
    let later = court(next).behind.filter { !new.contains($0) }
    try attempt("record", to: next, numbers: calls.count, dropping: drop) {
      let plays = try $0.record(calls, at: typed, droppingLater: drop, now: time)
      #expect(plays.map(\.plain) == new)
      return drop ? later : []
    }
  }

  mutating func fix() throws {
    let play = page.plays.randomElement(using: &random)
    let (number, drop, time) = (play?.number ?? 99, random.oneIn(3), wall(now))
    let change = Correction(
      who: random.oneIn(2) ? anybody() : nil, move: random.oneIn(2) ? anyMove() : nil,
      reading: random.oneIn(2) ? anyReading() : nil)
    var next = page
    next.plays = page.plays.map { old in
      guard old.number == number else { return old }
      return Play(
        number: number, reading: change.reading ?? old.reading, who: change.who ?? old.who,
        move: change.move ?? old.move, recorded: old.recorded)
    }
    if let reading = change.reading, let play, reading != play.reading {
      next.late.remove(number)
      let isLate = reading == page.rules.timeLimit && court().overtime != nil
      if isLate { next.late.insert(number) }
    }
    try attempt("fix", to: next, dropping: drop) {
      try $0.fix(number, change, droppingLater: drop, now: time)
    }
  }

  mutating func remove() throws {
    let number = page.plays.randomElement(using: &random)?.number ?? lastNumber + 1
    let (drop, time) = (random.oneIn(3), wall(now))
    var next = page
    next.plays.removeAll { $0.number == number }
    try attempt("remove", to: next, dropping: drop) {
      try $0.remove(number, droppingLater: drop, now: time)
    }
  }

  mutating func join() throws {
    let (index, time) = (Int.random(in: 0...1, using: &random), wall(now))
    let name = "Player \(Int.random(in: 0...9, using: &random))"
    var next = page
    next.rosters[index].append(name)
    try attempt("join", to: next) {
      try $0.join(index == 0 ? .home : .away, name, now: time)
      return []
    }
  }

  mutating func rename() throws {
    let (who, time) = (anybody(), wall(now))
    let name = random.oneIn(6) ? who.player ?? "Reds" : "N\(Int.random(in: 0...99, using: &random))"
    var next = page
    next.rename(who, to: name)
    try attempt("rename", to: next) {
      try $0.rename(who, to: name, now: time)
      return []
    }
  }

  mutating func changeRules() throws {
    let (drop, time) = (random.oneIn(2), wall(now))
    var changes = RuleChanges()
    let other = try Self.someRules(&random)
    (changes.target, changes.margin, changes.cap) = (other.target, other.margin, .some(other.cap))
    if random.oneIn(4) { changes.timeLimit = .some(other.timeLimit) }
    if (changes.timeLimit ?? page.rules.timeLimit) == nil { changes.margin = max(1, other.margin) }
    var next = page
    next.rules = try page.rules.with(changes)
    try attempt("rules", to: next, dropping: drop) { [rules = next.rules] in
      try $0.play(by: rules, droppingLater: drop, now: time)
    }
  }

  mutating func note() throws {
    let (text, time) = (["", "rain", "wind"].randomElement(using: &random) ?? "", wall(now))
    var next = page
    next.note = text.isEmpty ? nil : text
    try attempt("note", to: next) {
      try $0.note(text, now: time)
      return []
    }
  }

  mutating func setClock() throws {
    let reading = anyReading() ?? ClockReading(milliseconds: 2500)
    if (try? sheet.setClock(to: reading, now: wall(now))) != nil { taken["set", default: 0] += 1 }
  }

  mutating func turnClock() throws {
    if (try? sheet.toggleClock(now: wall(now))) != nil { taken["clock", default: 0] += 1 }
  }
}

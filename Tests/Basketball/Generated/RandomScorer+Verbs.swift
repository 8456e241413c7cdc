@testable import Basketball
import Testing

extension RandomScorer {
  /// Does one thing, and sees to it that it is accepted or refused as the plain lists say.
  mutating func act() throws {
    now += random.oneIn(8) ? -30 : Double(Int.random(in: 0...12, using: &random)) / 2
    switch Int.random(in: 0..<12, using: &random) {
    case 0: try undo()
    case 1: try redo()
    case 2: try toggleClock()
    case 3: try setClock()
    default: try record()
    }
  }

  private mutating func record() throws {
    let made = requests()
    let shown = sheet.standing.reading(at: wall(now))
    let typed = reading(shown: shown)
    let time = wall(now)
    let pass = naive().finish == nil ? steps.flatMap(\.self).naivelyPassed(made) : nil
    let said = made.enumerated().map { index, request in
      Play(
        number: lastNumber + 1 + index, reading: typed ?? pass?.reading ?? shown,
        who: request.who, move: request.move, recorded: time)
    }
    let plays = steps.flatMap(\.self).naivelyLinked(said)
    let requests = made.map { PlayRequest($0.who, $0.move) }
    if let refusal = refusal(of: plays, typed: typed, shown: shown) {
      sheet.expectRefused(refusal) { try $0.record(requests, at: typed, now: time) }
      return
    }
    let before = sheet.clock.reading
    #expect(try sheet.record(requests, at: typed, now: time).added.map(\.play) == plays)
    #expect(sheet.finish != nil || sheet.clock.reading >= before)
    lastNumber += plays.count
    steps.append(plays)
    undone = []
  }

  private mutating func undo() throws {
    let count = Int.random(in: 0...4, using: &random)
    let time = wall(now)
    guard count > 0, count <= steps.count else {
      sheet.expectRefused(.nothingToUndo(steps: count, left: steps.count)) {
        try $0.undo(count, now: time)
      }
      return
    }
    let before = sheet.standing
    try sheet.undo(count, now: time)
    for _ in 0..<count { undone.append(steps.removeLast()) }
    if before.finish != nil, sheet.finish == nil {
      #expect(sheet.clock == before.clock)
    }
  }

  private mutating func redo() throws {
    let count = Int.random(in: 0...4, using: &random)
    let time = wall(now)
    guard count > 0, count <= undone.count else {
      sheet.expectRefused(.nothingToRedo(steps: count, left: undone.count)) {
        try $0.redo(count, now: time)
      }
      return
    }
    try sheet.redo(count, now: time)
    for _ in 0..<count { steps.append(undone.removeLast()) }
  }

  private mutating func toggleClock() throws {
    let time = wall(now)
    let wasRunning = sheet.clock.isRunning
    if let over = naive().refusal {
      sheet.expectRefused(over) { try $0.toggleClock(now: time) }
      return
    }
    let shown = sheet.standing.reading(at: time)
    try sheet.toggleClock(now: time)
    #expect(sheet.clock == GameClock(shown, started: wasRunning ? nil : time))
  }

  private mutating func setClock() throws {
    let time = wall(now)
    let shown = sheet.standing.reading(at: wall(now))
    let away = [-4000, -1500, 0, 500, 2500].randomElement(using: &random) ?? 0
    let reading = ClockReading(milliseconds: max(0, shown.milliseconds + away))
    if let last = sheet.standing.lastPlay, reading < last.reading {
      sheet.expectRefused(.beforeLastPlay(reading, number: last.number, last: last.reading)) {
        try $0.setClock(to: reading, now: time)
      }
    } else if let over = naive().refusal {
      sheet.expectRefused(over) { try $0.setClock(to: reading, now: time) }
    } else {
      try sheet.setClock(to: reading, now: time)
      #expect(sheet.standing.reading(at: time) == reading)
      steps.append([])
      undone = []
    }
  }
}

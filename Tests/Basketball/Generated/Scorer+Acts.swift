import Basketball
import Testing

extension Scorer {
  /// Does one thing, and sees to it that it is taken or refused as the plain record says.
  mutating func act() throws {
    now += random.oneIn(8) ? -30 : Double(Int.random(in: 0...12, using: &random)) / 2
    switch Int.random(in: 0..<12, using: &random) {
    case 0: try undo()
    case 1: try redo()
    case 2: try turnClock()
    case 3: try setClock()
    default: try record()
    }
  }

  private mutating func record() throws {
    let (calls, shown) = (calls(), sheet.reading(at: wall(now)))
    let typed = reading(shown: shown)
    let plays = calls.enumerated().map { index, call in
      Play(
        number: lastNumber + 1 + index, reading: typed ?? shown, who: call.who, move: call.move,
        recorded: wall(now))
    }
    let time = wall(now)
    if let refusal = refusal(of: plays, typed: typed, shown: shown) {
      sheet.expectRefused(refusal) { try $0.record(calls, at: typed, now: time) }
      return
    }
    let kept = sheet.clock.reading
    #expect(try sheet.record(calls, at: typed, now: time) == plays)
    #expect(sheet.isFinished || sheet.clock.reading >= kept)
    lastNumber += plays.count
    steps.append(plays)
    undone = []
  }

  private mutating func undo() throws {
    let (count, time) = (Int.random(in: 0...4, using: &random), wall(now))
    guard count > 0, count <= steps.count else {
      sheet.expectRefused(.nothingToUndo(steps: count, left: steps.count)) {
        try $0.undo(count, now: time)
      }
      return
    }
    let wasFinished = sheet.isFinished
    let clock = sheet.clock
    try sheet.undo(count, now: time)
    for _ in 0..<count { undone.append(steps.removeLast()) }
    if wasFinished, !sheet.isFinished { #expect(sheet.clock == clock) }
  }

  private mutating func redo() throws {
    let (count, time) = (Int.random(in: 0...4, using: &random), wall(now))
    guard count > 0, count <= undone.count else {
      sheet.expectRefused(.nothingToRedo(steps: count, left: undone.count)) {
        try $0.redo(count, now: time)
      }
      return
    }
    try sheet.redo(count, now: time)
    for _ in 0..<count { steps.append(undone.removeLast()) }
  }

  private mutating func turnClock() throws {
    let (time, wasRunning) = (wall(now), sheet.clock.isRunning)
    if let over = fold().over {
      sheet.expectRefused(over) { try $0.toggleClock(now: time) }
      return
    }
    let shown = sheet.reading(at: time)
    try sheet.toggleClock(now: time)
    #expect(sheet.clock == GameClock(shown, started: wasRunning ? nil : time))
  }

  private mutating func setClock() throws {
    let (time, shown) = (wall(now), sheet.reading(at: wall(now)))
    let away = [-4000, -1500, 0, 500, 2500].randomElement(using: &random) ?? 0
    let reading = ClockReading(milliseconds: max(0, shown.milliseconds + away))
    if let last = sheet.lastPlay?.play, reading < last.reading {
      sheet.expectRefused(.beforeLastPlay(reading, last: last)) {
        try $0.setClock(to: reading, now: time)
      }
    } else if let over = fold().over {
      sheet.expectRefused(over) { try $0.setClock(to: reading, now: time) }
    } else {
      try sheet.setClock(to: reading, now: time)
      #expect(sheet.reading(at: time) == reading)
    }
  }
}

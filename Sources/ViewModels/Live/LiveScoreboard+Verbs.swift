import Basketball

extension LiveScoreboard {
  func togglePause() throws {
    try game.change { sheet in try sheet.toggleClock(now: now()) }
  }

  func start() throws {
    try game.change { sheet in try sheet.startClock(now: now()) }
  }

  func pause() throws {
    try game.change { sheet in sheet.pauseClock(now: now()) }
  }

  func setClock(to reading: String) throws {
    let reading = try ClockReading(typed: reading)
    try game.change { sheet in try sheet.setClock(to: reading, now: now()) }
  }

  func record(
    _ calls: [SpokenCall], at reading: String?, droppingLater: Bool
  ) throws -> [Int] {
    let reading = try reading.map { try ClockReading(typed: $0) }
    let moves = try calls.map { try Move(word: $0.move) }
    var dropped: [Int] = []
    try show { sheet in
      let called = try zip(calls, moves).map { Call(try sheet.who($0.who), $1) }
      let plays = try sheet.record(
        called, at: reading, droppingLater: droppingLater, now: now())
      if case .record(_, let numbers)? = sheet.undoable.last?.did { dropped = numbers }
      return plays
    }
    return dropped
  }

  func record(_ lines: [FeedLine], keepGoing: Bool) throws -> [FeedLine.Refusal] {
    var refusals: [FeedLine.Refusal] = []
    try show { sheet in
      var plays: [Play] = []
      for line in lines {
        do {
          plays += try line.record(in: &sheet, now: now())
        } catch {
          refusals.append(FeedLine.Refusal(line: line.number, error: error))
          if !keepGoing { break }
        }
      }
      return plays
    }
    return refusals
  }

  /// Records one move of the player at a place on a roster, now, whatever the name has become.
  func record(_ move: Move, _ side: Side, place: Int) throws {
    try show { sheet in
      let players = sheet.teams[side].players
      guard players.indices.contains(place) else {
        throw GameError.noSuchPlayer("\(side.rawValue) \(place + 1)", known: sheet.everybody)
      }
      return try sheet.record([Call(Who(side, players[place].name), move)], now: now())
    }
  }

  func undo(_ steps: Int) throws -> [StepDocument] {
    var taken: [Entry] = []
    try game.change { sheet in taken = try sheet.undo(steps, now: now()) }
    return taken.map { StepDocument($0, in: game.sheet) }
  }

  func undo(to number: Int) throws -> [StepDocument] {
    var taken: [Entry] = []
    try game.change { sheet in
      taken = try sheet.undo(try sheet.steps(after: number), now: now())
    }
    return taken.map { StepDocument($0, in: game.sheet) }
  }

  func redo(_ steps: Int) throws -> [StepDocument] {
    var given: [Entry] = []
    try game.change { sheet in given = try sheet.redo(steps, now: now()) }
    return given.map { StepDocument($0, in: game.sheet) }
  }

  /// Changes the game, and then tells of the plays this change recorded, and of no other's.
  private func show(_ change: (inout Scoresheet) throws -> [Play]) throws {
    var plays: [Play] = []
    try game.change { sheet in plays = try change(&sheet) }
    let own = Set(plays.map(\.number))
    var told: [Int: ScoredPlay] = [:]
    for scored in game.sheet.box.plays where own.contains(scored.play.number) {
      told[scored.play.number] = scored
    }
    for play in plays { recorded.value = told[play.number].map(PlayDocument.init) }
  }
}

extension ClockReading {
  /// The reading that was typed.
  nonisolated init(typed text: String) throws(GameError) {
    guard let reading = ClockReading(text) else { throw .malformedClock(text) }
    self = reading
  }
}

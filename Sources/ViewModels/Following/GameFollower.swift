import Basketball

/// What is new in a game each time it is read again. It knows no file.
nonisolated struct GameFollower {
  /// The game as it was last told.
  private(set) var document: GameDocument
  private var sheet: Scoresheet
  /// Plays up to this number are known.
  private var since: Int
  /// The numbers of those after it that were told.
  private var told: Set<Int> = []

  /// A game as it stands.
  ///
  /// - Parameter number: plays up to this one are known.
  init(_ sheet: Scoresheet, since number: Int = 0, now: TimeOfDay) {
    (self.sheet, since) = (sheet, number)
    document = GameDocument(sheet, now: now)
  }

  /// When its time is up if nobody stops the clock, until that is told.
  var timeEnds: TimeOfDay? { document.clock.running ? sheet.timeEnds : nil }

  /// What was done since the game was read before: a change an entry of its tape, or, where the
  /// tape does not go on from the one that is known, a single one.
  mutating func take(_ newer: Scoresheet, now: TimeOfDay) -> [GameChange] {
    var changes: [GameChange]
    if let told = try? self.changes(to: newer) {
      changes = told
    } else {
      changes = [GameChange(.replaced, newer, now: now)]
      let common = lastCommon(with: newer)
      since = min(since, common)
      told = told.filter { $0 <= common }
    }
    sheet = newer
    document = changes.last?.document ?? document
    return changes
  }

  /// That time has run out while nobody wrote, told once.
  mutating func pass(to now: TimeOfDay) -> GameChange? {
    guard let timeEnds, now >= timeEnds else { return nil }
    let change = GameChange(.timeUp, sheet, now: timeEnds)
    document = change.document
    return change
  }

  /// The plays that count and have not been told, by their numbers. What is told once is not told
  /// again, whatever corrections make of it; one that was taken out before it was told, and is given
  /// back, is told then.
  mutating func plays() -> [PlayDocument] {
    let new = sheet.box.plays.filter { $0.play.number > since && !told.contains($0.play.number) }
      .sorted { $0.play.number < $1.play.number }
    told.formUnion(new.map(\.play.number))
    return new.map(PlayDocument.init)
  }
}

extension GameFollower {
  /// The changes that lead to a newer game, entry by entry; throws where they do not.
  private nonisolated func changes(to newer: Scoresheet) throws -> [GameChange] {
    guard newer.tape.starts(with: sheet.tape) else { throw TapeFault.opening(entry: 0) }
    // Both go along, for a copy of a long game at each of its plays would take longer than they do.
    var (before, after) = (sheet, sheet)
    var changes: [GameChange] = []
    for entry in newer.tape.dropFirst(sheet.tape.count) {
      try after.take(entry)
      changes.append(GameChange(entry, before: before, after: after))
      try before.take(entry)
    }
    // Whoever writes after time has run out writes that down first: it was told already.
    let isTold =
      sheet.clock.isRunning && !document.clock.running && changes.first?.document == document
    return isTold ? Array(changes.dropFirst()) : changes
  }

  /// The number up to which the plays of another history are those that are known. A play is known
  /// again by the time at which it was written down: a copy put back gives numbers a second time.
  private nonisolated func lastCommon(with newer: Scoresheet) -> Int {
    var known: [Int: TimeOfDay] = [:]
    for version in sheet.versions { known[version.play.number] = version.play.recorded }
    let plays = newer.versions.map(\.play)
    let strange = plays.lazy.filter { known[$0.number] != $0.recorded }.map(\.number).min()
    return strange.map { $0 - 1 } ?? plays.map(\.number).max() ?? 0
  }
}

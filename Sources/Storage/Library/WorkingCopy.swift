import Basketball

/// A game that is being changed: as much of it as its verbs need.
struct WorkingCopy {
  private let stored: StoredGame
  private(set) var standing: Standing
  /// The whole game, once a verb has needed it.
  private var sheet: Scoresheet?
  /// The people of the game, once a verb has named them in words.
  private var people: PlayerLookup?
  /// What was written on the tape.
  private(set) var entries: [Entry] = []

  init(_ stored: StoredGame) {
    (self.stored, standing) = (stored, stored.standing)
  }

  /// Does what a verb asks for, with the tape where it needs that.
  mutating func perform(_ typed: Verb, now: TimeOfDay) throws -> Outcome {
    if case .recordTyped = typed, people?.teams != standing.teams {
      people = PlayerLookup(standing.teams)
    }
    // Here, and not by each who asks what it means: to find people by words takes its time.
    let verb = try standing.understood(typed, by: people)
    if sheet == nil, standing.needsTape(for: verb, now: now) { try readTape() }
    let outcome = try sheet?.perform(verb, now: now) ?? standing.perform(verb, now: now)
    standing = outcome.after
    entries += outcome.entries
    return outcome
  }

  private mutating func readTape() throws {
    sheet = try stored.scoresheet()
    try sheet?.apply(entries[...])
  }

  /// Does verbs one after the other; unless it is to keep going, what follows a refused one is left
  /// alone.
  mutating func perform(
    _ verbs: [Verb], keepGoing: Bool, now: () -> TimeOfDay
  ) throws -> [VerbResult] {
    var results: [VerbResult] = []
    for verb in verbs {
      do {
        results.append(.success(try perform(verb, now: now())))
      } catch let error as GameError {
        results.append(.failure(error))
        if !keepGoing { break }
      }
    }
    return results
  }
}

/// What verbs are done to: a game as it stands, or one with all its past.
protocol VerbTarget {
  /// Where the game stands.
  var standing: Standing { get }
  /// Decides what a verb comes to, and does that, once all is prepared for it.
  mutating func decide(_ verb: Verb, now: TimeOfDay) throws(GameError) -> Outcome
  /// Takes in an entry: the only way in which anything ever changes.
  mutating func apply(_ entry: Entry) throws(TapeFault) -> Outcome
}

extension VerbTarget {
  /// Decides, then applies: all of it or, when it is refused, nothing.
  mutating func change(by typed: Verb, now: TimeOfDay) throws(GameError) -> Outcome {
    let verb = try standing.understood(typed)
    let preparations = standing.preparations(for: verb, now: now)
    // Only what has to be prepared is done on a copy: that of a long game takes its time.
    return preparations.isEmpty
      ? try decide(verb, now: now) : try change(by: verb, after: preparations, now: now)
  }

  /// A function of its own, so that only who comes here pays for the room that two games take.
  private mutating func change(
    by verb: Verb, after preparations: [Entry], now: TimeOfDay
  ) throws(GameError) -> Outcome {
    var (next, earlier) = (self, Outcome?.none)
    for entry in preparations { earlier = try next.write(entry).following(earlier) }
    let outcome = try next.decide(verb, now: now)
    self = next
    return outcome.following(earlier)
  }

  /// Takes in the entry of a verb; nil where there is nothing to change.
  mutating func write(_ entry: Entry?) throws(GameError) -> Outcome {
    guard let entry else { return Outcome(before: standing, after: standing) }
    do throws(TapeFault) {
      return try apply(entry)
    } catch {
      throw .impossible(error)
    }
  }
}

extension Standing: VerbTarget {
  var standing: Standing { self }

  mutating func decide(_ verb: Verb, now: TimeOfDay) throws(GameError) -> Outcome {
    try write(try entry(for: verb, now: now))
  }
}

@testable import Basketball
import Testing

/// The verbs of a scorer, one call each; without a time of day at that of the last entry.
extension Scoresheet {
  @discardableResult
  mutating func perform(_ verb: Verb, now: TimeOfDay? = nil) throws -> Outcome {
    try perform(verb, now: now ?? tape.changed)
  }

  /// Records one play, at a reading or at what the clock shows.
  @discardableResult
  mutating func record(
    _ who: Who, _ move: Move, at seconds: Double? = nil, now: Double = 0
  ) throws -> Play {
    let made = try record([PlayRequest(who, move)], at: seconds.map(showing), now: wall(now))
    return try #require(made.added.first).play
  }

  @discardableResult
  mutating func record(
    _ requests: [PlayRequest], at reading: ClockReading? = nil, droppingLater: Bool = false,
    now: TimeOfDay? = nil
  ) throws -> Outcome {
    let verb = Verb.record(
      requests, at: reading.map { .elapsed($0) }, droppingLater: droppingLater)
    return try perform(verb, now: now)
  }

  @discardableResult
  mutating func number(
    _ who: Who, _ jersey: String?, now: TimeOfDay? = nil
  ) throws -> Outcome {
    try perform(.number(.exact(who), jersey), now: now)
  }

  @discardableResult
  mutating func join(_ side: Side, _ name: String, now: TimeOfDay? = nil) throws -> Outcome {
    try perform(.join(team: .exact(Who(side)), name: name), now: now)
  }

  @discardableResult
  mutating func rename(_ who: Who, to name: String, now: TimeOfDay? = nil) throws -> Outcome {
    try perform(.rename(.exact(who), to: name), now: now)
  }

  @discardableResult
  mutating func undo(_ steps: Int, now: TimeOfDay? = nil) throws -> Outcome {
    try perform(.undo(steps), now: now)
  }

  @discardableResult
  mutating func redo(_ steps: Int, now: TimeOfDay? = nil) throws -> Outcome {
    try perform(.redo(steps), now: now)
  }
}

extension PlayRequest {
  /// A request for a play of somebody by the whole name.
  init(_ who: Who, _ move: Move) {
    self.init(.exact(who), move)
  }
}

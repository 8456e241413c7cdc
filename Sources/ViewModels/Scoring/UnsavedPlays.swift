import Basketball

/// Plays on their way into the game, each with the moment at which it was begun.
struct UnsavedPlays {
  /// Plays that were entered as one step, by keys or on a line.
  nonisolated struct Step {
    let verb: Verb
    /// `01:23.2 home/Ana two`, as a line of the feed.
    let text: String

    init(_ who: Who, _ move: Move, at moment: Moment, on face: ClockFace) {
      verb = .record([PlayRequest(.exact(who), move)], at: GameTime(moment))
      text = "\(face.position(moment)) \(who.word) \(move.word)"
    }

    /// The plays of a line.
    init(
      _ requests: [PlayRequest], at moment: Moment, droppingLater: Bool, on face: ClockFace
    ) {
      verb = .record(requests, at: GameTime(moment), droppingLater: droppingLater)
      let plays = requests.map { "\($0.who.text) \($0.move.word)" }.joined(separator: " ")
      text = "\(face.position(moment)) \(plays)"
    }
  }

  private(set) var plays: [Step] = []

  /// All of them as lines of the feed, oldest first.
  var texts: [String] { plays.map(\.text) }

  mutating func add(_ play: Step) { plays.append(play) }

  mutating func removeLast() -> Step? { plays.popLast() }

  /// Saves all of them with one write, a step each: all, or none if it throws.
  ///
  /// - Returns: the outcomes of the accepted steps, and the refused ones.
  mutating func save(
    to board: LiveBoard
  ) throws -> (done: [Outcome], refused: [(play: Step, error: GameError)]) {
    do {
      let results = try board.perform(plays.map(\.verb))
      var refused: [(Step, GameError)] = []
      for (play, result) in zip(plays, results) {
        if case .failure(let error) = result { refused.append((play, error)) }
      }
      plays = []
      return (results.compactMap { try? $0.get() }, refused)
    } catch {
      // Even if it may not survive a power cut it is saved, and must not be saved twice.
      if error.isSaved { plays = [] }
      throw error
    }
  }
}

extension GameState {
  /// The plays that a verb records, at its time, an assist at its basket, or else at this moment;
  /// nil for another verb, and for plays whose place the clock does not tell.
  nonisolated func step(
    of verb: Verb, at moment: Moment, now: TimeOfDay, after plays: [ScoredPlay]
  ) throws -> UnsavedPlays.Step? {
    guard case .record(let requests, let time, let droppingLater) = try understood(verb),
      time?.place == nil
    else { return nil }
    let pass = try momentOfPass(requests) { moment in
      plays.map(\.play).filter { $0.moment == moment }
    }
    return UnsavedPlays.Step(
      try requests.map { PlayRequest(.exact(try who($0.who)), $0.move) },
      at: try time.map { try self.moment(of: $0, now: now) } ?? pass ?? moment,
      droppingLater: droppingLater, on: rules.clockFace)
  }
}

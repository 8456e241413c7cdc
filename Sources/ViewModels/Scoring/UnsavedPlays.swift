import Basketball
import Documents

/// Plays on their way into the game, each with the reading at which it was begun.
struct UnsavedPlays {
  /// A play that has been entered.
  nonisolated struct Play {
    let who: Who
    let move: Move
    let reading: ClockReading
    /// Whether time was up already, where the reading cannot say it.
    var inOvertime = false

    /// `01:23.2 home/Ana two`, as a line of the feed.
    var text: String { "\(reading.exactText) \(who.word) \(move.word)" }

    /// What records it.
    var verb: Verb {
      .record([PlayRequest(.exact(who), move)], at: reading, inOvertime: inOvertime)
    }
  }

  private(set) var plays: [Play] = []

  /// All of them as lines of the feed, oldest first.
  var texts: [String] { plays.map(\.text) }

  mutating func add(_ play: Play) { plays.append(play) }

  /// Drops the last one.
  mutating func removeLast() -> Play? { plays.popLast() }

  /// Saves all of them with one write, a step each: all, or none when that throws.
  ///
  /// - Returns: the last one as it is in the game, nil if it was refused; and those that were refused.
  mutating func save(
    to board: any EditableBoardViewModel
  ) throws -> (last: ScoredPlay?, refused: [(play: Play, error: GameError)]) {
    let results = try saving(board)
    var refused: [(Play, GameError)] = []
    for (play, result) in zip(plays, results) {
      if case .failure(let error) = result { refused.append((play, error)) }
    }
    plays = []
    return (try? results.last?.get().added.first, refused)
  }

  /// What may not survive a power cut is saved all the same, and must not be saved twice.
  private mutating func saving(
    _ board: any EditableBoardViewModel
  ) throws -> [VerbResult] {
    do {
      return try board.perform(plays.map(\.verb))
    } catch  where error.isSaved {
      plays = []
      throw error
    }
  }
}

extension FeedLine {
  /// Its plays by those of a game who are meant, at its reading or else at this one.
  func plays(in standing: Standing, at shown: ClockReading) throws -> [UnsavedPlays.Play] {
    guard case .record(let requests, let typed, let inOvertime, _) = try verb() else { return [] }
    return try requests.map {
      UnsavedPlays.Play(
        who: try standing.who($0.who), move: $0.move, reading: typed ?? shown,
        inOvertime: inOvertime)
    }
  }
}

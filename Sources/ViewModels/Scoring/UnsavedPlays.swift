/// Plays on their way into the game, each with the reading at which it was begun.
struct UnsavedPlays {
  /// A play that has been called out.
  struct Play {
    let call: SpokenCall
    let reading: String
    /// The highest number in the game when this one was last tried; nil before.
    fileprivate var tried: Int?

    /// `01:23.2 home/Ana two`, as a line of the feed.
    var words: String { "\(reading) \(call.who) \(call.move)" }
  }

  private var waiting: [Play] = []

  /// Whether there are none.
  var isEmpty: Bool { waiting.isEmpty }

  /// How many there are.
  var count: Int { waiting.count }

  /// All of them in words, oldest first.
  var words: [String] { waiting.map(\.words) }

  mutating func add(_ who: String, _ move: String, at reading: String) {
    waiting.append(Play(call: SpokenCall(who: who, move: move), reading: reading))
  }

  /// Takes back the last one. One that a disk has kept and failed to say so is no longer among them,
  /// and is taken back in the game.
  ///
  /// - Returns: what it was, in words; nil where none waits any more.
  mutating func removeLast(
    unlessIn board: any GameScoreboardEditorViewModel
  ) throws -> String? {
    if waiting.last?.tried != nil {
      try board.look()
      waiting.removeAll { board.kept($0) != nil }
    }
    return waiting.popLast()?.words
  }

  /// Keeps all of them with one write, a step each, but for those that an earlier try has kept: a
  /// disk may take plays and fail to say so.
  ///
  /// - Returns: the last one as it stands in the game, nil if it was refused; and what was refused.
  mutating func save(
    to board: any GameScoreboardEditorViewModel
  ) throws -> (last: PlayDocument?, refused: [(play: Play, error: any Error)]) {
    try board.look()
    let kept = waiting.last.flatMap { board.kept($0) }
    waiting.removeAll { board.kept($0) != nil }
    for place in waiting.indices { waiting[place].tried = board.lastNumber }
    let lines = waiting.enumerated().compactMap { FeedLine($1.words.utf8, number: $0) }
    let refusals = try board.record(lines, keepGoing: true)
    let isLastKept = !waiting.isEmpty && refusals.last?.line != waiting.count - 1
    defer { waiting = [] }
    return (
      isLastKept ? board.recorded.value : kept, refusals.map { (waiting[$0.line], $0.error) }
    )
  }
}

extension GameScoreboardEditorViewModel {
  /// The play that an earlier try has kept, if one has.
  fileprivate func kept(_ play: UnsavedPlays.Play) -> PlayDocument? {
    guard let number = play.tried else { return nil }
    return plays(0..<document.value.plays).first {
      $0.number > number && $0.feedLine == play.words
    }
  }
}

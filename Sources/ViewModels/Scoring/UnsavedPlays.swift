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

  /// The one that is kept next.
  var first: Play? { waiting.first }

  /// All of them in words, oldest first.
  var words: [String] { waiting.map(\.words) }

  mutating func add(_ who: String, _ move: String, at reading: String) {
    waiting.append(Play(call: SpokenCall(who: who, move: move), reading: reading))
  }

  mutating func removeFirst() { waiting.removeFirst() }

  /// Takes back the last one. Only the first can have been kept by a disk that failed to say so:
  /// that one is no longer among them, and is taken back in the game.
  ///
  /// - Returns: what it was, in words; nil where none waits any more.
  mutating func removeLast(
    unlessIn board: any GameScoreboardEditorViewModel
  ) throws -> String? {
    let last = waiting.last
    if waiting.count == 1 { try board.look() }
    waiting = waiting.dropLast()
    return last.flatMap { board.kept($0) == nil ? $0.words : nil }
  }

  /// Keeps a play, unless an earlier try has: a disk may take a play and fail to say so.
  ///
  /// - Returns: the play as it stands in the game.
  mutating func save(
    _ play: Play, to board: any GameScoreboardEditorViewModel
  ) throws -> PlayDocument? {
    try board.look()
    if let kept = board.kept(play) { return kept }
    waiting[0].tried = board.lastNumber
    try board.record([play.call], at: play.reading)
    return board.recorded.value
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

/// Plays on their way into the game, each with the reading at which it was begun.
struct UnsavedPlays {
  /// A play that has been called out.
  struct Play {
    let call: SpokenCall
    let reading: String
    /// The number of the last play when this one was first tried; nil before.
    fileprivate(set) var tried: Int?

    /// `Ana two` with its reading.
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

  /// Takes back the last one.
  ///
  /// - Returns: what it was, in words.
  mutating func removeLast() -> String? { waiting.popLast()?.words }

  /// Keeps a play, unless an earlier try has: a disk may take a play and fail to say so.
  mutating func save(_ play: Play, to board: any GameScoreboardEditorViewModel) throws {
    if let before = play.tried {
      try board.look()
      if board.hasPlay(play, after: before) { return }
    } else {
      waiting[0].tried = board.lastNumber
    }
    try board.record([play.call], at: play.reading)
  }
}

extension GameScoreboardEditorViewModel {
  /// Whether a play stands in the game with a number above this one.
  fileprivate func hasPlay(_ play: UnsavedPlays.Play, after number: Int) -> Bool {
    plays(0..<document.value.plays).contains {
      $0.number > number && $0.feedLine == "\(play.reading) \(play.call.who) \(play.call.move)"
    }
  }
}

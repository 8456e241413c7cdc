import Basketball
import Storage

/// The scorer of a live game.
final class LiveScorer: ScorerViewModel {
  let board: any GameCorrectionViewModel
  let begun = Dynamic<BegunPlay?>(nil)
  let passers = Dynamic<[Person]>([])
  let selected = Dynamic<Int?>(nil)
  let unsaved = Dynamic<[String]>([])
  let notice = Dynamic<Notice?>(nil)

  /// The reading at which the play that is begun was begun.
  private var reading = ""
  /// The reading of the basket that a pass is asked for.
  private var basketReading = ""
  private var plays = UnsavedPlays()
  /// What `tryAgain()` does.
  var again: (() -> Void)?
  private var isLost = false
  private let explain: (any Error) -> String
  private var tokens: [Token] = []

  /// A scorer at a game; `explain` puts an error into words.
  init(_ board: any GameCorrectionViewModel, explain: @escaping (any Error) -> String) {
    (self.board, self.explain) = (board, explain)
    tokens = [
      // A play that somebody else has taken out cannot be put right.
      board.document.bind { [weak self] _ in
        guard let self, let number = selected.value, board.place(ofPlay: number) == nil else {
          return
        }
        selected.value = nil
      }
    ]
  }

  var canTryAgain: Bool { again != nil }
  var home: [Person] { board.document.value.people(.home) }
  var away: [Person] { board.document.value.people(.away) }
  var teams: [Person] { Side.allCases.map { Person(Who($0), of: board.document.value) } }

  func name(_ person: Person) {
    if let number = selected.value {
      correct { try $0.fix(number, who: person.word, move: nil, at: nil, droppingLater: $1) }
    } else if case .move(let move) = begun.value {
      record(person.word, move)
    } else {
      begin(.person(person))
    }
  }

  func name(move: String) {
    if let number = selected.value {
      correct { try $0.fix(number, who: nil, move: move, at: nil, droppingLater: $1) }
    } else if case .person(let person) = begun.value {
      record(person.word, move)
    } else {
      begin(.move(move))
    }
  }

  func assist(by place: Int) {
    guard passers.value.indices.contains(place) else { return }
    reading = basketReading
    record(passers.value[place].word, Move.assist.word)
  }

  func look() {
    do {
      try board.look()
      if isLost { say(.done, "the game's file is back") }
      isLost = false
    } catch {
      if !isLost { say(.failed, explain(error)) }
      isLost = true
    }
  }

  func cancel() {
    begun.value = nil
    passers.value = []
    (selected.value, notice.value, again) = (nil, nil, nil)
  }

  /// Takes the time at the first half of a play; another first half starts anew.
  private func begin(_ half: BegunPlay) {
    board.tick()
    let seconds = board.document.value.clock.seconds
    reading = ClockReading(seconds: seconds)?.exactText ?? board.time.value
    begun.value = half
    passers.value = []
    notice.value = nil
  }

  private func record(_ who: String, _ move: String) {
    begun.value = nil
    passers.value = []
    plays.add(who, move, at: reading)
    save()
  }

  /// Keeps the plays that wait, oldest first; stops at one that could not be kept.
  func save() {
    notice.value = nil
    defer { unsaved.update(plays.words) }
    while let play = plays.first {
      do {
        try plays.save(play, to: board)
        plays.removeFirst()
        offer(play)
      } catch {
        guard tell(error, "not saved") == .refused else {
          again = { [weak self] in self?.save() }
          return
        }
        plays.removeFirst()
      }
    }
    again = nil
  }

  /// Asks for the pass, where the play was a basket.
  private func offer(_ play: UnsavedPlays.Play) {
    guard let basket = board.recorded.value, basket.move != Move.assist.rawValue else { return }
    passers.value = board.document.value.passers(for: basket)
    basketReading = play.reading
  }

  /// Drops the last play that waits; false when none does.
  func dropUnsaved() -> Bool {
    guard let play = plays.removeLast() else { return false }
    unsaved.update(plays.words)
    say(.done, "dropped \(play)")
    return true
  }

  func say(_ kind: Notice.Kind, _ text: String) {
    notice.value = Notice(kind: kind, text: text)
  }

  /// Says what went wrong.
  ///
  /// - Returns: whether it was refused, or failed and can be tried again.
  @discardableResult
  func tell(_ error: any Error, _ what: String = "not done") -> Notice.Kind {
    let kind: Notice.Kind = error is GameError || error is FeedError ? .refused : .failed
    say(kind, kind == .failed ? "\(what): \(explain(error))" : explain(error))
    return kind
  }
}

extension GameLibrary<GameDocument> {
  /// The scorer of a game in the library; `explain` puts an error into words.
  public func scorer(
    _ id: String, now: @escaping () -> TimeOfDay, explain: @escaping (any Error) -> String
  ) throws -> any ScorerViewModel {
    LiveScorer(try scoreboard(id, now: now), explain: explain)
  }

  /// A spectator of a game in the library.
  public func spectator(
    _ id: String, now: @escaping () -> TimeOfDay, explain: @escaping (any Error) -> String
  ) throws -> any SpectatorViewModel {
    try scorer(id, now: now, explain: explain)
  }
}

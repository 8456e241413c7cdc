import Basketball

extension LiveScorer {
  func record(line: String) -> Bool {
    guard let line = FeedLine(line.utf8, number: 1) else { return false }
    return attempt { scorer in
      if let refusal = try scorer.board.record([line], keepGoing: false).first {
        throw refusal.error
      }
      return nil
    }
  }

  func setTime(to reading: String) -> Bool {
    if let number = selected.value {
      return correct {
        try $0.fix(number, who: nil, move: nil, at: reading, droppingLater: $1)
      }
    }
    return attempt { scorer in
      try scorer.board.setClock(to: reading)
      return "clock set to \(scorer.board.time.value)"
    }
  }

  func togglePause() {
    // The pass before a basket is asked for still: the clock is stopped first.
    attempt { scorer in
      try scorer.board.togglePause()
      return nil
    }
  }

  func undo() {
    guard !dropUnsaved() else { return }
    attempt { scorer in
      scorer.passers.value = []
      return try scorer.board.undo(1).first.map { "took back \($0.text)" }
    }
  }

  func redo() {
    attempt { scorer in
      scorer.passers.value = []
      return try scorer.board.redo(1).first.map { "gave back \($0.text)" }
    }
  }

  func select(by places: Int) {
    let count = board.document.value.plays
    let place = selected.value.flatMap { board.place(ofPlay: $0) } ?? count
    let next = max(0, place + places)
    begun.value = nil
    passers.value = []
    selected.update(board.plays(next..<next + 1).first?.number)
  }

  func remove() {
    guard let number = selected.value else { return }
    correct { try $0.remove(number, droppingLater: $1) }
  }

  func tryAgain() {
    again?()
  }

  /// Puts right what was entered, and lets go of it: what is named next is a play again. Where
  /// later plays would then stand behind the finish, `change` gets true, and they are taken out,
  /// once the scorer insists.
  @discardableResult
  func correct(
    _ change: @escaping (any GameCorrectionViewModel, Bool) throws -> ChangeDocument
  ) -> Bool {
    func deed(droppingLater: Bool) -> Deed {
      { scorer in
        let done = try change(scorer.board, droppingLater)
        scorer.selected.update(nil)
        return done.lines.joined(separator: ", ")
      }
    }
    return attempt(deed(droppingLater: false), insisting: deed(droppingLater: true))
  }

  /// Something a scorer does; gives back what is to be said of it.
  typealias Deed = (LiveScorer) throws -> String?

  /// Does something once all plays are kept; says what it did, or why not. A scorer who insists
  /// gets another deed in its place.
  @discardableResult
  private func attempt(_ deed: @escaping Deed, insisting: Deed? = nil) -> Bool {
    (begun.value, notice.value) = (nil, nil)
    if !unsaved.value.isEmpty { save() }
    guard unsaved.value.isEmpty else { return false }
    do {
      again = nil
      if let text = try deed(self) { say(.done, text) }
      return true
    } catch {
      let next = tell(error) == .failed ? deed : isConsentWanted(for: error) ? insisting : nil
      if let next { again = { [weak self] in self?.attempt(next) } }
      return false
    }
  }

  private func isConsentWanted(for error: any Error) -> Bool {
    if case .playsBehindFinish? = error as? GameError { true } else { false }
  }
}

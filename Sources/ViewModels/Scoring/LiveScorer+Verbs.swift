import Basketball

extension LiveScorer {
  func record(line: String) -> Bool {
    guard let line = FeedLine(line.utf8, number: 1) else { return false }
    if isGathering { save() }
    letGo()
    do {
      let (call, reading) = try board.call(line)
      record(call.who, call.move, at: reading ?? takeTime())
      // Whoever typed it has to know now whether it will do.
      if isGathering { save() }
    } catch {
      say(.refused, explain(error))
    }
    return notice.value?.kind != .refused
  }

  func setTime(to reading: String) -> Bool {
    if let number = selected.value {
      return correct {
        try $0.fix(number, who: nil, move: nil, at: reading, droppingLater: $1)
      }
    }
    letGo()
    return attempt { scorer in
      try scorer.board.setClock(to: reading)
      return "clock set to \(scorer.board.time.value)"
    }
  }

  func togglePause() {
    // What was begun or asked goes on: the clock is stopped first.
    attempt { scorer in
      try scorer.board.togglePause()
      return nil
    }
  }

  func undo() {
    letGo()
    if isGathering { save() }
    do {
      if try dropUnsaved() { return }
      attempt { try $0.board.undo(1).first.map { "took back \($0.text)" } }
    } catch {
      say(.failed, "not done: \(explain(error))")
      again = { [weak self] in self?.undo() }
    }
  }

  func redo() {
    letGo()
    attempt { try $0.board.redo(1).first.map { "gave back \($0.text)" } }
  }

  func select(by places: Int) {
    if isGathering { save() }
    let count = board.document.value.plays
    let place = selected.value.flatMap { board.place(ofPlay: $0) } ?? count
    let next = max(0, place + places)
    letGo()
    mended = nil
    selected.update(board.plays(next..<next + 1).first?.number)
  }

  func remove() {
    guard let number = selected.value else { return }
    correct { try $0.remove(number, droppingLater: $1) }
  }

  func tryAgain() {
    if let again { again() } else { save() }
  }

  func cancel() {
    letGo()
    selected.update(nil)
  }

  /// Puts right what was entered, and lets go of it, unless it was the first half of a play: the
  /// other half may follow. What is named then is a play again. Where later plays would stand behind
  /// the finish, `change` gets true, and they are taken out, once the scorer insists.
  @discardableResult
  func correct(
    mending half: BegunPlay? = nil,
    _ change: @escaping (any GameCorrectionViewModel, Bool) throws -> ChangeDocument
  ) -> Bool {
    func deed(droppingLater: Bool) -> Deed {
      { scorer in
        let done = try change(scorer.board, droppingLater)
        let isFirst = half != nil && scorer.mended == nil
        scorer.mended = isFirst ? half : nil
        if !isFirst { scorer.selected.update(nil) }
        return done.lines.joined(separator: ", ")
      }
    }
    return attempt(deed(droppingLater: false), insisting: deed(droppingLater: true))
  }
}

import Basketball

extension LiveScorer {
  /// Records a play at a reading, after those that wait.
  func record(_ who: String, _ move: String, at reading: String) {
    begun.value = nil
    askForPass(to: nil)
    isPassOver = false
    plays.add(who, move, at: reading)
    if !isGathering { save() }
  }

  func gather() { isGathering = true }

  func settle() {
    guard isGathering else { return }
    isGathering = false
    if plays.count > unsaved.value.count { save() }
  }

  /// Keeps the plays that wait, oldest first: all of them, or none.
  func save() {
    hush()
    guard !plays.isEmpty else { return }
    do {
      // One that had to wait is not what the scorer has just typed.
      let isLate = plays.count > 1 || !unsaved.value.isEmpty
      let (last, refused) = try plays.save(to: board)
      for (play, error) in refused {
        if refused.count == 1, case GameError.playsBehindFinish? = error as? GameError {
          ask(error, toRecord: play)
        } else {
          add(.refused, (isLate ? "\(play.words): " : "") + explain(error))
        }
      }
      askForPass(to: isPassOver ? nil : last)
    } catch {
      say(.failed, "not saved: \(explain(error))")
    }
    unsaved.update(plays.words)
  }

  /// Asks whether plays are to be taken out for a late one.
  private func ask(_ error: any Error, toRecord play: UnsavedPlays.Play) {
    say(.asking, explain(error))
    again = { [weak self] in
      self?.attempt { scorer in
        let dropped = try scorer.board.record([play.call], at: play.reading, droppingLater: true)
        return "took out \(StepDocument.numbered(dropped))"
      }
    }
  }

  /// Drops the last play that waits; false when none does, for the disk may have kept it after all.
  func dropUnsaved() throws -> Bool {
    guard let play = try plays.removeLast(unlessIn: board) else {
      unsaved.update([])
      return false
    }
    unsaved.update(plays.words)
    say(.done, "dropped \(play)")
    return true
  }

  /// Says something, after what has just been said.
  private func add(_ kind: Notice.Kind, _ text: String) {
    say(kind, [notice.value?.text, text].compactMap(\.self).joined(separator: "; "))
  }

  /// Says something, and takes back what a second try would do.
  func say(_ kind: Notice.Kind, _ text: String) {
    again = nil
    notice.value = Notice(kind: kind, text: text)
  }

  /// Takes back what was said, and what a second try would do.
  func hush() {
    again = nil
    notice.update(nil)
  }

  /// Whether nothing but what was asked is wrong: a second try would be refused too.
  func isRefusal(_ error: any Error) -> Bool { error is GameError || error is FeedError }
}

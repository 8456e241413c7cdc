import Basketball

extension LiveScorer {
  /// Something a scorer does beside recording; gives back what is to be said of it.
  typealias Deed = (LiveScorer) throws -> String?

  /// Does something once all plays are kept; says what it did, or why not. A scorer who insists
  /// gets another deed in its place.
  ///
  /// - Returns: false when it was refused.
  @discardableResult
  func attempt(_ deed: @escaping Deed, insisting: Deed? = nil) -> Bool {
    save()
    let refused = notice.value
    guard plays.isEmpty else {
      again = { [weak self] in self?.attempt(deed, insisting: insisting) }
      return true
    }
    let before = standing
    do {
      if let text = try deed(self), refused == nil { say(.done, text) }
      return true
    } catch GameError.playsBehindFinish(let plays) where insisting != nil {
      say(.asking, explain(GameError.playsBehindFinish(plays)))
      again = { [weak self] in if let insisting { self?.attempt(insisting) } }
    } catch let error where isRefusal(error) {
      say(.refused, explain(error))
      return false
    } catch {
      say(.failed, "not done: \(explain(error))")
      again = { [weak self] in self?.attemptAgain(deed, insisting, since: before) }
    }
    return true
  }

  /// Does what failed once more, unless it is done: a disk may take a change and fail to say so.
  private func attemptAgain(_ deed: @escaping Deed, _ insisting: Deed?, since before: [String?]) {
    try? board.look()
    guard standing == before else {
      return say(.refused, "the game has changed since: do it again if it is not done")
    }
    attempt(deed, insisting: insisting)
  }

  /// What every deed changes that must not be done twice.
  private var standing: [String?] {
    [board.undoable.value, board.redoable.value, "\(board.isPaused.value)"]
  }
}

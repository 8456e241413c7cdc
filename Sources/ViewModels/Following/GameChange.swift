import Basketball

/// One change of a game that is followed.
public nonisolated struct GameChange: Equatable, Sendable {
  /// The game as the change left it: the head that its file had then.
  public let document: GameDocument
  /// What was done.
  public let act: Act
  /// Whether it ended the game, opened it again, or began the overtime.
  public let isTurn: Bool

  /// What can be done to a game.
  public enum Act: Equatable, Sendable {
    /// Plays were recorded, and these taken out, which would then stand behind the finish.
    case recorded([PlayDocument], droppedPlays: [Int])
    /// Steps were taken back, the last one first.
    case undone([StepDocument])
    /// Steps were given back.
    case redone([StepDocument])
    /// Something was put right.
    case corrected(ChangeDocument)
    /// Something was noted on it, or the note taken away.
    case noted(String?)
    /// The clock was started.
    case started
    /// The clock was paused.
    case paused
    /// The clock was set.
    case set
    /// Time is up.
    case timeUp
    /// Its file has another history than before.
    case replaced
  }

  /// An entry of the tape, between the game before it and after it.
  init(_ entry: Entry, before: Scoresheet, after: Scoresheet) {
    document = GameDocument(after, now: entry.at)
    let (old, new) = (before.box, after.box)
    isTurn =
      old.finish?.winner != new.finish?.winner || (old.overtime == nil) != (new.overtime == nil)
    act = Act(entry, before: before, after: after, isTurn: isTurn)
  }

  /// A game whose time has run out, or that is not what became of the one before.
  init(_ act: Act, _ sheet: Scoresheet, now: TimeOfDay) {
    (document, self.act) = (GameDocument(sheet, now: now), act)
    isTurn = act == .timeUp
  }
}

extension GameChange.Act {
  fileprivate nonisolated init(
    _ entry: Entry, before: Scoresheet, after: Scoresheet, isTurn: Bool
  ) {
    switch entry.did {
    case .record(let plays, let dropped):
      let kept = plays.compactMap { try? after.play($0.number) }
      self = .recorded(kept.map(PlayDocument.init), droppedPlays: dropped)
    case .undo(let steps):
      self = .undone(before.undoable.suffix(steps).reversed().map { StepDocument($0, in: after) })
    case .redo(let steps):
      self = .redone(before.redoable.suffix(steps).reversed().map { StepDocument($0, in: after) })
    case .note(let note): self = .noted(note)
    case .clock where isTurn && (after.isFinished || after.box.overtime != nil): self = .timeUp
    case .clock where before.clock.isRunning != after.clock.isRunning:
      self = after.clock.isRunning ? .started : .paused
    case .clock: self = .set
    case .open, .fix, .remove, .join, .rename, .rules:
      self =
        ChangeDocument(entry, before: before, after: after).map(Self.corrected) ?? .replaced
    }
  }
}

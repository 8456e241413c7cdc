import Basketball
import Platform

/// Saves a change, whole or not at all, whatever happens.
extension GameLibrary {
  /// Changes a game and saves it with one write.
  ///
  /// Under the lock, it reads the game again if others have changed it.
  ///
  /// - Parameter change: does verbs on a copy of the game. If it throws, nothing is saved.
  /// - Returns: the saved game, on the disk before this returns, and the result of `change`.
  public func update<Made>(
    _ known: StoredGame, _ change: (inout WorkingCopy) throws -> Made
  ) throws -> (game: StoredGame, made: Made) {
    let (game, made, unsynced) = try save(known, change)
    if let unsynced { throw LibraryError.unsynced(unsynced) }
    return (game, made)
  }

  /// Changes a game and saves it, for a caller who needs the result even if the change may not survive a power cut:
  /// then `unsynced` is the reason.
  public func save<Made>(
    _ known: StoredGame, _ change: (inout WorkingCopy) throws -> Made
  ) throws -> (game: StoredGame, made: Made, unsynced: FileError?) {
    try locked { lock in
      let newer = try newer(than: known)
      let game = newer ?? known
      var copy = WorkingCopy(game.sheet)
      let made = try change(&copy)
      if copy.entries.isEmpty { return (game, made, nil) }
      let saved = try save(copy, of: game, lock)
      return (saved?.game ?? game, made, saved?.unsynced)
    }
  }

  /// Does verbs on a game, a step each, and saves them with one write. It stops at a refused verb
  /// unless it keeps going.
  ///
  /// - Returns: the saved game, the working copy, and what each verb did or why it was refused.
  public func update(
    _ known: StoredGame, _ verbs: [Verb], keepGoing: Bool = false,
    now: () -> TimeOfDay
  ) throws -> (game: StoredGame, done: WorkingCopy, results: [Result<Outcome, Problem>]) {
    let (game, (done, results)) = try update(known) { copy in
      let results = try copy.perform(verbs, keepGoing: keepGoing, now: now)
      return (copy, results)
    }
    return (game, done, results)
  }

  private func save(
    _ copy: WorkingCopy, of game: StoredGame, _ lock: borrowing LibraryLock
  ) throws -> (game: StoredGame, unsynced: FileError?)? {
    let id = game.state.id
    if let key = game.unknownKey {
      throw LibraryError.unknownKey(path: path(of: id), key: key)
    }
    let tape = game.tapeToWrite
    let bytes = FileLayout.bytes(
      id, copy.sheet.summary, saved: tape.lines, adding: tape.entries + copy.entries)
    return try replace(copy.sheet, since: game.state, with: bytes, isNew: false, lock)
  }

  /// Saves a new game, or writes a game's file again from its tape.
  ///
  /// - Returns: the game; nil, and nothing is done, if the id of a new one is taken.
  func write(
    _ sheet: Scoresheet, isNew: Bool, _ lock: borrowing LibraryLock
  ) throws -> StoredGame? {
    let bytes = FileLayout.bytes(
      sheet.id, sheet.summary, saved: [], adding: sheet.tape.saying(sheet.state.day).entries)
    let saved = try replace(sheet, with: bytes, isNew: isNew, lock)
    if let unsynced = saved?.unsynced { throw LibraryError.unsynced(unsynced) }
    return saved?.game
  }
}

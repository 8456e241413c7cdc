import Basketball
import Documents
import Platform

/// Saves a change, whole or not at all, whatever happens.
extension GameLibrary {
  /// Changes a game and saves it with one write.
  ///
  /// Under the lock, it reads the game again if others have changed it.
  ///
  /// - Parameters:
  ///   - sheet: the whole game as it was read, if the caller has it.
  ///   - change: does verbs on a copy of the game. If it throws, nothing is saved.
  /// - Returns: the saved game, on the disk before this returns, and the result of `change`.
  public func update<Made>(
    _ known: StoredGame, on sheet: Scoresheet? = nil,
    _ change: (inout WorkingCopy) throws -> Made
  ) throws -> (game: StoredGame, made: Made) {
    let (game, made, unsynced) = try save(known, on: sheet, change)
    if let unsynced { throw LibraryError.unsynced(unsynced) }
    return (game, made)
  }

  /// The same for a caller who needs the result even if it may not survive a power cut: then
  /// `unsynced` is the reason.
  public func save<Made>(
    _ known: StoredGame, on sheet: Scoresheet? = nil,
    _ change: (inout WorkingCopy) throws -> Made
  ) throws -> (game: StoredGame, made: Made, unsynced: FileError?) {
    try locked { lock in
      let newer = try newer(than: known)
      let game = newer ?? known
      var copy = WorkingCopy(game)
      if let sheet { copy = WorkingCopy(try newer?.scoresheet() ?? sheet) }
      let made = try change(&copy)
      guard let last = copy.entries.last else { return (game, made, nil) }
      let saved = try save(copy, of: game, changed: last.at, lock)
      return (saved?.game ?? game, made, saved?.unsynced)
    }
  }

  /// Does verbs on a game, a step each, and saves them with one write. It stops at a refused verb
  /// unless it keeps going.
  ///
  /// - Returns: the saved game, the working copy, and what each verb did or why it was refused.
  public func update(
    _ known: StoredGame, _ verbs: [Verb], on sheet: Scoresheet? = nil, keepGoing: Bool = false,
    now: () -> TimeOfDay
  ) throws -> (game: StoredGame, done: WorkingCopy, results: [Result<Outcome, Problem>]) {
    let (game, (done, results)) = try update(known, on: sheet) { copy in
      let results = try copy.perform(verbs, keepGoing: keepGoing, now: now)
      return (copy, results)
    }
    return (game, done, results)
  }

  private func save(
    _ copy: WorkingCopy, of game: StoredGame, changed: TimeOfDay, _ lock: borrowing LibraryLock
  ) throws -> (game: StoredGame, unsynced: FileError?)? {
    let head = GameDocument(copy.state, now: changed).json
    if let key = game.unknownKey(besides: head) {
      throw LibraryError.unknownKey(path: path(of: game.state.id), key: key)
    }
    let tape = try game.tapeToWrite()
    let bytes = FileLayout.bytes(
      head, last: copy.state.lastNumber, saved: tape.lines, adding: tape.entries + copy.entries)
    return try replace(copy.state, since: game.state, with: bytes, isNew: false, lock)
  }

  /// Saves a new game, or the head of a game again from its tape.
  ///
  /// - Returns: the game; nil, and nothing is done, if the id of a new one is taken.
  func write(
    _ sheet: Scoresheet, isNew: Bool, _ lock: borrowing LibraryLock
  ) throws -> StoredGame? {
    let bytes = FileLayout.bytes(
      sheet.head.json, last: sheet.state.lastNumber, saved: [], adding: sheet.tape.entries)
    let saved = try replace(sheet.state, with: bytes, isNew: isNew, lock)
    if let unsynced = saved?.unsynced { throw LibraryError.unsynced(unsynced) }
    return saved?.game
  }
}

extension WorkingCopy {
  /// A working copy of a saved game.
  public init(_ game: StoredGame) { self.init(game.state) { try game.scoresheet() } }
}

import Basketball
import Platform

/// How a change is saved: all of it, or nothing, whatever happens in between.
extension GameLibrary {
  /// Does verbs on a game, a step each, and saves what they did with one write.
  ///
  /// Under the lock it sees whether the game is still as it was read, and reads it again where it is
  /// not. Unless it is to keep going, what follows a refused verb is left alone.
  ///
  /// - Parameter sheet: the whole game as it was read, for who wants it back with what was done.
  /// - Returns: the game as it is saved now, on the disk before this returns; and the copy of it that
  ///   the verbs were done to.
  public func update(
    _ known: StoredGame, _ verbs: [Verb], on sheet: Scoresheet? = nil, keepGoing: Bool = false,
    now: () -> TimeOfDay
  ) throws -> (game: StoredGame, done: WorkingCopy) {
    let (game, done, unsynced) = try save(known, verbs, on: sheet, keepGoing: keepGoing, now: now)
    if let unsynced { throw LibraryError.unsynced(unsynced) }
    return (game, done)
  }

  /// The same for who has to know what was saved also where it may not survive a power cut: why is
  /// the last of what is returned.
  public func save(
    _ known: StoredGame, _ verbs: [Verb], on sheet: Scoresheet? = nil, keepGoing: Bool,
    now: () -> TimeOfDay
  ) throws -> (game: StoredGame, done: WorkingCopy, unsynced: FileError?) {
    try locked { lock in
      let newer = try newer(than: known)
      let game = newer ?? known
      let whole = try newer != nil && sheet != nil ? game.scoresheet() : sheet
      var copy = whole.map { WorkingCopy($0) } ?? WorkingCopy(game)
      try copy.perform(verbs, keepGoing: keepGoing, now: now)
      guard let last = copy.entries.last else { return (game, copy, nil) }
      if let key = game.unknownKey {
        throw LibraryError.unknownKey(path: path(of: game.standing.id), key: key)
      }
      let saved = try save(copy, of: game, changed: last.at, lock)
      return (saved?.game ?? game, copy, saved?.unsynced)
    }
  }

  /// Does verbs on a game and saves nothing: what would come of them.
  public func tryOut(
    _ verbs: [Verb], on game: StoredGame, now: () -> TimeOfDay
  ) throws -> [Result<Outcome, GameError>] {
    var copy = WorkingCopy(game)
    try copy.perform(verbs, now: now)
    return copy.results
  }

  private func save(
    _ copy: WorkingCopy, of game: StoredGame, changed: TimeOfDay, _ lock: borrowing LibraryLock
  ) throws -> Saved? {
    let saved = try game.lines ?? ArraySlice(FileLayout.lines(of: game.scoresheet().tape.entries))
    let bytes = FileLayout.bytes(
      copy.standing, changed: changed, saved: saved, adding: copy.entries)
    return try replace(copy.standing, with: bytes, isNew: false, lock)
  }

  /// Saves a new game; nil, and nothing is done, when its id is taken.
  func create(_ sheet: Scoresheet, _ lock: borrowing LibraryLock) throws -> StoredGame? {
    let bytes = FileLayout.bytes(
      sheet.standing, changed: sheet.tape.changed, saved: [], adding: sheet.tape.entries)
    return try replace(sheet.standing, with: bytes, isNew: true, lock)?.synced()
  }

  /// Writes the head of a game again from its tape.
  func rewrite(_ sheet: Scoresheet, _ lock: borrowing LibraryLock) throws {
    let bytes = FileLayout.bytes(
      sheet.standing, changed: sheet.tape.changed, saved: [], adding: sheet.tape.entries)
    _ = try replace(sheet.standing, with: bytes, isNew: false, lock)?.synced()
  }

  /// A game that is saved, and what kept the system from putting its folder on the disk.
  struct Saved {
    let game: StoredGame
    let unsynced: FileError?

    func synced() throws(LibraryError) -> StoredGame {
      if let unsynced { throw .unsynced(unsynced) }
      return game
    }
  }
}

extension WorkingCopy {
  /// A copy of a game as it is saved.
  init(_ game: StoredGame) { self.init(game.standing) { try game.scoresheet() } }
}

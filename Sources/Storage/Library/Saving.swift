import Basketball
import Platform

/// How a change is saved: all of it, or nothing, whatever happens in between.
extension GameLibrary {
  /// Does verbs on a game, a step each, and saves what they did with one write.
  ///
  /// Under the lock it sees whether the game is still as it was read, and reads it again where it is
  /// not. Unless it is to keep going, what follows a refused verb is left alone.
  ///
  /// - Parameter sheet: the whole game as it was read, where it is at hand: the tape is not read again
  ///   for it, and what is returned has a whole game too where others have written meanwhile.
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
      var copy = try workingCopy(of: game, sheet, isNewer: newer != nil)
      try copy.perform(verbs, keepGoing: keepGoing, now: now)
      guard let last = copy.entries.last else { return (game, copy, nil) }
      if let key = game.unknownKey {
        throw LibraryError.unknownKey(path: path(of: game.standing.id), key: key)
      }
      let saved = try save(copy, of: game, changed: last.at, lock)
      return (saved?.game ?? game, copy, saved?.unsynced)
    }
  }

  private func workingCopy(
    of game: StoredGame, _ sheet: Scoresheet?, isNewer: Bool
  ) throws -> WorkingCopy {
    guard let sheet else { return WorkingCopy(game) }
    return isNewer
      ? WorkingCopy(try game.scoresheet()) : WorkingCopy(sheet.standing) { sheet }
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
    let saved = try game.lines ?? ArraySlice(GameFile.lines(of: game.scoresheet().tape.entries))
    let bytes = GameFile.bytes(
      copy.standing, changed: changed, saved: saved, adding: copy.entries)
    return try replace(copy.standing, with: bytes, isNew: false, lock)
  }

  /// Saves a new game; nil, and nothing is done, when its id is taken.
  func create(_ sheet: Scoresheet, _ lock: borrowing LibraryLock) throws -> StoredGame? {
    let bytes = GameFile.bytes(
      sheet.standing, changed: sheet.tape.changed, saved: [], adding: sheet.tape.entries)
    return try replace(sheet.standing, with: bytes, isNew: true, lock)?.synced()
  }

  /// Writes the head of a game again from its tape.
  func rewrite(_ sheet: Scoresheet, _ lock: borrowing LibraryLock) throws {
    let bytes = GameFile.bytes(
      sheet.standing, changed: sheet.tape.changed, saved: [], adding: sheet.tape.entries)
    _ = try replace(sheet.standing, with: bytes, isNew: false, lock)?.synced()
  }

  /// A game that is saved, and what kept the system from putting its folder on the disk.
  private struct Saved {
    let game: StoredGame
    let unsynced: FileError?

    func synced() throws(LibraryError) -> StoredGame {
      if let unsynced { throw .unsynced(unsynced) }
      return game
    }
  }

  /// Replaces the file of a game, or puts a new one in a free place, and has both file and folder put
  /// on the disk. To be called under the lock.
  ///
  /// What fails before the new file has its name changes nothing.
  private func replace(
    _ standing: Standing, with bytes: [UInt8], isNew: Bool, _ lock: borrowing LibraryLock
  ) throws(LibraryError) -> Saved? {
    let path = path(of: standing.id)
    guard bytes.count <= largest else { throw .tooLarge(path: path, bytes: largest) }
    let place = Place(path: path, standing: standing, isNew: isNew)
    guard let placed = try put(bytes, at: place, lock) else { return nil }
    return Saved(
      game: StoredGame(standing, path: path, bytes: bytes, version: placed.version),
      unsynced: placed.unsynced)
  }

  /// Where a game's file is put.
  private struct Place {
    let path: String
    let standing: Standing
    let isNew: Bool
  }

  /// Puts a file in its place; nil, and nothing is done, when that must be free and is not. What fails
  /// once the file has replaced another does not undo the change: it is only not sure to survive a
  /// power cut.
  private func put(
    _ bytes: [UInt8], at place: Place, _ lock: borrowing LibraryLock
  ) throws(LibraryError) -> (version: FileVersion, unsynced: FileError?)? {
    // Seen before the folder is touched, which would make the index one that does not hold.
    if place.isNew {
      let isFree = try failing { () throws(FileError) -> Bool in try self.isFree(place.path) }
      guard isFree else { return nil }
    }
    let temporary = "\(folder)/.\(place.standing.id).json.new"
    let index = OpenGames.valid(in: folder, system)
    // Opened before anything is done: what fails from here to the rename leaves all as it was.
    let directory = try failing { () throws(FileError) in
      try File(folder, for: .folder, system: system)
    }
    let file = try failing { () throws(FileError) in try createTemporary(temporary) }
    let begun = index == nil ? nil : FolderStamp.modified(folder, system)
    var isPlaced = false
    defer { if !isPlaced { try? system.remove(temporary) } }
    try failing { () throws(FileError) in
      if !place.isNew, let old = try? system.statusOfPath(place.path) {
        file.setPermissions(old.permissions)
      }
      try file.write(bytes)
      try file.sync()
    }
    let isAlone = begun.map { FolderStamp.modified(folder, system) == $0 }
    try lock.check()
    isPlaced = try failing { () throws(FileError) in
      try give(place.path, to: temporary, isNew: place.isNew)
    }
    guard isPlaced else { return nil }
    var unsynced: FileError?
    do throws(FileError) {
      try directory.sync()
      // Where another file came in meanwhile, the index no longer holds.
      if isAlone == true { index?.update(with: place.standing, in: folder, system) }
    } catch {
      unsynced = error
    }
    // A game that nobody knows of would be in the way of the next one.
    if place.isNew, let unsynced, (try? system.remove(place.path)) != nil {
      throw .failed(unsynced)
    }
    // It is saved, whatever is known of it: a version that no file has makes the next reader look.
    return ((try? file.status()).map { FileVersion($0) } ?? .none, unsynced)
  }

  private func failing<Value: ~Copyable>(
    _ work: () throws(FileError) -> Value
  ) throws(LibraryError) -> Value {
    do throws(FileError) {
      return try work()
    } catch {
      throw .failed(error)
    }
  }

  private func createTemporary(_ path: String) throws(FileError) -> File {
    do {
      return try File(path, for: .new, system: system)
    } catch  where error.cause == .exists {
      // What a killed process left behind is in nobody's way: the lock is ours.
      try? system.remove(path)
      return try File(path, for: .new, system: system)
    }
  }

  /// Gives the temporary file the name of a game; false when it must be a free one and is not.
  private func give(
    _ path: String, to temporary: String, isNew: Bool
  ) throws(FileError) -> Bool {
    guard isNew else {
      try trying("replace", path) { () throws(SystemError) in try system.rename(temporary, path) }
      return true
    }
    guard try giveFree(path, to: temporary, verb: "create") else { return false }
    // What stays behind when this fails is the game's second name, and no later change writes to it.
    try? system.remove(temporary)
    return true
  }

  /// Gives a file a second name, which must be free: nothing is ever replaced. False where it is not.
  ///
  /// - Parameter verb: what is tried, for the error.
  func giveFree(_ path: String, to from: String, verb: String) throws(FileError) -> Bool {
    do throws(SystemError) {
      try system.link(from, path)
      return true
    } catch {
      switch error {
      case .exists: return false
      case .notPermitted, .notSupported, .notImplemented, .tooManyNames: break
      default: throw FileError(verb, path, error)
      }
    }
    // A file system without second names; under the lock nobody of ours comes in between.
    guard try isFree(path) else { return false }
    try trying(verb, path) { () throws(SystemError) in try system.rename(from, path) }
    return true
  }

  /// Whether nothing has a name. Any failure but that there is nothing leaves it unknown.
  private func isFree(_ path: String) throws(FileError) -> Bool {
    do throws(SystemError) {
      _ = try system.statusOfPath(path)
      return false
    } catch {
      guard error == .missing else { throw FileError("read", path, error) }
      return true
    }
  }
}

extension WorkingCopy {
  /// A copy of a game as it is saved.
  init(_ game: StoredGame) { self.init(game.standing) { try game.scoresheet() } }
}

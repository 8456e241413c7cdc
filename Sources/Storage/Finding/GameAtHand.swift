import Basketball

/// Which game is meant by a command that names none: the game at hand.
extension GameLibrary {
  /// What a command is going to do with the game it asks for.
  public enum Purpose: Sendable {
    /// Only look: any game will do.
    case reading
    /// Change it: it must be certain which.
    case writing
  }

  /// The id of the game at hand. Its file may be one that cannot be read.
  ///
  /// At hand are the games that are not over, and the one that was changed last, over or not, for an
  /// undo of the winning basket and the assist on it come right after the finish. Where that is more
  /// than one, only a command that looks gets the one changed last.
  public func idAtHand(for purpose: Purpose, now: TimeOfDay) throws(LibraryError) -> String {
    let index = try index(for: purpose)
    guard let changed = index.changed else { throw try noGame(for: purpose) }
    if purpose == .writing {
      let others = othersAtHand(beside: changed, index, now: now)
      guard others.isEmpty else { throw .severalOpenGames((others + [changed]).sorted()) }
    }
    return changed
  }

  /// The game at hand.
  public func gameAtHand(
    for purpose: Purpose, now: TimeOfDay
  ) throws(LibraryError) -> StoredGame {
    try game(try idAtHand(for: purpose, now: now))
  }

  /// The game that a command which names none probably means: by the index, whether it holds or not,
  /// else the one of the last few names that was changed last. It costs the same beside any number of
  /// games, and nothing is written.
  public var likelyGame: StoredGame? {
    let changed = LibraryIndex.last(in: folder, system)?.changed
    if let game = changed.flatMap({ try? game($0) }) { return game }
    let few = ((try? ids()) ?? []).suffix(8)
    let times = few.compactMap { id in (try? file(id))?.changed.map { (time: $0, id: id) } }
    return times.max { ($0.time, $0.id) < ($1.time, $1.id) }.flatMap { try? game($0.id) }
  }

  /// Why there is no game at hand: the first file that cannot be read, else that there is none.
  private func noGame(for purpose: Purpose) throws(LibraryError) -> LibraryError {
    var damage: LibraryError?
    read(try ids()) { file throws(LibraryError) in
      _ = try file.written()
    } use: { _, game in
      if damage == nil, case .failure(let error) = game { damage = error }
    }
    return damage ?? (purpose == .reading ? .noGames(folder) : .noOpenGame)
  }

  /// The games that are at hand beside the one that was changed last.
  ///
  /// Another program may have changed a game in its place since the index was made, so each open game
  /// of the index is read; there are never many. A file that cannot be read may be the game that is
  /// meant, if it was open when it could.
  private func othersAtHand(
    beside changed: String, _ index: LibraryIndex, now: TimeOfDay
  ) -> [String] {
    index.open.filter { id in
      !id.utf8.elementsEqual(changed.utf8) && isAtHand(id, beside: changed, now: now) ?? true
    }
  }

  /// Whether a game is not over, or was changed last after all: by time that ran out, which nobody has
  /// written on its tape yet. Nil where it cannot be read.
  private func isAtHand(_ id: String, beside changed: String, now: TimeOfDay) -> Bool? {
    guard let standing = try? game(id).standing else { return nil }
    if standing.asOf(now).finish == nil { return true }
    guard standing.finish == nil, let end = standing.timeEnds else { return false }
    return (try? file(changed))?.changed.map { $0 < end } ?? true
  }
}

/// The index by which it is found.
extension GameLibrary {
  /// The index that holds, made from the heads if there is none.
  func index(for purpose: Purpose) throws(LibraryError) -> LibraryIndex {
    // What could not be read then, and can be now, the index does not know.
    if let index = LibraryIndex.valid(in: folder, system),
      !index.unknown.contains(where: { (try? game($0)) != nil }), index.hasFiles(of: self)
    {
      return index
    }
    guard isFolder else { throw .noLibrary(folder) }
    let made = try? lockedIfFree { () -> LibraryIndex? in
      // Each removal changes the folder, and its stamp.
      system.removeOldTemporaries(in: folder)
      // The stamp is fixed before the heads are read: what comes in meanwhile is seen the next time.
      let stamp =
        purpose == .writing
        ? FolderStamp(setting: folder, system)
        : FolderStamp(folder, system).flatMap { $0.isSettled ? $0 : nil }
      guard let stamp else { return nil }
      let index = try madeIndex(of: stamp)
      index.save(in: folder, system)
      return index
    }
    if let index = made ?? nil { return index }
    guard let stamp = FolderStamp(folder, system) else { throw .noLibrary(folder) }
    return try madeIndex(of: stamp)
  }

  private func madeIndex(of stamp: FolderStamp) throws(LibraryError) -> LibraryIndex {
    // Before the heads are read: what is written meanwhile is seen the next time.
    let files = FilesSum(of: self)
    var (heads, unknown) = ([LibraryIndex.Head](), [String]())
    read(try ids()) { file throws(LibraryError) in
      let row = try file.written().row
      return LibraryIndex.Head(
        id: file.id, created: row.created, changed: file.changed,
        isFinished: row.status == .finished)
    } use: { id, head in
      guard case .success(let head) = head else { return unknown.append(id) }
      if head.changed == nil { unknown.append(id) }
      heads.append(head)
    }
    return LibraryIndex(
      heads: heads, unknown: unknown, of: stamp, files,
      before: LibraryIndex.last(in: folder, system))
  }
}

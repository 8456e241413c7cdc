import Basketball
import Documents
import Platform

/// Which game is meant.
extension GameLibrary {
  /// What a command is going to do with the game it asks for.
  public enum Purpose: Sendable {
    /// Only look: any game will do.
    case reading
    /// Change it: it must be certain which.
    case writing
  }

  /// The id meant by an id, an unambiguous beginning or else part of one, or `@1` for the newest, `@2`
  /// for the one before.
  public func id(of word: String) throws(LibraryError) -> String {
    if word.first == "@", let place = Int(word.dropFirst()), place > 0 {
      return try newest(place, word)
    }
    if GameID.isValid(word), (try? system.statusOfPath(path(of: word))) != nil { return word }
    let ids = try ids()
    guard let id = try GameID.meant(by: word, among: ids) else {
      throw .noGame(word, ids: ids.sorted())
    }
    return id
  }

  /// The game of a command that names none: the game at hand.
  ///
  /// At hand are the games that are not over, and the one that was changed last, over or not, for an
  /// undo of the winning basket and the assist on it come right after the finish. Where that is more
  /// than one, only a command that looks gets the one changed last.
  public func defaultGame(
    for purpose: Purpose, now: TimeOfDay
  ) throws(LibraryError) -> StoredGame {
    let index = try openGames(for: purpose)
    guard let changed = index.changed else { throw try noGame(for: purpose) }
    if purpose == .writing {
      let others = othersAtHand(beside: changed, index, now: now)
      guard others.isEmpty else { throw .severalOpenGames((others + [changed]).sorted()) }
    }
    return try game(changed)
  }

  /// The id of the game of a command that only looks and names none: the game may be one that cannot
  /// be read.
  public func defaultID(now: TimeOfDay) throws(LibraryError) -> String {
    guard let changed = try openGames(for: .reading).changed else {
      throw try noGame(for: .reading)
    }
    return changed
  }

  /// The game that a command which names none probably means: by the index, whether it holds or not,
  /// else the one of the last few names that was changed last. It costs the same beside any number of
  /// games, and nothing is written.
  public var likelyGame: StoredGame? {
    let changed = OpenGames.last(in: folder, system)?.changed
    if let game = changed.flatMap({ try? game($0) }) { return game }
    let few = ((try? ids()) ?? []).sorted(by: >).prefix(8)
    let times = few.compactMap { id in lastChange(of: id).map { (time: $0, id: id) } }
    return times.max { ($0.time, $0.id) < ($1.time, $1.id) }.flatMap { try? game($0.id) }
  }

  /// Why there is no game at hand.
  private func noGame(for purpose: Purpose) throws(LibraryError) -> LibraryError {
    for case .failure(let damage) in try rows() { return damage }
    return purpose == .reading ? .noGames(folder) : .noOpenGame
  }

  /// The games that are at hand beside the one that was changed last.
  ///
  /// Another program may have changed a game in place since the index was made: what it names is
  /// looked at, and there are never many. A file that cannot be read may be the game that is meant,
  /// if it was open when it could.
  private func othersAtHand(
    beside changed: String, _ index: OpenGames, now: TimeOfDay
  ) -> [String] {
    let isOther = { (id: String) in !id.utf8.elementsEqual(changed.utf8) }
    return index.open.filter(isOther)
      .filter { isAtHand($0, beside: changed, now: now) ?? true }
  }

  /// Whether a game is not over, or was changed last after all: by time that ran out, which nobody has
  /// written on its tape yet. Nil where it cannot be read.
  private func isAtHand(_ id: String, beside changed: String, now: TimeOfDay) -> Bool? {
    guard let standing = try? standing(id) else { return nil }
    if standing.asOf(now).finish == nil { return true }
    guard standing.finish == nil, let end = standing.timeEnds else { return false }
    return lastChange(of: changed).map { $0 < end } ?? true
  }

  private func newest(_ place: Int, _ word: String) throws(LibraryError) -> String {
    if place == 1, let newest = try openGames(for: .reading).newest { return newest.id }
    let all = try rows().compactMap { try? $0.get() }
      .map { OpenGames.Newest(created: $0.created, id: $0.id) }.sorted()
    guard place <= all.count else { throw .noGame(word, ids: all.map(\.id)) }
    return all[all.count - place].id
  }

  /// The index that holds, made from the heads if there is none.
  private func openGames(for purpose: Purpose) throws(LibraryError) -> OpenGames {
    // What could not be read then, and can be now, the index does not know.
    if let index = OpenGames.valid(in: folder, system),
      !index.unknown.contains(where: { (try? game($0)) != nil })
    {
      return index
    }
    guard isFolder else { throw .noLibrary(folder) }
    let made = try? lockedIfFree { () -> OpenGames? in
      // The time is fixed before the heads are read: what comes in meanwhile is seen the next time.
      let time =
        purpose == .writing
        ? FolderStamp.stamp(folder, system) : FolderStamp.quietMark(of: folder, system)
      guard let time else { return nil }
      let index = try madeIndex()
      index.save(in: folder, at: time, system)
      return index
    }
    if let index = made ?? nil { return index }
    return try madeIndex()
  }

  private func madeIndex() throws(LibraryError) -> OpenGames {
    guard let identity = (try? system.statusBehindLinks(folder))?.identity else {
      throw .noLibrary(folder)
    }
    let ids = try ids()
    var (heads, unknown) = ([OpenGames.Head](), [String]())
    for (id, row) in zip(ids, rows(of: ids)) {
      switch row {
      case .success(let row):
        let changed = lastChange(of: id)
        // A tape that cannot be read does not say when it was written last.
        if changed == nil { unknown.append(id) }
        heads.append(
          .init(
            id: id, created: row.created, changed: changed ?? row.created,
            isFinished: row.status == .finished))
      case .failure: unknown.append(id)
      }
    }
    return OpenGames(
      heads: heads, unknown: unknown, of: identity, before: OpenGames.last(in: folder, system))
  }
}

import Basketball
import Documents
import Glibc

/// Which game is meant.
extension GameLibrary {
  /// What a command is going to do with the game it asks for.
  public enum Purpose: Sendable {
    /// Only look: any game will do.
    case reading
    /// Change it: it must be certain which.
    case writing
  }

  /// The id meant by an id, an unambiguous beginning of one, or `@1` for the newest, `@2` for the
  /// one before.
  public func id(of word: String) throws(LibraryError) -> String {
    if word.first == "@", let place = Int(word.dropFirst()), place > 0 {
      return try newest(place, word)
    }
    var info = stat()
    if GameID.isValid(word), system.statusOfPath(path(of: word), &info) == 0 { return word }
    let ids = try ids()
    let begun = word.isEmpty ? [] : ids.filter { $0.hasPrefix(word) }.sorted()
    guard begun.count < 2 else { throw .ambiguousGame(word, candidates: begun) }
    guard let id = begun.first else { throw .noGame(word, ids: ids.sorted()) }
    return id
  }

  /// The game of a command that names none: the only one that is not finished.
  ///
  /// Where there is none it is the newest: an undo of the winning basket and the assist on it come
  /// right after the finish, and every other play is refused there. Where there are several, only
  /// a command that looks gets the newest.
  public func defaultGame(
    for purpose: Purpose, now: TimeOfDay
  ) throws(LibraryError) -> StoredGame {
    let index = try openGames(for: purpose)
    // The index may have been made before another changed a game in place: what it names is looked
    // at, and there are never many. A file that cannot be read may be the game that is meant.
    let recovered = index.unknown.filter { !index.open.contains($0) && isOpen($0, now: now) }
    if index.open.count == 1, recovered.isEmpty {
      let game = try game(index.open[0])
      if game.standing.asOf(now).finish == nil { return game }
    }
    let open = (index.open.filter { isOver($0, now: now) != true } + recovered).sorted()
    if open.count == 1 { return try game(open[0]) }
    guard open.isEmpty || purpose == .reading else { throw .severalOpenGames(open) }
    if let newest = index.newest { return try game(newest.id) }
    for case .failure(let damage) in try heads() { throw damage }
    throw purpose == .reading ? .noGames(folder) : .noOpenGame
  }

  /// The id of the game of a command that only looks and names none: the game may be one that cannot
  /// be read.
  public func defaultID(now: TimeOfDay) throws(LibraryError) -> String {
    do throws(LibraryError) {
      return try defaultGame(for: .reading, now: now).standing.id
    } catch {
      let index = try openGames(for: .reading)
      let open = index.open.count == 1 ? index.open[0] : nil
      guard let id = open ?? index.newest?.id else { throw error }
      return id
    }
  }

  /// Whether a game is over; nil where it cannot be read.
  private func isOver(_ id: String, now: TimeOfDay) -> Bool? {
    (try? game(id)).map { $0.standing.asOf(now).finish != nil }
  }

  private func isOpen(_ id: String, now: TimeOfDay) -> Bool { isOver(id, now: now) == false }

  private func newest(_ place: Int, _ word: String) throws(LibraryError) -> String {
    if place == 1, let newest = try openGames(for: .reading).newest { return newest.id }
    let all = try heads().compactMap { try? $0.get().row }
      .map { OpenGames.Newest(created: $0.created, id: $0.id) }.sorted()
    guard place <= all.count else { throw .noGame(word, ids: all.map(\.id)) }
    return all[all.count - place].id
  }

  /// The index that holds, made from the heads if there is none.
  private func openGames(for purpose: Purpose) throws(LibraryError) -> OpenGames {
    if let index = OpenGames.valid(in: folder) { return index }
    guard isFolder else { throw .noLibrary(folder) }
    let made = try? lockedIfFree { () -> OpenGames? in
      // The time is fixed before the heads are read: what comes in meanwhile is seen the next time.
      guard let time = purpose == .writing ? FolderStamp.stamp(folder) : quietTime else {
        return nil
      }
      let index = try madeIndex()
      index.save(in: folder, at: time)
      return index
    }
    if let index = made ?? nil { return index }
    return try madeIndex()
  }

  /// When the folder was last changed, if that is so long ago that nothing can have come in at the
  /// same tick of the system's clock.
  private var quietTime: timespec? {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    guard let changed = FolderStamp.modified(folder), changed.tv_sec < now.tv_sec,
      changed.tv_sec < now.tv_sec - 1 || changed.tv_nsec < now.tv_nsec
    else { return nil }
    return changed
  }

  private func madeIndex() throws(LibraryError) -> OpenGames {
    guard let identity = FolderStamp.identity(of: folder) else { throw .noLibrary(folder) }
    let ids = try ids()
    var (heads, unknown) = ([OpenGames.Head](), [String]())
    for (id, listed) in zip(ids, self.heads(of: ids)) {
      switch listed {
      case .success(let game):
        heads.append(
          .init(id: id, created: game.row.created, isFinished: game.row.status == .finished))
      case .failure: unknown.append(id)
      }
    }
    return OpenGames(
      heads: heads, unknown: unknown, of: identity, before: OpenGames.last(in: folder))
  }
}

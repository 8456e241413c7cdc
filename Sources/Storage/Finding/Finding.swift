import Basketball
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
  public func id(of word: String) throws -> String {
    if word.first == "@", let place = Int(word.dropFirst()), place > 0 {
      return try newest(place, word)
    }
    var info = stat()
    if GameID.isValid(word), lstat(path(of: word), &info) == 0 { return word }
    let ids = try ids()
    let begun = word.isEmpty ? [] : ids.filter { $0.hasPrefix(word) }.sorted()
    guard begun.count < 2 else { throw LibraryError.ambiguousGame(word, candidates: begun) }
    guard let id = begun.first else { throw LibraryError.noGame(word, ids: ids.sorted()) }
    return id
  }

  /// The game of a command that names none: the only one that is not finished.
  ///
  /// Where there is none it is the newest: an undo of the winning basket and the assist on it come
  /// right after the finish, and every other play is refused there. Where there are several, only
  /// a command that looks gets the newest.
  public func defaultID(for purpose: Purpose, now: TimeOfDay) throws -> String {
    let note = try openGames(for: purpose)
    // The note may have been made before another changed a game in place: what it names is looked
    // at, and there are never many. A file that cannot be read may be the game that is meant.
    let open = note.open.sorted().filter { !isOver($0, now: now) }
    if open.count == 1 { return open[0] }
    guard open.isEmpty || purpose == .reading else { throw LibraryError.severalOpenGames(open) }
    if let newest = note.newest { return newest.id }
    for case .failure(let damage) in try heads(as: GameSummary.self) { throw damage }
    throw purpose == .reading ? LibraryError.noGames(folder) : LibraryError.noOpenGame
  }

  /// Whether a game is known to be over, by its head or because its time has run out.
  private func isOver(_ id: String, now: TimeOfDay) -> Bool {
    guard let head = try? head(of: id, as: GameSummary.self).get() else { return false }
    guard head.status == "running", head.rules?.timeLimit != nil else { return head.isFinished }
    return (try? game(id).sheet.brought(to: now).isFinished) == true
  }

  private func newest(_ place: Int, _ word: String) throws -> String {
    if place == 1, let newest = try openGames().newest { return newest.id }
    let all = try heads(as: GameSummary.self).compactMap { try? $0.get() }
      .map { OpenGames.Newest($0) }.sorted()
    guard place <= all.count else { throw LibraryError.noGame(word, ids: all.map(\.id)) }
    return all[all.count - place].id
  }

  /// The note that holds, made from the heads if there is none.
  private func openGames(for purpose: Purpose = .reading) throws -> OpenGames {
    if let note = OpenGames.ifTrue(of: folder) { return note }
    if purpose == .writing, let note = try renewedNote() { return note }
    let note = try readNote(stamp: OpenGames.timeOfChange(of: folder) ?? 0)
    save(note)
    return note
  }

  /// The note made anew by who is going to write anyway, if nobody else does: the folder is stamped
  /// before the heads are read, so that what comes in meanwhile is seen the next time.
  private func renewedNote() throws -> OpenGames? {
    guard let file = try? File.lock(lockPath), (try? file.lock(patience: 0)) == true else {
      return nil
    }
    defer { file.unlock() }
    guard let stamp = OpenGames.stamp(folder) else { return nil }
    let note = try readNote(stamp: stamp)
    note.save(in: folder)
    return note
  }

  private func readNote(stamp: Int) throws -> OpenGames {
    let heads = try heads(as: GameSummary.self)
    let summaries = heads.compactMap { try? $0.get() }
    let damaged = Set(try heads.count == summaries.count ? [] : ids())
      .subtracting(summaries.map(\.id))
    return OpenGames(stamp: stamp, heads: summaries, damaged: damaged, before: .last(of: folder))
  }

  /// Saves what a reader found, if the folder has been still for long enough that nothing can have
  /// come in at the same tick of the system's clock, and nobody is writing.
  private func save(_ note: OpenGames) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let age = now.tv_sec * 1_000_000_000 + now.tv_nsec - note.stamp
    guard age > 1_000_000_000, let file = try? File.lock(lockPath),
      (try? file.lock(patience: 0)) == true
    else { return }
    defer { file.unlock() }
    if OpenGames.timeOfChange(of: folder) == note.stamp { note.save(in: folder) }
  }
}

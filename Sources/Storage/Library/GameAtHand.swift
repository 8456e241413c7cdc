import Basketball
import Platform

/// The game at hand: the one meant by a command that names none.
extension GameLibrary {
  /// What a command wants the game for.
  public enum Purpose: Sendable {
    /// To show it: any game will do.
    case reading
    /// To change it: there must be no doubt which.
    case writing
  }

  /// The id of the game at hand, whose file may be unreadable.
  ///
  /// Candidates are the unfinished games and the one changed last, finished or not, since an undo
  /// of the winning basket and its assist come right after the finish; games that an event does not
  /// count are none. Of several candidates, reading takes the one changed last; writing throws.
  public func idAtHand(for purpose: Purpose, now: TimeOfDay) throws(LibraryError) -> String {
    let index = try index(for: purpose)
    var last = index.changed
    if let id = last, isReplaced(id, by: index) { last = try lastChanged(by: index) }
    guard let changed = last else {
      // An unreadable file may be the game.
      for id in index.unknown { _ = try file(id).listed(now: nil, .row) }
      throw purpose == .reading ? .noGames(folder) : .noOpenGame
    }
    if purpose == .writing {
      let others = others(besides: changed, by: index, now: now)
      guard others.isEmpty else { throw .severalOpenGames((others + [changed]).sorted()) }
    }
    return changed
  }

  /// How many games a message names.
  private static var named: Int { 10 }

  /// The other games that may be meant, of which a few are read again: another program may have written
  /// to them in place. A file that cannot be read counts if it was unfinished before.
  private func others(
    besides changed: String, by index: LibraryIndex, now: TimeOfDay
  ) -> [String] {
    lazy var last = (try? file(changed))?.changed
    /// Whether time has run out for a game before the other was changed.
    func isOver(_ timeOut: TimeOfDay?) -> Bool {
      guard let timeOut, timeOut <= now, let last else { return false }
      return timeOut <= last
    }
    func isMeant(_ id: String) -> Bool {
      let game = try? game(id).state
      return game.map { $0.finish == nil && !isOver($0.timeOut) } ?? true
        && !isReplaced(id, by: index)
    }
    var others = [String]()
    for (id, timeOut) in index.open where !id.utf8.elementsEqual(changed.utf8) && !isOver(timeOut) {
      if others.count >= Self.named || isMeant(id) { others.append(id) }
    }
    return others
  }

  /// The game at hand.
  public func gameAtHand(
    for purpose: Purpose, now: TimeOfDay
  ) throws(LibraryError) -> StoredGame {
    try game(idAtHand(for: purpose, now: now))
  }

  /// A quick guess at the game at hand: by the index, valid or not, else the last changed of the
  /// last few names. It takes the same time for any number of games, and writes nothing.
  public var likelyGame: StoredGame? {
    if let game = lastIndex?.changed.flatMap({ try? game($0) }) { return game }
    let few = ((try? ids()) ?? []).suffix(8)
    let times = few.compactMap { id in (try? file(id))?.changed.map { (time: $0, id: id) } }
    return times.max { ($0.time, $0.id) < ($1.time, $1.id) }.flatMap { try? game($0.id) }
  }

  /// Whether an event does not count a game. For a game of no event no file is opened.
  private func isReplaced(_ id: String, by index: LibraryIndex) -> Bool {
    index.link(of: id).map { isReplaced(id, of: $0) } ?? false
  }

  /// The game that was changed last of those that count.
  private func lastChanged(by index: LibraryIndex) throws(LibraryError) -> String? {
    let latest = try ids { file throws(LibraryError) in
      let row = try file.listed(now: nil, .row).row
      return row.changed ?? row.created
    }
    return latest.first { !isReplaced($0, by: index) }
  }

  /// The ids of the readable games, sorted by a time that is read of each, the latest first.
  private func ids<Time: Comparable & Sendable>(
    by time: @Sendable (GameFile) throws(LibraryError) -> Time
  ) throws(LibraryError) -> [String] {
    var found = [(time: Time, id: String)]()
    read(try ids(), time) { id, time in
      if case .success(let time) = time { found.append((time, id)) }
    }
    return found.sorted { ($0.time, $0.id) > ($1.time, $1.id) }.map(\.id)
  }

}

/// Finds a game by a word.
extension GameLibrary {
  /// The id for a word, as the folder spells it: an id, an unambiguous beginning or part of one, or
  /// `@1` for the newest, `@2` for the one before.
  public func id(of word: String) throws(LibraryError) -> String {
    if word.first == "@", let place = Int(word.dropFirst()), place > 0 {
      return try newest(place, word)
    }
    if GameID.isValid(word), spells("\(word).json") { return word }
    let ids = try ids()
    guard let id = try GameID.meant(by: word, among: ids) else { throw .noGame(word, ids: ids) }
    return id
  }

  /// Whether a file has this name in exactly this spelling: false where the file system ignores case, for there the
  /// name in capitals finds a file, too.
  func spells(_ name: String) -> Bool {
    [name, name.uppercased()].map { (try? system.statusOfPath("\(folder)/\($0)")) != nil }
      == [true, false]
  }

  private func newest(_ place: Int, _ word: String) throws(LibraryError) -> String {
    let index = try index(for: .reading)
    func counted(_ ids: [String]) -> String? {
      ids.lazy.filter { !isReplaced($0, by: index) }.dropFirst(place - 1).first
    }
    if let id = counted(index.newest) { return id }
    let ids = try ids { file throws(LibraryError) in try file.listed(now: nil, .row).row.date }
    guard let id = counted(ids) else { throw .noGame(word, ids: ids.reversed()) }
    return id
  }
}

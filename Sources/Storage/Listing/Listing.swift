import Basketball
import Dispatch
import Documents
import JSON
import Platform
import Synchronization

/// The games of a library, and the files that are named like games and cannot be read.
public struct Listing: Sendable {
  /// The games, newest first.
  public var games: [GameRow] { found.map(\.row) }
  /// What is wrong with the other files, by their names.
  public let damaged: [LibraryError]
  fileprivate let found: [ListedRow]

  /// The same list with the games only that are meant.
  public func filtered(by filter: GameFilter, day: (TimeOfDay) -> String) -> Listing {
    if filter == GameFilter() { return self }
    return Listing(damaged: damaged, found: filter.meant(of: found, day: day) { $0.row })
  }
}

/// A game of a list, with its document where that is going to be written: a reference, for lists are
/// sorted and filtered.
private final class ListedRow: Sendable {
  let row: GameRow
  let document: [UInt8]?

  init(_ row: GameRow, document: [UInt8]?) { (self.row, self.document) = (row, document) }
}

extension GameLibrary {
  /// Bytes of documents that a list keeps: those of a season. What is more is read a second time, so
  /// that a list of any length takes no more memory.
  private static var mostKept: Int { 128 << 20 }

  /// The games newest first, as they stood at their last change. A game whose time has run out since
  /// is read whole: it is over, or in overtime.
  ///
  /// - Parameters:
  ///   - ids: the games that are wanted; nil for all.
  ///   - levels: where their documents are going to be written, how many levels of those are spread
  ///     over lines.
  public func list(
    _ ids: [String]? = nil, now: TimeOfDay, writing levels: Int? = nil
  ) throws(LibraryError) -> Listing {
    let room = Mutex(Self.mostKept)
    let ids = if let ids { ids } else { try self.ids() }
    let heads = heads(of: ids) { head in
      let game = timedOut(head.row, now: now).map { ListedGame($0) } ?? head
      let hasRoom = levels != nil && room.withLock { $0 > 0 }
      let document = hasRoom ? levels.map { game.inList(spread: $0) } : nil
      if let document { room.withLock { $0 -= document.count } }
      return ListedRow(game.row, document: document)
    }
    var (found, damaged) = ([ListedRow](), [LibraryError]())
    for head in heads {
      switch head {
      case .success(let listed): found.append(listed)
      case .failure(let error): if error.damage != nil { damaged.append(error) }
      }
    }
    found.sort { ($0.row.created, $0.row.id) > ($1.row.created, $1.row.id) }
    damaged.sort { ($0.damage?.path ?? "") < ($1.damage?.path ?? "") }
    return Listing(damaged: damaged, found: found)
  }

  /// Writes the answer of `list --json`, a few games at a time.
  ///
  /// A game of a very long list is read again; one that is gone by then is left out.
  public func write(
    _ listing: Listing, now: TimeOfDay, spread levels: Int = .max,
    to output: (String) throws -> Void
  ) throws {
    var list = ListDocument(
      damaged: listing.damaged.compactMap { error in
        error.damage.map { DamageDocument(path: $0.path, what: $0.what) }
      }, spread: levels)
    let few = 32
    for start in stride(from: 0, to: listing.found.count, by: few) {
      let part = listing.found[start..<min(listing.found.count, start + few)]
      let missing = part.filter { $0.document == nil }.map(\.row.id)
      var again = heads(of: missing) { game in
        (timedOut(game.row, now: now).map { ListedGame($0) } ?? game).inList(spread: levels)
      }.makeIterator()
      for game in part {
        if let document = game.document ?? (try? again.next()?.get()) { list.add(document) }
      }
      try output(list.flush())
    }
    list.end()
    try output(list.flush() + "\n")
  }

  /// A game whose time has run out since its last change, as it stands; nil for any other.
  func timedOut(_ row: GameRow, now: TimeOfDay) -> GameDocument? {
    guard let end = row.timeEnds, end <= now, let standing = try? standing(row.id) else {
      return nil
    }
    return GameDocument(standing, now: now)
  }

  /// What the heads of all games say; files that are no games are failures among them. The tapes are
  /// not read.
  func rows() throws(LibraryError) -> [Result<GameRow, LibraryError>] { rows(of: try ids()) }

  /// What the heads of some games say, in their order.
  func rows(of ids: [String]) -> [Result<GameRow, LibraryError>] { heads(of: ids) { $0.row } }

  /// What is wanted of the heads of some games, in their order.
  func heads<Value: Sendable>(
    of ids: [String], _ wanted: @Sendable (ListedGame) -> Value
  ) -> [Result<Value, LibraryError>] {
    guard ids.count > 16 else { return ids.map { head(of: $0).map(wanted) } }
    let found = Mutex<[[Result<Value, LibraryError>]]>([])
    let share = max(64, (ids.count + 7) / 8)
    let shares = (ids.count + share - 1) / share
    found.withLock { $0 = Array(repeating: [], count: shares) }
    DispatchQueue.concurrentPerform(iterations: shares) { number in
      let part = ids[number * share..<min(ids.count, (number + 1) * share)]
      let values = part.map { head(of: $0).map(wanted) }
      found.withLock { $0[number] = values }
    }
    return found.withLock { $0.flatMap { $0 } }
  }

  /// The ids of all games and of all files that are named like games, in order.
  public func allIDs() throws(LibraryError) -> [String] { try ids().sorted() }

  /// The ids of all files that are named like games, in no order.
  func ids() throws(LibraryError) -> [String] {
    do throws(FileError) {
      return try system.names(in: folder).compactMap { GameID.of(file: $0) }
        .filter { GameID.isValid($0) }
    } catch {
      throw error.isMissing ? .noLibrary(folder) : .failed(error)
    }
  }

  /// What the head of a game says.
  func head(of id: String) -> Result<ListedGame, LibraryError> {
    Result { () throws(LibraryError) in
      let listed = try listed(id)
      guard listed.row.id == id else {
        throw .inconsistent(
          path: path(of: id), what: "the game in it is '\(JSONError.excerpt(listed.row.id))'")
      }
      return listed
    }
  }

  /// Bytes that hold the head of a game with ordinary rosters.
  private static var usual: Int { 6 << 10 }

  /// The head of a file, from as little of it as will do; the whole of a file that is laid out
  /// otherwise, or does not end as it should.
  private func listed(_ id: String) throws(LibraryError) -> ListedGame {
    let file = try openGame(id)
    let tail = max(0, file.size - GameFile.tailLength)
    if GameFile.hasTail(try file.bytes(from: tail, atMost: GameFile.tailLength)[...]) {
      var length = Self.usual
      while true {
        let bytes = try file.bytes(atMost: min(length, file.size))
        if let parts = GameFile.parts(bytes),
          let head = try? JSONText(bytes, in: parts.head).root,
          let listed = try? ListedGame(head: head)
        {
          return listed
        }
        guard bytes.count < file.size, length < 1 << 20 else { break }
        length *= 8
      }
    }
    return try WholeFile(file.contents(), path: path(of: id)).listed()
  }
}

import Basketball
import Dispatch
import Documents
import JSON
import Synchronization

/// The games of a library, and the files that are named like games and cannot be read.
public struct Listing: Sendable {
  /// The games, newest first.
  public let games: [ListedGame]
  /// What is wrong with the other files, by their names.
  public let damaged: [LibraryError]

  /// The answer of `list --json`.
  public var document: ListDocument {
    ListDocument(
      games: games,
      damaged: damaged.compactMap { error in
        error.damage.map { DamageDocument(path: $0.path, what: $0.what) }
      })
  }
}

extension GameLibrary {
  /// The games newest first, as they stood at their last change. A game whose time has run out since
  /// is read whole: it is over, or in overtime.
  public func list(now: TimeOfDay) throws(LibraryError) -> Listing {
    var (games, damaged) = ([ListedGame](), [LibraryError]())
    for head in try heads() {
      switch head {
      case .success(let listed): games.append(current(listed, now: now))
      case .failure(let error): if error.damage != nil { damaged.append(error) }
      }
    }
    games.sort { ($0.row.created, $0.row.id) > ($1.row.created, $1.row.id) }
    damaged.sort { ($0.damage?.path ?? "") < ($1.damage?.path ?? "") }
    return Listing(games: games, damaged: damaged)
  }

  private func current(_ listed: ListedGame, now: TimeOfDay) -> ListedGame {
    guard let end = listed.row.timeEnds, end <= now, let game = try? game(listed.row.id) else {
      return listed
    }
    return ListedGame(GameDocument(game.standing, now: now))
  }

  /// The heads of all games; files that are no games are failures among them. The tapes are not read.
  func heads() throws(LibraryError) -> [Result<ListedGame, LibraryError>] {
    heads(of: try ids())
  }

  /// The heads of some games, in their order.
  func heads(of ids: [String]) -> [Result<ListedGame, LibraryError>] {
    guard ids.count > 16 else { return ids.map { head(of: $0) } }
    let found = Mutex<[[Result<ListedGame, LibraryError>]]>([])
    let share = max(64, (ids.count + 7) / 8)
    let shares = (ids.count + share - 1) / share
    found.withLock { $0 = Array(repeating: [], count: shares) }
    DispatchQueue.concurrentPerform(iterations: shares) { number in
      let part = ids[number * share..<min(ids.count, (number + 1) * share)]
      let heads = part.map { head(of: $0) }
      found.withLock { $0[number] = heads }
    }
    return found.withLock { $0.flatMap { $0 } }
  }

  /// The ids of all games and of all files that are named like games, in order.
  public func allIDs() throws(LibraryError) -> [String] { try ids().sorted() }

  /// The ids of all files that are named like games, in no order.
  func ids() throws(LibraryError) -> [String] {
    do throws(FileError) {
      return try FolderListing.games(in: folder).filter { GameID.isValid($0) }
    } catch {
      throw error.isMissing ? .noLibrary(folder) : .failed(error)
    }
  }

  private func head(of id: String) -> Result<ListedGame, LibraryError> {
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
  private static var usual: Int { 4 << 10 }

  /// The head of a file, from as little of it as will do; the whole of a file that is laid out
  /// otherwise, or does not end as it should.
  private func listed(_ id: String) throws(LibraryError) -> ListedGame {
    let file = try openGame(id)
    let tail = max(0, file.size - GameFile.tailLength)
    if GameFile.hasTail(try file.bytes(from: tail, atMost: GameFile.tailLength)[...]) {
      var length = Self.usual
      while true {
        let bytes = try file.bytes(atMost: min(length, file.size))
        if let parts = GameFile.parts(bytes), let head = try? JSONText(bytes, in: parts.head).root,
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

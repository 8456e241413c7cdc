import Basketball
import Dispatch
import Documents
import JSON
import Platform
import Synchronization

/// The one way to read many games.
extension GameLibrary {
  /// Games whose results are held in memory at a time.
  private static var atATime: Int { 1024 }
  /// Games that a thread reads in one go.
  private static var share: Int { 16 }

  /// Reads games, each file once, on all cores, and hands over what was made of each, with its id and
  /// in the order of the ids. A game that was deleted meanwhile is passed over.
  ///
  /// - Parameter make: is called on any thread.
  public func read<Value: Sendable, Failure: Error>(
    _ ids: [String], _ make: @Sendable (GameFile) throws(LibraryError) -> Value,
    use: (String, Result<Value, LibraryError>) throws(Failure) -> Void
  ) throws(Failure) {
    // Few games are read without threads: starting them takes as many instructions as reading one
    // game.
    guard ids.count > Self.share else {
      for id in ids {
        if let (id, made) = made(of: id, make) { try use(id, made) }
      }
      return
    }
    for start in stride(from: 0, to: ids.count, by: Self.atATime) {
      let some = ids[start..<min(ids.count, start + Self.atATime)]
      try withoutActuallyEscaping(make) { make throws(Failure) in
        try onAllCores(some, share: Self.share) {
          made(of: $0, make)
        } use: { made throws(Failure) in
          try use(made.0, made.1)
        }
      }
    }
  }

  /// Nil if the game is not there any more.
  private func made<Value>(
    of id: String, _ make: (GameFile) throws(LibraryError) -> Value
  ) -> (String, Result<Value, LibraryError>)? {
    let made = Result { () throws(LibraryError) in try make(file(id)) }
    if case .failure(.noGame) = made { return nil }
    return (id, made)
  }
}

/// Makes values on all cores, and hands each over in order while others are made. Without that, `stats`
/// takes a sixth longer: a season takes a quarter as long to add up as to read.
///
/// - Parameters:
///   - share: of how many items a thread makes values in one go.
///   - make: is called on any thread; nil is passed over.
public func onAllCores<Item: Sendable, Value: Sendable, Failure: Error>(
  _ items: ArraySlice<Item>, share: Int, _ make: @Sendable (Item) -> Value?,
  use: (Value) throws(Failure) -> Void
) throws(Failure) {
  let shares = stride(from: items.startIndex, to: items.endIndex, by: share).map {
    items[$0..<min(items.endIndex, $0 + share)]
  }
  let made = Mutex<[[Value]?]>(Array(repeating: nil, count: shares.count))
  let isMade = DispatchSemaphore(value: 0)
  let makers = DispatchGroup()
  try withoutActuallyEscaping(make) { make throws(Failure) in
    DispatchQueue.global().async(group: makers) {
      DispatchQueue.concurrentPerform(iterations: shares.count) { number in
        let values = shares[number].compactMap(make)
        made.withLock { $0[number] = values }
        isMade.signal()
      }
    }
    defer { makers.wait() }
    for number in shares.indices {
      // Each signal is of one share, and any of them may be this one.
      while made.withLock({ $0[number] == nil }) { isMade.wait() }
      for value in made.withLock({ $0[number].take() }) ?? [] { try use(value) }
    }
  }
}

/// What was found beside the games of a season.
public struct LeftOut: Sendable {
  /// The ids of games that are meant and not over.
  public fileprivate(set) var open = [String]()
  /// What is wrong with files that are named like games, by their names.
  public fileprivate(set) var damaged = [LibraryError]()
}

/// What a game is to a season.
private enum Counted {
  case notMeant, open
  case over(SeasonGame)
}

extension GameLibrary {
  /// Hands over the games that are over, in the order of their ids.
  ///
  /// - Returns: the games that were left out.
  public func seasonGames(
    meant filter: GameFilter, detail: SeasonDetail = .lines, now: TimeOfDay,
    _ body: (SeasonGame) throws -> Void
  ) throws -> LeftOut {
    var leftOut = LeftOut()
    let ids = try ids(meant: filter, now: now, &leftOut)
    try read(ids) { file throws(LibraryError) -> Counted in
      let game = try file.listed(now: now)
      guard filter.includes(game.row) else { return .notMeant }
      guard game.row.status == .finished else { return .open }
      if detail == .numbers {
        let sheet = try file.game().scoresheet()
        let numbers = TeamNumbers.sides(of: sheet, now: now)
        return .over(SeasonGame(GameDocument(sheet.standing, now: now), numbers: numbers))
      }
      return .over(try decoding(file.path, game.seasonGame(lines: detail == .lines)))
    } use: { id, game in
      switch game {
      case .success(.notMeant): break
      case .success(.open): leftOut.open.append(id)
      case .success(.over(let game)): try body(game)
      case .failure(let error): if error.damage != nil { leftOut.damaged.append(error) }
      }
    }
    leftOut.damaged.sortByPath()
    return leftOut
  }

  /// The games that may be meant: all of them, unless the last ones are.
  private func ids(
    meant filter: GameFilter, now: TimeOfDay, _ leftOut: inout LeftOut
  ) throws(LibraryError) -> [String] {
    guard filter.last != nil else { return try ids() }
    // Only the whole list tells which games are the last.
    let listing = try list(now: now)
    let isOver = { (game: GameRow) in game.status == .finished }
    leftOut.open = listing.games.filter { !isOver($0) && filter.includes($0) }.map(\.id)
    leftOut.damaged = listing.damaged
    return filter.meant(of: listing.games.filter(isOver)) { $0 }.map(\.id).sorted()
  }
}

extension GameLibrary {
  /// The games of an event among those of a list, each with the time when it was linked to its
  /// fixture, and what is wrong with their tapes.
  ///
  /// When a game was linked only its tape says, which is read where a fixture has several games. Where
  /// that cannot be read, the game counts as linked when it was made.
  public func games(
    of event: String, among rows: [GameRow]
  ) -> (games: [(row: GameRow, linked: TimeOfDay)], damaged: [LibraryError]) {
    let rows = rows.filter { $0.link?.event == event }
    let counts = rows.reduce(into: [:]) { counts, row in
      counts[row.link?.fixture ?? 0, default: 0] += 1
    }
    var games = [(row: GameRow, linked: TimeOfDay)]()
    var damaged = [LibraryError]()
    for row in rows {
      var linked = row.created
      if counts[row.link?.fixture ?? 0, default: 0] > 1 {
        do {
          linked = try game(row.id).scoresheet().tape.linked ?? linked
        } catch {
          damaged.append(error)
        }
      }
      games.append((row, linked))
    }
    return (games, damaged)
  }
}

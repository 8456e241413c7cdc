import Basketball
import Dispatch
import Documents
import JSON
import Synchronization

/// The one way to read many games.
extension GameLibrary {
  /// Reads games, each file once, on all cores, and hands over what was made of each, with its id and
  /// in the order of the ids. A game that was deleted meanwhile is passed over.
  ///
  /// - Parameters:
  ///   - passed: is told how many games of how many are done.
  ///   - make: is called on any thread.
  public func read<Value: Sendable, Failure: Error>(
    _ ids: [String], passed: (Int, Int) -> Void = { _, _ in },
    _ make: @Sendable (GameFile) throws(LibraryError) -> Value,
    use: (String, Result<Value, LibraryError>) throws(Failure) -> Void
  ) throws(Failure) {
    try withoutActuallyEscaping(make) { make throws(Failure) in
      try onAllCores(ids[...], share: 8, passed: passed) {
        id -> (String, Result<Value, LibraryError>)? in
        let made = Result { () throws(LibraryError) in try make(file(id)) }
        if case .failure(.noGame) = made { return nil }
        return (id, made)
      } use: { made throws(Failure) in
        try use(made.0, made.1)
      }
    }
  }
}

/// Makes values on all cores, and hands each over in order while others are made. Without that, `stats` takes a sixth
/// longer: adding up a season takes a quarter of the time of reading it.
///
/// Only a limited number of values is made ahead, so that memory does not grow with the items. Once `use` throws, no
/// more are made.
///
/// - Parameters:
///   - share: of how many items a thread makes values in one go.
///   - passed: is told how many items of how many are done.
///   - make: is called on any thread; nil is passed over.
public func onAllCores<Item: Sendable, Value: Sendable, Failure: Error>(
  _ items: ArraySlice<Item>, share: Int, passed: (Int, Int) -> Void = { _, _ in },
  _ make: @Sendable (Item) -> Value?, use: (Value) throws(Failure) -> Void
) throws(Failure) {
  var done = 0
  func pass(_ value: Value?) throws(Failure) {
    if let value { try use(value) }
    done += 1
    passed(done, items.count)
  }
  // Starting threads takes as many instructions as reading a game.
  if items.count <= share {
    for item in items { try pass(make(item)) }
    return
  }
  let shares = stride(from: items.startIndex, to: items.endIndex, by: share).map {
    items[$0..<min(items.endIndex, $0 + share)]
  }
  let next = Atomic(0)
  let made = Mutex<[[Value?]?]>(Array(repeating: nil, count: shares.count))
  let room = DispatchSemaphore(value: 0)
  let isMade = DispatchSemaphore(value: 0)
  let makers = DispatchGroup()
  for _ in 0..<sharesAhead { room.signal() }
  try withoutActuallyEscaping(make) { make throws(Failure) in
    DispatchQueue.global().async(group: makers) {
      DispatchQueue.concurrentPerform(iterations: shares.count) { _ in
        // Each thread takes the first free share, so that the share needed next is always in work.
        room.wait()
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < shares.count else { return _ = room.signal() }
        let values = shares[number].map(make)
        made.withLock { $0[number] = values }
        isMade.signal()
      }
    }
    defer {
      next.store(shares.count, ordering: .relaxed)
      room.signal()
      makers.wait()
    }
    for number in shares.indices {
      // Each signal is for one share, which need not be this one.
      while made.withLock({ $0[number] == nil }) { isMade.wait() }
      for value in made.withLock({ $0[number].take() }) ?? [] { try pass(value) }
      room.signal()
    }
  }
}

/// How many shares may be made ahead of their use: enough for many cores.
private let sharesAhead = 32

/// The games and files that a season leaves out.
public struct LeftOut: Sendable {
  /// The ids of games that are meant and not over.
  public fileprivate(set) var open = [String]()
  /// The ids of games that are meant and do not count.
  public fileprivate(set) var uncounted = [String]()
  /// What is wrong with files that are named like games, by their names.
  public fileprivate(set) var damaged = [LibraryError]()
}

/// What a game is to a season.
private enum Part { case notMeant, uncounted, open, over }

extension GameLibrary {
  /// Hands over the games that are over, in the order of their ids.
  ///
  /// - Parameters:
  ///   - uncounted: the ids of games that do not count.
  ///   - time: the part of each game that counts; nil for all of it. A game without a play in it is left out.
  ///   - others: is handed all other games of the library; nil where they are not wanted.
  ///   - passed: is told how many games of how many are read.
  /// - Returns: the games that were left out.
  public func seasonGames(
    meant filter: GameFilter, besides uncounted: Set<String> = [], detail: SeasonDetail = .lines,
    in time: PartOfGame? = nil, now: TimeOfDay, others: ((SeasonGame) throws -> Void)? = nil,
    passed: (Int, Int) -> Void = { _, _ in }, _ body: (SeasonGame) throws -> Void
  ) throws -> LeftOut {
    var leftOut = LeftOut()
    let last = try last(of: filter, besides: uncounted, now: now, &leftOut)
    let wantsOthers = others != nil
    try read(wantsOthers ? ids() : last?.sorted() ?? ids(), passed: passed) {
      file throws(LibraryError) -> (part: Part, game: SeasonGame?) in
      let listed = try file.listed(now: now, detail == .lines ? .lines : .names)
      let isMeant = last?.contains(file.id) ?? filter.includes(listed.row)
      let part: Part =
        !isMeant
        ? .notMeant
        : uncounted.contains(file.id)
          ? .uncounted : listed.row.status == .finished ? .over : .open
      if part == .over, detail == .numbers || time != nil {
        let game = SeasonGame(try file.game().sheet, in: time, now: now)
        return (time != nil && game.isWithoutPlay ? .notMeant : part, game)
      }
      return (part, part == .over || wantsOthers ? listed : nil)
    } use: { id, read in
      switch read {
      case .success((let part, let game)):
        if part == .open { leftOut.open.append(id) }
        if part == .uncounted { leftOut.uncounted.append(id) }
        if let game { try part == .over ? body(game) : others?(game) }
      case .failure(let error): if error.damage != nil { leftOut.damaged.append(error) }
      }
    }
    leftOut.damaged.sortByPath()
    return leftOut
  }

  /// The ids of the last games, if the filter means only these; nil if it means all. Fills in what else the filter
  /// includes.
  private func last(
    of filter: GameFilter, besides uncounted: Set<String>, now: TimeOfDay, _ leftOut: inout LeftOut
  ) throws(LibraryError) -> Set<String>? {
    guard filter.last != nil else { return nil }
    // Only the whole list tells which games are the last.
    let listing = try list(besides: uncounted, now: now)
    let included = listing.games.filter(filter.includes)
    leftOut.open = included.filter(\.isOpen).map(\.id)
    leftOut.uncounted = included.filter { !$0.counts }.map(\.id)
    leftOut.damaged = listing.damaged
    return Set(filter.meant(of: listing.games.filter { $0.status == .finished }) { $0 }.map(\.id))
  }
}

/// A game of an event, and when it was linked to its fixture; nil for a game made with a result that was undone.
public typealias LinkedGame = (row: GameRow, linked: TimeOfDay?)

extension GameLibrary {
  /// The games of an event among those of a list, and what is wrong with their tapes.
  ///
  /// Only the tape says when a game was linked. It is read where a fixture has several games, or a game that may be
  /// from paper and undone. Where it cannot be read, the game counts as linked when it was made.
  public func games(
    of event: String, among rows: [GameRow]
  ) -> (games: [LinkedGame], damaged: [LibraryError]) {
    let rows = rows.filter { $0.link?.event == event }
    let counts = rows.reduce(into: [:]) { counts, row in
      counts[row.link?.fixture ?? 0, default: 0] += 1
    }
    var games = [LinkedGame]()
    var damaged = [LibraryError]()
    for row in rows {
      var linked: TimeOfDay? = row.created
      if row.status == .ready || counts[row.link?.fixture ?? 0, default: 0] > 1 {
        do {
          let tape = try game(row.id).sheet.tape
          linked = tape.isResultUndone ? nil : tape.linked ?? linked
        } catch {
          damaged.append(error)
        }
      }
      games.append((row, linked))
    }
    return (games, damaged)
  }
}

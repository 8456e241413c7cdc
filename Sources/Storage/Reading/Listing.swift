import Basketball
import Documents

/// The games of a library, and the files that are named like games and cannot be read.
public struct Listing<Value: Sendable>: Sendable {
  /// What a list shows of each game, and what else was wanted of it, newest first.
  public let found: [(row: GameRow, value: Value)]
  /// What is wrong with the other files, by their names.
  public let damaged: [LibraryError]

  /// What a list shows of the games, newest first.
  public var games: [GameRow] { found.map(\.row) }

  /// The same list with the games only that are meant.
  public func filtered(by filter: GameFilter, day: (TimeOfDay) -> String) -> Listing {
    if filter == GameFilter() { return self }
    return Listing(found: filter.meant(of: found, day: day) { $0.row }, damaged: damaged)
  }
}

extension GameLibrary {
  /// The games newest first, as they stood at their last change, or over by now.
  ///
  /// - Parameter ids: the games that are wanted; nil for all.
  public func list(
    _ ids: [String]? = nil, now: TimeOfDay
  ) throws(LibraryError) -> Listing<Void> {
    try list(ids, now: now) { _ in }
  }

  /// The games newest first, and what is wanted of the file of each.
  ///
  /// - Parameters:
  ///   - ids: the games that are wanted; nil for all.
  ///   - wanted: is called on any thread.
  public func list<Value: Sendable>(
    _ ids: [String]? = nil, now: TimeOfDay,
    _ wanted: @Sendable (GameFile) throws(LibraryError) -> Value
  ) throws(LibraryError) -> Listing<Value> {
    var (found, damaged) = ([(row: GameRow, value: Value)](), [LibraryError]())
    let ids = if let ids { ids } else { try self.ids() }
    read(ids) { file throws(LibraryError) in
      (row: try file.listed(now: now).row, value: try wanted(file))
    } use: { _, game in
      switch game {
      case .success(let game): found.append(game)
      case .failure(let error): if error.damage != nil { damaged.append(error) }
      }
    }
    found.sort { ($0.row.created, $0.row.id) > ($1.row.created, $1.row.id) }
    damaged.sort { ($0.damage?.path ?? "") < ($1.damage?.path ?? "") }
    return Listing(found: found, damaged: damaged)
  }
}

extension Listing<[UInt8]> {
  /// Writes the answer of `list --json`, of the documents of the games, some at a time.
  public func write(to output: (String) throws -> Void) throws {
    var list = ListDocument(
      damaged: damaged.compactMap { error in
        error.damage.map { DamageDocument(path: $0.path, what: $0.what) }
      })
    for (place, game) in found.enumerated() {
      list.add(game.value)
      if place % 32 == 31 { try output(list.flush()) }
    }
    list.end()
    try output(list.flush() + "\n")
  }
}

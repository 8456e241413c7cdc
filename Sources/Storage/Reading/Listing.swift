import Basketball
import Documents
import JSON

/// A game of a listing. A class, because sorting a season would copy its many names.
public final class ListEntry: Sendable {
  /// What a list shows of it.
  public let row: GameRow
  /// What `wanted` made of the game, to be written.
  public let bytes: [UInt8]

  init(_ row: GameRow, _ bytes: [UInt8]) {
    self.row = row
    self.bytes = bytes
  }
}

/// The games of a library, and the files that are named like games and cannot be read.
public struct Listing: Sendable {
  /// The games, newest first.
  public let found: [ListEntry]
  /// What is wrong with the other files, by their names.
  public let damaged: [LibraryError]

  /// What a list shows of the games, newest first.
  public var games: [GameRow] { found.map(\.row) }

  /// The list with only the games that a filter means.
  public func filtered(by filter: GameFilter) -> Listing {
    if filter == GameFilter() { return self }
    return Listing(found: filter.meant(of: found) { $0.row }, damaged: damaged)
  }
}

extension GameLibrary {
  /// The games, newest first, as of their last change, or finished if their time has run out since,
  /// with what `wanted` makes of each.
  ///
  /// - Parameters:
  ///   - ids: the games that are wanted; nil for all.
  ///   - since: leaves out games that were last changed before this time; nil for none.
  ///   - uncounted: the ids of those that do not count.
  ///   - detail: how much of each game is read.
  ///   - wanted: makes bytes of a game, to be written; called on any thread.
  public func list(
    _ ids: [String]? = nil, changedSince since: TimeOfDay? = nil,
    besides uncounted: Set<String> = [], now: TimeOfDay, detail: SeasonDetail = .row,
    _ wanted: @Sendable (SeasonGame) -> [UInt8] = { _ in [] }
  ) throws(LibraryError) -> Listing {
    var found = [ListEntry]()
    var damaged = [LibraryError]()
    let ids = if let ids { ids } else { try self.ids() }
    read(ids) { (file) throws(LibraryError) -> ListEntry? in
      let game = try file.listed(now: now, detail, isRead: false)
      var row = game.row
      if let since, let changed = row.changed, changed < since { return nil }
      row.counts = !uncounted.contains(row.id)
      return ListEntry(row, wanted(game))
    } use: { _, game in
      switch game {
      case .success(let game): found += game.array
      case .failure(let error): if error.damage != nil { damaged.append(error) }
      }
    }
    found.sort { $0.row.order > $1.row.order }
    damaged.sortByPath()
    return Listing(found: found, damaged: damaged)
  }
}

extension Listing {
  /// Writes the answer of `list --json`, with what `wanted` made of the games.
  public func write(to output: (String) throws -> Void) throws {
    try ListDocument.write(
      found.map(\.bytes),
      damaged: damaged.compactMap { error in
        error.damage.map { ["path": $0.path, "what": $0.what] }
      }, to: output)
  }
}

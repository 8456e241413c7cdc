import Basketball
import Documents
import JSON

/// What was found beside the games of a season.
public struct LeftOut: Sendable {
  /// Games that are meant and not over.
  public fileprivate(set) var open = 0
  /// What is wrong with files that are named like games, by their names.
  public fileprivate(set) var damaged: [LibraryError] = []
}

/// What a list shows of a game, and what is wanted of it where it is over: a reference, for it comes
/// from another thread.
private final class Found<Value: Sendable>: Sendable {
  let row: GameRow
  let value: Value?

  init(_ row: GameRow, _ value: Value?) { (self.row, self.value) = (row, value) }
}

extension GameLibrary {
  /// Games that are read at a time, so that a season of any length takes no more memory.
  private static var atATime: Int { 1024 }

  /// Gives the games that are over, as they stood at their last change, in the order of their ids.
  /// Of their files the heads are read, and no tapes.
  ///
  /// - Parameters:
  ///   - day: the day of a time where the scorer is.
  ///   - wanted: what is wanted of a game, which is read on more than one thread.
  /// - Returns: what is left out.
  public func finished<Value: Sendable>(
    meant filter: GameFilter, now: TimeOfDay, day: (TimeOfDay) -> String,
    _ wanted: @Sendable (ListedGame) throws(JSONError) -> Value, _ body: (Value) throws -> Void
  ) throws -> LeftOut {
    guard filter.last != nil else {
      return try finished(of: allIDs(), filter, now: now, day: day, wanted, body)
    }
    // Which are the last ones only all of them tell.
    let listing = try list(now: now)
    let isOver = { (game: GameRow) in game.status == .finished }
    let meant = filter.meant(of: listing.games.filter(isOver), day: day) { $0 }
    var leftOut = try finished(
      of: meant.map(\.id).sorted(), filter, now: now, day: day, wanted, body)
    leftOut.open += listing.games.filter { !isOver($0) && filter.includes($0, day: day) }.count
    leftOut.damaged += listing.damaged
    return leftOut
  }

  private func finished<Value: Sendable>(
    of ids: [String], _ filter: GameFilter, now: TimeOfDay, day: (TimeOfDay) -> String,
    _ wanted: @Sendable (ListedGame) throws(JSONError) -> Value, _ body: (Value) throws -> Void
  ) throws -> LeftOut {
    var leftOut = LeftOut()
    for start in stride(from: 0, to: ids.count, by: Self.atATime) {
      let part = Array(ids[start..<min(ids.count, start + Self.atATime)])
      for game in heads(of: part, { finished($0, now: now, wanted) }) {
        // No key path: in generic code it would be made anew for each game.
        switch game.flatMap({ $0 }) {
        case .success(let game) where !filter.includes(game.row, day: day): break
        case .success(let game):
          if let value = game.value { try body(value) } else { leftOut.open += 1 }
        case .failure(let error): if error.damage != nil { leftOut.damaged.append(error) }
        }
      }
    }
    leftOut.damaged.sort { ($0.damage?.path ?? "") < ($1.damage?.path ?? "") }
    return leftOut
  }

  private func finished<Value: Sendable>(
    _ head: ListedGame, now: TimeOfDay, _ wanted: (ListedGame) throws(JSONError) -> Value
  ) -> Result<Found<Value>, LibraryError> {
    let game = timedOut(head.row, now: now).map { ListedGame($0) } ?? head
    guard game.row.status == .finished else { return .success(Found(game.row, nil)) }
    do throws(JSONError) {
      return .success(Found(game.row, try wanted(game)))
    } catch {
      return .failure(.damaged(path: path(of: game.row.id), what: error.text))
    }
  }
}

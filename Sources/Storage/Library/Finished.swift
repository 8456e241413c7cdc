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

extension GameLibrary {
  /// Games that are read at a time, so that a season of any length takes no more memory.
  private static var atATime: Int { 1024 }

  /// Gives the games that are over, as they stood at their last change, in the order of their ids.
  /// Of their files the heads are read, and no tapes.
  ///
  /// - Parameter day: the day of a time where the scorer is.
  /// - Returns: what is left out.
  public func finished(
    meant filter: GameFilter, now: TimeOfDay, day: (TimeOfDay) -> String,
    _ body: (GameDocument) throws -> Void
  ) throws -> LeftOut {
    guard filter.last != nil else {
      return try finished(of: allIDs(), filter, now: now, day: day, body)
    }
    // Which are the last ones only all of them tell.
    let listing = try list(now: now)
    let isOver = { (game: GameRow) in game.status == .finished }
    let meant = filter.meant(of: listing.games.filter(isOver), day: day) { $0 }
    var leftOut = try finished(
      of: meant.map(\.id).sorted(), filter, now: now, day: day, body)
    leftOut.open += listing.games.filter { !isOver($0) && filter.includes($0, day: day) }.count
    leftOut.damaged += listing.damaged
    return leftOut
  }

  private func finished(
    of ids: [String], _ filter: GameFilter, now: TimeOfDay, day: (TimeOfDay) -> String,
    _ body: (GameDocument) throws -> Void
  ) throws -> LeftOut {
    var leftOut = LeftOut()
    for start in stride(from: 0, to: ids.count, by: Self.atATime) {
      let part = Array(ids[start..<min(ids.count, start + Self.atATime)])
      for game in heads(of: part, { finished($0, now: now) }) {
        switch game.flatMap(\.self) {
        case .success(let game) where !filter.includes(game.row, day: day): break
        case .success(let game):
          if let document = game.document { try body(document) } else { leftOut.open += 1 }
        case .failure(let error): if error.damage != nil { leftOut.damaged.append(error) }
        }
      }
    }
    leftOut.damaged.sort { ($0.damage?.path ?? "") < ($1.damage?.path ?? "") }
    return leftOut
  }

  /// What a list shows of a game, and the whole where it is over.
  private func finished(
    _ head: ListedGame, now: TimeOfDay
  ) -> Result<(row: GameRow, document: GameDocument?), LibraryError> {
    if let game = timedOut(head.row, now: now) {
      return .success((GameRow(game), game.status == .finished ? game : nil))
    }
    guard head.row.status == .finished else { return .success((head.row, nil)) }
    do throws(JSONError) {
      return .success((head.row, try head.document()))
    } catch {
      return .failure(.damaged(path: path(of: head.row.id), what: error.text))
    }
  }
}

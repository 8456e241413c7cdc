import Basketball
import Dispatch
import Documents
import JSON
import Synchronization

/// Games one after the other, however many there are.
extension GameLibrary {
  /// Games that are read at a time: enough for all cores, and few enough to be held in memory.
  private static var atATime: Int { 8 }

  /// Makes something of each of some games and hands it over in their order. A game that was deleted
  /// meanwhile is passed over.
  public func inTurn<Value: Sendable>(
    _ ids: [String], make: @Sendable (String) throws(LibraryError) -> Value,
    use: (Result<Value, LibraryError>) throws -> Void
  ) throws {
    for start in stride(from: 0, to: ids.count, by: Self.atATime) {
      let part = Array(ids[start..<min(ids.count, start + Self.atATime)])
      let made = Mutex<[Result<Value, LibraryError>?]>(Array(repeating: nil, count: part.count))
      DispatchQueue.concurrentPerform(iterations: part.count) { place in
        let value = Result { () throws(LibraryError) in try make(part[place]) }
        made.withLock { $0[place] = value }
      }
      for case let value? in made.withLock({ $0 }) {
        if case .failure(.noGame) = value { continue }
        try use(value)
      }
    }
  }

  /// The sum at the end of a game's file: the same as long as nobody has changed the game; nil where
  /// there is none.
  public func seal(of id: String) -> String? {
    guard let file = try? openGame(id),
      let tail = try? file.bytes(
        from: max(0, file.size - GameFile.tailLength), atMost: GameFile.tailLength),
      GameFile.hasTail(tail[...])
    else { return nil }
    return String(decoding: tail.dropFirst().prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  /// The document of a game: its head, unless it has gone on since that was written.
  public func document(of id: String, now: TimeOfDay) throws(LibraryError) -> GameDocument {
    let head = try head(of: id).get()
    if head.row.status == .running { return GameDocument(try standing(id), now: now) }
    do throws(JSONError) {
      return try head.document()
    } catch {
      throw .damaged(path: path(of: id), what: error.text)
    }
  }
}

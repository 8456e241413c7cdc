/// Plays as they are typed on a line: `[PERIOD] [CLOCK] WHO MOVE [WHO MOVE]…`, in words.
///
/// The arguments of `record`, a line of a feed, one of `score --plain` and one of the scoring screen
/// are all read here. Where a name ends only the rosters can say: a name may have several words, and a
/// word of it may be that of a move.
public struct TypedPlays: Equatable, Sendable {
  private let words: [String]
  /// When the plays were made, where that is not said on the line.
  private let time: GameTime?

  /// Plays in words, of which there are two or more; a name of several words may be one of them.
  ///
  /// - Parameter time: when they were made; the line then begins with no position.
  /// - Throws: where the last word is no move.
  public init(_ words: [String], at time: GameTime? = nil) throws(GameError) {
    _ = try Move(word: words.last ?? "")
    (self.words, self.time) = (words, time)
  }

  /// What is typed, by the people of a game: who made the plays, and when, if it is said.
  public func read(
    by people: PlayerLookup
  ) throws(GameError) -> (requests: [PlayRequest], time: GameTime?) {
    let positions = time == nil ? Position.beginnings(of: words) : []
    let starts = [0] + positions.map(\.count)
    let reader = PlayReader(words, from: starts, by: people)
    // A whole name that begins like a position goes before it, and so does a shirt number with the
    // name of who wears it. Another word that can be a position is one, unless nothing can be read then.
    let start =
      starts.first(where: reader.beginsWithName) ?? starts.last(where: reader.canRead)
      ?? starts[starts.count - 1]
    let position = positions.first { $0.count == start }?.position
    let time = try position?.time() ?? time
    return (try reader.requests(from: start), time)
  }
}

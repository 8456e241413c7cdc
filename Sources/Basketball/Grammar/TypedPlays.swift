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
    let starts = [0] + (time == nil ? Position.ends(in: words) : [])
    let reader = PlayReader(words, from: starts, by: people)
    let start = start(of: starts, reader)
    let time = start == 0 ? time : try Position(words.prefix(start))?.time()
    return (try reader.requests(from: start), time)
  }

  /// Where the plays begin. A whole name that begins like a position goes before it, and so does a
  /// shirt number with the name of who wears it. Another word that can be a position is one, unless
  /// nothing can be read then.
  private func start(of starts: [Int], _ reader: PlayReader) -> Int {
    guard starts.count > 1 else { return 0 }
    return starts.first(where: reader.beginsWithName) ?? starts.last(where: reader.canRead)
      ?? starts[starts.count - 1]
  }
}

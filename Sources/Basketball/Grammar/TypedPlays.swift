/// Plays as typed on a line: `[PERIOD] [CLOCK] WHO MOVE [WHO MOVE]…`.
///
/// It reads the arguments of `record`, and lines of a feed, of `score --plain` and of the scoring
/// screen. Only the rosters tell where a name ends: a name may have several words, even a move's.
public struct TypedPlays: Equatable, Sendable {
  private let words: [String]
  /// The time of the plays, if the line does not say.
  private let time: GameTime?
  /// Their place among the plays of the period, if the line has a time of its own.
  private let place: GameTime.Place?

  /// Plays in two or more words; a word may be a name of several words.
  ///
  /// - Parameter time: when they were made; the line then has no position.
  /// - Throws: if the last word is not a move.
  public init(
    _ words: [String], at time: GameTime? = nil, place: GameTime.Place? = nil
  ) throws(GameError) {
    let last = words.last ?? ""
    if Move.begun(by: last.lowercased()).isEmpty { throw .unknownMove(last) }
    (self.words, self.time, self.place) = (words, time, place)
  }

  /// The plays by the people of a game, and their time, if it is known.
  ///
  /// - Parameter rules: the rules of the game; nil to allow any move.
  public func read(
    by people: PlayerLookup, _ rules: Rules? = nil
  ) throws(GameError) -> (requests: [PlayRequest], time: GameTime?) {
    let starts = [0] + (time == nil ? Position.ends(in: words) : [])
    _ = try Move(word: words.last ?? "", by: rules)
    let reader = PlayReader(words, from: starts, by: people, rules)
    let start = start(of: starts, reader)
    var time = start == 0 ? time : try Position(words.prefix(start))?.time()
    if let place { time?.place = place }
    return (try reader.requests(from: start), time)
  }

  /// Where the plays begin. A whole name, or a shirt number with its name, takes precedence over a
  /// position that looks the same. Any other word that looks like a position is one, unless nothing
  /// can be read after it.
  private func start(of starts: [Int], _ reader: PlayReader) -> Int {
    guard starts.count > 1 else { return 0 }
    return starts.first(where: reader.beginsWithName) ?? starts.last(where: reader.canRead)
      ?? starts[starts.count - 1]
  }
}

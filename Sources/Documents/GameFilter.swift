import Basketball

/// Chooses games of a library.
public struct GameFilter: Equatable, Sendable {
  /// The first day, `2026-11-20`.
  public var since: String?
  /// The last day, included.
  public var until: String?
  /// The name of a team, in any spelling.
  public var team: String? {
    didSet { teamIdentity = team.map(Name.identity) }
  }
  /// The name of the rules.
  public var rules: String?
  /// How many of these games, the newest first; nil for all.
  public var last: Int?
  /// Only unfinished games.
  public var isOpen = false
  private var teamIdentity: String?

  /// Every game.
  public init() {}

  /// Whether the filter includes a game, without regard to `last`.
  ///
  /// - Parameter day: the local day of a time, as in ids.
  public func includes(_ game: GameRow, day: (TimeOfDay) -> String) -> Bool {
    if isOpen, game.status == .finished { return false }
    if let rules, rules != game.rules { return false }
    if let teamIdentity,
      Name.identity(game.home.name) != teamIdentity, Name.identity(game.away.name) != teamIdentity
    {
      return false
    }
    guard since != nil || until != nil else { return true }
    // Days of ten characters sort as text.
    let day = day(game.created)
    return (since.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
  }

  /// The games that the filter includes, newest first.
  public func meant<Game>(
    of games: [Game], day: (TimeOfDay) -> String, row: (Game) -> GameRow
  ) -> [Game] {
    let meant = games.filter { includes(row($0), day: day) }
    return last.map { Array(meant.prefix($0)) } ?? meant
  }
}

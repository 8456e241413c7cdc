import Basketball

/// Which games of a library are meant: what every word over the whole library can be narrowed by.
public struct GameFilter: Equatable, Sendable {
  /// The first day, `2026-11-20`, of a game that is meant.
  public var since: String?
  /// The last day of one, which is among them.
  public var until: String?
  /// The name of a team that plays, however it is written.
  public var team: String? {
    didSet { teamIdentity = team.map(Name.identity) }
  }
  /// The name of the rules that a game is played by.
  public var rules: String?
  /// How many of those games are meant, the last ones; all where it is nil.
  public var last: Int?
  /// Whether only games that are not over are meant.
  public var isOpen = false
  private var teamIdentity: String?

  /// Every game.
  public init() {}

  /// Whether a game is meant, by what its head says.
  ///
  /// - Parameter day: the day of a time where the scorer is, by which ids are named too.
  public func includes(_ game: GameRow, day: (TimeOfDay) -> String) -> Bool {
    if isOpen, game.status == .finished { return false }
    if let rules, rules != game.rules { return false }
    if let teamIdentity,
      Name.identity(game.home.name) != teamIdentity, Name.identity(game.away.name) != teamIdentity
    {
      return false
    }
    guard since != nil || until != nil else { return true }
    // Days of ten characters are in the order of their text.
    let day = day(game.created)
    return (since.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
  }

  /// The games that are meant, of all there are, newest first.
  public func meant<Game>(
    of games: [Game], day: (TimeOfDay) -> String, row: (Game) -> GameRow
  ) -> [Game] {
    let meant = games.filter { includes(row($0), day: day) }
    return last.map { Array(meant.prefix($0)) } ?? meant
  }
}

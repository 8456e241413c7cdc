import Basketball

/// Which games of a library are meant: what every word over the whole library can be narrowed by.
public struct GameFilter: Equatable, Sendable {
  /// The first day, `2026-11-20`, of a game that is meant.
  public var since: String?
  /// The last day of one, which is among them.
  public var until: String?
  /// The name of a team that plays, however it is written.
  public var team: String? {
    didSet { teamIdentity = team.map(Self.identity) }
  }
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
    if let teamIdentity,
      Self.identity(game.home.name) != teamIdentity, Self.identity(game.away.name) != teamIdentity
    {
      return false
    }
    guard since != nil || until != nil else { return true }
    // Days of ten characters are in the order of their text.
    let day = day(game.created)
    return (since.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
  }

  /// What two spellings of a team's name share: case, accents and the width of spaces aside.
  public static func identity(_ name: String) -> String {
    name.folded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

import Basketball
import Documents

/// Who has played in which games, over or not: a page each.
public struct Register: Sendable {
  /// A team, or all players of one name, with their games.
  public struct Entry: Sendable {
    fileprivate var spelling: Spelling
    /// Who the name means.
    public let identity: Identity
    /// The games, in the order in which they were added.
    public fileprivate(set) var games: [LoggedGame] = []

    /// The name, as it was written last.
    public var name: String { spelling.name }
  }

  private var identities = Identities()
  private var teamEntries: [Identity: Entry] = [:]
  private var playerEntries: [Identity: Entry] = [:]

  /// A register before the first game.
  public init() {}

  /// The teams, by the alphabet.
  public var teams: [Entry] { Array(teamEntries.values).inOrder(by: \.name) }
  /// The names of players, by the alphabet.
  public var players: [Entry] { Array(playerEntries.values).inOrder(by: \.name) }

  /// Adds a game.
  public mutating func add(_ game: GameDocument) {
    for side in Side.allCases {
      let team = game.teams[side]
      let log = LoggedGame(game, as: side, team.total)
      Self.add(log, to: team.name, identities.of(team.name), &teamEntries)
      for line in team.players {
        let name = line.name ?? ""
        let log = LoggedGame(game, as: side, line)
        Self.add(log, to: name, identities.of(name), &playerEntries)
      }
    }
  }

  private static func add(
    _ game: LoggedGame, to name: String, _ identity: Identity,
    _ entries: inout [Identity: Entry]
  ) {
    let spelling = Spelling(name, game.created)
    var entry = entries[identity] ?? Entry(spelling: spelling, identity: identity)
    entry.spelling.write(spelling)
    entry.games.append(game)
    entries[identity] = entry
  }
}

import Basketball
import Documents

/// All teams and players with their games, finished or not, for a page each.
public struct Register: Sendable {
  /// A team, or all players of one name, and the games.
  public struct Entry: Sendable {
    fileprivate var spelling: Spelling
    /// What all spellings of the name share.
    public let identity: String
    /// The games, in the order in which they were added.
    public fileprivate(set) var games: [LoggedGame] = []

    /// The name in the latest spelling.
    public var name: String { spelling.name }

    /// The name of its file, without the ending.
    public var fileName: String { PageName.of(name) }
  }

  /// Entries by the numbers of their names.
  private struct Book: Sendable {
    private var names = NumberedNames()
    private(set) var entries: [Entry] = []

    /// The number of a name's entry, which gets this spelling.
    mutating func number(of name: String, _ written: TimeOfDay) -> Int {
      let (number, spelling) = (names.number(of: name), Spelling(name, written))
      if number == entries.count {
        entries.append(Entry(spelling: spelling, identity: names.all[number]))
      }
      entries[number].spelling.write(spelling)
      return number
    }

    mutating func add(_ game: LoggedGame, to number: Int) { entries[number].games.append(game) }
  }

  private var books = (teams: Book(), players: Book())

  /// A register before the first game.
  public init() {}

  /// The teams, by the alphabet.
  public var teams: [Entry] { books.teams.entries.inOrder(by: \.name) }
  /// The names of players, by the alphabet.
  public var players: [Entry] { books.players.entries.inOrder(by: \.name) }

  /// Adds a game.
  public mutating func add(_ game: SeasonGame) {
    for side in Side.allCases {
      let (team, created) = (game.teams[side], game.row.created)
      let number = books.teams.number(of: team.name, created)
      books.teams.add(LoggedGame(game, as: side, team.total), to: number)
      let lines = game.lines(of: side) { books.players.number(of: $0, created) }
      for (number, line) in zip(lines.names, lines.lines) {
        books.players.add(LoggedGame(game, as: side, line), to: number)
      }
    }
  }
}

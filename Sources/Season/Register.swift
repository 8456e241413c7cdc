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

/// Numbers names from 0, the same for all spellings: a season has few names, each many times.
struct NumberedNames {
  /// The identities, by number.
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]
  private var spellings: [String: Int] = [:]

  mutating func number(of name: String) -> Int {
    if let number = spellings[name] { return number }
    let identity = Name.identity(name)
    let number = numbers[identity] ?? all.count
    if number == all.count {
      all.append(identity)
      numbers[identity] = number
    }
    spellings[name] = number
    return number
  }

  /// What all spellings of a name share.
  mutating func identity(of name: String) -> String { all[number(of: name)] }
}

/// The latest spelling of a name.
struct Spelling {
  private(set) var name: String
  /// When the game with this spelling was made.
  private(set) var written: TimeOfDay

  /// A name as it was written in a game made at this time.
  init(_ name: String, _ written: TimeOfDay) { (self.name, self.written) = (name, written) }

  /// Takes the other spelling if it was written later.
  mutating func write(_ other: Spelling) {
    if other.written >= written { self = other }
  }
}

extension Array {
  /// Sorted by name, without regard to case and accents. Each name is folded once.
  func inOrder(by name: (Element) -> String) -> [Element] {
    guard count > 1 else { return self }
    let keys = map { (name($0).folded, name($0)) }
    return indices.sorted { keys[$0] < keys[$1] }.map { self[$0] }
  }
}

import Basketball
import Documents

/// All teams and players with their games, finished or not, for a page each.
public struct Register: Sendable {
  /// The teams and their games, in the order in which those were added.
  public private(set) var teams = NameBook<[Appearance]>()
  /// The names of players, and the games of all who have them.
  public private(set) var players = NameBook<[Appearance]>()

  public init() {}

  /// Adds a game: to the games of those who have played it, if it counts. All who are on its rosters are
  /// in the register.
  public mutating func add(_ game: SeasonGame, counts: Bool = true) {
    for side in Side.allCases {
      let date = game.row.date
      let team = teams.number(of: game.teams[side].name, date, new: [])
      for line in game.teams[side].players {
        _ = players.number(of: line.name ?? "", date, new: [])
      }
      guard counts else { continue }
      teams[team].append(game.team(side))
      let lines = game.players(of: side) { players.number(of: $0, date, new: []) }
      for (number, line) in lines { players[number].append(line) }
    }
  }
}

/// The names of a season, and a value for each. All spellings of a name are one, which has a number
/// from 0: a season has few names, each many times.
public struct NameBook<Value: Sendable>: Sendable {
  /// A name, and what belongs to it.
  public struct Entry: Sendable {
    fileprivate var spelling: Spelling
    /// What all spellings of the name share.
    public let identity: String
    /// What belongs to the name.
    public fileprivate(set) var value: Value
    /// The name in the latest spelling.
    public var name: String { spelling.name }
  }

  /// The entries by number.
  private(set) var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  private var spellings: [String: Int] = [:]

  /// The entries by the alphabet.
  public var inOrder: [Entry] { entries.inOrder(by: \.name) }

  subscript(number: Int) -> Value {
    get { entries[number].value }
    _modify { yield &entries[number].value }
  }

  /// The number of a name, which is written so in a game of this date, if in any. A name that is new
  /// gets this value.
  mutating func number(
    of name: String, _ written: GameDate? = nil, new value: Value
  ) -> Int {
    let spelling = Spelling(name: name, written: written)
    let number = spellings[name] ?? numbers[Name.identity(name)] ?? entries.count
    if number == entries.count {
      let identity = Name.identity(name)
      numbers[identity] = number
      entries.append(Entry(spelling: spelling, identity: identity, value: value))
    }
    spellings[name] = number
    entries[number].spelling.write(spelling)
    return number
  }
}

extension NameBook<Void> {
  /// What all spellings of a name share.
  mutating func identity(of name: String) -> String {
    entries[number(of: name, new: ())].identity
  }
}

/// The latest spelling of a name.
struct Spelling {
  let name: String
  /// When the game with this spelling was played; nil if it is in none.
  let written: GameDate?

  /// Takes the other spelling if it was written later.
  mutating func write(_ other: Spelling) {
    guard let written else { return self = other }
    if let later = other.written, later >= written { self = other }
  }
}

extension Array {
  /// Sorted by name, without regard to case and accents. Each name is folded once.
  func inOrder(by name: (Element) -> String) -> [Element] {
    let keys = map { (name($0).folded, name($0)) }
    return indices.sorted { keys[$0] < keys[$1] }.map { self[$0] }
  }
}

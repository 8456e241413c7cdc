import Basketball
import Documents

/// Finds names of a season that differ in one letter and may be the same: of teams, and of players
/// of one team.
///
/// A letter is added, missing or wrong, or two neighbours are swapped, in names of four letters or
/// more. `U16` and `U18`, `Reds A` and `Reds B` differ on purpose: digits and initials do not
/// count. Nor do two names in one game, which are two people.
public struct Misspellings {
  /// Two names that may be one.
  public struct Pair: Equatable, Sendable {
    /// The team of two players; nil for two teams.
    public let team: String?
    /// The one that is probably wrong: it is in fewer games, or came later.
    public let wrong: String
    /// The other one.
    public let right: String
  }

  private var teams = NamesInGames()
  /// By the number of the team.
  private var players: [NamesInGames] = []
  private var games = 0

  /// A season before its first game.
  public init() {}

  /// Adds a game.
  public mutating func add(_ game: SeasonGame) {
    games += 1
    for side in Side.allCases {
      let (team, created) = (game.teams[side], game.row.created)
      let number = teams.add(Spelling(team.name, created), game: games)
      if number == players.count { players.append(NamesInGames()) }
      for line in team.players {
        _ = players[number].add(Spelling(line.name ?? "", created), game: games)
      }
    }
  }

  /// The pairs, teams before players, by name.
  public var pairs: [Pair] {
    let ofPlayers = zip(teams.all, players).flatMap { team, names in
      Self.pairs(of: team.spelling.name, names.all)
    }
    return Self.pairs(of: nil, teams.all).sorted() + ofPlayers.sorted()
  }

  private static func pairs(of team: String?, _ names: [NameInGames]) -> [Pair] {
    let letters = names.map { Letters($0.spelling.name) }
    let groups = Array(Dictionary(grouping: names.indices) { letters[$0].words }.values)
    var pairs: [Pair] = []
    for (number, group) in groups.enumerated() {
      for other in groups[..<number].joined() {
        for place in group where letters[place].isOneSlip(from: letters[other]) {
          guard !names[place].meets(names[other]) else { continue }
          let isRight = names[place].isRight(beside: names[other])
          let (right, wrong) = isRight ? (place, other) : (other, place)
          pairs.append(
            Pair(
              team: team, wrong: names[wrong].spelling.name, right: names[right].spelling.name))
        }
      }
    }
    return pairs
  }
}

extension [Misspellings.Pair] {
  fileprivate func sorted() -> [Element] {
    sorted { ($0.team ?? "", $0.wrong, $0.right) < ($1.team ?? "", $1.wrong, $1.right) }
  }
}

/// Names, each once, and the games that they are in.
private struct NamesInGames {
  private var numbers = NumberedNames()
  /// By number.
  private(set) var all: [NameInGames] = []

  /// Adds a name of a game.
  ///
  /// - Returns: the number of the name.
  mutating func add(_ spelling: Spelling, game: Int) -> Int {
    let number = numbers.number(of: spelling.name)
    if number == all.count { all.append(NameInGames(spelling)) }
    all[number].add(spelling, game: game)
    return number
  }
}

/// A name, and the games that it is in.
private struct NameInGames {
  private(set) var spelling: Spelling
  /// When the first of them was made.
  private var first: TimeOfDay
  private var games: [Int] = []

  init(_ spelling: Spelling) { (self.spelling, first) = (spelling, spelling.written) }

  mutating func add(_ spelling: Spelling, game: Int) {
    self.spelling.write(spelling)
    first = min(first, spelling.written)
    if games.last != game { games.append(game) }
  }

  /// Whether both stand in one game.
  func meets(_ other: NameInGames) -> Bool { !Set(games).isDisjoint(with: other.games) }

  /// Whether it is probably the correct one of the two.
  func isRight(beside other: NameInGames) -> Bool {
    games.count == other.games.count
      ? (first, spelling.name) < (other.first, other.spelling.name)
      : games.count > other.games.count
  }
}

/// The letters of a name, prepared to be compared with thousands of others.
struct Letters {
  private let all: [Unicode.Scalar]
  /// A bit for each letter, shared by some: names that differ in one letter differ in at most two
  /// bits.
  private let bits: UInt64
  /// The letters without numbers and initials (`A` or `A.`): names with the same ones are not
  /// misspellings of each other.
  let words: [Unicode.Scalar]

  /// Names with fewer letters are too short to be taken for each other.
  private static let fewest = 4

  init(_ name: String) {
    let parts = Name.words(name).unicodeScalars.split(separator: " ")
    all = parts.flatMap { $0 }
    bits = all.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
    words = parts.filter { word in
      word.contains(where: \.properties.isAlphabetic) && word.count { $0 != "." } > 1
    }.flatMap { $0 }
  }

  /// Whether a single slip makes one of the other: a letter too many, too few or wrong, or two
  /// neighbours swapped. A digit is no letter, and an initial is no slip.
  func isOneSlip(from other: Letters) -> Bool {
    guard (bits ^ other.bits).nonzeroBitCount <= 2, abs(all.count - other.all.count) <= 1,
      min(all.count, other.all.count) >= Self.fewest
    else { return false }
    var (own, others) = (all[...], other.all[...])
    while let first = own.first, first == others.first {
      (own, others) = (own.dropFirst(), others.dropFirst())
    }
    while let last = own.last, last == others.last {
      (own, others) = (own.dropLast(), others.dropLast())
    }
    switch (own.count, others.count) {
    case (0, 1), (1, 0), (1, 1): break
    case (2, 2) where own.elementsEqual(others.reversed()): break
    default: return false
    }
    return !(own + others).contains { $0.properties.numericType != nil }
  }
}

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

  private var teams = NameBook<Appearances>()
  /// By the number of the team.
  private var players: [NameBook<Appearances>] = []
  private var games = 0

  /// The games that a name is in.
  private struct Appearances {
    /// When the first of them was played.
    var first: GameDate
    var games: [Int] = []

    mutating func add(_ game: Int, _ date: GameDate) {
      first = min(first, date)
      if games.last != game { games.append(game) }
    }
  }

  public init() {}

  public mutating func add(_ game: SeasonGame) {
    games += 1
    for side in Side.allCases {
      let team = game.teams[side]
      let date = game.row.date
      let number = teams.number(of: team.name, date, new: Appearances(first: date))
      teams[number].add(games, date)
      if number == players.count { players.append(NameBook()) }
      for line in team.players {
        let player = players[number].number(
          of: line.name ?? "", date, new: Appearances(first: date))
        players[number][player].add(games, date)
      }
    }
  }

  /// The pairs, teams before players, by name.
  public var pairs: [Pair] {
    let ofPlayers = zip(teams.entries, players).flatMap { team, names in
      Self.pairs(of: team.name, names.entries)
    }
    return (Self.pairs(of: nil, teams.entries) + ofPlayers).sorted {
      ($0.team ?? "", $0.wrong, $0.right) < ($1.team ?? "", $1.wrong, $1.right)
    }
  }

  private static func pairs(
    of team: String?, _ names: [NameBook<Appearances>.Entry]
  ) -> [Pair] {
    let letters = names.map { Letters($0.name) }
    // What a slip parts is the same without a letter: only such names are compared, not each two.
    var alike: [[Unicode.Scalar]: [Int]] = [:]
    for place in names.indices {
      for key in letters[place].withoutOne { alike[key, default: []].append(place) }
    }
    var pairs: [Pair] = []
    var seen: Set<[Int]> = []
    for group in alike.values {
      for (number, place) in group.enumerated() {
        for other in group[..<number]
        where letters[place].words != letters[other].words
          && letters[place].isOneSlip(from: letters[other]) && seen.insert([other, place]).inserted
        {
          let two = [names[place], names[other]]
          guard Set(two[0].value.games).isDisjoint(with: two[1].value.games) else { continue }
          // The one in more games is probably right, else the one that came first.
          let sorted = two.map { (-$0.value.games.count, $0.value.first, $0.name) }.sorted(by: <)
          pairs.append(Pair(team: team, wrong: sorted[1].2, right: sorted[0].2))
        }
      }
    }
    return pairs
  }
}

/// The letters of a name.
struct Letters {
  private let all: [Unicode.Scalar]
  /// The letters without numbers and initials (`A` or `A.`): names with the same ones are not
  /// misspellings of each other.
  let words: [Unicode.Scalar]

  /// Names with fewer letters are too short to be taken for each other.
  private static let fewest = 4

  init(_ name: String) {
    let parts = Name.words(name).unicodeScalars.split(separator: " ")
    all = parts.flatMap { $0 }
    words = parts.filter { word in
      word.contains(where: \.properties.isAlphabetic) && word.count { $0 != "." } > 1
    }.flatMap { $0 }
  }

  /// All letters, and all but each one that is no digit; none of a name that is too short.
  var withoutOne: Set<[Unicode.Scalar]> {
    if all.count < Self.fewest { return [] }
    let shorter = all.indices.filter { all[$0].properties.numericType == nil }.map {
      Array(all[..<$0] + all[($0 + 1)...])
    }
    return Set(shorter + [all])
  }

  /// Whether a single slip makes one of the other: a letter too many, too few or wrong, or two
  /// neighbours swapped. A digit is no letter, and an initial is no slip.
  func isOneSlip(from other: Letters) -> Bool {
    guard abs(all.count - other.all.count) <= 1, min(all.count, other.all.count) >= Self.fewest
    else { return false }
    let start = zip(all, other.all).prefix(while: ==).count
    let own = all.dropFirst(start)
    let others = other.all.dropFirst(start)
    let end = zip(own.reversed(), others.reversed()).prefix(while: ==).count
    let wrong = own.dropLast(end)
    let right = others.dropLast(end)
    switch (wrong.count, right.count) {
    case (0, 1), (1, 0), (1, 1): break
    case (2, 2) where wrong.elementsEqual(right.reversed()): break
    default: return false
    }
    return !(wrong + right).contains { $0.properties.numericType != nil }
  }
}

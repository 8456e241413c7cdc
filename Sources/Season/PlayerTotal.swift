import Basketball
import Documents

/// What a player has done in a season.
public struct PlayerTotal: Sendable {
  fileprivate var spelling: Spelling
  fileprivate let identity: String
  /// The team that tells the player from a namesake.
  fileprivate var own: String?
  /// How the teams were written last, each of them once.
  fileprivate var teamSpellings: [Spelling]
  /// Games in which the player was on a roster.
  public fileprivate(set) var games = 0
  /// Games that the team has won.
  public fileprivate(set) var wins = 0
  /// Games that it has lost. A game that nobody won is neither.
  public fileprivate(set) var losses = 0
  /// The counts of these games together.
  public fileprivate(set) var line = StatLine()
  /// The fouls that counted towards a limit.
  public fileprivate(set) var fouls = 0
  /// The shots of the games in which misses were recorded.
  public fileprivate(set) var shots = Shots()

  /// Games that tell who was on court.
  public fileprivate(set) var trackedGames = 0
  /// Milliseconds played in them; nil where there is none.
  public fileprivate(set) var played: Int?
  /// How the score went in that time.
  public fileprivate(set) var plusMinus: Int?

  /// Whether somebody else has the same name, on the other side of a game.
  public var hasNamesake: Bool { own != nil }
  /// The name, as it was written last.
  public var name: String { spelling.name }
  /// The names of the teams, as they were written last, by the alphabet.
  public var teams: [String] { teamSpellings.map(\.name).inOrder(by: \.self) }
  /// Points a game.
  public var pointsPerGame: Ratio? { Ratio(line.points, games) }
}

/// What the players of a season have done.
public struct Players {
  /// Games that were added.
  public private(set) var games = 0
  /// A total for each player and team: whether a name is one person is known only after all games.
  private var totals: [(key: Key, total: PlayerTotal)] = []
  /// The places of the totals.
  private var places: [Key: Int] = [:]
  /// Names that were on both sides of one game: two people, told apart by their teams.
  private var namesakes: Set<Int> = []
  private var names = NumberedNames()

  /// The numbers of the names of a player and the team.
  private struct Key: Hashable {
    let player, team: Int
  }

  /// A season before its first game.
  public init() {}

  /// Adds a game that is over: a result says nothing of the players.
  public mutating func add(_ game: SeasonGame) {
    if !game.teams.isResult { games += 1 }
    let lines = Sides(
      home: game.lines(of: .home) { names.number(of: $0) },
      away: game.lines(of: .away) { names.number(of: $0) })
    for name in lines.home.names where lines.away.names.contains(name) { namesakes.insert(name) }
    for side in Side.allCases {
      let team = game.teams[side]
      let number = names.number(of: team.name)
      let written = Spelling(team.name, game.row.created)
      let isWon = game.row.winner.map { $0 == side }
      let (names, lines) = lines[side]
      for line in lines.indices {
        let spelling = Spelling(lines[line].name ?? "", game.row.created)
        let place = place(of: Key(player: names[line], team: number), spelling, written)
        totals[place].total.add(lines[line], spelling, of: written, isWon: isWon)
      }
    }
  }

  /// The place of the total of a player and team, which begins with their first game.
  private mutating func place(of key: Key, _ spelling: Spelling, _ team: Spelling) -> Int {
    if let place = places[key] { return place }
    places[key] = totals.count
    let identity = names.all[key.player]
    let total = PlayerTotal(spelling: spelling, identity: identity, teamSpellings: [team])
    totals.append((key, total))
    return totals.count - 1
  }

  /// The players, in no order.
  public var all: [PlayerTotal] {
    var all: [PlayerTotal] = []
    var people: [Int: Int] = [:]
    for (key, total) in totals {
      if let person = people[key.player] {
        all[person].add(total)
        continue
      }
      all.append(total)
      if namesakes.contains(key.player) {
        all[all.count - 1].own = names.all[key.team]
      } else {
        people[key.player] = all.count - 1
      }
    }
    return all
  }
}

extension PlayerTotal {
  /// Adds a game of the player for the one team.
  fileprivate mutating func add(
    _ line: StatLineDocument, _ spelling: Spelling, of team: Spelling, isWon: Bool?
  ) {
    self.spelling.write(spelling)
    teamSpellings[0].write(team)
    games += 1
    if isWon == true { wins += 1 }
    if isWon == false { losses += 1 }
    self.line.add(line.line)
    fouls &+= line.fouls
    shots.add(line.line, attempts: line.shots.attempts)
    addCourt(line.played, line.plusMinus, games: line.played == nil ? 0 : 1)
  }

  private mutating func addCourt(_ milliseconds: Int?, _ points: Int?, games: Int) {
    guard games > 0 else { return }
    trackedGames += games
    played = (played ?? 0) &+ (milliseconds ?? 0)
    plusMinus = (plusMinus ?? 0) &+ (points ?? 0)
  }

  /// Adds the total of the same player for another team.
  fileprivate mutating func add(_ other: PlayerTotal) {
    spelling.write(other.spelling)
    teamSpellings += other.teamSpellings
    games += other.games
    wins += other.wins
    losses += other.losses
    line.add(other.line)
    fouls &+= other.fouls
    shots.add(other.shots)
    addCourt(other.played, other.plusMinus, games: other.trackedGames)
  }

  /// The side that the player is on in a game, and the line there; nil if the player is not in it.
  func line(
    in game: SeasonGame, by names: inout NumberedNames
  ) -> (side: Side, line: StatLineDocument)? {
    for side in Side.allCases {
      if let own, names.identity(of: game.teams[side].name) != own { continue }
      let lines = game.lines(of: side) { names.number(of: $0) }
      if let place = lines.names.firstIndex(where: { names.all[$0] == identity }) {
        return (side, lines.lines[place])
      }
    }
    return nil
  }
}

/// A value to sort players by, the highest first.
public struct SortKey: Sendable {
  private typealias Value = @Sendable (PlayerTotal) -> Int

  private let name: String
  private let value: Value

  /// Points.
  public static let points = SortKey(name: "points") { $0.line.points }

  /// The names of all keys: every count of a line, and `pointsPerGame`.
  public static var names: [String] { all.map(\.name) }

  private init(name: String, value: @escaping Value) { (self.name, self.value) = (name, value) }

  /// The key of a name; nil if there is none.
  public init?(_ name: String) {
    guard let key = Self.all.first(where: { $0.name == name }) else { return nil }
    self = key
  }

  private static let all: [SortKey] =
    [
      points, SortKey(name: "pointsPerGame", value: points.value),
      SortKey(name: "games") { $0.games },
    ]
    + Move.allCases.filter { !$0.isSubstitution }.map { move in
      SortKey(name: move.name) { $0.line[move] }
    } + [
      SortKey(name: "offensiveRebound") { $0.line.offensiveRebounds },
      SortKey(name: "defensiveRebound") { $0.line.defensiveRebounds },
      SortKey(name: "secondsPlayed") { $0.played ?? 0 },
      SortKey(name: "plusMinus") { $0.plusMinus ?? 0 },
    ]

  /// The games over which a player's average is taken: for minutes and plus-minus only those that
  /// tell who was on court.
  private func games(of player: PlayerTotal) -> Int {
    ["secondsPlayed", "plusMinus"].contains(name) ? max(1, player.trackedGames) : player.games
  }

  /// The players in order; ties are broken by points, then by name.
  ///
  /// - Parameter perGame: whether to compare the averages of a count.
  public func sorted(_ players: [PlayerTotal], perGame: Bool = false) -> [PlayerTotal] {
    let isPerGame = name == "pointsPerGame" || (perGame && name != "games")
    // Computed once for each player, not in each comparison.
    let keys = players.map { player in
      (
        ratio: Ratio(value(player), isPerGame ? games(of: player) : 1), points: player.line.points,
        name: "\(player.name.folded) \(player.name) \(player.teams.first ?? "")"
      )
    }
    return players.indices.sorted { place, next in
      let (one, other) = (keys[place], keys[next])
      if let left = one.ratio, let right = other.ratio, left != right { return left > right }
      return one.points == other.points ? one.name < other.name : one.points > other.points
    }.map { players[$0] }
  }
}

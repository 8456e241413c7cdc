import Basketball
import Documents

/// What a player or a whole team has done in a season.
public struct SeasonTotal: Counted {
  private var spelling: Spelling
  /// What all spellings of the name share.
  public let identity: String
  /// The team that tells the player from a namesake.
  var namesakeTeam: String?
  /// Those of a player by the identities of their names, each as it was written last.
  private(set) var ofTeams: [String: Spelling]
  /// Games that a player has played.
  public private(set) var games = 1
  /// Games that the team has won.
  public private(set) var wins: Int
  /// Games that it has lost. A game that nobody won is neither.
  public private(set) var losses: Int
  /// All lines added up: attempts of the games in which misses were recorded, the time on court of
  /// those that tell it.
  public private(set) var stats = StatLineDocument(nil, StatLine())
  /// What some game kept.
  public private(set) var kept: Kept
  /// How many games kept what.
  private var gamesKeeping: [Kept: Int]
  /// What shots were worth in the games.
  public private(set) var shots: Set<ShotValues>

  /// How the shots went in, in the games that tell.
  private var efficiency: Efficiency
  /// Points of both sides as tables count them; a player has none.
  public private(set) var (pointsFor, pointsAgainst) = (0, 0)
  /// The numbers behind the score of a team; nil of a player.
  public private(set) var numbers: TeamNumbers?

  /// Whether somebody else has the same name in another team.
  var hasNamesake: Bool { namesakeTeam != nil }
  /// The name, as it was written last.
  public var name: String { spelling.name }
  /// The names of the teams, as they were written last, by the alphabet.
  public var teams: [String] { ofTeams.values.map(\.name).inOrder(by: \.self) }
  public var pointsPerGame: Ratio? { average(.points) }

  /// What a player has done in a game, or a whole team, which is of no team.
  init(
    _ game: Appearance, _ identity: String, as name: Spelling, of teams: [String: Spelling] = [:]
  ) {
    spelling = name
    self.identity = identity
    ofTeams = teams
    wins = game.isWon == true ? 1 : 0
    losses = game.isWon == false ? 1 : 0
    kept = game.kept
    gamesKeeping = [game.kept: 1]
    shots = [game.shots]
    stats.add(game.stats)
    efficiency = Efficiency(game.stats, by: game.shots)
    if !teams.isEmpty { return }
    let score = LeagueGame(game.game.row).counted
    pointsFor = score[game.side]
    pointsAgainst = score[game.side.other]
    numbers = game.game.numbers?[game.side]
  }

  /// Adds what the same player or team has done in other games.
  mutating func add(_ other: SeasonTotal) {
    spelling.write(other.spelling)
    for (identity, team) in other.ofTeams { ofTeams[identity, default: team].write(team) }
    games += other.games
    wins += other.wins
    losses += other.losses
    stats.add(other.stats)
    kept.formUnion(other.kept)
    gamesKeeping.merge(other.gamesKeeping, uniquingKeysWith: +)
    shots.formUnion(other.shots)
    efficiency.add(other.efficiency)
    pointsFor &+= other.pointsFor
    pointsAgainst &+= other.pointsAgainst
    if let more = other.numbers { numbers?.add(more) }
  }

  /// How many of the games kept what a figure needs.
  public func games(keeping needs: Kept) -> Int {
    gamesKeeping.reduce(0) { $0 + ($1.key.isSuperset(of: needs) ? $1.value : 0) }
  }

  /// A count in a game of those that kept it; nil if none did.
  public func average(_ figure: Figure<StatLineDocument>) -> Ratio? {
    Ratio(figure.value(stats), games(keeping: figure.needs))
  }
}

/// What the teams of a season have done.
public struct TeamTotals {
  /// Games that were added.
  public private(set) var games = 0
  private var teams = NameBook<SeasonTotal?>()

  public init() {}

  /// Adds a game that is over. Of a result only who won, and the points.
  public mutating func add(_ game: SeasonGame) {
    games += 1
    for side in Side.allCases {
      let spelling = Spelling(name: game.teams[side].name, written: game.row.date)
      let number = teams.number(of: spelling.name, spelling.written, new: nil)
      let total = SeasonTotal(game.team(side), teams.entries[number].identity, as: spelling)
      if teams[number]?.add(total) == nil { teams[number] = total }
    }
  }

  /// The teams, in no order.
  public var all: [SeasonTotal] { teams.entries.compactMap(\.value) }
}

extension SeasonTotal {
  /// The figures beside the counts: games, points, how the shots of a player went in, or all numbers
  /// of a team.
  ///
  /// - Parameter perGame: whether numbers that are counts are averages.
  public static func figures(ofTeams: Bool, perGame: Bool = false) -> [Figure<SeasonTotal>] {
    let rank = ofTeams ? 0 : 6
    let games: [Figure<SeasonTotal>] = [
      Figure("games", "G", "games") { $0.games },
      Figure("wins", "W", "won", rank: rank) { $0.wins },
      Figure("losses", "L", "lost", rank: rank) { $0.losses },
      Figure("pointsPerGame", "PPG", "points a game", unit: .decimals(1)) {
        $0.pointsPerGame?.thousandths
      },
    ]
    let shooting = Efficiency.figures.map { $0.of(\SeasonTotal.efficiency) }
    if !ofTeams { return games + shooting }
    return games + [
      Figure("pointsFor", "FOR", "points", rank: 5) { $0.pointsFor },
      Figure("pointsAgainst", "AGAINST", "points against", rank: 5) { $0.pointsAgainst },
    ] + TeamNumbers.figures(perGame: perGame).map { $0.of(\SeasonTotal.numbers) }
      // Effective field goals are one of the numbers.
      + shooting.dropFirst()
  }
}

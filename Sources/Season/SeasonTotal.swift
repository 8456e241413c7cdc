import Basketball
import Documents

/// What a player or a whole team has done in a season.
public struct SeasonTotal: Counted {
  private var spelling = Spelling()
  /// The team that tells the player from a namesake, by what all spellings of its name share.
  private(set) var namesakeTeam: String?
  /// The names of the teams, each as it was written last.
  private var ofTeams = [Spelling]()
  /// Games that the team has won.
  public private(set) var wins = 0
  /// Games that it has lost. A game that nobody won is neither.
  public private(set) var losses = 0
  /// All lines added up: attempts of the games in which misses were recorded, the time on court of
  /// those that tell it.
  public private(set) var stats = StatLineDocument(nil, StatLine())
  /// What the games kept, with how many kept the same: mostly one entry for all.
  private var countings = [Counting]()
  /// The efficiency of the shots, in games that recorded misses.
  private var efficiency = Efficiency()
  /// Points of both sides as tables count them; a player has none.
  public private(set) var pointsFor = 0, pointsAgainst = 0
  /// Points of a team, and those against it, by its games without forfeits; nil of a player.
  private var played: Ratio?
  public private(set) var againstPerGame: Ratio?
  private var isTeam = false
  /// The numbers behind the score of a team; nil of a player.
  public private(set) var numbers: TeamNumbers?

  /// What some games kept, what their shots were worth, and how many they are.
  private struct Counting {
    let kept: Kept
    let shots: ShotValues
    var games = 1
  }

  /// What all spellings of the name share.
  public var identity: String { Name.identity(name) }
  /// Whether somebody else has the same name in another team.
  public var hasNamesake: Bool { namesakeTeam != nil }
  /// The name, as it was written last.
  public var name: String { spelling.name }
  /// The names of the teams, as they were written last, by the alphabet.
  public var teams: [String] { ofTeams.map(\.name).inOrder(by: \.self) }
  /// Games that the player, or the team, has played.
  public var games: Int { countings.reduce(0) { $0 + $1.games } }
  /// What some game kept.
  public var kept: Kept { countings.reduce(into: []) { $0.formUnion($1.kept) } }
  /// What shots were worth in the games.
  public var shots: Set<ShotValues> { Set(countings.map(\.shots)) }
  /// Points per game; of a team, as tables have them, without forfeits.
  public var pointsPerGame: Ratio? { isTeam ? played : average(.points) }

  /// The total as that of one of several players who have the name.
  var ofNamesake: SeasonTotal {
    var total = self
    total.namesakeTeam = ofTeams.first.map { Name.identity($0.name) }
    return total
  }

  /// Adds what the player, or the whole team, has done in a game, under the name as it is written there.
  mutating func add(_ game: Appearance, as name: String) {
    let team = Spelling(name: game.teams.own, written: game.date)
    spelling.adopt(Spelling(name: name, written: game.date))
    if ofTeams.isEmpty { ofTeams = [team] } else { ofTeams[0].adopt(team) }
    wins += game.isWon == true ? 1 : 0
    losses += game.isWon == false ? 1 : 0
    stats.add(game.stats)
    let keptNothing = game.ending == .forfeit && game.game.isWithoutPlay
    count(Counting(kept: keptNothing ? [] : game.game.kept, shots: game.shots))
    efficiency.add(Efficiency(game.stats, by: game.shots))
    isTeam = game.stats.player == nil
    if !isTeam { return }
    let score = game.counted
    pointsFor &+= score.own
    pointsAgainst &+= score.other
    if game.ending != .forfeit {
      played = .pooled(played, Ratio(score.own, 1))
      againstPerGame = .pooled(againstPerGame, Ratio(score.other, 1))
    }
    guard let more = game.game.numbers?[game.side] else { return }
    if numbers?.add(more) == nil { numbers = more }
  }

  /// Adds what the same player has done for other teams.
  mutating func merge(_ other: SeasonTotal) {
    spelling.adopt(other.spelling)
    ofTeams += other.ofTeams
    wins += other.wins
    losses += other.losses
    stats.add(other.stats)
    other.countings.forEach { count($0) }
    efficiency.add(other.efficiency)
  }

  private mutating func count(_ more: Counting) {
    let known = countings.firstIndex { $0.kept == more.kept && $0.shots == more.shots }
    if let known { countings[known].games += more.games } else { countings.append(more) }
  }

  /// How many of the games kept what a column needs.
  public func games(keeping needs: Kept) -> Int {
    countings.reduce(0) { $0 + ($1.kept.isSuperset(of: needs.union(.anything)) ? $1.games : 0) }
  }

  /// The average of a count over the games that kept it; nil if none did.
  public func average(_ column: Column<StatLineDocument>) -> Ratio? {
    Ratio(column.number(stats), games(keeping: column.needs))
  }
}

extension SeasonTotal {
  /// The columns beside the counts: games, points, how the shots of a player went in, or all numbers
  /// of a team.
  ///
  /// - Parameter perGame: whether numbers that are counts are averages.
  public static func columns(ofTeams: Bool, perGame: Bool = false) -> [Column<SeasonTotal>] {
    let rank = ofTeams ? 0 : 6
    let games: [Column<SeasonTotal>] = [
      Column("G", "games", key: "games") { $0.games },
      Column("W", "won", key: "wins", rank: rank) { $0.wins },
      Column("L", "lost", key: "losses", rank: rank) { $0.losses },
      Column("PPG", "points a game", key: "pointsPerGame", as: .decimals(1)) {
        $0.pointsPerGame
      },
    ]
    let shooting = Efficiency.columns.map { $0.of(\SeasonTotal.efficiency) }
    if !ofTeams { return games + shooting + [Column.usage.of { $0.stats }] }
    return games + [
      Column("FOR", "points", key: "pointsFor", rank: 5) { $0.pointsFor },
      Column("AGAINST", "points against", key: "pointsAgainst", rank: 5) { $0.pointsAgainst },
    ] + TeamNumbers.columns(perGame: perGame).map { $0.of(\SeasonTotal.numbers) }
      // Effective field goals are one of the numbers.
      + shooting.dropFirst()
  }
}

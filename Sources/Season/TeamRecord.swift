import Basketball
import Documents

/// The games and points of a team.
public struct TeamRecord: Sendable {
  private var spelling: Spelling
  /// What all spellings of its name share.
  let identity: String
  /// Games with a winner.
  public private(set) var games = 0
  /// Games won.
  public private(set) var wins = 0
  /// Points scored.
  public private(set) var pointsFor = 0
  /// Points against it.
  public private(set) var pointsAgainst = 0
  /// The games without forfeits, and the points scored in them.
  private var played = (games: 0, points: 0)
  /// When each game was made, and whether it was won.
  private var results: [(created: TimeOfDay, id: String, isWon: Bool)] = []

  init(_ spelling: Spelling, _ identity: String) {
    (self.spelling, self.identity) = (spelling, identity)
  }

  /// Its name in the latest spelling.
  public var name: String { spelling.name }
  /// Games lost.
  public var losses: Int { games - wins }
  /// Points scored less points against.
  public var difference: Int { pointsFor &- pointsAgainst }
  /// Games won of those played; nil before the first.
  public var winRatio: Ratio? { Ratio(wins, games) }
  /// Points per game without forfeits; nil if it has no other games.
  public var pointsPerGame: Ratio? { Ratio(played.points, played.games) }

  /// Games won in a row up to now; games lost in a row are negative.
  public var streak: Int {
    let latest = results.sorted { ($0.created, $0.id) > ($1.created, $1.id) }
    guard let last = latest.first else { return 0 }
    let count = latest.prefix { $0.isWon == last.isWon }.count
    return last.isWon ? count : -count
  }

  /// Whether both are of the same team.
  func isSame(as other: TeamRecord) -> Bool { identity == other.identity }

  /// The side of the team in a game; nil if it is not in it.
  func side(in game: SeasonGame, by names: inout NumberedNames) -> Side? {
    Side.allCases.first { names.identity(of: game.teams[$0].name) == identity }
  }

  /// Adds a game with a winner.
  mutating func add(_ game: LeagueGame, as side: Side) {
    let (own, other, isWon) = (game.score[side], game.score[side.other], game.winner == side)
    spelling.write(Spelling(game.teams[side], game.created))
    games += 1
    if isWon { wins += 1 }
    pointsFor &+= own
    pointsAgainst &+= other
    if !game.isForfeit { played = (played.games + 1, played.points &+ own) }
    results.append((game.created, game.id, isWon))
  }
}

/// What a league table counts of a game with a winner.
public struct LeagueGame: Sendable {
  /// The name of the game in its library.
  public let id: String
  /// When it was made.
  public let created: TimeOfDay
  /// The names of the teams, as they are written in it.
  public let teams: Sides<String>
  /// The points.
  public let score: Sides<Int>
  /// The side that has won.
  public let winner: Side
  /// Whether a side did not play, or did not finish: then it counts in no average.
  public let isForfeit: Bool

  /// A game that was won.
  public init(
    id: String, created: TimeOfDay, teams: Sides<String>, score: Sides<Int>, winner: Side,
    isForfeit: Bool
  ) {
    (self.id, self.created, self.teams) = (id, created, teams)
    (self.score, self.winner, self.isForfeit) = (score, winner, isForfeit)
  }

  /// The game of a list; nil without a winner.
  public init?(_ game: GameRow) {
    guard let winner = game.winner else { return nil }
    self.init(
      id: game.id, created: game.created,
      teams: Sides(home: game.home.name, away: game.away.name),
      score: Sides(home: game.home.score, away: game.away.score), winner: winner,
      isForfeit: game.ending == .forfeit)
  }
}

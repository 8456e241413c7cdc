import Basketball
import Documents

/// The table of a season or of a pool.
public struct LeagueTable: Sendable {
  /// Games that somebody has won: the others do not count.
  public private(set) var games = 0
  private var names = NameBook<[TeamRecord.Result]>()

  public init() {}

  /// The records of its teams.
  public var records: [TeamRecord] { names.entries.map(TeamRecord.init) }

  /// Adds a game, if somebody has won it.
  public mutating func add(_ game: LeagueGame) {
    guard let winner = game.winner else { return }
    games += 1
    let teams = game.teams.map { names.number(of: $0, game.time, new: []) }
    for side in Side.allCases {
      names[teams[side]].append(
        TeamRecord.Result(
          game: game, opponent: names.entries[teams[side.other]].identity,
          points: (game.score[side], game.score[side.other]), isWon: side == winner))
    }
  }

  /// Adds a team that may have no game yet.
  public mutating func add(team: String) {
    _ = names.number(of: team, TimeOfDay(milliseconds: 0), new: [])
  }

  /// The teams in order.
  public var places: [RankedTeam] { records.ranked(by: Criterion.average) }
}

/// A game as a table counts it.
public struct LeagueGame: Equatable, Sendable {
  /// The name of the game in its library.
  public let id: String
  /// The number of its fixture in an event.
  public let fixture: Int?
  /// When it was made or, in an event, linked to its fixture.
  public let time: TimeOfDay
  /// The names of the teams, as they are written in it.
  public var teams: Sides<String>
  public var score: Sides<Int>
  /// The winner; nil if there is none.
  public var winner: Side?
  /// How it ended; nil while it is in play.
  public let ending: Ending?

  public init(
    id: String, fixture: Int?, time: TimeOfDay, teams: Sides<String>, score: Sides<Int>,
    winner: Side?, ending: Ending?
  ) {
    (self.id, self.fixture, self.time, self.teams) = (id, fixture, time, teams)
    (self.score, self.winner, self.ending) = (score, winner, ending)
  }

  /// The game of a list.
  ///
  /// - Parameter linked: when it was linked to its fixture, if it was.
  public init(_ game: GameRow, linked: TimeOfDay? = nil) {
    self.init(
      id: game.id, fixture: game.link?.fixture, time: linked ?? game.created,
      teams: Sides(home: game.home.name, away: game.away.name),
      score: Sides(home: game.home.score, away: game.away.score), winner: game.winner,
      ending: game.ending)
  }
}

/// The games and points of a team.
public struct TeamRecord: Sendable {
  /// Its name in the latest spelling.
  public let name: String
  /// What all spellings of its name share.
  let identity: String
  let results: [Result]

  /// A game with a winner, from the side of the team.
  struct Result {
    let game: LeagueGame
    /// The identity of the other team's name.
    let opponent: String
    let points: (own: Int, other: Int)
    let isWon: Bool
  }

  init(_ entry: NameBook<[Result]>.Entry) {
    (name, identity, results) = (entry.spelling.name, entry.identity, entry.value)
  }

  /// Games with a winner.
  public var games: Int { results.count }
  public var wins: Int { results.count(where: \.isWon) }
  public var losses: Int { games - wins }
  public var pointsFor: Int { results.reduce(0) { $0 &+ $1.points.own } }
  public var pointsAgainst: Int { results.reduce(0) { $0 &+ $1.points.other } }
  public var difference: Int { pointsFor &- pointsAgainst }
  /// Games won of those played; nil before the first.
  public var winRatio: Ratio? { Ratio(wins, games) }

  /// Points per game without forfeits; nil if it has no other games.
  public var pointsPerGame: Ratio? {
    let played = results.filter { $0.game.ending != .forfeit }
    return Ratio(played.reduce(0) { $0 &+ $1.points.own }, played.count)
  }

  /// Games won in a row up to now; games lost in a row are negative.
  public var streak: Int {
    let latest = results.sorted { ($0.game.time, $0.game.id) > ($1.game.time, $1.game.id) }
    guard let last = latest.first else { return 0 }
    let count = latest.prefix { $0.isWon == last.isWon }.count
    return last.isWon ? count : -count
  }

  /// The side of the team in a game; nil if it is not in it.
  func side(in game: SeasonGame, by names: inout NameBook<Void>) -> Side? {
    Side.allCases.first { names.identity(of: game.teams[$0].name) == identity }
  }
}

import Basketball
import Documents

/// What a player or a whole team has done in a season.
public struct SeasonTotal: Sendable {
  private var spelling: Spelling
  /// What all spellings of the name share.
  public let identity: String
  /// The team that tells the player from a namesake.
  fileprivate var own: String?
  /// Those of a player by the identities of their names, each as it was written last.
  fileprivate private(set) var ofTeams: [String: Spelling]
  /// Games in which a player was on a roster.
  public private(set) var games = 1
  /// Games that the team has won.
  public private(set) var wins: Int
  /// Games that it has lost. A game that nobody won is neither.
  public private(set) var losses: Int
  /// All lines added up: attempts of the games in which misses were recorded, the time on court of
  /// those that tell it.
  public private(set) var total = StatLineDocument(nil, StatLine())
  /// Games that tell who was on court.
  public private(set) var trackedGames: Int
  /// What shots were worth in the games.
  public private(set) var shots: Set<ShotValues>

  /// How the shots went in, in the games that tell.
  private var efficiency: Efficiency
  /// Points of both sides as tables count them; a player has none.
  public private(set) var (pointsFor, pointsAgainst) = (0, 0)
  /// The numbers behind the score of a team; nil of a player.
  public private(set) var numbers: TeamNumbers?

  /// Whether somebody else has the same name, on the other side of a game.
  var hasNamesake: Bool { own != nil }
  /// The name, as it was written last.
  public var name: String { spelling.name }
  /// The names of the teams, as they were written last, by the alphabet.
  public var teams: [String] { ofTeams.values.map(\.name).inOrder(by: \.self) }
  public var pointsPerGame: Ratio? { Ratio(total.line.points, games) }

  /// What a player has done in a game, or a whole team, which is of no team.
  fileprivate init(
    _ line: StatLineDocument, _ identity: String, as name: Spelling,
    of teams: [String: Spelling] = [:], on side: Side, in game: SeasonGame
  ) {
    spelling = name
    self.identity = identity
    ofTeams = teams
    let isWon = game.row.winner.map { $0 == side }
    wins = isWon == true ? 1 : 0
    losses = isWon == false ? 1 : 0
    trackedGames = line.played == nil ? 0 : 1
    shots = [game.shots]
    total.add(line)
    efficiency = Efficiency(line, by: game.shots)
    if !teams.isEmpty { return }
    let score = LeagueGame(game.row).counted
    pointsFor = score[side]
    pointsAgainst = score[side.other]
    numbers = game.numbers?[side]
  }

  /// Adds what the same player or team has done in other games.
  fileprivate mutating func add(_ other: SeasonTotal) {
    spelling.write(other.spelling)
    for (identity, team) in other.ofTeams { ofTeams[identity, default: team].write(team) }
    games += other.games
    wins += other.wins
    losses += other.losses
    total.add(other.total)
    trackedGames += other.trackedGames
    shots.formUnion(other.shots)
    efficiency.add(other.efficiency)
    pointsFor &+= other.pointsFor
    pointsAgainst &+= other.pointsAgainst
    if let more = other.numbers { numbers?.add(more) }
  }
}

/// What the teams of a season have done.
public struct TeamTotals {
  /// Games that were added.
  public private(set) var games = 0
  private var teams = NameBook<SeasonTotal?>()

  public init() {}

  /// Adds a game that is over: a result says nothing of what the teams did.
  public mutating func add(_ game: SeasonGame) {
    if game.teams.isResult { return }
    games += 1
    for side in Side.allCases {
      let team = game.teams[side]
      let date = game.row.date
      let number = teams.number(of: team.name, date, new: nil)
      let total = SeasonTotal(
        team.total, teams.entries[number].identity,
        as: Spelling(name: team.name, written: date), on: side, in: game)
      if teams[number]?.add(total) == nil { teams[number] = total }
    }
  }

  /// The teams, in no order.
  public var all: [SeasonTotal] { teams.entries.compactMap(\.value) }
}

/// What the players of a season have done.
public struct Players {
  /// Games that were added.
  public private(set) var games = 0
  /// Of each name a total a team: whether it is one person is known only after all games.
  private var people = NameBook<[SeasonTotal]>()
  /// Names that were on both sides of one game: two people, told apart by their teams.
  private var namesakes: Set<Int> = []
  private var teams = NameBook<Void>()
  private let only: String?

  /// - Parameter team: the identity of the team whose players they are; nil for all players.
  init(of team: String?) { only = team }

  /// Adds a game that is over: a result says nothing of the players.
  public mutating func add(_ game: SeasonGame) {
    let date = game.row.date
    if game.hasPlayers { games += 1 }
    let lines = Sides { side in
      game.lines(of: side) { people.number(of: $0, date, new: []) }
    }
    namesakes.formUnion(lines.home.keys.filter { lines.away[$0] != nil })
    for side in Side.allCases {
      let spelling = Spelling(name: game.teams[side].name, written: date)
      let team = teams.identity(of: spelling.name)
      if let only, only != team { continue }
      for (person, line) in lines[side] {
        let total = SeasonTotal(
          line, people.entries[person].identity,
          as: Spelling(name: line.name ?? "", written: date),
          of: [team: spelling], on: side, in: game)
        if let place = people[person].firstIndex(where: { $0.ofTeams[team] != nil }) {
          people[person][place].add(total)
        } else {
          people[person].append(total)
        }
      }
    }
  }

  /// The players, in no order.
  public var all: [SeasonTotal] {
    people.entries.enumerated().flatMap { number, person in
      if namesakes.contains(number) {
        return person.value.map { total in
          var total = total
          total.own = total.ofTeams.keys.first
          return total
        }
      }
      return person.value.dropFirst().reduce(into: Array(person.value.prefix(1))) {
        $0[0].add($1)
      }
    }
  }
}

extension SeasonTotal {
  /// The side that the player is on in a game, and the line there; nil if the player is not in it.
  func line(
    in game: SeasonGame, by names: inout NameBook<Void>
  ) -> (side: Side, line: StatLineDocument)? {
    for side in Side.allCases {
      if let own, names.identity(of: game.teams[side].name) != own { continue }
      let lines = game.lines(of: side) { names.identity(of: $0) }
      if let line = lines[identity] { return (side, line) }
    }
    return nil
  }

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

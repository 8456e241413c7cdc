import Basketball
import Documents

/// What a player has done in a season.
public struct PlayerTotal: Sendable {
  private var spelling: Spelling
  fileprivate let identity: String
  /// The team that tells the player from a namesake.
  private var own: String?
  /// The teams by the numbers of their names, each as it was written last.
  fileprivate private(set) var ofTeams: [(number: Int, spelling: Spelling)]
  /// Games in which the player was on a roster.
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

  /// Whether somebody else has the same name, on the other side of a game.
  var hasNamesake: Bool { own != nil }
  /// The name, as it was written last.
  public var name: String { spelling.name }
  /// The names of the teams, as they were written last, by the alphabet.
  public var teams: [String] { ofTeams.map(\.spelling.name).inOrder(by: \.self) }
  public var pointsPerGame: Ratio? { Ratio(total.line.points, games) }

  /// What a player has done in a game.
  fileprivate init(
    _ line: StatLineDocument, identity: String, of team: (Int, Spelling), isWon: Bool?,
    shots: ShotValues
  ) {
    (spelling, self.identity) = (Spelling(line.name ?? "", team.1.written), identity)
    ofTeams = [team]
    (wins, losses) = (isWon == true ? 1 : 0, isWon == false ? 1 : 0)
    (trackedGames, self.shots) = (line.played == nil ? 0 : 1, [shots])
    total.add(line)
  }

  /// The same of a player whom the team tells from a namesake.
  fileprivate func known(by team: String) -> PlayerTotal {
    var total = self
    total.own = team
    return total
  }

  /// Adds what the same player has done in other games.
  fileprivate mutating func add(_ other: PlayerTotal) {
    spelling.write(other.spelling)
    for (number, team) in other.ofTeams {
      if let place = ofTeams.firstIndex(where: { $0.number == number }) {
        ofTeams[place].spelling.write(team)
      } else {
        ofTeams.append((number, team))
      }
    }
    games += other.games
    wins += other.wins
    losses += other.losses
    total.add(other.total)
    trackedGames += other.trackedGames
    shots.formUnion(other.shots)
  }
}

/// What the players of a season have done.
public struct Players {
  /// Games that were added.
  public private(set) var games = 0
  /// Of each name a total a team: whether it is one person is known only after all games.
  private var people = NameBook<[PlayerTotal]>()
  /// Names that were on both sides of one game: two people, told apart by their teams.
  private var namesakes: Set<Int> = []
  private var teams = NameBook<Void>()
  private let team: String?

  /// - Parameter team: the identity of the team whose players they are; nil for all players.
  init(of team: String?) { self.team = team }

  /// Adds a game that is over: a result says nothing of the players.
  public mutating func add(_ game: SeasonGame) {
    let created = game.row.created
    if game.hasPlayers { games += 1 }
    let lines = Sides { side in
      game.lines(of: side) { people.number(of: $0, created, new: []) }
    }
    for name in lines.home.names where lines.away.names.contains(name) { namesakes.insert(name) }
    for side in Side.allCases {
      let spelling = Spelling(game.teams[side].name, created)
      if let team, team != Name.identity(spelling.name) { continue }
      let team = teams.number(of: spelling.name)
      for (person, line) in zip(lines[side].names, lines[side].lines) {
        let total = PlayerTotal(
          line, identity: people.entries[person].identity, of: (team, spelling),
          isWon: game.row.winner.map { $0 == side }, shots: game.shots)
        if let place = people[person].firstIndex(where: { $0.ofTeams[0].number == team }) {
          people[person][place].add(total)
        } else {
          people[person].append(total)
        }
      }
    }
  }

  /// The players, in no order.
  public var all: [PlayerTotal] {
    people.entries.enumerated().flatMap { number, person in
      if namesakes.contains(number) {
        return person.value.map { $0.known(by: teams.entries[$0.ofTeams[0].number].identity) }
      }
      return person.value.dropFirst().reduce(into: Array(person.value.prefix(1))) {
        $0[0].add($1)
      }
    }
  }
}

extension PlayerTotal {
  /// The side that the player is on in a game, and the line there; nil if the player is not in it.
  func line(
    in game: SeasonGame, by names: inout NameBook<Void>
  ) -> (side: Side, line: StatLineDocument)? {
    for side in Side.allCases {
      if let own, names.identity(of: game.teams[side].name) != own { continue }
      let lines = game.lines(of: side) { names.number(of: $0) }
      if let place = lines.names.firstIndex(where: { names.entries[$0].identity == identity }) {
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
  public static let points = SortKey(name: "points") { $0.total.line.points }

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
    + (Move.allCases.filter { !$0.isSubstitution }.map { .count($0) }
    + Figure.rebounds + [.minutes, .plusMinus])
    .map { figure in
      SortKey(name: figure.key.description) { figure.value($0.total) ?? 0 }
    }

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
        ratio: Ratio(value(player), isPerGame ? games(of: player) : 1),
        points: player.total.line.points,
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

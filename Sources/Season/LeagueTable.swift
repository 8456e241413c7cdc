import Basketball
import Documents

/// The table of a season or of a pool.
public struct LeagueTable: Sendable {
  /// Games that somebody has won or lost, and the others, which do not count.
  public private(set) var games = 0, withoutWinner = 0
  /// For each ranking, how many games have it, and the newest of these.
  private var rankings = [Ranking: (games: Int, newest: (GameDate, String))]()
  private var names = NameBook<[TeamRecord.Result]>()
  private var deductions = [Deduction]()
  private let chosen: Ranking?

  /// A table without games.
  ///
  /// - Parameter chosen: what to rank by; nil for the ranking that most of its games have, of several
  ///   that of the newest.
  public init(by chosen: Ranking? = nil) { self.chosen = chosen }

  /// The records of its teams.
  public var records: [TeamRecord] {
    let deducted = Dictionary(grouping: deductions) { Name.identity($0.team) }
    return names.entries.map {
      TeamRecord(
        name: $0.name, identity: $0.identity, results: $0.value,
        deductions: deducted[$0.identity] ?? [])
    }
  }

  /// The table of these teams, of which some may have no game yet.
  public init(of teams: [String], _ games: [LeagueGame], by chosen: Ranking? = nil) {
    self.init(by: chosen)
    for team in teams { add(team: team) }
    for game in games { add(game) }
  }

  /// Adds a game, if somebody has won or lost it.
  public mutating func add(_ game: LeagueGame) {
    guard game.isDecided else {
      withoutWinner += 1
      return
    }
    games += 1
    let known = rankings[game.table.ranking] ?? (0, game.order)
    rankings[game.table.ranking] = (
      known.games + 1, known.newest < game.order ? game.order : known.newest
    )
    let score = game.counted
    let teams = game.teams.map { names.intern($0, game.date, new: []) }
    for side in Side.allCases {
      names[teams[side]].append(
        TeamRecord.Result(
          game: game, side: side, opponent: names.entries[teams[side.other]].identity,
          points: (score[side], score[side.other]), isWon: side == game.winner))
    }
  }

  /// Takes classification points off a team, if it is in the table.
  public mutating func deduct(_ deduction: Deduction) { deductions.append(deduction) }

  /// Adds a team that may have no game yet.
  public mutating func add(team: String) { _ = names.intern(team, new: []) }

  public var ranking: Ranking {
    if let chosen { return chosen }
    let usual = rankings.max {
      $0.value.games == $1.value.games
        ? $0.value.newest < $1.value.newest : $0.value.games < $1.value.games
    }
    return usual?.key ?? .average
  }

  /// Whether its games are ranked in several ways, and no ranking was chosen.
  public var isMixed: Bool { chosen == nil && rankings.count > 1 }

  /// Whether its ranking is known: somebody has chosen it, or it has games.
  public var isRanked: Bool { chosen != nil || games > 0 }

  /// Its games, in no order.
  private var counted: [LeagueGame] {
    names.entries.flatMap(\.value).filter { $0.side == .home }.map(\.game)
  }

  /// The events of which the table has games; nil for games of no event.
  var events: Set<String?> { Set(counted.map(\.event)) }

  /// The order of its newest game; nil before the first.
  var newest: (GameDate, String)? { rankings.values.map(\.newest).max { $0 < $1 } }

  /// The day of its first game; nil without games.
  var firstDay: Day? { counted.map(\.date.day).min() }

  /// The table of its games of an event, or of none, with these deductions.
  func only(_ event: String?, _ deductions: [Deduction] = []) -> LeagueTable {
    var table = LeagueTable(by: chosen)
    for game in counted where game.event == event { table.add(game) }
    table.deductions = deductions
    return table
  }

  /// The teams in order.
  public var places: [RankedTeam] { records.ranked(by: ranking) }
}

/// A game as a table counts it.
public struct LeagueGame: Equatable, Sendable {
  /// The name of the game in its library.
  public let id: String
  /// The event that it is played for, and the number of its fixture there.
  public let event: String?
  public let fixture: Int?
  /// The day on which it was played, and when it was made.
  public let date: GameDate
  /// When it was linked to its fixture; else when it was made.
  public let linked: TimeOfDay
  /// When it was last changed.
  public let changed: TimeOfDay
  /// The names of the teams, as they are written in it.
  public var teams: Sides<String>
  public var score: Sides<Int>
  /// The winner; nil if there is none.
  public var winner: Side?
  /// How it ended; nil while it is in play.
  public let ending: Ending?
  /// How it is counted and ranked.
  public let table: TableRules

  public init(
    id: String, event: String? = nil, fixture: Int?, date: GameDate, linked: TimeOfDay? = nil,
    changed: TimeOfDay? = nil, teams: Sides<String>, score: Sides<Int>, winner: Side?,
    ending: Ending?,
    table: TableRules = TableRules()
  ) {
    self.id = id
    self.event = event
    self.fixture = fixture
    self.date = date
    self.linked = linked ?? date.created
    self.changed = changed ?? self.linked
    self.teams = teams
    self.score = score
    self.winner = winner
    self.ending = ending
    self.table = table
  }

  /// What games are ordered by: no two are equal.
  var order: (GameDate, String) { (date, id) }

  /// Whether somebody has won or lost it.
  public var isDecided: Bool { ending.isWon(by: .home, winner: winner) != nil }

  /// The score that tables count: for a forfeit and a default, that of the game's rules.
  public var counted: Sides<Int> { table.counted(score, ending, wonBy: winner) }

  /// The game of a list.
  public init(_ game: GameRow) { self.init(game, linked: game.created) }

  /// The game of an event.
  ///
  /// - Parameter linked: when it was linked to its fixture; nil where it was made with a result that was undone. Such
  ///   a game settles nothing, as if it were abandoned, and any other game of the fixture counts before it.
  public init(_ game: GameRow, linked: TimeOfDay?) {
    self.init(
      id: game.id, event: game.link?.event, fixture: game.link?.fixture, date: game.date,
      linked: linked ?? TimeOfDay(milliseconds: 0), changed: game.changed, teams: game.teams,
      score: game.score, winner: game.winner, ending: linked == nil ? .abandoned : game.ending,
      table: game.table)
  }
}

/// The games and points of a team.
public struct TeamRecord: Sendable {
  /// Its name in the latest spelling.
  public let name: String
  /// What all spellings of its name share.
  public let identity: String
  let results: [Result]
  /// The deductions from its classification points.
  public let deductions: [Deduction]

  /// A game that somebody has won or lost, from the side of the team.
  struct Result {
    let game: LeagueGame
    let side: Side
    /// The identity of the other team's name.
    let opponent: String
    /// The points that count.
    let points: (own: Int, other: Int)
    let isWon: Bool
  }

  /// Games won and lost.
  public var games: Int { results.count }
  public var wins: Int { results.sum(.wins) }
  public var losses: Int { games - wins }
  /// Games lost by forfeit.
  public var forfeits: Int { results.count { !$0.isWon && $0.game.ending == .forfeit } }
  public var pointsFor: Int { results.sum(.points) }
  public var pointsAgainst: Int { pointsFor &- difference }
  public var difference: Int { results.sum(.difference) }
  public var deducted: Int { deductions.reduce(0) { $0 &+ $1.points } }
  public var classificationPoints: Int { results.sum(.classification) &- deducted }
  /// The points that count for forfeits.
  public var forfeited: (own: Int, other: Int) {
    let games = results.filter { $0.game.ending == .forfeit }
    return (games.sum(.points), games.sum(.points) &- games.sum(.difference))
  }
  /// Games won of those played; nil before the first.
  public var winRatio: Ratio? { Ratio(wins, games) }

  /// Points per game without forfeits; nil if it has no other games.
  public var pointsPerGame: Ratio? {
    let played = results.filter { $0.game.ending != .forfeit }
    return Ratio(played.sum(.points), played.count)
  }

  /// Games won and lost at home, or away.
  public func record(_ side: Side) -> (wins: Int, losses: Int) {
    let games = results.filter { $0.side == side }
    return (games.sum(.wins), games.count - games.sum(.wins))
  }

  private var latest: [Result] { results.sorted { $0.game.order > $1.game.order } }

  /// Whether each of the last five games was won, the newest last.
  public var form: [Bool] { latest.prefix(5).reversed().map(\.isWon) }

  /// Games won in a row up to now; games lost in a row are negative.
  public var streak: Int {
    let latest = latest
    guard let last = latest.first else { return 0 }
    let count = latest.prefix { $0.isWon == last.isWon }.count
    return last.isWon ? count : -count
  }

  /// The side of the team in a game; nil if it is not in it.
  func side(in game: SeasonGame) -> Side? {
    Side.allCases.first { Name.identity(game.teams[$0].name) == identity }
  }
}

extension [TeamRecord.Result] {
  func sum(_ what: Sum) -> Int {
    reduce(0) { sum, result in
      switch what {
      case .wins: sum + (result.isWon ? 1 : 0)
      // A loss by forfeit has no point.
      case .classification: sum + (result.isWon ? 2 : result.game.ending == .forfeit ? 0 : 1)
      case .difference: sum &+ result.points.own &- result.points.other
      case .points: sum &+ result.points.own
      }
    }
  }
}

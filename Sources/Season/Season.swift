import Basketball
import Documents

/// The games of a season, added up: its teams and its players, and who of them is who.
///
/// A name in several teams is one person, unless two of these teams have met with one each, or the league says
/// otherwise. All games of a library tell whether teams have met, whichever of them the season counts.
public struct Season: Sendable {
  /// What the teams have won.
  public var standings = LeagueTable()
  /// Games that were added, and those of them that a player has played.
  public private(set) var games = 0, playedGames = 0
  private(set) var teams = NameBook<Tally>()
  /// Who is on the rosters of a team, by its number.
  private(set) var rosters = [NameBook<Tally>]()
  private(set) var people = NameBook<Person>()
  private let only: String?
  public var said: SaidNames

  /// A season before its first game.
  ///
  /// - Parameters:
  ///   - team: the only team whose players are added up.
  ///   - said: what the league says about names that several teams have.
  public init(of team: String? = nil, _ said: SaidNames = SaidNames()) {
    only = team.map(Name.identity)
    self.said = said
  }

  /// Adds a game that is over.
  public mutating func add(_ game: SeasonGame) {
    standings.add(LeagueGame(game.row))
    addTeams(of: game)
  }

  /// Adds all names of a game that is not over.
  public mutating func add(namesOf game: SeasonGame) {
    for team in game.teams.both { standings.add(team: team.name) }
    addTeams(of: game, withAll: true)
  }

  /// Notes the names of a game that is not counted: all games of the library decide which names are one person.
  public mutating func know(_ game: SeasonGame) { _ = numbers(of: game) }

  /// - Parameter withAll: whether players who have not played are added, too.
  private mutating func addTeams(of game: SeasonGame, withAll: Bool = false) {
    games += 1
    let date = game.row.date
    let numbers = numbers(of: game)
    var isPlayed = false
    for side in Side.allCases {
      let (team, players) = numbers[side]
      let name = game.row.teams[side]
      let lines = game.teams[side].players
      teams[team].see(name, games, date)
      for (player, line) in zip(players, lines) {
        rosters[team][player].see(line.name ?? "", games, date)
      }
      teams[team].total.add(game.team(side), as: name)
      let played = game.players(of: side, withAll: withAll, by: players)
      isPlayed = isPlayed || !played.isEmpty
      if let only, only != teams.entries[team].identity { continue }
      for (player, line) in played {
        rosters[team][player].total.add(line, as: line.stats.name ?? "")
      }
    }
    if isPlayed { playedGames += 1 }
  }

  /// The numbers of the teams of a game, and of the players on their rosters.
  private mutating func numbers(of game: SeasonGame) -> Sides<(team: Int, players: [Int])> {
    let date = game.row.date
    let numbers = Sides { side in
      let team = teams.intern(game.row.teams[side], date, new: Tally())
      if team == rosters.count { rosters.append(NameBook()) }
      let players = game.teams[side].players.map { number(of: $0.name ?? "", date, in: team) }
      return (team: team, players: players)
    }
    let names = numbers.map { side in side.players.map { rosters[side.team][$0].person } }
    for person in names.home where names.away.contains(person) { people[person].haveMet = true }
    return numbers
  }

  private mutating func number(of name: String, _ date: GameDate, in team: Int) -> Int {
    let next = rosters[team].entries.count
    let number = rosters[team].intern(name, date, new: Tally())
    if number == next {
      let person = people.intern(name, new: Person())
      rosters[team][number].person = person
      people[person].places.append((team, number))
    }
    return number
  }
}

/// What belongs to a name of a season: of a team, or of a player of one.
struct Tally {
  /// The number of the name among those of all players.
  var person = 0
  /// The latest spelling in the games that count, the date of the first of these games, and their numbers.
  private(set) var spelling = Spelling()
  private(set) var first: GameDate?
  private(set) var games = [Int]()
  var total = SeasonTotal()

  mutating func see(_ name: String, _ game: Int, _ date: GameDate) {
    spelling.adopt(Spelling(name: name, written: date))
    first = min(first ?? date, date)
    if games.last != game { games.append(game) }
  }
}

/// All players who have a name.
struct Person {
  /// For each team that has the name on its roster, the number of the team, and that of the name there.
  var places = [(team: Int, player: Int)]()
  /// Whether two of the teams have met.
  var haveMet = false
}

/// The team or the player that a word means.
public enum Subject: Sendable {
  case team(TeamRecord)
  case player(SeasonTotal)

  /// The word that means only this team or player: a player with a namesake is named with the team.
  public var word: String {
    if case .player(let player) = self, player.hasNamesake {
      return "\(player.teams.joined())/\(name)"
    }
    return name
  }

  fileprivate var name: String {
    switch self {
    case .team(let team): team.name
    case .player(let player): player.name
    }
  }

  /// Whether it is a player of this name.
  public func isPlayer(called name: String) -> Bool {
    if case .player(let player) = self { player.identity == Name.identity(name) } else { false }
  }

  /// Whether `Reds/Ana` is this player.
  fileprivate func isPlayer(_ word: String) -> Bool {
    guard case .player(let player) = self else { return false }
    return Name.scopes(word).contains { scope in
      player.identity == scope.player
        && player.teams.contains { Name.identity($0) == scope.team }
    }
  }
}

/// Why a word means no team and no player of a season, or several.
public enum SeasonError: ReportedError, Equatable {
  /// Nobody has this name; `known` is everybody.
  case noSuchName(String, known: [String])
  /// Somebody of this name has played no game that counts here.
  case notPlayed(String)
  /// The word could mean several.
  case ambiguous(String, candidates: [String])

  public var problem: Problem {
    switch self {
    case .noSuchName(let word, let known):
      Problem(
        "noSuchName", .noInput, "no team and no player is called \(word.quoted)",
        .near(word, known, else: "'scoreboard stats' and 'scoreboard standings' list them"))
    case .notPlayed(let name):
      Problem("noSuchName", .noInput, "\(name.excerpt) has played none of these games")
    case .ambiguous(let word, let candidates):
      .ambiguous("ambiguousName", .noInput, word, candidates)
    }
  }
}

extension Season {
  /// The team or player that a word means: a team by the whole name, then a player, then `Reds/Ana`, a player of a
  /// team, then anybody by the beginning of any word of the name.
  public func subject(_ word: String) throws(SeasonError) -> Subject {
    let everybody = records.map(Subject.team) + players.map(Subject.player)
    let identity = Name.identity(word)
    let words = Name.words(word)
    let isNamed = { (subject: Subject) in Name.identity(subject.name) == identity }
    let ways: [(Subject) -> Bool] = [
      { if case .team = $0 { isNamed($0) } else { false } }, isNamed, { $0.isPlayer(word) },
      { !words.isEmpty && " \(Name.words($0.name))".contains(" \(words)") },
    ]
    for isMeant in ways {
      let meant = everybody.filter(isMeant)
      if meant.count > 1 { throw .ambiguous(word, candidates: meant.map(\.word).sorted()) }
      if let subject = meant.first { return subject }
    }
    if let name = idle(identity) { throw .notPlayed(name) }
    throw .noSuchName(word, known: everybody.map(\.word).sorted())
  }

  /// The records of all teams that have played, including those without a decided game.
  private var records: [TeamRecord] {
    let records = standings.records
    let known = Set(records.map(\.identity))
    return records
      + teams.entries.filter { !$0.value.games.isEmpty && !known.contains($0.identity) }.map {
        TeamRecord(name: $0.value.spelling.name, identity: $0.identity, results: [], deductions: [])
      }
  }
}

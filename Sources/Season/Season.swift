import Basketball
import Documents

/// The games of a season, added up: its teams and its players.
public struct Season {
  /// What the teams have won.
  public var standings = LeagueTable()
  /// What the players have done.
  public private(set) var players: Players

  /// A season before its first game.
  ///
  /// - Parameters:
  ///   - team: the only team whose players are added up.
  ///   - said: what the league says about names that several teams have.
  public init(of team: String? = nil, _ said: SaidNames = SaidNames()) {
    players = Players(of: team.map(Name.identity), said)
  }

  /// Adds a game that is over.
  public mutating func add(_ game: SeasonGame) {
    standings.add(LeagueGame(game.row))
    players.add(game)
  }

  /// Takes the names of another game of the library, which say who is who.
  public mutating func know(_ game: SeasonGame) { players.know(game) }

  /// Adds all names of a game that is not over.
  public mutating func add(namesOf game: SeasonGame) {
    for team in game.teams.both { standings.add(team: team.name) }
    players.add(game, withAll: true)
  }
}

/// The team or the player that a word means.
public enum Subject: Sendable {
  case team(TeamRecord)
  case player(SeasonTotal)

  /// The word that means only this one: a player with a namesake is named with the team.
  public var word: String {
    if case .player(let player) = self, player.hasNamesake {
      return "\(player.teams.joined())/\(name)"
    }
    return name
  }

  /// Whether it is a player of this name.
  public func isPlayer(called name: String) -> Bool {
    if case .player(let player) = self { player.identity == Name.identity(name) } else { false }
  }
}

/// Why a word means nobody in a season.
public enum SeasonError: Error, Equatable, Sendable {
  /// Nobody has this name; `known` is everybody.
  case noSuchName(String, known: [String])
  /// Somebody of this name has played no game that counts here.
  case notPlayed(String)
  /// The word could mean several.
  case ambiguous(String, candidates: [String])
}

extension Season {
  /// Who a name means: a team by the whole name, then a player, then anybody by the beginning of any
  /// word of the name. `Reds/Ana` is a player of a team.
  public func subject(_ word: String) throws(SeasonError) -> Subject {
    let everybody =
      standings.records.map(Subject.team) + players.all.map(Subject.player)
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
    if let name = players.idle(identity) { throw .notPlayed(name) }
    throw .noSuchName(word, known: everybody.map(\.word).sorted())
  }
}

extension Subject {
  fileprivate var name: String {
    switch self {
    case .team(let team): team.name
    case .player(let player): player.name
    }
  }

  /// Whether `Reds/Ana` is this player.
  fileprivate func isPlayer(_ word: String) -> Bool {
    guard case .player(let player) = self else { return false }
    return Name.scopes(word).contains { scope in
      Name.identity(player.name) == scope.player
        && player.teams.contains { Name.identity($0) == scope.team }
    }
  }
}

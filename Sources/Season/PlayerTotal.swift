import Basketball
import Documents

/// What a player has done in a season.
public struct PlayerTotal: Sendable {
  fileprivate var spelling: Spelling
  fileprivate let identity: Identity
  /// The team that tells the player from a namesake.
  fileprivate var own: Identity?
  fileprivate var teamSpellings: [Identity: Spelling] = [:]
  /// Games in which the player was on a roster.
  public fileprivate(set) var games = 0
  /// Those of them that the team has won.
  public fileprivate(set) var wins = 0
  /// Those that it has lost. Where nobody won it is neither.
  public fileprivate(set) var losses = 0
  /// What was done in them.
  public fileprivate(set) var line = StatLine()
  /// The shots of the games in which misses were recorded.
  public fileprivate(set) var shots = Shots()

  /// Whether somebody else has the same name, on the other side of a game.
  public var hasNamesake: Bool { own != nil }
  /// The name, as it was written last.
  public var name: String { spelling.name }
  /// The names of the teams, as they were written last, by the alphabet.
  public var teams: [String] {
    teamSpellings.values.map(\.name).inOrder(by: \.self)
  }
  /// Points a game.
  public var pointsPerGame: Ratio? { Ratio(line.points, games) }
}

/// What the players of a season have done.
public struct Players {
  /// Games that were added.
  public private(set) var games = 0
  /// A total a player and team: who a name means is told once all games are known.
  private var totals: [Key: PlayerTotal] = [:]
  /// Names that stood on both sides of one game: two people, told apart by their teams.
  private var namesakes: Set<Identity> = []
  private var identities = Identities()

  fileprivate struct Key: Hashable {
    let player: Identity
    let team: Identity
  }

  /// A season before its first game.
  public init() {}

  /// Adds a game that is over.
  public mutating func add(_ game: GameDocument) {
    games += 1
    let names = game.teams.map { team in team.players.map { identities.of($0.name ?? "") } }
    for name in names.home where names.away.contains(name) { namesakes.insert(name) }
    for side in [Side.home, .away] {
      let team = game.teams[side]
      let identity = identities.of(team.name)
      for (name, line) in zip(names[side], team.players) {
        let new = PlayerTotal(Spelling(line.name ?? "", game.created), name)
        totals[Key(player: name, team: identity), default: new]
          .add(line, of: team, identity, in: game, isWon: game.winner.map { $0 == side })
      }
    }
  }

  /// The players, in no order.
  public var all: [PlayerTotal] {
    var people: [Identity: PlayerTotal] = [:]
    var others: [PlayerTotal] = []
    for (key, total) in totals {
      if namesakes.contains(key.player) {
        var own = total
        own.own = key.team
        others.append(own)
      } else {
        people[key.player, default: total.empty].add(total)
      }
    }
    return people.values + others
  }
}

extension PlayerTotal {
  fileprivate init(_ spelling: Spelling, _ identity: Identity) {
    (self.spelling, self.identity) = (spelling, identity)
  }

  /// Adds what the player has done in a game.
  fileprivate mutating func add(
    _ line: StatLineDocument, of team: TeamDocument, _ identity: Identity, in game: GameDocument,
    isWon: Bool?
  ) {
    spelling.write(Spelling(line.name ?? "", game.created))
    let written = Spelling(team.name, game.created)
    teamSpellings[identity, default: written].write(written)
    games += 1
    if isWon == true { wins += 1 }
    if isWon == false { losses += 1 }
    self.line = self.line.adding(line.line)
    shots.add(line.line, attempts: line.shots.attempts)
  }

  /// The same player before the first game.
  fileprivate var empty: PlayerTotal { PlayerTotal(spelling, identity) }

  /// Adds what the same player has done for another team.
  fileprivate mutating func add(_ other: PlayerTotal) {
    spelling.write(other.spelling)
    teamSpellings.merge(other.teamSpellings) { own, _ in own }
    games += other.games
    wins += other.wins
    losses += other.losses
    line = line.adding(other.line)
    shots.add(other.shots)
  }
}

extension PlayerTotal {
  /// The side that the player is on in a game, and the line there; nil where there is none.
  public func line(in game: GameDocument) -> (side: Side, line: StatLineDocument)? {
    for side in [Side.home, .away] {
      if let own, Identity(game.teams[side].name) != own { continue }
      let lines = game.teams[side].players
      if let line = lines.first(where: { Identity($0.name ?? "") == identity }) {
        return (side, line)
      }
    }
    return nil
  }
}

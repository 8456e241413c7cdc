import Basketball
import Documents
import JSON

/// A name that is to become another, in one game or event.
public struct Renaming: Equatable, Sendable {
  /// The id of the game, or the name of the event.
  public let game: String
  /// The player or the team.
  public let who: Who
  /// The team of a player; nil where a team itself is renamed.
  public let team: String?
  /// The name as it is written in the game.
  public let from: String
  /// What it becomes.
  public let to: String
  /// The kind of place that the name is in.
  public let kind: Kind

  /// The kinds of places that name teams and players.
  public enum Kind: Sendable { case game, event, league }

  /// The word for the renamed one.
  fileprivate var word: String { team.map { "\($0)/\(from)" } ?? from }

  /// The place: the id of a game, or the file of an event.
  public var place: String { kind == .event ? "\(game).event" : game }
}

extension Renaming: Document {
  public var json: JSON {
    [
      "from": from,
      "place": place,
      "team": team,
      "to": to,
    ]
  }
}

/// The answer of `roster rename --all`.
public struct RenamingsDocument: Document {
  /// The names that were changed, or would be.
  public let places: [Renaming]
  /// Whether nothing was changed, only tried.
  public let isDryRun: Bool

  /// The answer with the names that were changed.
  public init(_ places: [Renaming], isDryRun: Bool) {
    self.places = places
    self.isDryRun = isDryRun
  }

  public var json: JSON {
    [
      "dryRun": isDryRun,
      "format": "scoreboard.renamings/1",
      "places": places,
    ]
  }
}

/// Finds all games and events that name a team or a player, in order to rename it there.
///
/// A word is the whole name of a team, else of a player, else `team/player`, compared by `Name`. A
/// player belongs to a team: players of two teams are two people.
public struct RenamingPlan {
  private let word: String
  private let name: String
  private let identity: String
  /// What the word may mean as `team/player`, by the identities of both names.
  private let scoped: [[String]]
  private var found = [Found]()
  /// The names of all teams and of all players.
  public private(set) var teams = Set<String>(), players = Set<String>()

  /// What a word can mean, the preferred first.
  private enum Way: CaseIterable {
    case team, player, scoped
  }

  /// A place with a name that the word means: the identities of the team's name and of the player's, and when the
  /// game was played; nil for a place that is no game.
  private typealias Found = (way: Way, person: [String], date: GameDate?, renaming: Renaming)

  /// A plan before the first game.
  ///
  /// - Parameters:
  ///   - word: the player or team to rename.
  ///   - name: the new name.
  public init(_ word: String, to name: String) {
    self.word = word
    self.name = name
    identity = Name.identity(word)
    scoped = Name.scopes(word).map { [$0.team, $0.player] }
  }

  /// Looks for the name in a game.
  public mutating func add(_ game: SeasonGame) {
    for side in Side.allCases {
      let team = game.teams[side]
      add(team.name, team.players.compactMap(\.name), side, in: game.row.id, game.row.date)
    }
  }

  /// Looks for the name among the teams of an event, or of a league.
  public mutating func add(_ teams: [Team], of kind: Renaming.Kind, named name: String) {
    for team in teams { add(team.name, team.players.map(\.name), .home, in: name, nil, kind) }
  }

  /// - Parameter date: when the game was played; nil for a place that is no game.
  private mutating func add(
    _ team: String, _ players: [String], _ side: Side, in place: String, _ date: GameDate?,
    _ kind: Renaming.Kind = .game
  ) {
    for player in [nil] + players {
      let name = player ?? team
      if let player { self.players.insert(player) } else { teams.insert(team) }
      let person = [team, player].compactMap { $0.map(Name.identity) }
      guard let way = way(of: person) else { continue }
      let renaming = Renaming(
        game: place, who: Who(side, player), team: player.map { _ in team }, from: name,
        to: self.name, kind: kind)
      found.append((way, person, date, renaming))
    }
  }

  private func way(of person: [String]) -> Way? {
    if person.last == identity { return person.count == 1 ? .team : .player }
    return scoped.contains(person) ? .scoped : nil
  }

  /// The places where the name has to be changed, the oldest game first and places that are no games last. Places
  /// that have the new name already are left out.
  public func renamings() throws(SeasonError) -> [Renaming] {
    for way in Way.allCases {
      let places = found.filter { $0.way == way }
      if places.isEmpty { continue }
      let people = Dictionary(grouping: places, by: \.person)
      guard people.count == 1 else {
        let last = people.values.compactMap { $0.last?.renaming.word }
        throw .ambiguous(word, candidates: last.sorted())
      }
      let inOrder = places.sorted { one, other in
        guard let date = one.date else { return false }
        return other.date.map { (date, one.renaming.game) < ($0, other.renaming.game) } ?? true
      }
      return inOrder.map(\.renaming).filter { $0.from != name }
    }
    throw .noSuchName(word, known: teams.union(players).sorted())
  }
}

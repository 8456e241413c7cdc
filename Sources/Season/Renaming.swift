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
  /// Whether it is in the file of an event.
  public private(set) var isOfEvent = false

  /// Where it is: the id of a game, or the file of an event.
  public var place: String { isOfEvent ? "\(game).event" : game }
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
  /// Where a name has become another, or would.
  public let places: [Renaming]
  /// Whether it was only tried out.
  public let isDryRun: Bool

  /// What was renamed.
  public init(_ places: [Renaming], isDryRun: Bool) {
    (self.places, self.isDryRun) = (places, isDryRun)
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
  /// The identity of the whole word, and of its parts as `team/player`.
  private let identity: String
  private let scoped: [Person]
  private var found: [Meant: [(created: TimeOfDay, renaming: Renaming)]] = [:]
  private var known: Set<String> = []

  /// A team, or a player of one, by the identities of their names.
  private struct Person: Hashable {
    let team: String
    let player: String?
  }

  /// What a word can mean, the preferred first.
  private enum Way: Int, CaseIterable {
    case team, player, scoped
  }

  /// Whom a word means, in one of the ways.
  private struct Meant: Hashable {
    let way: Way
    let person: Person
  }

  /// A plan before the first game.
  ///
  /// - Parameters:
  ///   - word: the player or team to rename.
  ///   - name: the new name.
  public init(_ word: String, to name: String) {
    (self.word, self.name, identity) = (word, name, Name.identity(word))
    scoped = Name.scopes(word).map { Person(team: $0.team, player: $0.player) }
  }

  /// Looks for the name in a game.
  public mutating func add(_ game: SeasonGame) {
    for side in Side.allCases {
      let team = game.teams[side]
      let place = Place(id: game.row.id, created: game.row.created, side: side, team: team.name)
      add(team.name, team.players.compactMap(\.name), in: place)
    }
  }

  /// Looks for the name among the teams of an event.
  public mutating func add(_ teams: [Team], ofEvent event: String) {
    for team in teams {
      let place = Place(id: event, created: nil, side: .home, team: team.name)
      add(team.name, team.players.map(\.name), in: place)
    }
  }

  /// A team of a game or, without a time, of an event.
  private struct Place {
    let id: String
    let created: TimeOfDay?
    let side: Side
    let team: String
  }

  private mutating func add(_ team: String, _ players: [String], in place: Place) {
    let own = Name.identity(team)
    known.insert(team)
    if own == identity { add(Person(team: own, player: nil), as: .team, team, in: place) }
    for player in players {
      known.insert(player)
      let person = Person(team: own, player: Name.identity(player))
      let isWhole = person.player == identity
      guard isWhole || scoped.contains(person) else { continue }
      add(person, as: isWhole ? .player : .scoped, player, in: place)
    }
  }

  private mutating func add(
    _ person: Person, as way: Way, _ name: String, in place: Place
  ) {
    let isTeam = person.player == nil
    let renaming = Renaming(
      game: place.id, who: Who(place.side, isTeam ? nil : name), team: isTeam ? nil : place.team,
      from: name, to: self.name, isOfEvent: place.created == nil)
    // Events come after all games.
    let created = place.created ?? TimeOfDay(milliseconds: .max)
    found[Meant(way: way, person: person), default: []].append((created, renaming))
  }

  /// Where the name has to be changed, the oldest game first. Places that have the new name already
  /// are left out.
  public func renamings() throws(SeasonError) -> [Renaming] {
    for way in Way.allCases {
      let people = found.filter { $0.key.way == way }.map(\.value)
      guard let places = people.first else { continue }
      guard people.count == 1 else {
        throw .ambiguous(word, candidates: people.compactMap { $0.last?.renaming.word }.sorted())
      }
      return places.sorted {
        ($0.created, $0.renaming.game) < ($1.created, $1.renaming.game)
      }
      .map(\.renaming).filter { $0.from != name }
    }
    throw .noSuchName(word, known: known.sorted())
  }
}

extension Renaming {
  /// The word for the renamed one.
  fileprivate var word: String { team.map { "\($0)/\(from)" } ?? from }
}

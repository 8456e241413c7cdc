import Basketball
import Documents
import JSON

/// A game on the page of a player or a team, from its own side.
public struct LoggedGame: Sendable {
  /// The name of the game in its library.
  public let id: String
  /// When it was played, and made.
  public let date: GameDate
  /// The names of the two teams.
  public let teams: (own: String, other: String)
  /// Their points.
  public let score: (own: Int, other: Int)
  /// Whether it was won; nil if nobody won.
  public let isWon: Bool?
  /// What ended it.
  public let ending: Ending?
  /// The line of the player or, on the page of a team, of the whole team.
  public let line: StatLineDocument
  /// What shots were worth.
  public let shots: ShotValues

  init(_ game: SeasonGame, as side: Side, _ line: StatLineDocument) {
    id = game.row.id
    date = game.row.date
    ending = game.row.ending
    self.line = line
    teams = (game.teams[side].name, game.teams[side.other].name)
    score = (game.teams[side].score, game.teams[side.other].score)
    isWon = game.row.winner.map { $0 == side }
    shots = game.shots
  }
}

extension LoggedGame: Document {
  /// The line and the game.
  public var json: JSON {
    StatLineDocument(nil, line.line, line.shots).json.adding([
      "created": date.created, "day": date.day, "ending": ending?.rawValue, "id": id,
      "opponent": teams.other, "opponentScore": score.other, "team": teams.own,
      "teamScore": score.own, "won": isWon,
    ])
  }
}

/// The totals and each game of a player, of a team, or of two teams that have met.
public struct SeasonPage: Document {
  /// Who it is about.
  public enum Kind: Sendable {
    case player(SeasonTotal)
    case team(TeamRecord)
    /// Two teams that have met, with the record of each against the other.
    case versus([TeamRecord])
  }

  /// Who it is about.
  public let kind: Kind
  /// The games, oldest first.
  public let log: [LoggedGame]

  public var json: JSON {
    switch kind {
    case .player(let player):
      player.json.adding(["format": "scoreboard.player/1", "log": log])
    case .team(let team): team.json.adding(["format": "scoreboard.team/1", "log": log])
    case .versus(let teams):
      ["format": "scoreboard.versus/1", "games": log.count, "log": log, "teams": teams]
    }
  }
}

/// Collects the games of a page.
public struct PageBuilder {
  private let subject: Subject
  private let opponent: TeamRecord?
  private var games: [LoggedGame] = []
  private var names = NameBook<Void>()
  private var meetings = LeagueTable()

  /// A page about somebody, or about two teams against each other.
  public init(_ subject: Subject, against opponent: TeamRecord? = nil) {
    self.subject = subject
    self.opponent = opponent
  }

  /// Adds a game that is over, if it belongs on the page.
  public mutating func add(_ game: SeasonGame) {
    switch subject {
    case .player(let player):
      guard let (side, line) = player.line(in: game, by: &names) else { return }
      games.append(LoggedGame(game, as: side, line))
    case .team(let team):
      guard let side = team.side(in: game, by: &names) else { return }
      if let opponent, opponent.side(in: game, by: &names) != side.other { return }
      games.append(LoggedGame(game, as: side, game.teams[side].total))
      if opponent != nil, game.row.winner != nil {
        // In the order in which they were named.
        meetings.add(team: team.name)
        meetings.add(LeagueGame(game.row))
      }
    }
  }

  /// The page.
  public var page: SeasonPage {
    let log = games.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    let kind: SeasonPage.Kind =
      switch subject {
      case .player(let player): .player(player)
      case .team(let team): opponent == nil ? .team(team) : .versus(meetings.records)
      }
    return SeasonPage(kind: kind, log: log)
  }
}

/// What the page of a team or a player is called.
public enum PageName {
  private static let longest = 60

  /// The name of the file about a team or a player, the same for all spellings: `oldtown`. If
  /// letters beside a to z and digits were dropped, or it was cut, a hyphen and a sum tell it from
  /// others.
  public static func of(_ name: String) -> String {
    let identity = Name.identity(name)
    let plain = identity.unicodeScalars.filter { "a"..."z" ~= $0 || "0"..."9" ~= $0 }
    if plain.count == identity.unicodeScalars.count, 1...longest ~= plain.count { return identity }
    let start = plain.isEmpty ? "name" : String(plain.prefix(longest))
    return start + "-" + String(identity.stableHash, radix: 16)
  }
}

extension String {
  /// A hash that is the same on every machine.
  ///
  /// Source: G. Fowler, L. C. Noll, K.-P. Vo, FNV-1a, 64 bits.
  public var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

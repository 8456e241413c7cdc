import Basketball
import Documents
import JSON

/// The totals and each game of a player, of a team, or of two teams that have met.
public struct SeasonPage: Document {
  /// The subject of the page.
  public enum Kind: Sendable {
    case player(SeasonTotal)
    case team(TeamRecord)
    /// Two teams that have met, with the record of each against the other.
    case versus([TeamRecord])
  }

  private let subject: Subject
  private let opponent: TeamRecord?
  /// The games, oldest first.
  public private(set) var log = [Appearance]()
  private var meetings = LeagueTable()

  /// A page about somebody, or about two teams against each other, before the first game.
  public init(_ subject: Subject, against opponent: TeamRecord? = nil) {
    self.subject = subject
    self.opponent = opponent
  }

  /// Adds a game that is over, if it belongs on the page.
  public mutating func add(_ game: SeasonGame) {
    switch subject {
    case .player(let player):
      player.appearances(in: game).forEach { log($0) }
    case .team(let team):
      guard let side = team.side(in: game) else { return }
      if let opponent, opponent.side(in: game) != side.other { return }
      log(game.team(side))
      if opponent != nil, game.row.isDecided {
        // In the order in which they were named.
        meetings.add(team: team.name)
        meetings.add(LeagueGame(game.row))
      }
    }
  }

  /// Puts a game after those that came before it: nearly always at the end.
  private mutating func log(_ game: Appearance) {
    let last = log.lastIndex { $0.game.row.order < game.game.row.order }
    log.insert(game, at: last.map { $0 + 1 } ?? 0)
  }

  /// The subject of the page.
  public var kind: Kind {
    switch subject {
    case .player(let player): .player(player)
    case .team(let team): opponent == nil ? .team(team) : .versus(meetings.records)
    }
  }

  /// Whether it is about a player of several teams.
  public var hasSeveralTeams: Bool {
    if case .player(let player) = subject { player.teams.count > 1 } else { false }
  }

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

/// All teams and players with their games, finished or not, for a page each.
public struct Register: Sendable {
  /// The teams and their games, in the order in which the games were added.
  public private(set) var teams = NameBook<[Appearance]>()
  /// The names of players, and the games of all who have them.
  public private(set) var players = NameBook<[Appearance]>()

  public init() {}

  /// Adds a team, which may have no game yet.
  public mutating func add(team: String) { _ = teams.intern(team, new: []) }

  /// Adds a game: to the games of those who have played it, if it counts. All who are on its rosters are
  /// in the register.
  public mutating func add(_ game: SeasonGame, counts: Bool = true) {
    for side in Side.allCases {
      let date = game.row.date
      let team = teams.intern(game.teams[side].name, date, new: [])
      let numbers = game.teams[side].players.map { players.intern($0.name ?? "", date, new: []) }
      guard counts else { continue }
      teams[team].append(game.team(side))
      for (number, player) in game.players(of: side, by: numbers) {
        players[number].append(player)
      }
    }
  }
}

/// What the page of a team or a player is called.
public enum PageName {
  private static let longest = 60

  /// The name of the file about a team or a player, the same for all spellings: `oldtown`. If other signs than a to z
  /// and digits were dropped, or the name was cut, a hyphen and a hash tell it from others.
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

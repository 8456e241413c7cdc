import Basketball
import JSON

/// Who of a team was on court together.
public struct TeamUnits: Sendable {
  public let team: String
  /// The units by their time together, the longest first. Empty if no players on court were recorded.
  public let units: [Unit]
  /// For units of one player, what the team did without each; nil for larger units.
  public let off: [Unit]?

  /// - Parameters:
  ///   - all: the units of all who were on court.
  ///   - size: how many players are together; nil for all who are on court.
  init(_ team: String, _ all: [Unit], size: Int?) {
    self.team = team
    units = size.map(all.groups) ?? all
    off = size == 1 ? units.map(all.without) : nil
  }

  /// The units of each team in many games, given the newest first, in the order of the teams' names.
  ///
  /// - Parameter only: the team that is meant; nil for all.
  public static func season(
    _ games: [Sides<TeamUnits>], of only: String?, size: Int?
  ) -> [TeamUnits] {
    let teams = Dictionary(grouping: games.flatMap(\.both)) { Name.identity($0.team) }
    let meant = teams.filter { only == nil || $0.key == only.map(Name.identity) }.values
    return meant.map { games in
      TeamUnits(games[0].team, games.flatMap(\.units).merged, size: size)
    }.filter { !$0.units.isEmpty }.sorted { $0.team < $1.team }
  }

  fileprivate var rows: [JSON] {
    units.indices.map { index in
      units[index].json.adding(["off": off?[index].jsonOff])
    }
  }
}

extension Sides<TeamUnits> {
  /// The units of a game up to its finish, or up to now.
  ///
  /// - Parameter size: how many players are together; nil for all who are on court.
  public init(_ sheet: Scoresheet, now: TimeOfDay, size: Int? = nil) {
    let all = sheet.units(until: sheet.state.asOf(now).reading(at: now))
    self.init { side in TeamUnits(sheet.state.teams[side].name, all[side], size: size) }
  }
}

/// The answer of `lineups --json`.
public enum LineupsDocument: Document {
  case game(String, Sides<TeamUnits>)
  case season([TeamUnits])

  public var json: JSON {
    let format: JSON = ["format": "scoreboard.lineups/1"]
    switch self {
    case .game(let id, let sides):
      return format.adding([
        "away": sides.away.rows, "home": sides.home.rows, "id": id, "units": nil,
      ])
    case .season(let teams):
      let units = teams.flatMap { team in team.rows.map { $0.adding(["team": team.team]) } }
      return format.adding(["away": nil, "home": nil, "id": nil, "units": units])
    }
  }
}

extension Table<Unit> {
  /// How long a unit was together, and how the score went in that time.
  public static var times: Table {
    [
      Column("MIN", "minutes", key: "seconds", as: .minutes) { $0.milliseconds },
      Column("FOR", "points", key: "pointsFor") { $0.pointsFor },
      Column("AGAINST", "points against", key: "pointsAgainst") { $0.pointsAgainst },
      Column("+/-", "plus-minus", key: "plusMinus", as: .signed) { $0.plusMinus },
    ]
  }

  /// Possessions of a unit, and points of both sides in 100 of them.
  public static var ratings: Table {
    [
      Column("POSS", "possessions", key: "possessions") { $0.possessions },
      Column("ORTG", "points in 100 possessions", key: "offensiveRating", as: .decimals(1)) {
        Ratio(100 &* $0.ratedFor, $0.possessions)?.tenths
      },
      Column("DRTG", "points against in 100", key: "defensiveRating", as: .decimals(1)) {
        Ratio(100 &* $0.ratedAgainst, $0.othersPossessions)?.tenths
      },
    ]
  }
}

extension Unit {
  /// What a team did without a player.
  fileprivate var jsonOff: JSON {
    let keys: Set = ["seconds", "pointsFor", "pointsAgainst", "offensiveRating", "defensiveRating"]
    return .object(
      (Table.times + .ratings).json(self).members.filter { keys.contains("\($0.key)") })
  }
}

extension Unit: Document {
  public var json: JSON {
    (Table.times + .ratings).json(self).adding(["players": players])
  }
}

/// Players of a game who were on court together.
public struct LineupRow: Sendable {
  fileprivate let game: SideOfGame
  fileprivate let unit: Unit

  /// The rows of a game: first the home side's, the longest together first.
  public static func rows(of sheet: Scoresheet, now: TimeOfDay) -> [LineupRow] {
    let sides = Sides<TeamUnits>(sheet, now: now)
    return SideOfGame.both(of: sheet).both.flatMap { game in
      sides[game.side].units.map { LineupRow(game: game, unit: $0) }
    }
  }
}

extension Table<LineupRow> {
  /// A row for each lineup of a game.
  public static var lineups: Table {
    [
      "id": \.game.id, "side": \.game.side, "team": \.game.team,
      "players": { $0.unit.players.commaSeparated },
    ] + (Table<Unit>.times + .ratings).of(\.unit) + ["day": \.game.day, "event": \.game.event]
  }
}

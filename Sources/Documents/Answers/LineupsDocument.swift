import Basketball
import JSON

/// The answer of `lineups --json`.
public struct LineupsDocument: Document {
  private let id: String
  /// The units by their time together, the longest first. Empty if no players on court were recorded.
  public let units: Sides<[Unit]>
  /// What each team did without each of these players; nil where they are not single.
  public let off: Sides<[Unit]>?

  /// The lineups of a game up to its finish, or up to now.
  ///
  /// - Parameter size: how many players are together; nil for all who are on court.
  public init(_ sheet: Scoresheet, now: TimeOfDay, size: Int? = nil) {
    id = sheet.id
    let all = sheet.units(until: sheet.state.asOf(now).reading(at: now))
    let groups = size.map { size in all.map { $0.groups(of: size) } } ?? all
    units = groups
    off = size == 1 ? Sides { side in groups[side].map(all[side].without) } : nil
  }

  public var json: JSON {
    let sides = Sides { side in
      units[side].indices.map { place in
        units[side][place].json.adding(off.map { ["off": $0[side][place].jsonOff] } ?? [:])
      }
    }
    return ["away": sides.away, "format": "scoreboard.lineups/1", "home": sides.home, "id": id]
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
        Ratio(100 &* $0.pointsFor, $0.possessions)?.tenths
      },
      Column("DRTG", "points against in 100", key: "defensiveRating", as: .decimals(1)) {
        Ratio(100 &* $0.pointsAgainst, $0.othersPossessions)?.tenths
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
  fileprivate let id: String
  fileprivate let day: Day
  fileprivate let event: String?
  fileprivate let side: Side
  fileprivate let team: String
  fileprivate let unit: Unit

  /// The rows of a game: first the home side's, the longest together first.
  public static func rows(of sheet: Scoresheet, now: TimeOfDay) -> [LineupRow] {
    let units = LineupsDocument(sheet, now: now).units
    return Side.allCases.flatMap { side in
      let team = sheet.state.teams[side].name
      return units[side].map {
        LineupRow(
          id: sheet.id, day: sheet.state.day, event: sheet.state.link?.event, side: side,
          team: team, unit: $0)
      }
    }
  }
}

extension Table<LineupRow> {
  /// A row a lineup of a game.
  public static var lineups: Table {
    [
      "id": \.id, "side": \.side, "team": \.team,
      "players": { $0.unit.players.commaSeparated },
    ] + (Table<Unit>.times + .ratings).of(\.unit) + ["day": \.day, "event": \.event]
  }
}

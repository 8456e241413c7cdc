import Basketball
import JSON

/// A shot from the field of a game.
public struct ShotRow: Sendable {
  fileprivate let game: SideOfGame
  fileprivate let play: Play
  public let zone: Zone?
  fileprivate let isAssisted: Bool

  /// The shots of a game that count, in order.
  public static func rows(of sheet: Scoresheet) -> [ShotRow] {
    let plays = sheet.playByPlay.plays.map(\.play)
    let assisted = Set(plays.compactMap(\.basket))
    let sides = SideOfGame.both(of: sheet)
    return plays.filter { $0.move.isFieldGoal || $0.move.isFieldMiss }.map { play in
      ShotRow(
        game: sides[play.side], play: play, zone: play.attempt?.zone(on: sheet.state.rules.court),
        isAssisted: assisted.contains(play.number))
    }
  }

  public var side: Side { play.side }
  public var team: String { game.team }
  public var player: String? { play.who.player }
  public var isMade: Bool { play.move.isMade }
  /// Where it was taken, if that is known exactly.
  public var spot: Spot? { play.attempt?.spot }
  var points: Int { play.move.points }
}

extension Table<ShotRow> {
  /// A row for each shot.
  public static var shots: Table {
    let first: Table = ["id": \.game.id, "side": \.side]
    let last: Table = [
      "kinds": \.play.attempt?.kinds.words, "day": \.game.day, "event": \.game.event,
    ]
    return first + facts + last
  }

  fileprivate static var facts: Table {
    [
      "number": \.play.number, "team": \.team, "player": \.player, "move": \.play.move,
      "points": \.points, "period": \.play.period, "seconds": \.play.reading,
      "x": { JSON.thousandths($0.spot?.x) }, "y": { JSON.thousandths($0.spot?.y) },
      "distance": { JSON.thousandths($0.spot?.distance) }, "zone": \.zone,
      "assisted": \.isAssisted,
    ]
  }
}

extension ShotRow: Document {
  public var json: JSON {
    Table.facts.json(self).adding(["game": game.id, "kinds": play.attempt?.kinds.all ?? []])
  }
}

/// How the shots from a zone went in, of a team or of one of its players.
public struct ZoneRow: Sendable {
  let team: String
  let player: String?
  /// Nil for all zones together.
  public let zone: Zone?
  let sum: ShotSums.Sum
  /// Attempts from all zones.
  let all: Int

  /// Made and tried.
  public var made: Int { sum.made }
  public var attempts: Int { sum.attempts }
}

extension Table<ZoneRow> {
  /// The columns for text and pages; programs have the same facts by their keys.
  public static var zones: Table {
    [
      Column("ZONE", as: .name) { $0.zone?.rawValue ?? "all" },
      Column("FG", "made and tried", as: .text) { "\($0.made)-\($0.attempts)" },
    ] + rates
  }

  fileprivate static var rates: Table {
    [
      Column("SHARE", "of all shots", key: "share", as: .share) {
        Ratio($0.attempts, $0.all)?.thousandths
      },
      Column("%", "that went in", key: "percentage", as: .percent) {
        Ratio(100 * $0.made, $0.attempts)?.thousandths
      },
      Column("PPS", "points a shot", key: "pointsPerShot", as: .decimals(2)) {
        Ratio($0.sum.points, $0.attempts)?.thousandths
      },
    ]
  }
}

extension ZoneRow: Document {
  public var json: JSON {
    Table.rates.json(self).adding([
      "attempts": attempts, "made": made, "player": player, "points": sum.points, "team": team,
      "zone": zone,
    ])
  }
}

/// The answer of `shots --json`.
public struct ShotsDocument: Document {
  private let id: String?
  private let court: Markings?
  public let shots: [ShotRow]

  /// The shots of a game or, without an id, of many.
  public init(of id: String?, on court: Markings?, _ shots: [ShotRow]) {
    (self.id, self.court, self.shots) = (id, court, shots)
  }

  public var json: JSON {
    ["court": court, "format": "scoreboard.shots/1", "id": id, "shots": shots, "zones": zones]
  }

  /// The zones of each team, each followed by those of its players.
  private var zones: [ZoneRow] {
    shots.filter { $0.zone != nil }.grouped(by: \.team).flatMap { team, shots in
      ShotSums(shots).rows(of: team)
        + shots.filter { $0.player != nil }.grouped { $0.player ?? "" }.flatMap {
          ShotSums($1).rows(of: team, $0)
        }
    }
  }
}

extension [ShotRow] {
  /// The shots grouped by a name, in the order of the names.
  public func grouped(by name: (ShotRow) -> String) -> [(key: String, value: [ShotRow])] {
    Dictionary(grouping: self, by: name).sorted { $0.key < $1.key }
  }
}

import Basketball
import JSON

/// What a player, or a team itself, has done.
public struct StatLineDocument: Document, Equatable {
  /// The player; the team's own line has none.
  public let player: Player?
  /// The counts.
  public let line: StatLine
  /// What its shots come to.
  public let shots: ShotsDocument

  /// The members of the contract's line, in order.
  private static let members: [Member] =
    (MoveRow.table.map { Member(key: $0.name, value: .count($0.move)) } + [
      Member(key: "attempts", value: .attempts),
      Member(key: "defensiveRebound", value: .defensiveRebounds),
      Member(key: "jersey", value: .jersey), Member(key: "name", value: .name),
      Member(key: "offensiveRebound", value: .offensiveRebounds),
      Member(key: "percentage", value: .percentage), Member(key: "points", value: .points),
      Member(key: "pointsPerShot", value: .pointsPerShot),
    ]).sorted { $0.key.precedes($1.key) }

  private struct Member {
    let key: StaticString
    let value: Value

    enum Value {
      case count(Move)
      case attempts, defensiveRebounds, jersey, name, offensiveRebounds, percentage, points
      case pointsPerShot
    }
  }

  private static let keys = members.map(\.key)

  static let shape = JSONShape(keys)

  /// Where the members stand in it: the counts by their moves.
  private static let places = Places()

  private struct Places {
    private(set) var counts = [Int](repeating: 0, count: MoveRow.table.count)
    /// Those of the moves that 0.1.0 had: a line without one of them is refused.
    private(set) var basic: [Int] = []
    private(set) var (attempts, defensiveRebounds, jersey, name) = (0, 0, 0, 0)
    private(set) var (offensiveRebounds, percentage, points, pointsPerShot) = (0, 0, 0, 0)

    init() {
      for (place, member) in members.enumerated() {
        switch member.value {
        case .count(let move): counts[move.rawValue] = place
        case .attempts: attempts = place
        case .defensiveRebounds: defensiveRebounds = place
        case .jersey: jersey = place
        case .name: name = place
        case .offensiveRebounds: offensiveRebounds = place
        case .percentage: percentage = place
        case .points: points = place
        case .pointsPerShot: pointsPerShot = place
        }
      }
      for (place, row) in zip(counts, MoveRow.table) where row.isBasic { basic.append(place) }
    }
  }

  /// A line of a player, or of nobody, with these shots.
  public init(_ player: Player?, _ line: StatLine, _ shots: ShotsDocument) {
    (self.player, self.line, self.shots) = (player, line, shots)
  }

  /// The player's name; the team's own line has none.
  public var name: String? { player?.name }

  /// Reads a line of a document. The moves of 0.1.0 are always there; what an older version did not
  /// count is 0.
  init(_ json: JSONValue, isNamed: Bool) throws(JSONError) {
    let (row, places) = (try json.row(of: Self.shape), Self.places)
    for place in places.basic { try row.check(place) }
    line = try StatLine(
      offensiveRebounds: row.count(places.offensiveRebounds) ?? 0,
      defensiveRebounds: row.count(places.defensiveRebounds) ?? 0
    ) { move throws(JSONError) in try row.count(places.counts[move.rawValue]) ?? 0 }
    player =
      isNamed
      ? Player(
        try row.member(places.name).string(),
        jersey: try row.optional(places.jersey)?.string())
      : nil
    shots = try ShotsDocument(
      attempts: row.optional(places.attempts), percentage: row.optional(places.percentage),
      pointsPerShot: row.optional(places.pointsPerShot))
    let points = try row.member(places.points)
    guard try points.int() == line.points else {
      throw points.error("is not what the baskets make")
    }
  }

  static func unknownKey(in json: JSONValue) -> String? {
    json.unknownKey(besides: keys) ?? ShotsDocument.unknownKey(in: json)
  }

  /// Writes the contract's line.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    for member in Self.members {
      switch member.value {
      case .count(let move): json.field(member.key, line[move])
      case .attempts:
        json.key(member.key)
        shots.writeAttempts(to: &json)
      case .defensiveRebounds: json.field(member.key, line.defensiveRebounds)
      case .jersey: if let player { json.field(member.key, player.jersey) }
      case .name: if let player { json.field(member.key, player.name) }
      case .offensiveRebounds: json.field(member.key, line.offensiveRebounds)
      case .percentage:
        json.key(member.key)
        shots.writePercentage(to: &json)
      case .points: json.field(member.key, line.points)
      case .pointsPerShot: json.field(member.key, thousandths: shots.pointsPerShot)
      }
    }
    json.endObject()
  }
}

extension StatLineDocument {
  /// What the line counts, to be written among other members.
  public var counts: [JSONMember] {
    MoveRow.table.map { JSONMember($0.name, line[$0.move]) } + [
      JSONMember("attempts") { [shots] json in shots.writeAttempts(to: &json) },
      JSONMember("defensiveRebound", line.defensiveRebounds),
      JSONMember("offensiveRebound", line.offensiveRebounds),
      JSONMember("percentage") { [shots] json in shots.writePercentage(to: &json) },
      JSONMember("points", line.points),
      JSONMember("pointsPerShot", thousandths: shots.pointsPerShot),
    ]
  }
}

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

  /// The moves of 0.1.0, by which every line is known.
  private static let basic = MoveRow.table.filter(\.isBasic).map { (move: $0.move, key: $0.name) }

  /// A line of a player, or of nobody, with these shots.
  public init(_ player: Player?, _ line: StatLine, _ shots: ShotsDocument) {
    (self.player, self.line, self.shots) = (player, line, shots)
  }

  /// The player's name; the team's own line has none.
  public var name: String? { player?.name }

  /// Reads a line of a document. The moves of 0.1.0 are always there; what an older version did not
  /// count is 0.
  init(_ json: JSONValue, isNamed: Bool) throws(JSONError) {
    var read = LineReader()
    try json.forEachMember(of: Self.keys) { place, value throws(JSONError) in
      try read.take(Self.members[place].value, value)
    }
    for (move, key) in Self.basic where read.counts[move.rawValue] == nil {
      _ = try json.member(key)
    }
    if isNamed, read.name == nil { _ = try json.member("name") }
    player = isNamed ? Player(read.name ?? "", jersey: read.jersey) : nil
    line = StatLine(
      offensiveRebounds: read.offensiveRebounds, defensiveRebounds: read.defensiveRebounds
    ) { [read] move in read.counts[move.rawValue] ?? 0 }
    shots = try ShotsDocument(
      attempts: read.attempts, percentage: read.percentage, pointsPerShot: read.pointsPerShot)
    let points = if let points = read.points { points } else { try json.member("points") }
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
  /// A line as far as it has been read.
  private struct LineReader {
    var counts = InlineArray<13, Int?>(repeating: nil)
    var (offensiveRebounds, defensiveRebounds) = (0, 0)
    var name, jersey: String?
    var attempts, percentage, points, pointsPerShot: JSONValue?

    mutating func take(_ member: Member.Value, _ value: JSONValue) throws(JSONError) {
      switch member {
      case .count(let move): counts[move.rawValue] = try value.count()
      case .offensiveRebounds: offensiveRebounds = try value.count()
      case .defensiveRebounds: defensiveRebounds = try value.count()
      case .name: name = try value.string()
      case .jersey: jersey = value.isNull ? nil : try value.string()
      case .attempts: attempts = value
      case .percentage: percentage = value
      case .points: points = value
      case .pointsPerShot: pointsPerShot = value
      }
    }
  }

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

extension StaticString {
  /// Whether it comes first by its bytes: in the order of keys, without a string being made.
  fileprivate func precedes(_ other: StaticString) -> Bool {
    withUTF8Buffer { own in other.withUTF8Buffer { own.lexicographicallyPrecedes($0) } }
  }
}

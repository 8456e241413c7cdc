import Basketball
import JSON

/// The line of a player, or of a team itself.
public struct StatLineDocument: KeyedDocument, Equatable {
  /// The player's name; the team's own line has none.
  public private(set) var name: String?
  private var jersey: String?
  /// The counts.
  public private(set) var line = StatLine()
  /// Its attempts and percentages.
  public private(set) var shots = ShotsDocument()

  /// A line of a player, or of a team for nil.
  public init(_ player: Player?, _ line: StatLine, _ shots: ShotsDocument) {
    (name, jersey, self.line, self.shots) = (player?.name, player?.jersey, line, shots)
  }

  /// A line to read into.
  init(isNamed: Bool) { name = isNamed ? "" : nil }

  /// The player; the team's own line has none.
  public var player: Player? { name.map { Player($0, jersey: jersey) } }

  /// The contract's line. The moves that 0.1.0 knew are required; the others are 0 if missing.
  public mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    var points = line.points
    try json.count("assist", &line[.assist])
    try shots.attemptsKey(&json)
    try json.count("block", &line[.block], isAdded: true)
    try json.count("defensiveRebound", &line.defensiveRebounds, isAdded: true)
    try json.count("foul", &line[.foul])
    try json.count("freeThrow", &line[.freeThrow], isAdded: true)
    if name != nil { try json.text("jersey", &jersey) }
    try json.count("missedFreeThrow", &line[.missedFreeThrow], isAdded: true)
    try json.count("missedOnePoint", &line[.missedOnePoint], isAdded: true)
    try json.count("missedTwoPoints", &line[.missedTwoPoints], isAdded: true)
    if var own = name {
      try json.text("name", &own)
      name = own
    }
    try json.count("offensiveRebound", &line.offensiveRebounds, isAdded: true)
    try json.count("onePoint", &line[.onePoint])
    try shots.percentageKey(&json)
    try json.int("points", &points)
    try shots.pointsPerShotKey(&json)
    try json.count("rebound", &line[.rebound])
    try json.count("steal", &line[.steal], isAdded: true)
    try json.count("timeout", &line[.timeout], isAdded: true)
    try json.count("turnover", &line[.turnover], isAdded: true)
    try json.count("twoPoints", &line[.twoPoints])
    // Of a game that is a result the team's own line has the points, and no counts.
    if name == nil, line.isEmpty { line.result = points }
    try json.agree("points", points == line.points, else: "is not what the baskets make")
  }
}

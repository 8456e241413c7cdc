import Basketball
import JSON

/// What a player, or a team itself, has done.
public struct StatLineDocument: KeyedDocument, Equatable {
  /// The player's name; the team's own line has none.
  public private(set) var name: String?
  private var jersey: String?
  /// The counts.
  public private(set) var line = StatLine()
  /// What its shots come to.
  public private(set) var shots = ShotsDocument()

  /// A line of a player, or of nobody, with these shots.
  public init(_ player: Player?, _ line: StatLine, _ shots: ShotsDocument) {
    (name, jersey, self.line, self.shots) = (player?.name, player?.jersey, line, shots)
  }

  /// A line that is going to be read.
  init(isNamed: Bool) { name = isNamed ? "" : nil }

  /// The player; the team's own line has none.
  public var player: Player? { name.map { Player($0, jersey: jersey) } }

  /// The contract's line. The moves of 0.1.0 are always there; what an older version did not count
  /// is 0.
  public mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    var points = line.points
    try json.count("assist", &line[.assist])
    try json.figures("attempts", &shots.attempts, areCounts: true)
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
    try json.figures("percentage", &shots.percentage, areCounts: false)
    try json.int("points", &points)
    try json.thousandths("pointsPerShot", &shots.pointsPerShot)
    try json.count("rebound", &line[.rebound])
    try json.count("steal", &line[.steal], isAdded: true)
    try json.count("timeout", &line[.timeout], isAdded: true)
    try json.count("turnover", &line[.turnover], isAdded: true)
    try json.count("twoPoints", &line[.twoPoints])
    try json.agree("points", points == line.points, else: "is not what the baskets make")
  }
}

/// Who made a play: a player, or the team itself.
public struct Who: Hashable, Sendable {
  /// The team.
  public let side: Side
  /// The player's name; nil is the team itself (a team foul, a basket nobody saw scored).
  public let player: String?

  /// A player of a side, or the side itself.
  public init(_ side: Side, _ player: String? = nil) {
    (self.side, self.player) = (side, player)
  }
}

/// One thing that happened in a game, at a reading of its clock.
public struct Play: Hashable, Sendable {
  /// Permanent, ascending from 1, never used again, also after an undo.
  public let number: Int
  /// When it happened, by the game clock.
  public let reading: ClockReading
  /// Who made it.
  public let who: Who
  /// What it was.
  public let move: Move
  /// When it was written down.
  public let recorded: TimeOfDay
  /// Whether time was up when it was made: the clock stands at the limit then, and its reading
  /// does not tell.
  public let isOvertime: Bool

  /// A play with all its facts.
  public init(
    number: Int, reading: ClockReading, who: Who, move: Move, recorded: TimeOfDay,
    isOvertime: Bool = false
  ) {
    (self.number, self.reading, self.who, self.move) = (number, reading, who, move)
    (self.recorded, self.isOvertime) = (recorded, isOvertime)
  }

  /// Whether it stands before another: by reading, then by number.
  func precedes(_ other: Play) -> Bool {
    (reading, number) < (other.reading, other.number)
  }
}

extension Play: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case number, seconds, team, player, move, recorded, overtime
  }

  private static let known = Key.allCases.map(\.rawValue)

  /// Reads the shape `log --json` gives, less what is derived.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseStrangeKeys(beside: Self.known)
    let keys = try decoder.container(keyedBy: Key.self)
    number = try keys.decode(Int.self, forKey: .number)
    reading = try keys.decode(ClockReading.self, forKey: .seconds)
    who = Who(
      try keys.decode(Side.self, forKey: .team), try keys.decode(String?.self, forKey: .player))
    move = try keys.decode(Move.self, forKey: .move)
    recorded = try keys.decode(TimeOfDay.self, forKey: .recorded)
    isOvertime = keys.contains(.overtime) ? try keys.decode(Bool.self, forKey: .overtime) : false
  }

  /// Writes the shape `log --json` gives, less what is derived.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(number, forKey: .number)
    try keys.encode(reading, forKey: .seconds)
    try keys.encode(who.side, forKey: .team)
    try keys.encode(who.player, forKey: .player)
    try keys.encode(move, forKey: .move)
    try keys.encode(recorded, forKey: .recorded)
    if isOvertime { try keys.encode(true, forKey: .overtime) }
  }
}

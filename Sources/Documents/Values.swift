import Basketball
import JSON

extension ClockReading: JSONRepresentable {
  /// Seconds.
  public var json: JSON { .thousandths(milliseconds) }
}

extension TimeOfDay: JSONRepresentable {
  public var json: JSON { .text(text) }
}

extension Day: JSONRepresentable {
  public var json: JSON { .text(text) }
}

extension Move: JSONRepresentable {
  public var json: JSON { .text(name) }
}

extension ClockDirection: JSONRepresentable {}
extension Ending: JSONRepresentable {}
extension FoulsReset: JSONRepresentable {}
extension Ranking: JSONRepresentable {}
extension FreeThrowFive: JSONRepresentable {}
extension OvertimeFouls: JSONRepresentable {}
extension OvertimeStart: JSONRepresentable {}
extension Penalty: JSONRepresentable {}
extension Side: JSONRepresentable {}
extension Status: JSONRepresentable {}

extension Markings: JSONRepresentable {}
extension Zone: JSONRepresentable {}
extension Kinds.Kind: JSONRepresentable {}

extension GameSource: JSONRepresentable {
  public var json: JSON { ["id": id, "kind": kind] }
}

/// Values of the game in JSON.
extension JSONValue {
  /// A reading of the clock, in seconds.
  public func reading() throws -> ClockReading {
    guard let reading = ClockReading(checked: try thousandths()) else {
      throw error("is not a clock reading")
    }
    return reading
  }

  /// A time of day, ISO 8601 in UTC with milliseconds.
  public func timeOfDay() throws -> TimeOfDay {
    var time: TimeOfDay?
    try withUTF8 { time = TimeOfDay(utf8: $0) }
    if let time { return time }
    throw error("is not a time of day: '\(try string().excerpt)'")
  }

  /// A day of the calendar.
  public func day() throws -> Day {
    var day: Day?
    try withUTF8 { day = Day(utf8: $0) }
    if let day { return day }
    throw error("is not a day: '\(try string().excerpt)'")
  }

  /// A side, by its name.
  public func side() throws -> Side {
    if let place = place(among: ["home", "away"]) { return place == 0 ? .home : .away }
    return try oneOf(Side.init)
  }

  /// A team's colour, `#rrggbb`.
  public func teamColor() throws -> TeamColor { try oneOf { TeamColor($0) } }

  private static let moves = MoveRow.table.map(\.name)

  /// A move, by its name.
  public func move() throws -> Move {
    if let move = place(among: Self.moves).flatMap(Move.init(rawValue:)) { return move }
    throw error("cannot be '\(try string().excerpt)'")
  }

  /// A case of an enumeration, by its raw value.
  public func oneOf<Case>(_ make: (String) -> Case?) throws -> Case {
    let text = try string()
    guard let value = make(text) else { throw error("cannot be '\(text.excerpt)'") }
    return value
  }

  /// The number of a period, from 1.
  public func period() throws -> Int {
    let period = try int()
    guard (1...Periods.most).contains(period) else { throw error("is no period: \(period)") }
    return period
  }

  /// A count: a whole number, 0 or more, and so small that sums of counts cannot overflow.
  public func count() throws -> Int {
    let value = try difference()
    guard value >= 0 else { throw error("is not a count: \(value)") }
    return value
  }

  /// A difference of two counts.
  func difference() throws -> Int {
    let value = try int()
    guard value.magnitude <= 1_000_000_000 else { throw error("is not a count: \(value)") }
    return value
  }

  /// What a game was imported from.
  public func source() throws -> GameSource {
    guard let source = try GameSource(kind: member("kind").string(), id: member("id").string())
    else { throw error("is no source of a game") }
    return source
  }

  /// A list of counts.
  public func counts() throws -> [Int] {
    try each().map { try $0.count() }
  }
}

extension JSONObject {
  /// The count of a key; nil if it has none.
  mutating func count(_ key: StaticString) throws -> Int? { try optional(key)?.count() }
}

/// Classification points that a league, or the organiser of an event, takes off a team.
public struct Deduction: Equatable, Sendable, JSONRepresentable {
  /// The team, in any spelling.
  public let team: String
  public let points: Int
  /// The reason; nil where none was given.
  public let why: String?

  public init(team: String, points: Int, why: String?) {
    self.team = team
    self.points = points
    self.why = why
  }

  public var json: JSON { ["points": points, "team": team, "why": why] }

  /// `1 classification point deducted: unpaid fee`.
  public var text: String {
    "\(points.counted("classification point")) deducted" + why.said { ": \($0)" }
  }
}

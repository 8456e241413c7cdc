/// The players of a side on court from a moment on, as stated by a scorer, whatever was recorded
/// before.
public struct Lineup: Equatable, Sendable {
  /// The side.
  public private(set) var side: Side
  /// The names of those on court.
  public private(set) var players: [String]
  /// From when on.
  public private(set) var moment: Moment
  /// The highest play number when the lineup was recorded: the lineup comes after the plays at its moment up to that
  /// number.
  public let lastNumber: Int
  /// The number of the play that it follows, even against the clock; nil for most.
  public let follows: Int?
  /// The number of the lineup that it follows, even against the clock; nil for most.
  public let followsLineup: Int?

  /// A lineup with all its facts.
  public init(
    _ side: Side, _ players: [String], at moment: Moment, lastNumber: Int, follows: Int? = nil,
    followsLineup: Int? = nil
  ) {
    self.side = side
    self.players = players
    self.moment = moment
    self.lastNumber = lastNumber
    self.follows = follows
    self.followsLineup = followsLineup
  }

  /// Moves the lineup to the other side.
  mutating func changeSides() { side = side.other }

  /// Renames a player, or takes the player out of the lineup if the new name is nil.
  mutating func replace(_ name: String, by next: String?) {
    players = players.compactMap { $0 == name ? next : $0 }
  }
}

/// A lineup among the plays of a game.
public struct PlacedLineup: Equatable, Sendable {
  /// The lineup, with the present names of the players.
  public let lineup: Lineup
  /// Its number among the lineups, from 1.
  let number: Int
  /// The places on the roster of those on court.
  public let people: [Int]
  /// How many plays come before it.
  public private(set) var place = 0

  /// The lineup placed after so many plays.
  func after(_ plays: Int) -> PlacedLineup {
    var placed = self
    placed.place = plays
    return placed
  }
}

extension Lineup {
  /// Whether the clock alone tells its place among the plays and lineups.
  var isByClock: Bool { follows == nil && followsLineup == nil }

  /// Whether it comes after a play in the same period.
  func comes(after number: Int, at other: Moment) -> Bool {
    moment.period == other.period && (moment.reading, lastNumber) >= (other.reading, number)
  }

  /// Moves the lineup in time, within its period.
  mutating func move(by milliseconds: Int, within period: Period) {
    let sum = moment.reading.milliseconds &+ milliseconds
    let reading = max(period.start, ClockReading(checked: sum) ?? moment.reading)
    moment = Moment(min(reading, period.end ?? reading), in: moment.period)
  }
}

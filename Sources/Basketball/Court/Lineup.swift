/// The players of a side on court from a moment on, as stated by a scorer, whatever was recorded
/// before.
public struct Lineup: Equatable, Sendable {
  /// The side.
  public let side: Side
  /// The names of those on court.
  public let players: [String]
  /// From when on.
  public let moment: Moment
  /// The highest play number at that time: the lineup comes after plays at its moment up to this
  /// one.
  public let lastNumber: Int
  /// The number of the play that it follows, even against the clock; nil for most.
  public let behind: Int?

  /// A lineup with all its facts.
  public init(
    _ side: Side, _ players: [String], at moment: Moment, lastNumber: Int, behind: Int? = nil
  ) {
    (self.side, self.players, self.moment) = (side, players, moment)
    (self.lastNumber, self.behind) = (lastNumber, behind)
  }
}

/// A lineup among the plays of a game.
public struct PlacedLineup: Equatable, Sendable {
  /// The side.
  public let side: Side
  /// The places on the roster of those on court.
  public let people: [Int]
  /// From when on.
  public let moment: Moment
  /// How many plays come before it.
  public let place: Int
}

extension Lineup {
  /// How many of these plays, in order, come before it.
  func place(among plays: [Play]) -> Int {
    var place = 0
    if let behind, let anchor = plays.lastIndex(where: { isAnchor($0, behind) }) {
      place = anchor + 1
    } else {
      place = (plays.lastIndex(where: follows) ?? -1) + 1
    }
    // Plays that already followed those come before it, too.
    while place < plays.count, plays[place].behind != nil, plays[place].number <= lastNumber {
      place += 1
    }
    return place
  }

  /// Whether it comes after a play in the same period.
  func comes(after number: Int, at other: Moment) -> Bool {
    moment.period == other.period
      && (moment.reading > other.reading || moment.reading == other.reading && number <= lastNumber)
  }

  /// The same lineup moved in time, within its period.
  func moved(by milliseconds: Int, within period: Period) -> Lineup {
    let sum = moment.reading.milliseconds &+ milliseconds
    var reading = max(period.start, ClockReading(checked: sum) ?? moment.reading)
    if let end = period.end { reading = min(reading, end) }
    return Lineup(
      side, players, at: Moment(reading, in: moment.period), lastNumber: lastNumber, behind: behind)
  }

  private func isAnchor(_ play: Play, _ number: Int) -> Bool {
    play.number == number && play.period == moment.period
  }

  /// Whether the clock puts it after a play.
  private func follows(_ play: Play) -> Bool {
    play.behind == nil
      && (play.moment, play.number) <= (moment, lastNumber)
  }
}

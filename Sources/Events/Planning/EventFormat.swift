/// How an event is to be played, from which its schedule is made.
public struct EventFormat: Equatable, Sendable {
  /// The names of the teams, the best seed first.
  public var teams: [String]
  /// How many pools there are.
  public var pools = 1
  /// How many teams of each pool go on to the knockout; nil for two, or none with a single pool.
  public var advance: Int?
  /// Whether the teams of a pool meet twice.
  public var isTwice = false
  /// Whether there is no pool, only a knockout.
  public var isKnockout = false
  /// Whether the losers of the semi-finals play for third place.
  public var hasThirdPlace = false
  /// How many courts there are, called 1, 2 and so on.
  public var courts = 1
  /// When each day begins.
  public var start: StartTime
  /// Minutes from the start of a game to that of the next one.
  public var slot = Fixture.usualSlot

  /// A round robin of all teams on one court.
  public init(teams: [String], start: StartTime) { (self.teams, self.start) = (teams, start) }

  /// How many teams of each pool go on.
  var advancing: Int { advance ?? (pools > 1 ? 2 : 0) }

  /// Refuses an impossible event.
  func check() throws(EventFormatError) {
    let needed = isKnockout ? 2 : 2 * max(1, pools)
    guard teams.count >= needed else { throw .tooFewTeams(teams.count, needed: needed) }
    guard pools > 0, courts > 0, slot > 0 else { throw .notPositive }
    let smallest = teams.count / pools
    guard isKnockout || (0...smallest).contains(advancing) else {
      throw .cannotAdvance(advancing, ofPool: smallest)
    }
  }
}

/// Why an event is impossible.
public enum EventFormatError: Error, Equatable {
  /// There are too few teams: it needs two, and two for each pool.
  case tooFewTeams(Int, needed: Int)
  /// There are no pools, no courts, or no minutes in a slot.
  case notPositive
  /// More teams would go on than the smallest pool has, or fewer than none.
  case cannotAdvance(Int, ofPool: Int)
}

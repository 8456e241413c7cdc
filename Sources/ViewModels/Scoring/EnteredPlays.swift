import Basketball

/// Plays that were entered as one step, by keys or on a line, with the moment at which they were
/// begun.
public nonisolated struct EnteredPlays: Sendable {
  let verb: Verb
  /// `01:23.2 home/Ana two`, as a line of the feed.
  public let text: String

  init(
    _ requests: [PlayRequest], at moment: Moment, behind number: Int? = nil,
    droppingLater: Bool = false, on face: ClockFace
  ) {
    let time = number.map { GameTime(place: .after($0)) } ?? GameTime(moment)
    verb = .record(requests, at: time, droppingLater: droppingLater)
    text =
      ([face.position(moment)] + requests.map(\.text)).spaceSeparated
  }
}

extension GameState {
  /// The plays that a verb records, at the time of the verb, an assist at the time of its basket, or else at this
  /// moment; nil for another verb, and for plays whose place the clock does not tell.
  func entered(
    _ verb: Verb, at moment: Moment, now: TimeOfDay, after plays: [ScoredPlay]
  ) throws -> EnteredPlays? {
    guard case .record(let requests, let time, let droppingLater) = try understood(verb),
      time?.place == nil
    else { return nil }
    let owner = try owner(of: requests).flatMap { owner in
      plays.contains { $0.play.owner == owner.number } ? nil : owner
    }
    return EnteredPlays(
      try requests.map { PlayRequest(.exact(try who($0.who)), $0.move, $0.attempt) },
      at: try time.map { try self.moment(of: $0, now: now) } ?? owner?.moment ?? moment,
      droppingLater: droppingLater, on: rules.clockFace)
  }
}

extension Play {
  /// Whether another is the same within two seconds of the clock.
  func isAlike(_ other: Play) -> Bool {
    number != other.number && who == other.who && move == other.move && period == other.period
      && abs(reading.milliseconds - other.reading.milliseconds) <= 2000
  }
}

extension Verb {
  /// The same verb that removes plays after the finish.
  var droppingLaterPlays: Verb {
    switch self {
    case .record(let plays, let time, _): .record(plays, at: time, droppingLater: true)
    case .recordTyped(let typed, _): .recordTyped(typed, droppingLater: true)
    case .fix(let number, let correction, _): .fix(number, correction, droppingLater: true)
    case .remove(let number, _): .remove(number, droppingLater: true)
    case .rules(let preset, let changes, _):
      .rules(preset: preset, changes, droppingLater: true)
    default: self
    }
  }
}

/// The substitution that a scorer is choosing.
public nonisolated struct Substitution: Equatable, Sendable {
  /// The players on court before it; the starters if the game does not say.
  public private(set) var onCourt: [Who]
  /// Those who leave or come, in the order of choice.
  private(set) var chosen = [Who]()

  /// The players who leave.
  public var leaving: [Who] { chosen.filter(onCourt.contains) }
  /// The players who come, each in place of the one who leaves.
  public var coming: [Who] { chosen.filter { !onCourt.contains($0) } }

  /// Whether nobody is chosen.
  public var isEmpty: Bool { chosen.isEmpty }

  /// How many players of a side are on court after it.
  public func count(_ side: Side) -> Int {
    [onCourt, coming].joined().count { $0.side == side } - leaving.count { $0.side == side }
  }

  /// The sides of which it would leave a wrong number on court.
  public func wrongSides(on board: Board) -> [Side] {
    Side.allCases.filter { side in
      chosen.contains { $0.side == side } && count(side) != board.courtSize(side)
    }
  }

  /// Chooses a player, or drops the choice.
  mutating func choose(_ who: Who) {
    if let place = chosen.firstIndex(of: who) {
      chosen.remove(at: place)
    } else {
      chosen.append(who)
    }
  }

  /// Drops players who were substituted elsewhere meanwhile.
  mutating func follow(_ now: [Who], of people: [Who]) {
    chosen.removeAll { now.contains($0) != onCourt.contains($0) || !people.contains($0) }
    onCourt = now
  }

  /// Its plays: first those who leave.
  var requests: [PlayRequest] {
    leaving.map { PlayRequest(.exact($0), .out) } + coming.map { PlayRequest(.exact($0), .in) }
  }
}

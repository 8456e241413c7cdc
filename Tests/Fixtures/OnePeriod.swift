import Basketball

/// Games of one period, in which a reading is a moment.
extension Finish {
  /// An end of a game of one period.
  public init(winner: Side?, reading: ClockReading, basket: Int? = nil, ending: Ending) {
    self.init(winner: winner, at: Moment(reading), basket: basket, ending: ending)
  }
}

extension Scoresheet {
  /// When the last thing happened.
  public var lastReading: ClockReading { lastMoment.reading }

  /// The game after so many plays, at a reading that is in overtime once the last of them was.
  public func state(
    after count: Int, at reading: ClockReading, started: TimeOfDay? = nil
  ) -> GameState {
    state(after: count, at: Moment(reading), started: started)
  }
}

extension Play {
  /// A play of a game of one period, or of its overtime.
  public init(
    number: Int, reading: ClockReading, who: Who, move: Move, recorded: TimeOfDay,
    isOvertime: Bool, owner: Int? = nil
  ) {
    self.init(
      number: number, reading: reading, who: who, move: move, recorded: recorded,
      period: isOvertime ? 2 : 1, owner: owner)
  }

  /// Whether it was in overtime.
  public var isOvertime: Bool { period > 1 }
}

extension ClockFace {
  /// What the clock shows.
  public func text(_ reading: ClockReading) -> String { text(Moment(reading)) }

  /// The reading that the clock shows so.
  public func reading(showing shown: ClockReading) -> ClockReading? {
    reading(showing: shown, in: 1)
  }
}

extension ClockFace {
  /// What the clock on court shows.
  public func courtText(_ reading: ClockReading) -> String { courtText(Moment(reading)) }

  /// When that changes.
  public func nextCourtText(after reading: ClockReading) -> Int? {
    nextCourtText(after: Moment(reading))
  }

  /// What the clock shows to the millisecond.
  public func exactText(_ reading: ClockReading) -> String { exactText(Moment(reading)) }
}

extension GameTime {
  /// A time by the clock of the current period.
  public static func shown(_ reading: ClockReading) -> GameTime { GameTime(clock: .shown(reading)) }

  /// The time since the start of the game.
  public static func elapsed(_ reading: ClockReading) -> GameTime {
    GameTime(clock: .elapsed(reading))
  }

  /// A time in overtime; a log has the clock, too.
  public static func overtime(_ reading: ClockReading? = nil) -> GameTime {
    GameTime(period: .overtime(1), clock: reading.map { .elapsed($0) })
  }
}

/// Games with shots for one and two.
extension ShotFigures {
  /// The figures of a half-court game.
  public init(
    field: Int?, freeThrow: Int?, onePoint: Int?, twoPoints: Int?, threePoints: Int? = nil
  ) {
    self.init()
    self.field = field
    (self[.freeThrow], self[.onePoint], self[.twoPoints]) = (freeThrow, onePoint, twoPoints)
    self[.threePoints] = threePoints
  }

  /// The figure of free throws.
  public var freeThrow: Int? { self[.freeThrow] }
  /// The figure of ones.
  public var onePoint: Int? { self[.onePoint] }
}

/// What a correction changes of a play; nil stays as it is.
public struct Correction: Equatable, Sendable {
  /// Who made it.
  public var who: Who?
  /// What it was.
  public var move: Move?
  /// When it was.
  public var reading: ClockReading?

  /// A correction.
  public init(who: Who? = nil, move: Move? = nil, reading: ClockReading? = nil) {
    (self.who, self.move, self.reading) = (who, move, reading)
  }
}

extension Scoresheet {
  /// The play of a number, if it counts.
  public func play(_ number: Int) throws(GameError) -> ScoredPlay {
    guard let scored = box.plays.last(where: { $0.play.number == number }) else {
      throw .noSuchPlay(number)
    }
    return scored
  }

  /// Corrects a play, and all that follows from it. Nothing is written when nothing changes.
  ///
  /// - Returns: the plays taken out because they would stand behind the finish.
  @discardableResult
  public mutating func fix(
    _ number: Int, _ correction: Correction, droppingLater: Bool = false, now: TimeOfDay
  ) throws(GameError) -> [Play] {
    expire(now: now)
    let old = try play(number).play
    let reading = try correction.reading.map { (typed) throws(GameError) in
      try self.reading(for: typed, now: now)
    }
    let isMoved = reading.map { $0 != old.reading } ?? false
    let fixed = Play(
      number: number, reading: reading ?? old.reading, who: correction.who ?? old.who,
      move: correction.move ?? old.move, recorded: old.recorded,
      isOvertime: isMoved ? reading == rules.timeLimit && box.overtime != nil : old.isOvertime)
    guard fixed != old else { return [] }
    guard isKnown(fixed.who) else { throw .noSuchPlayer(fixed.who.word, known: everybody) }
    return try perform(.fix(play: fixed), droppingLater: droppingLater, now: now)
  }

  /// Takes a play out.
  ///
  /// - Returns: the plays taken out besides, because they would stand behind the finish.
  @discardableResult
  public mutating func remove(
    _ number: Int, droppingLater: Bool = false, now: TimeOfDay
  ) throws(GameError) -> [Play] {
    expire(now: now)
    _ = try play(number)
    return try perform(.remove(plays: [number]), droppingLater: droppingLater, now: now)
  }

  /// Changes what the game is played by. Nothing is written when nothing changes.
  ///
  /// - Returns: the plays taken out because they would stand behind the finish.
  @discardableResult
  public mutating func play(
    by rules: Rules, droppingLater: Bool = false, now: TimeOfDay
  ) throws(GameError) -> [Play] {
    expire(now: now)
    guard rules != self.rules else { return [] }
    for side in Side.allCases { try Self.check(teams[side], by: rules) }
    return try perform(.rules(rules), droppingLater: droppingLater, now: now)
  }

  /// Notes something on the game; an empty text takes the note away.
  public mutating func note(_ text: String, now: TimeOfDay) throws(GameError) {
    let text = try text.asNote()
    guard text != note else { return }
    try perform(.note(text), droppingLater: false, now: now)
  }
}

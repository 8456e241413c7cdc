/// A game that verbs change before it is saved. It reads the tape only if a verb needs it.
public struct WorkingCopy {
  /// The standing now.
  public private(set) var standing: GameState
  /// The whole game, once a verb has needed it.
  public private(set) var sheet: Scoresheet?
  /// The entries to be written on the tape.
  public private(set) var entries: [Entry] = []
  private let wholeGame: () throws -> Scoresheet
  /// The people of the game, kept for the next typed verbs, of which a feed has many.
  private var people: PlayerLookup?

  /// A copy of a game.
  ///
  /// - Parameter wholeGame: reads the tape, for verbs that change the past.
  public init(_ standing: GameState, wholeGame: @escaping () throws -> Scoresheet) {
    (self.standing, self.wholeGame) = (standing, wholeGame)
  }

  /// A copy of a whole game.
  public init(_ sheet: Scoresheet) {
    self.init(sheet.standing) { sheet }
    self.sheet = sheet
  }

  /// Does verbs in turn; stops at a refused verb unless it keeps going.
  ///
  /// - Returns: what each verb did, or why it was refused.
  /// - Throws: why the tape cannot be read.
  public mutating func perform(
    _ verbs: [Verb], keepGoing: Bool = false, now: () -> TimeOfDay
  ) throws -> [Result<Outcome, GameError>] {
    var results: [Result<Outcome, GameError>] = []
    for verb in verbs {
      do {
        results.append(.success(try perform(verb, now: now())))
      } catch let error as GameError {
        results.append(.failure(error))
        if !keepGoing { break }
      }
    }
    return results
  }

  /// Does a verb.
  ///
  /// - Throws: why it is refused, or why the tape cannot be read.
  public mutating func perform(_ verb: Verb, now: TimeOfDay) throws -> Outcome {
    let outcome = try done(verb, now)
    entries += outcome.entries
    return outcome
  }

  private mutating func done(_ typed: Verb, _ now: TimeOfDay) throws -> Outcome {
    if case .recordTyped = typed, !(people?.isOf(standing.teams) ?? false) {
      people = PlayerLookup(standing.teams)
    }
    let verb = try standing.understood(typed, by: people)
    if sheet == nil, let outcome = try standing.perform(verb, now: now) { return outcome }
    var whole = try sheet ?? wholeGameNow()
    // Only one reference is left, so that it is changed in place.
    sheet = nil
    defer { (standing, sheet) = (whole.standing, whole) }
    return try whole.perform(verb, now: now)
  }

  private func wholeGameNow() throws -> Scoresheet {
    var whole = try wholeGame()
    for entry in entries { _ = try whole.apply(entry) }
    return whole
  }
}

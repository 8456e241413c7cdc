import Basketball
import Documents
import Fixtures
import Storage
import Testing

/// Somebody who does anything to a game at any time; the same for the same seed. What was done stands
/// in a scoresheet too, and is saved with one write when the game is to be looked at.
struct RandomRecorder {
  var random: SplitMix64
  /// The game with all that was done.
  private(set) var sheet: Scoresheet
  private var pending = [(verb: Verb, time: TimeOfDay)]()
  private let game: SharedGame

  init(at game: SharedGame, seed: Int) throws {
    (self.game, random) = (game, SplitMix64(seed: seed))
    sheet = try game.saved
  }

  /// Does up to five things; what is refused is left out.
  ///
  /// - Parameter removing: whether plays may also be removed, or renamed with their players.
  mutating func act(removing: Bool = true) {
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      game.now += Int.random(in: -100...9000, using: &random)
      let verb = verb(removing)
      guard (try? sheet.perform(verb, now: game.games.time)) != nil else { continue }
      pending.append((verb, game.games.time))
    }
  }

  /// Saves what was done.
  ///
  /// - Returns: the game after each entry that was written, oldest first.
  mutating func save() throws -> [Scoresheet] {
    let library = game.games.elsewhere
    let before = try library.game(game.id)
    var times = pending.map(\.time)
    let known = before.sheet.tape.entries.count
    _ = try library.update(before, pending.map(\.verb), now: { times.removeFirst() })
    pending = []
    let entries = try game.saved.tape.entries
    try #require(entries == sheet.tape.entries)
    return try (known..<entries.count).map {
      try Scoresheet(id: game.id, tape: Array(entries[...$0]))
    }
  }

  private mutating func verb(_ removing: Bool) -> Verb {
    switch Int.random(in: 0..<(removing ? 24 : 20), using: &random) {
    case 0...7: .record(requests())
    case 8, 9: .record(requests(), at: .elapsed(reading()))
    case 10, 11: .undo(.random(in: 1...3, using: &random))
    case 12, 13: .redo(.random(in: 1...2, using: &random))
    case 14, 15: .clock(.toggle)
    case 16, 17: .fix(number(), correction())
    case 18: .clock(.set(.elapsed(reading())))
    case 19: .note("\(number())")
    case 20, 21: .remove(number(), droppingLater: true)
    case 22: .record(requests(), at: .elapsed(reading()), droppingLater: true)
    default: .rename(.exact(Who(.home, "Cy")), to: "Cy \(number())")
    }
  }

  private mutating func requests() -> [PlayRequest] {
    (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let who = who()
      return PlayRequest(.exact(who), .any(by: who, using: &random))
    }
  }

  private mutating func correction() -> Correction {
    Correction(who: .exact(who()), time: random.oneIn(2) ? .elapsed(reading()) : nil)
  }

  private mutating func who() -> Who {
    let side: Side = random.oneIn(2) ? .home : .away
    return Who(side, sheet.state.teams[side].players.randomElement(using: &random)?.name)
  }

  private mutating func number() -> Int {
    sheet.playByPlay.plays.randomElement(using: &random)?.play.number ?? 1
  }

  private mutating func reading() -> ClockReading {
    let shown = sheet.state.reading(at: game.games.time).milliseconds
    return ClockReading(milliseconds: max(0, shown + 500 * .random(in: -20...4, using: &random)))
  }
}

/// What should be reported of a game, worked out from its entries one by one.
struct NaiveReports {
  private(set) var documents = [GameDocument]()
  /// The document that said that time is up before anybody wrote that down.
  private var timeUp: GameDocument?
  private var last: Scoresheet

  init(_ sheet: Scoresheet) { last = sheet }

  /// A look at a time, after which the game had become these.
  mutating func look(at now: TimeOfDay, _ games: [Scoresheet]) {
    for sheet in games {
      let document = GameDocument(sheet.state, now: sheet.tape.changed)
      if document != timeUp { documents.append(document) }
      (timeUp, last) = (nil, sheet)
    }
    let shown = GameDocument(last.state, now: now)
    guard timeUp == nil, last.state.clock.isRunning, !shown.clock.running else { return }
    timeUp = shown
    documents.append(shown)
  }
}

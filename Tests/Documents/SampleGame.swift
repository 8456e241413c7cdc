import Basketball
import Documents
import Fixtures
import JSON

/// A game of the Reds against the Blues, and the verbs that are done to it, one after the other.
struct SampleGame {
  private(set) var sheet: Scoresheet
  /// The time of day of the next verb.
  var now = Self.start

  /// When the game was made: 2026-11-20 at 20:15 UTC.
  static let start = TimeOfDay(milliseconds: 1_795_205_700_000)

  init(rules: Rules = .pickup) throws {
    let teams = Sides(
      home: try Team(typed: "Reds: Ana, Bo, Cy", side: 3),
      away: try Team(typed: "Blues: Dee, Eve, Flo", side: 3))
    sheet = Scoresheet(id: "2026-11-20-reds-blues", teams: teams, rules: rules, now: Self.start)
  }

  var state: GameState { sheet.state }

  mutating func wait(_ milliseconds: Int) { now = .start(milliseconds, after: now) }

  @discardableResult
  mutating func perform(_ verb: Verb) throws -> Outcome { try sheet.perform(verb, now: now) }

  mutating func record(_ who: Who, _ moves: Move..., at reading: ClockReading? = nil) throws {
    let time = reading.map { GameTime.elapsed($0) }
    try perform(.record(moves.map { PlayRequest(.exact(who), $0) }, at: time))
  }
}

extension TimeOfDay {
  /// So many milliseconds after the beginning of the sample game, or after another time.
  static func start(_ milliseconds: Int, after time: TimeOfDay = SampleGame.start) -> TimeOfDay {
    TimeOfDay(milliseconds: time.milliseconds + milliseconds)
  }
}

extension SampleGame {
  /// Names that JSON could trip over.
  private static let names = [
    "Ana", "Željko", "李小龍", "👩‍👩‍👧 Zoë", "Ana Lu", "7", "3:17", "home", "{x}", "a/b", "Bo \"B\" \\ Cy",
    "١٢", "e\u{301}ve", "null", "\u{1b}[31m", "\u{202e}",
  ]

  /// A game as it might be scored, of whoever plays; the same for the same seed.
  static func generated(seed: Int) throws -> Scoresheet {
    var (game, random) = (RandomGame(seed: seed), SplitMix64(seed: seed))
    let names = Self.names.shuffled(using: &random).map { Player($0) }
    let teams = Sides(
      home: Team(name: "Reds", players: Array(names[..<4])),
      away: Team(name: "7 Blues", players: Array(names[4..<9])))
    let rules = Rules.presets.randomElement(using: &random) ?? .pickup
    return game.scored(teams, by: rules, verbs: .random(in: 0...60, using: &random))
  }
}

extension Rules {
  /// The rules of a document.
  init(document text: String) throws {
    var members = try JSONObject(JSONText(Array(text.utf8)).root)
    try self.init(&members)
  }
}

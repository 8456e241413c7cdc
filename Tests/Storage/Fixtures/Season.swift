import Fixtures
import Basketball

/// Random numbers that are the same in every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// Games as nobody would think of them, one after the other.
struct Season {
  private static let names = [
    "Ana", "Željko", "李小龍", "👩‍👩‍👧 Zoë", "O\"Neill", "back\\slash", "a/b", "x : y", "{", "]",
    "\"tape\" : [", "e\u{301}", "\u{2028}", "ﷺ", "null", "Łukasz", "  ", "\u{1b}[31m",
  ]
  private var random: SplitMix64
  private var now = TimeOfDay.noon

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  /// Two teams of names that are all different in one team.
  mutating func teams() -> Sides<Team> {
    Sides(home: team("Reds"), away: team("Blues"))
  }

  private mutating func team(_ other: String) -> Team {
    let names = Self.names.shuffled(using: &random).prefix(.random(in: 3...6, using: &random))
    return Team(
      name: Self.names.randomElement(using: &random) ?? other, players: names.map(Player.init))
  }

  /// Rules of a short game.
  mutating func rules() throws -> Rules {
    try Rules(
      side: nil, target: .random(in: 1...9, using: &random),
      margin: .random(in: 1...3, using: &random))
  }

  /// Does a few things to a game; what is refused is left out.
  mutating func play(_ sheet: inout Scoresheet) {
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      now = now + .random(in: -500...4000, using: &random)
      try? act(&sheet)
    }
  }

  private mutating func act(_ sheet: inout Scoresheet) throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: try sheet.undo(.random(in: 1...2, using: &random), now: now)
    case 1: try sheet.redo(1, now: now)
    case 2, 3: try sheet.toggleClock(now: now)
    case 4: try sheet.setClock(to: reading(), now: now)
    default:
      let calls = (0..<Int.random(in: 1...3, using: &random)).map { _ in call(sheet) }
      try sheet.record(calls, at: Bool.random(using: &random) ? reading() : nil, now: now)
    }
  }

  private mutating func reading() -> ClockReading {
    ClockReading(milliseconds: .random(in: 0...90_000, using: &random))
  }

  private mutating func call(_ sheet: Scoresheet) -> Call {
    let side: Side = Bool.random(using: &random) ? .home : .away
    let player = sheet.teams[side].players.randomElement(using: &random)?.name
    let isTeam = Int.random(in: 0..<5, using: &random) == 0
    return Call(
      Who(side, isTeam ? nil : player), Move.allCases.randomElement(using: &random) ?? .foul)
  }
}

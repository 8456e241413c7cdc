import Basketball
import Fixtures

/// A game in short periods that is corrected while it is scored: periods are ended or left, the clock
/// is set and runs, people are put on court, assists are added to earlier baskets, and it is ended
/// by hand and opened again.
struct CorrectedGame {
  private(set) var sheet: Scoresheet
  private var random: SplitMix64

  init(seed: Int) throws {
    random = SplitMix64(seed: seed)
    let preset = [Rules.fiba5x5, .fiba5x5, .fiba3x3, .capped][seed % 4]
    var changes = RuleChanges()
    (changes.length, changes.roster) = (ClockReading(milliseconds: 20_000), .some(nil))
    if preset.overtimeLength != nil {
      changes.overtimeLength = ClockReading(milliseconds: 10_000)
    }
    let rules = try preset.with(changes)
    let teams = Sides(
      home: try Team(typed: "Reds: Ana, Bo, Cy, Dora, Eva, Fay", rules: rules),
      away: try Team(typed: "Blues: Gil, Hal, Ida, Jo, Kit, Lu", rules: rules))
    sheet = Scoresheet(
      id: "game", teams: teams, rules: rules, now: TimeOfDay(milliseconds: 1_795_205_700_000))
  }

  /// Does something; what is refused changes nothing.
  mutating func act() {
    let milliseconds = sheet.tape.changed.milliseconds + Int.random(in: 0...2000, using: &random)
    _ = try? sheet.perform(verb(), now: TimeOfDay(milliseconds: milliseconds))
  }

  private mutating func verb() -> Verb {
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1: .clock(.endPeriod)
    case 2: .clock(.begin(.number(sheet.standing.box.period + 1)))
    case 3: .undo(1)
    case 4: .remove(anyNumber())
    case 5: .fix(anyNumber(), Correction(who: .exact(anyPlayer())))
    case 6, 7:
      .record(
        [PlayRequest(.exact(anyPlayer()), .assist)], at: GameTime(place: .after(anyNumber())))
    case 16: .clock(.set(anyTime()))
    case 17: .clock(.toggle)
    case 18: .end(random.oneIn(2) ? .called : .forfeit(.exact(Who(.away))))
    case 19: .undo(2)
    case 8: .lineup(TypedLineup(["home"] + anyFive(), at: random.oneIn(2) ? nil : anyTime()))
    default:
      .record(
        (0..<Int.random(in: 1...2, using: &random)).map { _ in anyPlay() },
        at: random.oneIn(3) ? nil : anyTime())
    }
  }

  private mutating func anyPlay() -> PlayRequest {
    let moves: [Move] = [.twoPoints, .threePoints, .assist, .assist, .foul, .freeThrow, .in, .out]
    return PlayRequest(.exact(anyPlayer()), moves.randomElement(using: &random) ?? .foul)
  }

  private mutating func anyPlayer() -> Who {
    let side = random.oneIn(3) ? Side.away : .home
    return Who(side, sheet.standing.teams[side].players.randomElement(using: &random)?.name)
  }

  private mutating func anyFive() -> [String] {
    (1...6).map { "h\($0)" }.shuffled(using: &random).dropLast()
  }

  private mutating func anyNumber() -> Int {
    sheet.playByPlay.plays.randomElement(using: &random)?.play.number ?? 1
  }

  private mutating func anyTime() -> GameTime {
    let reading = ClockReading(milliseconds: 2000 * Int.random(in: 0...10, using: &random))
    return GameTime(clock: .shown(reading), place: random.oneIn(6) ? .inOrder : nil)
  }
}

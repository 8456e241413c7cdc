import Fixtures
@testable import Basketball
import Testing

@Suite("Late entries in long games")
struct GeneratedLateTests {
  @Test("come to what their tape comes to, then and at any time before", arguments: seeds(8))
  func late(_ seed: Int) throws {
    var random = SplitMix64(seed: 41 << 40 + seed)
    var sheet = Self.game(&random)
    for _ in 0..<160 {
      let verb = Self.verb(in: sheet, &random)
      guard (try? sheet.perform(verb, now: wall(0))) != nil, random.oneIn(12) else { continue }
      try #require(try sheet.readFromTape() == sheet, "\(verb)")
    }
    let read = try sheet.readFromTape()
    try #require(read == sheet)
    for count in 0...sheet.plays.count {
      let moment = count > 0 ? sheet.plays[count - 1].moment : .start
      #expect(sheet.standing(after: count, at: moment) == read.standing(after: count, at: moment))
    }
  }

  @Test("fold a few plays, however many come after them")
  func far() throws {
    var rules = Rules.pickup
    rules.target = 1000
    var sheet = newGame(by: rules)
    for second in 1...200 { try sheet.record(ana, .twoPoints, at: Double(second)) }
    let place = PlayByPlay.Place(plays: 9)
    let late = Happening.play(
      Play(number: 201, reading: 9.5, who: bo, move: .onePoint, recorded: wall(0)))
    let change = sheet.playByPlay.changing(from: place, to: place, into: [late], nil)
    #expect(change.plays.count < 4)
    #expect(change.total.score == Sides(home: 401, away: 0))
  }

  private static func game(_ random: inout SplitMix64) -> Scoresheet {
    let presets: [Rules] = [.pickup, .fiba5x5, .nba]
    var rules = presets.randomElement(using: &random) ?? .pickup
    rules.side = 3
    if rules.periods == 1 { rules.target = random.oneIn(2) ? 60 : 1000 }
    let stars = random.oneIn(2) ? ["Ana", "Bo", "Cy"] : []
    let teams = Sides { side in
      Team(
        name: side == .home ? "Reds" : "Blues",
        players: ["Ana", "Bo", "Cy", "Dee"].map { Player($0) }, starters: stars)
    }
    return Scoresheet(id: "late", teams: teams, rules: rules, now: wall(0))
  }

  private static func verb(in sheet: Scoresheet, _ random: inout SplitMix64) -> Verb {
    let standing = sheet.standing
    let number = Int.random(in: 1...max(1, standing.lastNumber), using: &random)
    switch Int.random(in: 0..<60, using: &random) {
    case 0: return .undo(.random(in: 1...3, using: &random))
    case 1: return .redo(1)
    case 2: return .remove(number, droppingLater: true)
    case 3: return .fix(number, Correction(move: .twoPoints), droppingLater: true)
    case 4: return .fix(number, Correction(reading: reading(&random)), droppingLater: true)
    case 5, 6: return .clock(.endPeriod)
    case 7:
      let words = ["home", "h1", "h2", "h3", "h4"].shuffled(using: &random).prefix(3)
      return .lineup(TypedLineup(["home"] + words.filter { $0 != "home" }))
    case 8: return .record([PlayRequest(who(&random), .foul)], at: GameTime(place: .after(number)))
    default:
      let moves: [Move] = [
        .twoPoints, .freeThrow, .foul, .rebound, .missedTwoPoints, .turnover, .timeout, .assist,
        .arrow,
        random.oneIn(9) ? .in : .steal,
      ]
      let move = moves.randomElement(using: &random) ?? .foul
      let place = random.oneIn(4) ? GameTime.Place.inOrder : nil
      return .record(
        [PlayRequest(who(&random), move)],
        at: GameTime(clock: .elapsed(reading(&random)), place: place), droppingLater: true)
    }
  }

  private static func who(_ random: inout SplitMix64) -> Who {
    Who(
      random.oneIn(2) ? .home : .away,
      ["Ana", "Bo", "Cy", "Dee"].randomElement(using: &random) ?? "Ana")
  }

  private static func reading(_ random: inout SplitMix64) -> ClockReading {
    ClockReading(milliseconds: 1000 * .random(in: 0...700, using: &random))
  }
}

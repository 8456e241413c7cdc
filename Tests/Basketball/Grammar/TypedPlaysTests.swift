import Basketball
import Testing

@Suite("Plays typed on a line")
struct TypedPlaysTests {
  private let standing: Standing

  init() throws {
    let teams = try Sides(
      typedHome: Team(typed: "Reds: 4 Ana Lu, 7 Bo, One, Foul Play, OT Smith", side: 3),
      away: Team(typed: "Blue Jays: 10 Dee, Eve, A, Ann", side: 3))
    standing =
      Scoresheet(id: "typed", teams: teams, rules: .capped, now: wall(0)).standing
  }

  /// What a line asks for: the time, if it says one, and who did what.
  private func read(_ line: String) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    guard
      case .record(let requests, let time, _) = try standing.understood(
        .recordTyped(TypedPlays(words)))
    else { return "" }
    let when = time.map { "\(standing.rules.clockFace.text(of: $0)) " } ?? ""
    return when + requests.map { "\($0.who.text) \($0.move)" }.joined(separator: ", ")
  }

  @Test(
    "are pairs of who and move, in one step",
    arguments: [
      ("Bo two", "home/Bo twoPoints"), ("Bo two Dee foul", "home/Bo twoPoints, away/Dee foul"),
      ("1:07 bo t ana a dee r", "01:07.0 home/Bo twoPoints, home/Ana Lu assist, away/Dee rebound"),
      ("Ana Lu two Blue Jays foul", "home/Ana Lu twoPoints, away foul"),
      ("home/Ana Lu one Blue Jays/Eve as", "home/Ana Lu onePoint, away/Eve assist"),
    ])
  func pairs(_ line: String, _ plays: String) throws { #expect(try read(line) == plays) }

  @Test(
    "may be by names that are words of moves",
    arguments: [
      ("One one", "home/One onePoint"), ("One two Bo one", "home/One twoPoints, home/Bo onePoint"),
      ("Foul Play foul", "home/Foul Play foul"), ("Foul foul", "home/Foul Play foul"),
      ("Foul Play foul One one", "home/Foul Play foul, home/One onePoint"),
      ("A a A a", "away/A assist, away/A assist"), ("a1 1", "away/Dee onePoint"),
    ])
  func moves(_ line: String, _ plays: String) throws { #expect(try read(line) == plays) }

  @Test(
    "begin with the clock, or with a shirt number where a clock leaves nothing to read",
    arguments: [
      ("7 two", "home/Bo twoPoints"), ("7 two 10 foul", "home/Bo twoPoints, away/Dee foul"),
      ("10 7 two", "00:10.0 home/Bo twoPoints"),
      ("7 7 two 10 foul", "00:07.0 home/Bo twoPoints, away/Dee foul"),
      ("7.5 Bo two", "00:07.5 home/Bo twoPoints"), ("#7 two", "home/Bo twoPoints"),
      ("10 4 a 7 t", "00:10.0 home/Ana Lu assist, home/Bo twoPoints"),
    ])
  func clocks(_ line: String, _ plays: String) throws { #expect(try read(line) == plays) }

  @Test(
    "begin with OT in overtime, unless a whole name begins so",
    arguments: [
      ("OT Bo two", "OT home/Bo twoPoints"),
      ("OT Bo two Eve foul", "OT home/Bo twoPoints, away/Eve foul"),
      ("OT Smith two", "home/OT Smith twoPoints"), ("OT two", "home/OT Smith twoPoints"),
      ("ot Smith two", "home/OT Smith twoPoints"), ("OT 7 two", "OT home/Bo twoPoints"),
      ("OT OT Smith two", "OT home/OT Smith twoPoints"),
    ])
  func overtime(_ line: String, _ plays: String) throws { #expect(try read(line) == plays) }

  @Test(
    "say what is wrong at the plainest",
    arguments: [
      ("Zed two", .noSuchPlayer("Zed", known: [])),
      ("Bo two Zed foul", .noSuchPlayer("Zed", known: [])),
      ("Bo dunk", .unknownMove("dunk")), ("Bo two Eve", .unknownMove("Eve")),
      ("1:99 Bo two", .malformedClock("1:99")), ("Bo two two", .noSuchPlayer("Bo two", known: [])),
      ("An two", .ambiguous("An", candidates: ["home/Ana Lu", "away/Ann"])),
      ("Bo two an foul", .ambiguous("an", candidates: ["home/Ana Lu", "away/Ann"])),
      ("Bo +", .ambiguousMove("+", candidates: ["one", "two"])),
    ] as [(String, GameError)])
  func faults(_ line: String, _ error: GameError) {
    let everybody = standing.teams.everybody
    let expected: GameError =
      if case .noSuchPlayer(let word, _) = error { .noSuchPlayer(word, known: everybody) } else {
        error
      }
    #expect(throws: expected) { try read(line) }
  }

  @Test("that can be read in two ways list both")
  func ambiguous() throws {
    let teams = try Sides(
      typedHome: Team(typed: "Reds: Bo, Bo two Bo, Cy", side: 3),
      away: Team(typed: "Blues: Dee, Eve, Fay", side: 3))
    let words = ["Bo", "two", "Bo", "one"]
    let candidates = ["home/Bo two home/Bo one", "home/Bo two Bo one"]
    #expect(throws: GameError.ambiguous("Bo two Bo one", candidates: candidates)) {
      try TypedPlays(words).read(by: teams)
    }
  }

  @Test("without end are read as soon as they are long")
  func long() throws {
    let words = (0..<3000).flatMap { _ in ["One", "one"] }
    #expect(try TypedPlays(words).read(by: standing.teams).requests.count == 3000)
  }
}

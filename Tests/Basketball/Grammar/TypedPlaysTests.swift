@testable import Basketball
import Fixtures
import Testing

@Suite("Plays typed on a line")
struct TypedPlaysTests {
  private let people: PlayerLookup

  init() throws {
    people = PlayerLookup(
      try Sides(
        typedHome: Team(typed: PlayLines.home, side: 3),
        away: Team(typed: PlayLines.away, side: 3)))
  }

  /// What words ask for: the time, if they say one, and who did what.
  private func read(_ words: [String], at time: GameTime? = nil) throws -> (String?, [String]) {
    let (requests, time) = try TypedPlays(words, at: time).read(by: people, .pickup)
    return (
      time.map(text), requests.map { "\($0.who.text) \($0.move.word)" }
    )
  }

  private func text(_ time: GameTime) -> String {
    var clock: String?
    if case .shown(let reading) = time.clock { clock = reading.exactText }
    return [time.period?.text(in: Rules.pickup.schedule), clock].compactMap(\.self).joined(
      separator: " ")
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  @Test("are read in one way", arguments: PlayLines.readings)
  func readings(_ reading: PlayLines.Reading) throws {
    let (time, plays) = try read(words(reading.line))
    #expect(time == reading.time)
    #expect(plays == reading.plays)
  }

  @Test("may have a name of several words as one of them")
  func quoted() throws {
    #expect(try read(["Ana B", "two", "Bo", "a"]).1 == ["away/Ana B two", "home/Bo assist"])
    #expect(try read(["4 Ana", "two"]).1 == ["home/Ana Lu two"])
    #expect(try read(["home/Luc Mbah", "a"]).1 == ["home/Luc Mbah a Moute assist"])
  }

  @Test("begin with no position where another one is given")
  func given() throws {
    let time = try GameTime(typed: "OT")
    #expect(try read(words("4 two"), at: time) == ("OT", ["home/Ana Lu two"]))
    let known = people.teams.everybody
    #expect(throws: Problem.noSuchPlayer("0:10 Bo", known: known)) {
      try read(words("0:10 Bo two"), at: time)
    }
  }

  @Test("that can be read in two ways list both")
  func ambiguous() throws {
    let teams = try Sides(
      typedHome: Team(typed: "Reds: Bo, Bo two Bo, Cy", side: 3),
      away: Team(typed: "Blues: Dee, Eve, Fay", side: 3))
    let words = ["Bo", "two", "Bo", "one"]
    let candidates = ["home/Bo two home/Bo one", "home/Bo two Bo one"]
    #expect(throws: Problem.ambiguous("Bo two Bo one", candidates: candidates)) {
      try TypedPlays(words).read(by: PlayerLookup(teams), .pickup)
    }
    // Said in two words, it is one of them.
    let (requests, _) = try TypedPlays(["Bo two Bo", "one"]).read(by: PlayerLookup(teams), .pickup)
    #expect(requests.map(\.who.text) == ["home/Bo two Bo"])
  }

  @Test("can begin with every beginning of a line that can be read", arguments: PlayLines.readings)
  func beginnings(_ reading: PlayLines.Reading) {
    for count in 0...reading.line.count {
      let beginning = String(reading.line.prefix(count))
      #expect(TypedPlays.canBegin(beginning, by: people, .pickup), "\(beginning)")
    }
  }

  @Test("without end are read as soon as they are long")
  func long() throws {
    let words = (0..<3000).flatMap { _ in ["One", "one"] }
    #expect(try TypedPlays(words).read(by: people, .pickup).requests.count == 3000)
  }
}

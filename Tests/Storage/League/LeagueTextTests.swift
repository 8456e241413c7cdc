import Basketball
import Documents
import Fixtures
import JSON
import Testing

@testable import Storage

@Suite("The text of a league")
struct LeagueTextTests {
  private func setting(_ line: String) throws -> LeagueSetting {
    let words = line.split(separator: " ").map(String.init)
    return try LeagueSetting(try #require(LeagueKey(rawValue: words[0])), Array(words.dropFirst()))
  }

  /// Reads a text; throws what is wrong with a line in words.
  private static func league(of text: String) throws(JSONError) -> League {
    do {
      return try LeagueText(text).league()
    } catch {
      throw JSONError(text: "line \(error.line): \(error.fault.message)")
    }
  }

  @Test("is read and changed as was approved")
  func cases() throws {
    try expectCases(
      "league",
      [
        "read": { text in
          #expect(LeagueText(text).text == text)
          let settings = try Self.league(of: text).settings
          return settings.map { "\($0.key) \($0.subject ?? "is"): \($0.text)" }
            .joined(separator: "; ")
        },
        "change": { line in
          let parts = line.components(separatedBy: " => ")
          var league = LeagueText(parts[0])
          let new = try setting(parts[1])
          league.set(new)
          let said = try Self.league(of: league.text).settings.first { $0.isAboutSame(as: new) }
          #expect((said?.text ?? "none") == new.text)
          return league.text
        },
      ])
  }

  @Test("has colours that are found in any spelling of a team")
  func colors() throws {
    let league = try LeagueText("color Reds #C8102E # home\ncolor Old Town Navy #").league()
    #expect(league.color(of: "rëds")?.text == "#c8102e")
    #expect(league.color(of: "OLDTOWN")?.text == "#000080" && league.color(of: "Old") == nil)
  }

  @Test("says who is who, and what a team loses, whose name may have a number in quotes")
  func names() throws {
    let text = """
      apart Jan Müller   # two of them
      same Ana
      deduct Old Town 1 unpaid fee of 20
      deduct "Team 2" 3
      apart Bo none
      """
    let league = try LeagueText(text).league()
    #expect(league.apart == ["Jan Müller"] && league.same == ["Ana"])
    #expect(
      league.deductions == [
        Deduction(team: "Old Town", points: 1, why: "unpaid fee of 20"),
        Deduction(team: "Team 2", points: 3, why: nil),
      ])
  }

  @Test("takes no words that it would read as a comment")
  func comments() {
    #expect(throws: Problem.comment("The #1")) { try LeagueSetting(.title, ["The", "#1"]) }
    #expect(throws: Problem.comment("#Reds")) { try LeagueSetting(.color, ["#Reds", "red"]) }
    #expect(throws: Never.self) { try LeagueSetting(.title, ["No.", "1#"]) }
  }
}

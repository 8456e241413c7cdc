import Basketball
import Documents
import Testing

@testable import Storage

@Suite("The text of a league")
struct LeagueTextTests {
  private func setting(_ line: String) throws -> LeagueSetting {
    let words = line.split(separator: " ").map(String.init)
    return try LeagueSetting(try #require(LeagueKey(rawValue: words[0])), Array(words.dropFirst()))
  }

  private func changed(_ text: String, _ line: String) throws -> String {
    var league = LeagueText(text)
    league.set(try setting(line))
    _ = try league.league()
    return league.text
  }

  private static let written = """
    # Since 2024.

      title   Tuesday  League  # in the old hall
    rules fiba3x3
    color Reds      #C8102E   # home shirts
    color Old Town  Navy#
    """

  @Test("says a title, rules and colours; what follows # is a comment")
  func reading() throws {
    let text = Self.written.replacing("Navy#", with: "Navy #")
    let league = try LeagueText(text).league()
    #expect(league.title == "Tuesday League" && league.rules == .fiba3x3)
    #expect(league.settings.compactMap(\.subject) == ["Reds", "Old Town"])
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
    #expect(
      try changed(text, "same JAN  MULLER").hasPrefix("same JAN MULLER   # two of them\nsame Ana"))
    #expect(
      try changed(text, "apart Ana none").hasSuffix(
        "two of them\ndeduct Old Town 1 unpaid fee of 20\ndeduct \"Team 2\" 3\napart Bo none"))
    #expect(
      try changed(text, "deduct team2 none").contains("deduct")
        && !changed(text, "deduct team2 none").contains("Team 2"))
    #expect(try changed("", "deduct \"Team 2\" 4 late twice") == "deduct \"Team 2\" 4 late twice\n")
  }

  @Test(
    "says nothing where there is nothing to read",
    arguments: ["", "\n", "# title x", " \t\r\n#\n", "title none\nrules none\ncolor Reds none\n"])
  func nothing(_ text: String) throws {
    #expect(try LeagueText(text).league() == League())
  }

  @Test("is the same as it was read", arguments: [written, "", "\n\n", "a\r\nb", "title x\r\n"])
  func kept(_ text: String) {
    #expect(LeagueText(text).text == text)
  }

  @Test(
    "names the line that is none, and why",
    arguments: [
      ("title x\ncolour Reds red", 2, LeagueError.unknownKey("colour")),
      ("\n\nTitle x", 3, .unknownKey("Title")), ("title # x", 1, .noValue(.title)),
      ("rules", 1, .noValue(.rules)), ("color red", 1, .noValue(.color)),
      ("color", 1, .noValue(.color)), ("rules nba 3x3", 1, .unknownRules("nba 3x3")),
      ("color Reds reddish", 1, .unknownColor("reddish")),
      ("color Reds #c8102", 1, .noValue(.color)), ("title a\u{7}b", 1, .noName),
      ("title \u{200B}", 1, .noName), ("title a\n\ntitle b", 3, .twice(.title, line: 1)),
      ("color Reds red\ncolor REDS blue", 2, .twice(.color, line: 1)),
      ("rules none\nrules none", 2, .twice(.rules, line: 1)),
      ("apart Ana\nsame ana", 2, .twice(.apart, line: 1)), ("apart", 1, .noValue(.apart)),
      ("deduct Reds fee", 1, .noValue(.deduct)), ("deduct Reds 0", 1, .noValue(.deduct)),
      ("deduct 1 fee", 1, .noValue(.deduct)),
      ("deduct Reds 1\ndeduct REDS 2 fee", 2, .twice(.deduct, line: 1)),
    ])
  func damaged(_ text: String, _ line: Int, _ fault: LeagueError) {
    #expect(throws: LeagueText.Damage(line: line, fault: fault)) { try LeagueText(text).league() }
  }

  @Test(
    "takes a change, and keeps comments, order and spacing of all the rest",
    arguments: [
      ("", "title A b", "title A b\n"), ("# x\n", "rules capped", "# x\nrules capped\n"),
      ("# x", "rules capped", "# x\nrules capped\n"),
      ("rules  capped # y\n# x", "rules pickup", "rules  pickup # y\n# x"),
      ("title A  b #c\n", "title D", "title D #c\n"),
      (
        "\tcolor  Old Town   red\t# z\n", "color OLDTOWN #0000ff",
        "\tcolor  Old Town   #0000ff\t# z\n"
      ),
      ("color Reds #c8102e # z\n", "color Reds red", "color Reds red # z\n"),
      (
        "color Reds red\nrules capped\n", "color Blues navy",
        "color Reds red\nrules capped\ncolor Blues navy\n"
      ),
      ("a: 1\n", "title none", nil),
      ("title x\nrules capped\n", "title none", "rules capped\n"),
      ("  title x # y\nrules capped\n", "title none", "  # y\nrules capped\n"),
      ("title x", "title none", ""), ("rules capped\n", "title none", "rules capped\n"),
      ("title x\r\n# y\r\n", "rules capped", "title x\r\n# y\r\nrules capped\r\n"),
      ("title x\r\n# y", "rules capped", "title x\r\n# y\r\nrules capped\r\n"),
      ("title x\r\n", "title y", "title y\r\n"),
      ("\u{FEFF}title x\n", "title y", "\u{FEFF}title y\n"),
    ])
  func change(_ text: String, _ line: String, _ result: String?) throws {
    guard let result else {
      #expect(throws: LeagueText.Damage.self) { try changed(text, line) }
      return
    }
    #expect(Array(try changed(text, line).utf8) == Array(result.utf8))
    // What was set is what is read.
    var league = LeagueText(text)
    let new = try setting(line)
    league.set(new)
    let said = try league.league().settings.first { $0.isAboutSame(as: new) }
    #expect((said?.text ?? "none") == new.text)
  }

  @Test("takes no words that it would read as a comment")
  func comments() {
    #expect(throws: LeagueError.comment("The #1")) { try LeagueSetting(.title, ["The", "#1"]) }
    #expect(throws: LeagueError.comment("#Reds")) { try LeagueSetting(.color, ["#Reds", "red"]) }
    #expect(throws: Never.self) { try LeagueSetting(.title, ["No.", "1#"]) }
  }
}

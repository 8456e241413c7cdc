@testable import Basketball
@testable import Documents
import Testing

@Suite("A line of a feed")
struct FeedLineTests {
  /// A game with names that are hard to say, its clock at 00:05.0.
  static func game(
    home: String = "Reds: Ana Lu, 7, Up, Željko, #1",
    away: String = "Blue Jays: Dee, 3Eve, Flo"
  ) throws -> Scoresheet {
    let teams = try Sides(
      typedHome: Team(typed: home, rules: .pickup), away: Team(typed: away, rules: .pickup))
    var sheet = Scoresheet(
      id: "game", teams: teams, rules: .pickup, now: TimeOfDay(milliseconds: 0))
    _ = try sheet.perform(
      .clock(.set(.elapsed(ClockReading(milliseconds: 5000)))), now: sheet.state.created)
    if home.contains("Up") {
      // Typed with a roster, digits before a name are a shirt number.
      _ = try sheet.perform(.rename(.typed("Up"), to: "7 Up"), now: sheet.state.created)
    }
    return sheet
  }

  /// What these bytes record: clock, who and move; nil where they are no line to record.
  static func recorded(_ bytes: [UInt8]) throws -> String? {
    var sheet = try game()
    guard let line = try FeedLine(bytes, number: 1) else { return nil }
    let outcome = try sheet.perform(line.verb(), now: sheet.state.created)
    #expect(outcome.added == sheet.playByPlay.plays && outcome.entries.count == 1)
    return outcome.added.map(\.play)
      .map { "\($0.reading.exactText) \($0.who.word) \($0.move)" }.joined(separator: "; ")
  }

  static func recorded(_ line: String) throws -> String? { try recorded(Array(line.utf8)) }

  @Test(
    "says who did what, after the clock if that is given",
    arguments: [
      ("Dee two", "00:05.0 away/Dee twoPoints"),
      ("1:07 Dee +2", "01:07.0 away/Dee twoPoints"),
      ("01:07.25 away/Dee twoPoints", "01:07.25 away/Dee twoPoints"),
      ("90 h1 A", "01:30.0 home/Ana Lu assist"),
      ("4.999 dee R", "00:04.999 away/Dee rebound"),
      ("home foul", "00:05.0 home foul"),
      ("0:06 Blue Jays 1", "00:06.0 away onePoint"),
      ("Blue/Flo f", "00:05.0 away/Flo foul"),
      ("zel one", "00:05.0 home/Željko onePoint"),
      ("1:00 Ana Lu two", "01:00.0 home/Ana Lu twoPoints"),
      ("Reds/Ana Lu two", "00:05.0 home/Ana Lu twoPoints"),
      ("1:00 Ana Lu two Dee foul", "01:00.0 home/Ana Lu twoPoints; 01:00.0 away/Dee foul"),
      ("lu tw zel as", "00:05.0 home/Ana Lu twoPoints; 00:05.0 home/Željko assist"),
    ])
  func words(line: String, play: String) throws {
    #expect(try Self.recorded(line) == play)
  }

  @Test(
    "takes a first word of digits as the clock, unless it is all there is to say who",
    arguments: [
      ("7 two", "00:05.0 home/7 twoPoints"),
      ("7 7 two", "00:07.0 home/7 twoPoints"),
      ("7 7 Up two", "00:07.0 home/7 Up twoPoints"),
      ("home/7 Up two", "00:05.0 home/7 Up twoPoints"),
      ("3Eve one", "00:05.0 away/3Eve onePoint"),
      ("0:08 3e one", "00:08.0 away/3Eve onePoint"),
    ])
  func digits(line: String, play: String) throws {
    #expect(try Self.recorded(line) == play)
  }

  @Test(
    "may have white space anywhere between its words, and end as Windows ends lines",
    arguments: [
      "0:08 Ana Lu two\r", "  0:08 Ana Lu two  ", "\t0:08\tAna\tLu\ttwo\t", "0:08  Ana   Lu   two",
      "0:08\u{a0}Ana Lu\u{3000}two",
    ])
  func space(line: String) throws {
    #expect(try Self.recorded(line) == "00:08.0 home/Ana Lu twoPoints")
  }

  @Test(
    "that is blank or a comment is passed over",
    arguments: ["", " ", "\t", "\r", "#", "# Ana two", "  # Ana two\r", "#Ana two", "##"])
  func nothing(line: String) throws {
    #expect(try Self.recorded(line) == nil)
  }

  @Test("that begins a feed may begin with a byte order mark, as Windows writes it")
  func byteOrderMark() throws {
    let play = try Self.recorded("\u{feff}0:08 Dee two")
    #expect(play == "00:08.0 away/Dee twoPoints")
    let nothing = try Self.recorded("\u{feff}# a comment")
    #expect(nothing == nil)
  }

  @Test("takes digits of other scripts and signs of numbers for letters of a name")
  func otherDigits() throws {
    var sheet = try Self.game(home: "Reds: 三 毛, ½ Pint, Cy")
    for (number, text) in ["三 毛 two", "½ Pint two"].enumerated() {
      let line = try #require(try FeedLine(Array(text.utf8), number: number + 1))
      _ = try sheet.perform(line.verb(), now: sheet.state.created)
    }
  }

  @Test("takes out later plays if that is asked for")
  func later() throws {
    let lines = ["Dee two", #"{"team":"home","player":null,"move":"foul"}"#]
    let verbs = try lines.compactMap {
      try FeedLine(Array($0.utf8), number: 2)?.verb(droppingLater: true)
    }
    #expect(
      verbs == [
        .recordTyped(try TypedPlays(["Dee", "two"]), droppingLater: true),
        .record([PlayRequest(.exact(Who(.home)), .foul)], droppingLater: true),
      ])
  }

  @Test("ends a game at a position, and is a play where somebody is called as it ends")
  func endAtPosition() throws {
    func verb(_ line: String) throws -> Verb? {
      try FeedLine(Array(line.utf8), number: 1)?.verb()
    }
    let time = GameTime(
      period: .regulation(3), clock: .shown(ClockReading(milliseconds: 252_000)))
    #expect(try verb("Q3 4:12 END abandoned") == .end(.abandoned, at: time))
    #expect(
      try verb("Q3 4:12 END forfeit Old Town") == .end(.forfeit(.typed("Old Town")), at: time))
    #expect(
      try verb("END default Old Town --again")
        == .end(.byDefault(.typed("Old Town"), isAgain: true)))
    #expect(try verb("END called") == .end(.called))
    #expect(throws: Problem.malformedEnd("called now")) { try verb("4:12 END called now") }
    guard case .recordTyped = try verb("4:12 END two") else {
      Issue.record("END may be a player")
      return
    }
  }
}

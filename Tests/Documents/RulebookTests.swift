import Basketball
import Fixtures
import JSON
import Testing

/// What each set says, value by value, beside where that is written. `F24` and `F26` are FIBA's Official
/// Basketball Rules of 2024 and 2026.
@Suite("The rule book")
struct RulebookTests {
  private static let sets = [
    "fiba5x5-2024", "fiba5x5-2026", "nba", "ncaa", "ncaaw", "nfhs", "fiba3x3", "pickup", "capped",
  ]

  /// A line a value: its key, what it is in each set, and the sources. `=` is as the column before.
  private static let book = """
    side | 5 | = | = | = | = | = | 3 | = | = | all
    periods | 4 | = | = | 2 | 4 | = | 1 | = | = | F24 8, NBA 5 II, NFHS 5-5, FIBA 3x3
    timeLimit | 2400 | = | 2880 | 2400 | = | 1920 | 600 | null | 1500 | F24 8, NBA 5 II, NFHS 5-5, FIBA 3x3
    overtimes | 05:00.0 | = | = | = | = | 04:00.0 | +2 | | +1 | F24 8, NBA 5 II, NFHS 5-7, FIBA 3x3
    overtimeStart | "arrow" | = | "jumpBall" | = | = | = | "arrow" | = | = | F24 12, NFHS 6-1-1, 6-4-1
    shots | [2,3] | = | = | = | = | = | [1,2] | = | = | all
    clock | "down" | = | = | = | = | = | = | "up" | = | all
    target | null | = | = | = | = | = | 21 | 15 | = | FIBA 3x3
    margin | 1 | = | = | = | = | = | = | 2 | = | FIBA 3x3
    cap | null | = | = | = | = | = | = | = | 20 | capped
    roster | 12 | = | 15 | null | = | = | 4 | null | = | F24 4, NBA 3, FIBA 3x3
    foulLimit | 5 | = | 6 | 5 | = | = | null | = | = | F24 40, NBA 3 I, NFHS 4-14
    fouls | P O T U D B C | P O T T2 DI U D B C | P O T T2 U D B C | = | = | = | P O T U D | P O T U D B | = | F24 36-38, F26 36-39
    personalFouls | P O T U D | P O T T2 DI U D | P O U D | P O T T2 U D | = | = | P O T U D | = | = | F24 36, 40, NBA 12, NFHS 4-14
    teamFouls | P O T U D | P O T T2 DI U D | P U D | P O T T2 U D B C | = | = | P O T 2U 2D | P O T U D | = | F24 41, NBA 12 B, NFHS 4-8-2, 4-19-13, FIBA 3x3
    foulsReset | "period" | = | = | "half" | "period" | = | "game" | = | = | F24 41, NBA 12 B, NFHS 4-8-1
    overtimeFouls | "continue" | = | "reset" | "continue" | = | = | = | = | = | F24 41, NBA 12 B, NFHS 4-8-1
    bonus | 5 | = | = | 7 | 5 | = | 7 | null | = | F24 41, NBA 12 B V, NFHS 4-8-1, FIBA 3x3
    doubleBonus | null | = | = | 10 | null | = | 10 | null | = | NCAA, FIBA 3x3
    overtimeBonus | null | = | 4 | null | = | = | = | = | = | NBA 12 B V
    lateBonus | null | = | {"from":2,"last":120} | null | = | = | = | = | = | NBA 12 B V
    penaltyAhead | true | = | false | = | = | = | true | false | = | F24 41, NFHS 4-8-1, FIBA 3x3
    ejections | T+U 2, C 2, B+C 3 | = | T 2, U 2 | T 2 | = | = | U 2 | | | F24 36.2.3, F26 36, 38, NFHS 4-14-1, FIBA 3x3 37.2.5
    timeouts | null | = | 7 | 4 | = | 5 | 1 | null | = | NBA 5 VI, NFHS 5-12, FIBA 3x3
    timeoutsPerHalf | [2,3] | = | null | = | = | = | = | = | = | F24 18
    timeoutsPerPeriod | null | = | = | = | = | = | = | = | = | none
    timeoutsPerOvertime | 1 | = | 2 | 1 | = | = | null | = | = | F24 18, NBA 5 VI, NFHS 5-12
    timeoutsCarry | false | = | = | true | = | = | false | = | = | F24 18, NFHS 5-12
    timeoutCeilings | Q4 120 2 | = | Q4 720 4, Q4 180 2 | Q2 1200 3 | | | | | | F24 18.2.5, NBA 5 VI, NCAA 5-14
    arrow | true | = | false | true | = | = | false | = | = | F24 12, NFHS 4-3, 6-4
    freeThrowFive | "made" | = | "foul" | "made" | = | = | = | = | = | counted
    court | "fiba" | = | "nba" | "ncaa" | = | "nfhs" | "fiba" | = | = | Courts
    ranking | "classification" | = | "percentage" | = | = | = | "average" | = | = | F24 D.1.1, FIBA 3x3
    forfeitScore | [20,0] | = | null | [2,0] | = | = | null | = | = | F24 20
    forfeitKeepsLead | false | = | = | true | = | = | false | = | = | NCAA, NFHS
    defaultScore | [2,0] | = | null | = | = | = | [2,0] | null | = | F24 21, FIBA 3x3
    """

  private static let letters = [
    ("T2", "technicalFoul2"), ("DI", "disruptiveFoul"), ("P", "foul"), ("O", "offensiveFoul"),
    ("T", "technicalFoul"), ("U", "flagrantFoul"), ("D", "disqualifyingFoul"), ("B", "benchFoul"),
    ("C", "coachFoul"),
  ]

  private static func letter(_ move: Move) -> String {
    letters.first { $0.1 == move.name }?.0 ?? "?"
  }

  /// A value as the book has it: lists of fouls and of overtimes are short.
  private static func text(_ key: String, of rules: Rules) -> String {
    switch key {
    case "fouls": rules.fouls.kinds.map(letter).joined(separator: " ")
    case "personalFouls": rules.personalFouls.kinds.map(letter).joined(separator: " ")
    case "teamFouls":
      rules.teamFouls.kinds.map { kind in
        (rules.teamFouls[kind] > 1 ? "\(rules.teamFouls[kind])" : "") + letter(kind)
      }.joined(separator: " ")
    case "ejections":
      rules.ejections.map {
        "\($0.fouls.kinds.map(letter).joined(separator: "+")) \($0.count)"
      }.joined(separator: ", ")
    case "overtimes": rules.overtimes.map(\.text).joined(separator: ",")
    case "timeoutCeilings":
      rules.timeoutCeilings.map { "Q\($0.period) \($0.left.milliseconds / 1000) \($0.most)" }
        .joined(separator: ", ")
    default:
      rules.json.members.first { "\($0.key)" == key }.map { $0.value.compact } ?? "no such value"
    }
  }

  @Test("is what each set says", arguments: book.split(separator: "\n").map(String.init))
  func values(_ line: String) throws {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingPrefix { $0 == " " }.reversed().drop { $0 == " " }.reversed().map(String.init)
        .joined()
    }
    try #require(cells.count == Self.sets.count + 2 && !cells[cells.count - 1].isEmpty)
    var last = ""
    for (name, cell) in zip(Self.sets, cells.dropFirst()) {
      last = cell == "=" ? last : cell
      #expect(Self.text(cells[0], of: try Rules.preset(name, on: .first)) == last, "\(name)")
    }
  }

  @Test("leaves no value out")
  func whole() {
    let told = Set(Self.book.split(separator: "\n").map { String($0.prefix { $0 != " " }) })
    let all = Set(Rules.pickup.json.members.map { "\($0.key)" })
    #expect(all.subtracting(told) == ["base", "name", "overtime", "overtimeLength"])
  }

  @Test("has an edition a day", arguments: [("2026-09-30", 2024), ("2026-10-01", 2026)])
  func editions(_ day: String, _ edition: Int) throws {
    let rules = try Rules.preset("fiba5x5", on: try #require(Day(day)))
    #expect(rules.name == "fiba5x5-\(edition)" && rules.base == rules.name)
    #expect(try rules.with(["length": "9:00"]).base == rules.name)
    #expect(try rules.with(["length": "9:00"]).name == "custom")
  }

  @Test("says nothing of a file from before")
  func before() throws {
    let file = #"{"foulLimit":5,"margin":1,"name":"fiba5x5","shots":[2,3],"side":5,"target":null}"#
    let rules = try Rules(document: file)
    #expect(rules.name == "fiba5x5" && rules.base == "fiba5x5-2024" && rules.arrow)
    #expect(rules.ejections.isEmpty && !rules.penaltyAhead && rules.overtimeStart == .arrow)
    #expect(!rules.has(.coachFoul) && rules.has(.benchFoul) && rules.overtimes.isEmpty)
    let other = #"{"margin":1,"name":"custom","side":5,"target":11}"#
    #expect(try Rules(document: other).base == nil)
  }
}

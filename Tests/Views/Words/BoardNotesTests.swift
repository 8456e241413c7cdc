import Basketball
import Documents
import Terminal
import Testing

@testable import Views

@Suite("The notes of the board")
struct BoardNotesTests {
  /// The lines above the tables.
  func head(_ sheet: Scoresheet, _ columns: Int = 80, at milliseconds: Int = 0) -> [String] {
    let game = GameDocument(sheet.state, now: after(milliseconds))
    let lines = TextPage(columns: columns, style: Style(isOn: false)).board(game)
    #expect(lines.allSatisfy { $0.displayWidth <= columns })
    return Array(lines.prefix { $0 != "" })
  }

  @Test("say what each side needs in overtime, and in how it goes on")
  func overtime() throws {
    let (basket, end) = (Verb.record([PlayRequest(.exact(Who(.away)), .onePoint)]), after(700_000))
    var sheet = Scoresheet.new(by: .fiba3x3)
    try sheet.perform(.clock(.start))
    #expect(head(sheet, 40, at: 599_900)[1] == "00:00.1  running, to 21, 10:00 limit")
    let level = [
      "Reds 0 : 0 Blues", "00:00.0  overtime", "Reds: 2 more to win", "Blues: 2 more to win",
    ]
    #expect(head(sheet, 40, at: 600_000).flatMap(Self.parts) == level)
    #expect(head(sheet, 80, at: 999_999).flatMap(Self.parts) == level)
    _ = try sheet.perform(basket, now: end)
    #expect(
      head(sheet, 40, at: 700_000).flatMap(Self.parts) == [
        "Reds 0 : 1 Blues", "00:00.0  overtime", "Reds: 2 more to win", "Blues: next basket wins",
      ])
    _ = try sheet.perform(basket, now: end)
    for columns in [40, 80] {
      #expect(
        head(sheet, columns, at: 700_000).flatMap(Self.parts)
          == ["Reds 0 : 2 Blues", "00:00.0  final, Blues won in overtime"])
    }
  }

  /// Score and status, which stand on one line where there is room.
  static func parts(_ line: String) -> [String] {
    line.replacing(#/ {3,}/#, with: "\n").split(separator: "\n").map(String.init)
  }

  @Test(
    "say in how the game is won when a side is two points from it, and not before",
    arguments: [40, 80])
  func needs(columns: Int) throws {
    var sheet = Scoresheet.new()
    for _ in 0..<6 { try sheet.record(.home, .twoPoints, at: 60) }
    #expect(head(sheet, columns).flatMap(Self.parts).count == 2)
    try sheet.record(.home, .onePoint, at: 60)
    #expect(head(sheet, columns).last == "Reds: 2 more to win")
    try sheet.record(.home, .onePoint, at: 60)
    #expect(head(sheet, columns).last == "Reds: next basket wins")
    for _ in 0..<7 { try sheet.record(.away, .twoPoints, at: 90) }
    #expect(head(sheet, columns).suffix(2) == ["Reds: 2 more to win", "Blues: 2 more to win"])
  }

  @Test("say at the cap that the next basket wins", arguments: [40, 80])
  func cap(columns: Int) throws {
    var changes = RuleChanges()
    changes.cap = 15
    var sheet = Scoresheet.new(by: try Rules.pickup.with(changes))
    for _ in 0..<7 { try sheet.record(.home, .twoPoints, at: 60) }
    for _ in 0..<7 { try sheet.record(.away, .twoPoints, at: 90) }
    #expect(
      head(sheet, columns).suffix(2) == ["Reds: next basket wins", "Blues: next basket wins"])
    try sheet.record(.away, .onePoint, at: 91)
    #expect(head(sheet, columns).flatMap(Self.parts).last == "01:31.0  final, Blues won")
  }

  @Test("say what the fouls cost, after what is needed, team by team", arguments: [40, 80])
  func penalty(columns: Int) throws {
    var sheet = Scoresheet.new(by: .fiba3x3)
    for _ in 0..<6 { try sheet.record(.home, .foul, at: 5) }
    #expect(head(sheet, columns).flatMap(Self.parts).count == 2)
    try sheet.record(.home, .foul, at: 5)
    #expect(head(sheet, columns).last == "Blues in the bonus: 7 team fouls by Reds")
    for _ in 0..<10 { try sheet.record(.away, .foul, at: 5) }
    for _ in 0..<10 { try sheet.record(.home, .twoPoints, at: 5) }
    #expect(
      head(sheet, columns).suffix(3) == [
        "Reds: next basket wins",
        "Reds in the double bonus: 10 team fouls by Blues".truncated(to: columns),
        "Blues in the bonus: 7 team fouls by Reds",
      ])
  }
}

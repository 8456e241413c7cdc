@testable import Basketball
import Testing

@Suite("A roster")
struct RosterTests {
  @Test("keeps the colour of its team through another name, other players and an undo")
  func color() throws {
    var dressed = teams
    dressed.home = teams.home.wearing(TeamColor(typed: "Navy"))
    var sheet = Scoresheet(id: "game", teams: dressed, rules: .pickup)
    try sheet.rename(Who(.home), to: "Crimson")
    try sheet.join(.home, "Gus")
    #expect(sheet.state.teams.home.color?.text == "#000080")
    try sheet.undo(2)
    #expect(sheet.state.teams == dressed)
  }

  @Test("refuses a name of which nothing can be seen, and what could play tricks on a terminal")
  func tricks() throws {
    let sheet = try newGame()
    sheet.expectRefused(.emptyName) { try $0.join(.home, "7 \u{2060}") }
    sheet.expectRefused(.controlCharacter("a\u{1B}b")) { try $0.join(.home, "a\u{1B}b") }
    sheet.expectRefused(.controlCharacter("a\nb")) { try $0.perform(.note("a\nb")) }
  }

  @Test("of a file may be larger than the rules allow, which is found")
  func large() {
    let five = Team("Reds", "A", "B", "C", "D", "E")
    let sheet = Scoresheet(
      id: "five", teams: Sides(home: five, away: teams.away), rules: .fiba3x3)
    #expect(sheet.anomalies.map(\.message) == ["Reds has 5 players, a roster holds 4"])
  }

  @Test("of a file that has two spellings of one name is read, and goes on for all of them")
  func sameByHand() throws {
    let home = Team("Reds", "Ana", "ána", "AN\u{200b}A", "Bo")
    var sheet = Scoresheet(
      id: "game", teams: Sides(home: home, away: teams.away), rules: .pickup)
    try sheet.record(Who(.home, "ána"), .twoPoints, at: 10)
    try sheet.number(bo, "7")
    try sheet.checkTape()
    let alike = "Ana of Reds have the same name, and count as one player in a season"
    #expect(
      sheet.anomalies.map(\.message) == ["ána and \(alike)", "AN\u{200b}A and \(alike)"])
    try sheet.rename(Who(.home, "ána"), to: "Ana K")
    try sheet.rename(Who(.home, "AN\u{200b}A"), to: "Ana L")
    #expect(sheet.anomalies == [])
  }
}

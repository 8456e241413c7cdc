@testable import Basketball
import Testing

@Suite("Two names")
struct NameTests {
  @Test("of which nothing can be seen are none behind a number either, and no note")
  func invisiblePlayer() throws {
    for typed in ["\u{200b}", "7 \u{200b}"] {
      #expect(throws: Problem.emptyName) { try Team(typed: "Reds: Ana, Bo, \(typed)", side: 2) }
    }
    var game = try newGame()
    #expect(try game.perform(.note("\u{200b} ")).entries == [])
  }

  @Test("keep their words where the beginning of one is looked for")
  func words() {
    #expect(Name.words("  Žuti \t Mačci\u{200b} ") == "zuti macci")
    #expect(Name.words("\u{200b} ") == "")
  }
}

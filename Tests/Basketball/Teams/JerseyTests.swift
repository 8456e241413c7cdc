@testable import Basketball
import Testing

@Suite("Shirt numbers")
struct JerseyTests {
  @Test(
    "stand before a name that is typed, with or without a #; digits alone are a name",
    arguments: [
      ("4 Ana", Player("Ana", jersey: "4")), ("#4 Ana", Player("Ana", jersey: "4")),
      ("0 Ana", Player("Ana", jersey: "0")), ("00 Ana", Player("Ana", jersey: "00")),
      ("  99   Ana  Lu ", Player("Ana Lu", jersey: "99")), ("7", Player("7")),
      ("#7", Player("#7")), ("Ana 4", Player("Ana 4")), ("3Eve", Player("3Eve")),
      ("# Ana", Player("# Ana")), ("+4 Ana", Player("+4 Ana")), ("٤ Ana", Player("٤ Ana")),
    ])
  func typed(_ text: String, _ player: Player) throws {
    #expect(try Player(typed: text) == player)
  }

  @Test(
    "are 0, 00 and 1 to 99",
    arguments: ["07 Ana", "000 Ana", "100 Ana", "#01 Ana", "12345678901234567890 Ana"])
  func malformed(_ text: String) {
    let number = String(text.split(separator: " ")[0].drop { $0 == "#" })
    #expect(throws: Problem.malformedNumber(number)) { try Player(typed: text) }
  }

  @Test("are what their text says, whatever reads it")
  func isJersey() {
    for number in 0...120 { #expect(Player.isJersey("\(number)") == (number < 100)) }
    #expect(Player.isJersey("00"))
    for text in ["01", "09", "000", "", "a", "-1", "1a", " 1", "٤"] {
      #expect(!Player.isJersey(text))
    }
  }
}

@testable import Basketball
import Testing

@Suite("Shirt numbers")
struct JerseyTests {
  @Test("are what their text says, whatever reads it")
  func isJersey() {
    for number in 0...120 { #expect(Player.isJersey("\(number)") == (number < 100)) }
    #expect(Player.isJersey("00"))
    for text in ["01", "09", "000", "", "a", "-1", "1a", " 1", "٤"] {
      #expect(!Player.isJersey(text))
    }
  }
}

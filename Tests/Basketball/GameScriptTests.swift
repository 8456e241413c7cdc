import Fixtures
import Foundation
import Testing

@Suite("A game told in lines")
struct GameScriptTests {
  @Test("comes to what was approved", arguments: goldenNames(".game"))
  func script(_ name: String) throws {
    try expectGolden(GameScript.read(golden(name + ".game")), name + ".game")
  }
}

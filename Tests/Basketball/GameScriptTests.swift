import Fixtures
import Foundation
import Testing

@Suite("A game told in lines")
struct GameScriptTests {
  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: goldens(of: #filePath).path)) ?? []

  @Test("comes to what was approved", arguments: names.filter { $0.hasSuffix(".game") }.sorted())
  func script(_ name: String) throws {
    let text = try String(contentsOf: goldens(of: #filePath).appending(path: name), encoding: .utf8)
    try expectGolden(GameScript.read(text), name)
  }
}

import Fixtures
import Foundation
import JSON
import Testing

@Suite("A number")
struct NumberTests {
  private static func value(_ number: String) throws -> JSONValue {
    try JSONText(Array(number.utf8)).root
  }

  /// JSONDecoder goes by way of Double, to which 1.0000000000000001 and 1e-400 are whole, so that
  /// only numbers of few digits are compared.
  @Test("is whole where it is to JSONDecoder")
  func differential() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<3000 {
      let digits = "\(Int.random(in: -9999...9999, using: &random))"
      let zeros = random.oneIn(3) ? ".000" : random.oneIn(3) ? ".5" : ""
      let number = digits + zeros + "e\(Int.random(in: -6...19, using: &random))"
      guard Double(number) != 0 else { continue }
      let expected = try? JSONDecoder().decode(Int.self, from: Data(number.utf8))
      #expect((try? Self.value(number).int()) == expected, "\(number)")
    }
  }

  @Test("of thousandths is written and read again as it was")
  func written() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<3000 {
      let limit = Int.max >> Int.random(in: 0..<63, using: &random)
      let value = Int.random(in: -limit...limit, using: &random)
      let text = JSON.thousandths(value).compact
      #expect(try JSONText(Array(text.utf8)).root.thousandths() == value)
    }
  }
}

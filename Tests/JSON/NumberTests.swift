import Fixtures
import Foundation
import JSON
import Testing

@Suite("A number")
struct NumberTests {
  private static func value(_ number: String) throws -> JSONValue {
    try JSONText(Array(number.utf8)).root
  }

  private static func fault(_ body: () throws -> Int) -> String {
    do { return "\(try body())" } catch { return (error as? JSONError)?.text ?? "" }
  }

  @Test(
    "is whole where it is, however it is written",
    arguments: [
      ("0", "0"), ("-0", "0"), ("-0.0e7", "0"), ("7", "7"), ("-12", "-12"), ("5.0", "5"),
      ("1e3", "1000"), ("1.25E+2", "125"), ("1200e-2", "12"), ("120000.00e-00004", "12"),
      ("9223372036854775807", "9223372036854775807"),
      ("-9223372036854775808", "-9223372036854775808"),
      ("9223372036854775807.000", "9223372036854775807"),
      ("9223372036854775808", "it is too large"), ("-9223372036854775809", "it is too large"),
      ("1e18", "1000000000000000000"), ("1e19", "it is too large"), ("1e400", "it is too large"),
      ("1e99999999999999999999999", "it is too large"),
      ("1e-99999999999999999999999", "it is not a whole number"),
      ("0e99999999999999999999999", "0"), ("0.5", "it is not a whole number"),
      ("1.00000000000000000000000000000000000000001", "it is not a whole number"),
      ("123456789012345678901234567890", "it is too large"),
      ("100000000000000000000000000000e-27", "100"), ("\"7\"", "it is not a number"),
      ("null", "it is null"),
    ])
  func int(_ number: String, _ expected: String) throws {
    let value = try Self.value(number)
    #expect(Self.fault { try value.int() } == expected)
  }

  @Test(
    "is thousandths where it is no finer",
    arguments: [
      ("0", "0"), ("83.2", "83200"), ("600", "600000"), ("-0.5", "-500"), ("0.001", "1"),
      ("0.0010", "1"), ("1e-3", "1"), ("413.291", "413291"), ("4132.91e-1", "413291"),
      ("0.0001", "it is finer than a thousandth"), ("1e-4", "it is finer than a thousandth"),
      ("6000000000000", "6000000000000000"), ("-6000000000000.001", "-6000000000000001"),
      ("9223372036854775.807", "9223372036854775807"),
      ("9223372036854775.808", "it is too large"), ("1e17", "it is too large"),
    ])
  func thousandths(_ number: String, _ expected: String) throws {
    let value = try Self.value(number)
    #expect(Self.fault { try value.thousandths() } == expected)
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

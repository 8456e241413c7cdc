import Fixtures
import JSON
import Testing

@Suite("JSON, case by case")
struct CasesTests {
  private static func root(_ text: String) throws -> JSONValue {
    try JSONText(Array(text.utf8)).root
  }

  @Test("is read and written as was approved")
  func values() throws {
    try expectCases(
      "values",
      [
        "read": { try Self.root($0).line },
        "int": { "\(try Self.root($0).int())" },
        "thousandths": { "\(try Self.root($0).thousandths())" },
        "write": { character in
          let text = JSON.text("a\(character)b").compact
          let again = try Self.root(text).string()
          #expect(again == "a\(character)b")
          return text
        },
      ])
  }
}

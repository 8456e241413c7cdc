import JSON
import Testing

@Suite("A value that was read")
struct JSONCopyTests {
  /// A value with something of everything in it, deeper than a line begins with spaces at hand.
  private static func write(_ json: inout JSONWriter) {
    json.beginArray()
    for _ in 0..<20 { json.beginArray() }
    json.object { json in
      json.field("a", -25)
      json.field("b", "\u{e9}\"\n\u{1F3C0}")
      json.key("c")
      json.array { _ in }
      json.key("d")
      json.object { _ in }
      json.field("e", true)
      json.key("f")
      json.array { json in
        json.null()
        json.thousandths(83_200)
        json.string(String(repeating: "long ", count: 4000))
      }
    }
    for _ in 0..<20 { json.endArray() }
    json.endArray()
  }

  private static func text(spread: Int, _ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(spread: spread, startingAt: 1)
    write(&json)
    return json.text
  }

  @Test("is written in any layout as if it had been made there")
  func layouts() throws {
    for from in [0, 3, 23, .max] {
      let read = try JSONText(Array(Self.text(spread: from, Self.write).utf8)).root
      for spread in [0, 1, 2, 21, 22, 24, .max] {
        #expect(
          Self.text(spread: spread) { $0.value(read) } == Self.text(spread: spread, Self.write))
      }
    }
  }
}

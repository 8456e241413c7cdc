import Fixtures
import Foundation
import JSON
import Testing

@Suite("What is written")
struct WriterTests {
  private static let keys: [StaticString] = ["A", "assist", "at", "b", "seconds", "z z"]
  private static let pieces = [
    "a", "Ana", "/", "\"", "\\", "\n", "\t", "\r", "\u{8}", "\u{C}", "\u{0}", "\u{1F}", "é",
    "e\u{301}", "😀", "\u{A0}", "\u{200B}", "\u{2027}", "\u{2030}", "\u{FEFF}", "\u{61B}", " ",
  ]

  private static func value(below depth: Int, _ random: inout SplitMix64) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
    case 0: .null
    case 1: .bool(random.oneIn(2))
    case 2: .int(Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<64, using: &random))
    case 3: .thousandths(Int.random(in: -1_000_000...1_000_000_000_000_00, using: &random))
    case 4:
      .text(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }.joined())
    case 5, 6:
      .list(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in value(below: depth - 1, &random) })
    default:
      .object(
        keys.filter { _ in random.oneIn(2) }.map { .init($0, value(below: depth - 1, &random)) })
    }
  }

  private static func text(_ value: JSON, spread: Int, startingAt level: Int = 0) -> String {
    var writer = JSONWriter(spread: spread, startingAt: level)
    writer.write(value)
    return writer.text
  }

  @Test("is what JSONEncoder writes, over lines and on one")
  func encoder() throws {
    var random = SplitMix64(seed: 5)
    let encoder = JSONEncoder()
    for _ in 0..<2000 {
      let value = Self.value(below: 4, &random)
      for isPretty in [true, false] {
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        let expected = String(decoding: try encoder.encode(value), as: UTF8.self)
        #expect(Self.text(value, spread: isPretty ? .max : 0) == expected)
      }
    }
  }

  @Test("of a value that was read is the same in any layout as if it had been made there")
  func layouts() throws {
    // Deeper than a line begins with spaces at hand.
    var value: JSON = [
      "a": -25, "b": "\u{e9}\"\n\u{1F3C0}", "c": [JSON](), "d": JSON.object([]), "e": true,
      "f": [.null, .thousandths(83_200), .text(String(repeating: "long ", count: 4000))] as [JSON],
    ]
    for _ in 0..<21 { value = .list([value]) }
    for from in [0, 3, 23, .max] {
      let read = try JSONText(Array(Self.text(value, spread: from).utf8)).root
      for spread in [0, 1, 2, 21, 22, 24, .max] {
        var again = JSONWriter(spread: spread, startingAt: 1)
        again.value(read)
        #expect(again.text == Self.text(value, spread: spread, startingAt: 1))
      }
    }
  }

  @Test("is spread over lines down to a level, and begins at the level it has elsewhere")
  func levels() throws {
    var writer = JSONWriter(spread: 2, startingAt: 0, reserving: 100)
    writer.begin(.object)
    writer.field("a", true)
    writer.field("b", "text")
    writer.field("c", nil as String?)
    writer.key("d")
    writer.begin(.array)
    writer.write(1.json)
    writer.write(["x": 7, "y": JSON.thousandths(-83_200)])
    writer.write(.list([]))
    writer.raw(Array("[ 1 ]".utf8)[...])
    writer.end(.array)
    writer.field("e", JSON.thousandths(nil))
    writer.end(.object)
    #expect(
      writer.text == """
        {
          "a" : true,
          "b" : "text",
          "c" : null,
          "d" : [
            1,
            {"x":7,"y":-83.2},
            [],
            [ 1 ]
          ],
          "e" : null
        }
        """)
  }

  @Test("writes the members of a literal in the order of their keys, with those that are added")
  func adding() {
    let one: JSON = ["z": "last", "bb": nil as Bool?, "b": true, "c": ["e": "inside"] as JSON]
    let more = one.adding(["a": 1, "d": [JSON.thousandths(2500), nil].map { $0 ?? .null }])
    #expect(
      [more, JSON.present(["y": 1, "x": nil, "b": JSON.null])].json.compact
        == #"[{"a":1,"b":true,"bb":null,"c":{"e":"inside"},"d":[2.5,null],"z":"last"},"#
        + #"{"y":1,"b":null}]"#)
  }

  @Test("balances or not, and never traps")
  func unbalanced() {
    var writer = JSONWriter(spread: .max)
    writer.end(.object)
    writer.end(.array)
    writer.key("a")
    writer.key("b")
    writer.write(.null)
    #expect(!writer.bytes.isEmpty)
  }
}

extension JSON: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let members):
      var object = encoder.container(keyedBy: AnyKey.self)
      for member in members {
        try object.encode(member.value, forKey: AnyKey(stringValue: "\(member.key)"))
      }
    case .list(let elements): try container.encode(elements)
    case .map(let values): try container.encode(values)
    case .text(let string): try container.encode(string)
    case .int(let int): try container.encode(int)
    case .thousandths(let thousandths): try container.encode(thousandths.map { Double($0) / 1000 })
    case .bool(let bool): try container.encode(bool)
    case .null: try container.encodeNil()
    }
  }
}

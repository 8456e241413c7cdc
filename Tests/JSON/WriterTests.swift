import Fixtures
import Foundation
import JSON
import Testing

@Suite("What is written")
struct WriterTests {
  /// A value that both can write.
  private indirect enum Model: Encodable {
    case object([(key: StaticString, value: Model)])
    case array([Model])
    case string(String)
    case int(Int)
    case thousandths(Int)
    case bool(Bool)
    case null

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .object(let members):
        var object = encoder.container(keyedBy: Key.self)
        for (key, value) in members { try object.encode(value, forKey: Key(stringValue: "\(key)")) }
      case .array(let elements): try container.encode(elements)
      case .string(let string): try container.encode(string)
      case .int(let int): try container.encode(int)
      case .thousandths(let thousandths): try container.encode(Double(thousandths) / 1000)
      case .bool(let bool): try container.encode(bool)
      case .null: try container.encodeNil()
      }
    }

    func write(to writer: inout JSONWriter) {
      switch self {
      case .object(let members):
        writer.object { writer in
          for (key, value) in members {
            writer.key(key)
            value.write(to: &writer)
          }
        }
      case .array(let elements):
        writer.array { writer in
          for element in elements { element.write(to: &writer) }
        }
      case .string(let string): writer.string(string)
      case .int(let int): writer.int(int)
      case .thousandths(let thousandths): writer.thousandths(thousandths)
      case .bool(let bool): writer.bool(bool)
      case .null: writer.null()
      }
    }

    private static let keys: [StaticString] = ["A", "assist", "at", "b", "seconds", "z z"]
    private static let pieces = [
      "a", "Ana", "/", "\"", "\\", "\n", "\t", "\r", "\u{8}", "\u{C}", "\u{0}", "\u{1F}", "é",
      "e\u{301}", "😀", "\u{A0}", "\u{200B}", "\u{2027}", "\u{2030}", "\u{FEFF}", "\u{61B}", " ",
    ]

    static func random(below depth: Int, _ random: inout SplitMix64) -> Model {
      switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
      case 0: .null
      case 1: .bool(random.oneIn(2))
      case 2: .int(Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<64, using: &random))
      case 3: .thousandths(Int.random(in: -1_000_000...1_000_000_000_000_00, using: &random))
      case 4:
        .string(
          (0..<Int.random(in: 0...5, using: &random)).map { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &random)]
          }.joined())
      case 5, 6:
        .array(
          (0..<Int.random(in: 0...3, using: &random)).map { _ in
            .random(below: depth - 1, &random)
          })
      default:
        .object(
          keys.filter { _ in random.oneIn(2) }.map { ($0, .random(below: depth - 1, &random)) })
      }
    }
  }

  @Test("is what JSONEncoder writes, over lines and on one")
  func encoder() throws {
    var random = SplitMix64(seed: 5)
    let encoder = JSONEncoder()
    for _ in 0..<2000 {
      let model = Model.random(below: 4, &random)
      for isPretty in [true, false] {
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        var writer = JSONWriter(spread: isPretty ? .max : 0)
        model.write(to: &writer)
        let expected = String(decoding: try encoder.encode(model), as: UTF8.self)
        #expect(writer.text == expected)
        var again = JSONWriter(spread: isPretty ? .max : 0)
        again.value(try JSONText(writer.bytes).root)
        #expect(again.bytes == writer.bytes)
      }
    }
  }

  @Test("has escapes for what steers a terminal or turns text around")
  func escapes() throws {
    let characters: [(String, String)] = [
      ("\u{7F}", "\\u007f"), ("\u{80}", "\\u0080"), ("\u{9B}", "\\u009b"), ("\u{9F}", "\\u009f"),
      ("\u{A0}", "\u{A0}"), ("\u{61C}", "\\u061c"), ("\u{200D}", "\u{200D}"),
      ("\u{200E}", "\\u200e"), ("\u{200F}", "\\u200f"), ("\u{2028}", "\\u2028"),
      ("\u{2029}", "\\u2029"), ("\u{202A}", "\\u202a"), ("\u{202E}", "\\u202e"),
      ("\u{202F}", "\u{202F}"), ("\u{2065}", "\u{2065}"), ("\u{2066}", "\\u2066"),
      ("\u{2069}", "\\u2069"), ("\u{206A}", "\u{206A}"), ("\u{1B}[2J", "\\u001b[2J"),
    ]
    for (character, escape) in characters {
      var writer = JSONWriter(spread: 0)
      writer.string("a\(character)b")
      #expect(writer.text == "\"a\(escape)b\"")
      #expect(try JSONText(writer.bytes).root.string() == "a\(character)b")
    }
  }

  @Test("is spread over lines down to a level, and begins at the level it has elsewhere")
  func levels() throws {
    var writer = JSONWriter(spread: 2, startingAt: 0, reserving: 100)
    writer.object { writer in
      writer.field("a", true)
      writer.field("b", "text")
      writer.field("c", nil as String?)
      writer.key("d")
      writer.array { writer in
        writer.int(1)
        writer.object { writer in
          writer.field("x", 7)
          writer.field("y", JSON.thousandths(-83_200))
        }
        writer.array { _ in }
        writer.raw(Array("[ 1 ]".utf8)[...])
      }
      writer.field("e", JSON.thousandths(nil))
    }
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
    var part = JSONWriter(spread: 3, startingAt: 1)
    part.value(try JSONText(Array(#"{"a":[1,{"b":2}],"c":{}}"#.utf8)).root)
    #expect(
      part.text == """
        {
            "a" : [
              1,
              {"b":2}
            ],
            "c" : {

            }
          }
        """)
  }

  @Test("writes the members of a literal in the order of their keys, with those that are added")
  func adding() {
    let one: JSON = ["z": "last", "bb": nil as Bool?, "b": true, "c": ["e": "inside"] as JSON]
    let more = one.adding(["a": 1, "d": [JSON.thousandths(2500), nil].map { $0 ?? .null }])
    var writer = JSONWriter(spread: 0)
    writer.write([more, JSON.present(["y": 1, "x": nil, "b": JSON.null])].json)
    #expect(
      writer.text == #"[{"a":1,"b":true,"bb":null,"c":{"e":"inside"},"d":[2.5,null],"z":"last"},"#
        + #"{"y":1,"b":null}]"#)
  }

  @Test("balances or not, and never traps")
  func unbalanced() {
    var writer = JSONWriter(spread: .max)
    writer.endObject()
    writer.endArray()
    writer.key("a")
    writer.key("b")
    writer.null()
    #expect(!writer.bytes.isEmpty)
  }
}

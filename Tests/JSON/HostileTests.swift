import Fixtures
import JSON
import Testing

@Suite("A hostile text")
struct HostileTests {
  private static func fault(_ input: [UInt8]) -> String? {
    do throws(JSONError) {
      _ = try JSONText(input)
      return nil
    } catch { return error.text }
  }

  private static func repeating(_ text: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }

  @Test("of a megabyte is refused or read in a pass")
  func megabytes() throws {
    let tooDeep = "line 1: it is nested too deeply"
    #expect(Self.fault(Self.repeating("[", 1 << 20)) == tooDeep)
    #expect(Self.fault(Self.repeating("{\"a\":", 200_000)) == tooDeep)
    #expect(
      Self.fault(Self.repeating("\"", 1 << 20)) == "line 1: something stands after its end")
    #expect(Self.fault(Self.repeating("\n", 1 << 20)) == "it is cut off on line 1048577")
    #expect(Self.fault(Self.repeating("-", 1 << 20)) == "line 1: it is not valid JSON there")
    let digits = try JSONText(Self.repeating("7", 1 << 20)).root
    #expect(throws: JSONError(text: "it is too large", line: 1)) { try digits.int() }
    let fraction = try JSONText(Array("1.".utf8) + Self.repeating("0", 1 << 20)).root
    #expect(try fraction.thousandths() == 1000)
  }

  @Test("with 20,000 keys is read, and one of them twice is found", arguments: [true, false])
  func keys(isSorted: Bool) throws {
    var keys = (10_000..<30_000).map { "\"\($0)\":0" }
    var random = SplitMix64(seed: 4)
    if !isSorted { keys.shuffle(using: &random) }
    #expect(Self.fault(Array("{\(keys.joined(separator: ","))}".utf8)) == nil)
    let twice = keys + ["\n" + keys[10_000]]
    let key = keys[10_000].dropFirst().prefix(5)
    #expect(
      Self.fault(Array("{\(twice.joined(separator: ","))}".utf8))
        == "line 2: '\(key)' is there twice")
  }

  @Test("that keys differ by how an accent is written, or by a zero, is no key twice")
  func equivalentKeys() throws {
    let text = #"{"é":1,"e\u0301":2,"a\u0000":3,"a":4}"#
    var keys = [[UInt8]]()
    for member in try JSONText(Array(text.utf8)).root.members {
      keys.append(Array(try member.key.string().utf8))
    }
    #expect(keys == [[0xC3, 0xA9], [0x65, 0xCC, 0x81], [0x61, 0], [0x61]])
  }
}

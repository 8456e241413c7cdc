import Testing

@testable import JSON

@Suite("An object of many keys")
struct ManyKeysTests {
  /// Keys in no order, so that each has to be looked for.
  private static func text(_ count: Int, last: String = "\"z\":0", escaped: Bool = false) -> [UInt8]
  {
    let members = (0..<count).map { "\"\(escaped ? "\\u006b" : "k")\($0 * 7919 % 100_003)\":0," }
    return Array("{\(members.joined())\(last)}".utf8)
  }

  @Test(
    "has a key that is there twice found, however either is written", arguments: [10, 500])
  func duplicates(count: Int) throws {
    let key = "k\((count - 1) * 7919 % 100_003)"
    for escaped in [false, true] {
      for last in ["\"\(key)\":1", "\"\\u006b\(key.dropFirst())\":1"] {
        let error = #expect(throws: JSONError.self) {
          try JSONText(Self.text(count, last: last, escaped: escaped))
        }
        #expect(error?.text == "line 1: '\(key)' is there twice")
      }
      #expect(try JSONText(Self.text(count, escaped: escaped)).root["z"]?.int() == 0)
    }
  }

  @Test(
    "in ascending order, which needs no table, is read, and one of them twice in a row is found")
  func ascending() throws {
    // Each begins like the one before it; with an escape in one of them they would need a table.
    let keys = (1...20).map { String(repeating: "k", count: $0) } + ["kl", "l ", "l!", "m"]
    let members = keys.map { "\"\($0)\":1" }
    let text = "{\(members.joined(separator: ","))}"
    #expect(try JSONText(Array(text.utf8)).root.members.map { try $0.key.string() } == keys)
    for place in keys.indices {
      var twice = members
      twice.insert(members[place].replacing(":1", with: ":2"), at: place)
      let error = #expect(throws: JSONError.self) {
        try JSONText(Array("{\(twice.joined(separator: ","))}".utf8))
      }
      #expect(error?.text == "line 1: '\(keys[place])' is there twice")
    }
  }

  @Test("and a text is as many values as it has keys and values")
  func size() throws {
    let text = Array("[{},[],0,[[1,2],{\"a\":\"b\"}]]".utf8)
    let count = try text.withUnsafeBufferPointer { bytes in
      try JSONParser.nodes(of: bytes, in: 0..<bytes.count).count
    }
    #expect(count == 11)
  }

  @Test(
    "escapes and all is looked up as it reads", arguments: ["\\u0067ame", "g\\u0061me", "game"])
  func lookUp(_ key: String) throws {
    let root = try JSONText(Array("{\"gam\":1,\"\\u0067a\":2,\"\(key)\":3,\"gamex\":4}".utf8)).root
    #expect(try root["game"]?.int() == 3)
    #expect(root["gamey"]?.kind == nil)
  }
}

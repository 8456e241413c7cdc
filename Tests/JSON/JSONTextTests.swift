import JSON
import Testing

@Suite("A text that is JSON")
struct JSONTextTests {
  @Test("is looked into by keys and in order")
  func looking() throws {
    let text = try JSONText(
      Array(#" {"a":[1,-2.5,true,null,"x\u0041\n"],"b":{"c":{}},"d":[]} "#.utf8))
    let list = try text.root.member("a").list()
    var kinds: [JSONValue.Kind] = []
    for element in list { kinds.append(element.kind) }
    #expect(kinds == [.number, .number, .bool, .null, .string])
    var keys: [String] = []
    for member in text.root.members { keys.append(try member.key.string()) }
    #expect(keys == ["a", "b", "d"])
    var writer = JSONWriter(spread: 1)
    writer.value(text.root)
    #expect(
      writer.text == """
        {
          "a" : [1,-2.5,true,null,"x\\u0041\\n"],
          "b" : {"c":{}},
          "d" : []
        }
        """)
  }
}

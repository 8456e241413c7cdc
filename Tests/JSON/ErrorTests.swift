import JSON
import Testing

@Suite("What is wrong with JSON")
struct ErrorTests {
  private static func fault(_ input: String) -> String? {
    fault { _ = try JSONText(Array(input.utf8)) }
  }

  private static func fault(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let error as JSONError {
      return error.text
    } catch {
      return "another error"
    }
  }

  @Test("is that it is nested too deeply, from 513 levels on")
  func depth() throws {
    for open in ["[", "{\"a\":"] {
      let close = open == "[" ? "]" : "}"
      let deepest =
        String(repeating: open, count: 512) + "1" + String(repeating: close, count: 512)
      #expect(Self.fault(deepest) == nil)
      #expect(Self.fault("\n" + open + deepest + close) == "line 2: it is nested too deeply")
    }
  }

  @Test("is counted from the beginning of all bytes where a part of them is read")
  func parts() throws {
    let bytes = Array("x\n{\"a\":\n}\n[7]\n[".utf8)
    #expect(Self.fault { _ = try JSONText(bytes, in: 2..<10) } == Self.invalid(line: 3))
    #expect(Self.fault { _ = try JSONText(bytes, in: 14..<15) } == "it is cut off on line 5")
    #expect(Self.fault { _ = try JSONText(bytes, in: 3..<3) } == "it is empty")
    #expect(Self.fault { _ = try JSONText(bytes, in: 90..<99) } == "it is empty")
    let root = try JSONText(bytes, in: 9..<14).root
    #expect(root.range == 10..<13)
    #expect(try root.list().map { try $0.int() } == [7])
  }

  private static func invalid(line: Int) -> String {
    "line \(line): it is not valid JSON there"
  }

  @Test("is the path to the value and what it is not")
  func paths() throws {
    let text = #"""
      {"away":{"players":[{"name":"Ana"},{"name":null,"points":"2"}]},"list":[[1],[2,[3.5]]],"z":1}
      """#
    let root = try JSONText(Array(text.utf8)).root
    let away = try root.member("away")
    let player = try #require(Array(try away.member("players").list()).last)
    let deep = try #require(Array(Array(try root.member("list").elements)[1].elements).last)
    let number = try #require(Array(deep.elements).first)
    #expect(
      [
        Self.fault { _ = try root.member("x") },
        Self.fault { _ = try root.list() },
        Self.fault { _ = try root.member("z").member("x") },
        Self.fault { _ = try player.member("x") },
        Self.fault { _ = try player.member("name").string() },
        Self.fault { _ = try player.member("points").int() },
        Self.fault { _ = try player.member("points").bool() },
        Self.fault { _ = try root.member("z").string() },
        Self.fault { _ = try player.list() },
        Self.fault { _ = try number.int() },
        number.error("is odd").text,
        Self.fault { _ = try JSONText(Array("null".utf8)).root.member("x") },
      ] == [
        "it has no 'x'", "it is not a list", "z is not an object",
        "away.players[1] has no 'x'", "away.players[1].name is null",
        "away.players[1].points is not a number",
        "away.players[1].points is not true or false", "z is not text",
        "away.players[1] is not a list", "list[1][1][0] is not a whole number",
        "list[1][1][0] is odd", "it is null",
      ])
  }

  @Test("quotes no more than 60 characters of a key, and no path of more than 240")
  func quotes() throws {
    let key = String(repeating: "k", count: 61)
    let cut = String(repeating: "k", count: 59) + "…"
    #expect(Self.fault("{\"\(key)\":1,\"\(key)\":2}") == "line 1: '\(cut)' is there twice")
    let root = try JSONText(Array("{\"\(key)\":1}".utf8)).root
    #expect(root.unknownKey(besides: []) == cut)
    #expect(root.members.map { $0.value.error("is 1").text } == ["\(cut) is 1"])
    #expect(String(key.dropLast()).excerpt == String(key.dropLast()))
    let deep = String(repeating: "{\"\(key)\":", count: 9) + "1" + String(repeating: "}", count: 9)
    var value = try JSONText(Array(deep.utf8)).root
    while value.kind == .object { for member in value.members { value = member.value } }
    let path = Array(repeating: cut, count: 9).joined(separator: ".").prefix(239)
    #expect(value.error("is 1").text == "\(path)… is 1")
  }

  @Test("is the first key by the alphabet that is not known")
  func unknownKeys() throws {
    let root = try JSONText(Array(#"{"z":1,"known":2,"b\n":3,"c":4,"k":[]}"#.utf8)).root
    #expect(root.unknownKey(besides: ["known"]) == "b\n")
    #expect(root.unknownKey(besides: ["z", "b\n", "c", "known", "k"]) == nil)
    #expect(root["k"]?.unknownKey(besides: []) == nil)
  }
}

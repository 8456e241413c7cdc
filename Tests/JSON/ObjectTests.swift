import JSON
import Testing

@Suite("The members of an object, one after the other")
struct ObjectTests {
  private func members(_ text: String) throws -> JSONObject {
    try JSONObject(JSONText(Array(text.utf8)).root)
  }

  @Test(
    "are found wherever they stand and however they are written",
    arguments: [
      #"{"assist":1,"missedTwoPoints":20,"name":"Ana","points":300,"steal":0}"#,
      #"{ "assist" : 1, "missedTwoPoints" : 20, "name" : "Ana", "points" : 300, "steal" : 0 }"#,
      #"{"steal":0,"points":3e2,"name":"\u0041na","missedTwoPoints":20.0,"assist":1}"#,
      #"{"a":[{"assist":9}],"\u0061ssist":1,"missedTwoPoints":20,"n":2,"name":"Ana","points":300,"steal":0,"x":0}"#,
    ])
  func found(_ text: String) throws {
    var members = try self.members(text)
    let keys: [StaticString] = ["assist", "missedTwoPoints", "points", "steal", "assist"]
    #expect(try keys.map { try members.value($0)?.int() } == [1, 20, 300, 0, 1])
    #expect(try members.value("name")?.string() == "Ana")
  }

  @Test("are found behind those that come later in an object that is in order")
  func backwards() throws {
    var members = try self.members(#"{"winner":"home","note":null,"ending":"time","away":1}"#)
    #expect(try members.member("away").int() == 1)
    #expect(try members.optional("ending")?.string() == "time")
    #expect(members.optional("note")?.kind == nil)
    #expect(try members.optional("winner")?.string() == "home")
  }

  @Test("are unread until they are asked for, and so are all behind the first 64")
  func unread() throws {
    var few = try self.members(#"{"a":1,"b":2,"c":3,"d":4}"#)
    #expect(
      few.value("c")?.kind == .number && few.value("a")?.kind == .number
        && few.value("x")?.kind == nil)
    #expect(try few.unread.map { try $0.string() } == ["b", "d"])
    let text = (10..<76).map { "\"k\($0)\":0" }.joined(separator: ",")
    var many = try self.members("{\(text)}")
    for key: StaticString in ["k75", "k74", "k73", "k72"] { _ = many.value(key) }
    let unread = try many.unread.map { try $0.string() }
    #expect(unread.count == 64 && unread.suffix(3) == ["k71", "k74", "k75"])
  }

  @Test("may be missing, and are none where others have a key like theirs")
  func missing() throws {
    var members = try self.members(#"{"assists":1,"missedTwoPoint":2,"points":7,"steal\n":3}"#)
    #expect(members.value("assist")?.kind == nil)
    #expect(try members.value("points")?.int() == 7)
    #expect(members.value("steal")?.kind == nil)
    #expect(throws: JSONError(text: "it is not an object", line: 1)) { try self.members("[]") }
    #expect(throws: JSONError(text: "it is null", line: 1)) { try self.members("null") }
  }
}

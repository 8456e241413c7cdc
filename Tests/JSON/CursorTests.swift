import JSON
import Testing

@Suite("The members of an object, one after the other")
struct CursorTests {
  private func cursor(_ text: String) throws -> JSONCursor {
    try JSONCursor(JSONText(Array(text.utf8)).root)
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
    var cursor = try cursor(text)
    let keys: [StaticString] = ["assist", "missedTwoPoints", "points", "steal", "assist"]
    #expect(try keys.map { try cursor.value($0)?.int() } == [1, 20, 300, 0, 1])
    #expect(try cursor.value("name")?.string() == "Ana")
  }

  @Test("are found behind those that come later in an object that is in order")
  func backwards() throws {
    var cursor = try cursor(#"{"winner":"home","note":null,"ending":"time","away":1}"#)
    #expect(try cursor.member("away").int() == 1)
    #expect(try cursor.optional("ending")?.string() == "time")
    #expect(cursor.optional("note")?.kind == nil)
    #expect(try cursor.optional("winner")?.string() == "home")
  }

  @Test("may be missing, and are none where others have a key like theirs")
  func missing() throws {
    var cursor = try cursor(#"{"assists":1,"missedTwoPoint":2,"points":7,"steal\n":3}"#)
    #expect(cursor.value("assist")?.kind == nil)
    #expect(try cursor.value("points")?.int() == 7)
    #expect(cursor.value("steal")?.kind == nil)
    #expect(throws: JSONError(text: "it is not an object")) { try self.cursor("[]") }
    #expect(throws: JSONError(text: "it is null")) { try self.cursor("null") }
  }
}

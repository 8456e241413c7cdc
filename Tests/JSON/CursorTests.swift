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
    #expect(try cursor.value(of: "assist")?.int() == 1)
    #expect(try cursor.value(of: "missedTwoPoints")?.int() == 20)
    #expect(try cursor.value(of: "name")?.string() == "Ana")
    #expect(try cursor.value(of: "points")?.int() == 300)
    #expect(try cursor.value(of: "steal")?.int() == 0)
    #expect(try cursor.value(of: "assist")?.int() == 1)
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
    #expect(cursor.value(of: "assist")?.kind == nil)
    #expect(try cursor.value(of: "points")?.int() == 7)
    #expect(cursor.value(of: "steal")?.kind == nil)
    #expect(throws: JSONError(text: "it is not an object")) { try self.cursor("[]") }
    #expect(throws: JSONError(text: "it is null")) { try self.cursor("null") }
  }

  @Test("are passed over as digits or null only where they come next and are just that")
  func quick() throws {
    var cursor = try cursor(#"{"a":12,"b":-2,"c":null,"d":0.5,"e":null,"f":7}"#)
    let digits = ["b", "a", "b"].map { (key: StaticString) in cursor.digits(of: key) }
    #expect(digits == [nil, 12, nil])
    let isNull = ["b", "c"].map { (key: StaticString) in cursor.passesNull(of: key) }
    #expect(isNull == [false, false])
    #expect(try cursor.value(of: "b")?.int() == -2)
    let areNull = ["e", "c", "d"].map { (key: StaticString) in cursor.passesNull(of: key) }
    #expect(areNull == [false, true, false])
    #expect(try cursor.value(of: "d")?.thousandths() == 500)
    let (isPassed, last) = (cursor.passesNull(of: "e"), cursor.digits(of: "f"))
    #expect(isPassed && last == 7)
    let behind = (cursor.digits(of: "f"), cursor.passesNull(of: "f"))
    #expect(behind == (nil, false))
  }
}

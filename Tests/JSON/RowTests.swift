import JSON
import Testing

@Suite("The members of an object by a shape")
struct RowTests {
  private static let shape = JSONShape(["assist", "missedTwoPoints", "name", "points", "steal"])

  private func row(_ text: String) throws -> JSONRow {
    let bytes = Array(text.utf8)
    let shapes = JSONShapes([JSONShape(["at"]), Self.shape])
    return try JSONText(bytes, in: 0..<bytes.count, expecting: shapes).root.row(of: Self.shape)
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
    let row = try row(text)
    #expect(try [0, 1, 3, 4].map { try row.int($0) } == [1, 20, 300, 0])
    #expect(try row.member(2).string() == "Ana")
  }

  @Test("may be missing, and are none where others have a key like theirs")
  func missing() throws {
    let row = try row(#"{"assists":1,"missedTwoPoint":2,"points":7,"steal\n":3}"#)
    #expect(try (0...4).map { try row.int($0) } == [nil, nil, nil, 7, nil])
    #expect(row[0]?.kind == nil && row[3]?.kind == .number)
    #expect(throws: JSONError(text: "it has no 'assist'")) { try row.member(0) }
  }

  @Test("are numbers only where they are")
  func numbers() throws {
    let row = try row(
      #"{"assist":"1","missedTwoPoints":-2,"name":0.5,"points":1234567890123456789}"#)
    #expect(try row.int(1) == -2)
    #expect(try row.int(3) == 1_234_567_890_123_456_789)
    #expect(throws: JSONError(text: "assist is not a number")) { try row.int(0) }
    #expect(throws: JSONError(text: "name is not a whole number")) { try row.int(2) }
    #expect(throws: JSONError(text: "it is not an object")) { try self.row("[]") }
  }
}

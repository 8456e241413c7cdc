import Basketball
import FoundationEssentials
import Testing

@Suite("A tape in JSON")
struct EntryTests {
  /// Every kind of entry, in the order a scorer makes them.
  static func everyKind() throws -> Scoresheet {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.startClock(now: wall(1))
    try sheet.record([Call(ana, .onePoint), Call(blues, .foul)], now: wall(2.25))
    try sheet.undo(1, now: wall(3))
    try sheet.redo(1, now: wall(4))
    sheet.pauseClock(now: wall(5))
    return sheet
  }

  @Test("is made to be read")
  func text() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lines = try Self.everyKind().tape.map {
      String(decoding: try encoder.encode($0), as: UTF8.self)
    }
    let day = "2026-11-20T20:15"
    let (one, two) = (
      #"{"move":"onePoint","number":1,"player":"Ana","recorded":"\#(day):05.370Z","seconds":1.25,"#
        + #""team":"home"}"#,
      #"{"move":"foul","number":2,"player":null,"recorded":"\#(day):05.370Z","seconds":1.25,"#
        + #""team":"away"}"#
    )
    #expect(
      lines == [
        #"{"at":"\#(day):03.120Z","away":{"name":"Blues","players":["Dee","Eli","Fay"]},"#
          + #""home":{"name":"Reds","players":["Ana","Bo","Cy"]},"#
          + #""rules":{"margin":1,"name":"custom","side":3,"target":2}}"#,
        #"{"at":"\#(day):04.120Z","clock":{"seconds":0,"started":"\#(day):04.120Z"}}"#,
        #"{"at":"\#(day):05.370Z","record":[\#(one),\#(two)]}"#,
        #"{"at":"\#(day):06.120Z","undo":1}"#,
        #"{"at":"\#(day):07.120Z","redo":1}"#,
        #"{"at":"\#(day):08.120Z","clock":{"seconds":4,"started":null}}"#,
      ])
  }

  @Test("comes back the same, and so does its game")
  func roundTrip() throws {
    let sheet = try Self.everyKind()
    let tape = try readAgain(sheet.tape)
    #expect(tape == sheet.tape)
    #expect(try Scoresheet(id: sheet.id, tape: tape) == sheet)
  }

  @Test("goes on as the game it was")
  func goesOn() throws {
    var sheet = try Self.everyKind()
    try sheet.undo(1, now: wall(6))
    var read = try Scoresheet(id: sheet.id, tape: readAgain(sheet.tape))
    try read.redo(1, now: wall(7))
    #expect(try read.play(bo, .foul).number == 3)
    #expect(read.numbers == [1, 2, 3])
  }
}

/// A value written as JSON and read again.
func readAgain<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

import Basketball
import Documents
import Fixtures
import Testing

@testable import Storage

/// A tape of many lines, which are read one by one.
@Suite("A long tape")
struct LongTapeTests: HasLibrary {
  let temporary = TemporaryLibrary()

  /// A game of so many plays, with lines of different lengths, and the bytes of its file.
  private static func game(plays: Int) throws -> (Scoresheet, [UInt8]) {
    var sheet = Scoresheet(id: id, teams: .redsAndBlues, rules: .pickup, now: .noon)
    for number in 1...plays {
      let play = Play(
        number: number, reading: .zero, who: Who(.home, number % 7 == 0 ? nil : "Ana"),
        move: number % 2 == 0 ? .rebound : .foul, recorded: .noon + number / 3)
      _ = try sheet.apply(Entry(at: .noon + number, .record(plays: [play])))
    }
    return (sheet, sheet.bytes)
  }

  private static func read(_ bytes: [UInt8]) throws(LibraryError) -> Scoresheet {
    try StoredGame(id: id, path: "file", bytes: bytes, version: .none).sheet
  }

  @Test("is read to its end, and the first of two faults is named")
  func faults() throws {
    let (sheet, bytes) = try Self.game(plays: 1500)
    #expect(try Self.read(bytes) == sheet)
    var text = String(decoding: bytes, as: UTF8.self)
    for number in [1400, 700] {
      text = text.replacing("{\"number\":\(number),", with: "{\"number\":-\(number),")
    }
    do {
      _ = try Self.read(Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains("[700]"), "\(error)")
    }
  }

  @Test("is refused where a line is no entry or has no comma, as it is when read whole")
  func damaged() throws {
    let (sheet, bytes) = try Self.game(plays: 300)
    let lines = try #require(bytes.lines())
    let breaks = lines.indices.filter { lines[$0] == UInt8(ascii: "\n") }
    for line in [0, 1, 150, breaks.count - 1] {
      for byte in [UInt8(ascii: " "), UInt8(ascii: "}"), UInt8(ascii: "\"")] {
        var changed = lines
        changed[breaks[line] - 1] = byte
        let bytes = sheet.bytes(lines: changed)
        let found = #expect(throws: LibraryError.self) { try Self.read(bytes) }
        let text = String(decoding: bytes, as: UTF8.self).replacing(
          "\"tape\" : [", with: "\"tape\": [")
        let whole = #expect(throws: LibraryError.self) { try Self.read(Array(text.utf8)) }
        #expect(found == whole)
      }
    }
  }
}

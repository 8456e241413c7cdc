import Basketball
import Fixtures
import JSON
import Testing

@testable import Storage

/// A line that is as this tool writes it is read in another way than JSON: both have to come to the
/// same.
@Suite("A written entry")
struct WrittenEntryTests {
  private static let lines = [
    #"{"at":"2026-11-20T12:00:00.120Z","clock":{"seconds":0}}"#,
    #"{"at":"2026-11-20T12:00:00.120Z","clock":{"seconds":600.05,"started":"2026-11-20T12:00:00.120Z"}}"#,
    #"{"at":"2026-11-20T12:00:00.120Z","record":[{"number":1,"seconds":0.1,"team":"home","player":"Ana","move":"onePoint"}]}"#,
    #"{"at":"2026-11-20T12:00:00.120Z","clock":{"seconds":8.25},"record":[{"number":12,"seconds":8.25,"team":"away","player":null,"move":"timeout","recorded":"2026-11-20T11:59:00.000Z","overtime":true},{"number":13,"seconds":8.251,"team":"home","player":"Željko 李小龍","move":"assist","basket":12}]}"#,
    #"{"at":"2026-11-20T12:00:00.120Z","record":[{"number":2,"seconds":3,"team":"home","player":"","move":"assist","basket":null}]}"#,
  ]

  private static func line(_ entry: Entry) -> [UInt8] {
    var json = JSONWriter(spread: 0)
    json.entry(entry)
    return json.bytes
  }

  private static func written(_ line: [UInt8]) -> Entry? {
    line.withUnsafeBufferPointer { Entry(written: $0) }
  }

  private static func read(_ line: [UInt8]) -> Entry? { try? Entry(JSONText(line).root) }

  @Test("is read as written where it records plays or moves the clock", arguments: lines)
  func asWritten(_ text: String) throws {
    let line = Array(text.utf8)
    let entry = try #require(Self.written(line))
    #expect(entry == Self.read(line))
    #expect(Self.line(entry) == line)
  }

  @Test(
    "is left to the reader of JSON where it says something else, or the same in other words",
    arguments: [
      #"{"at":"2026-11-20T12:00:00.120Z","undo":1}"#,
      #"{"at":"2026-11-20T12:00:00.120Z"}"#,
      #"{"at":"2026-11-20T12:00:00.120Z","clock":{"seconds":1} }"#,
      #"{"at":"2026-11-20T12:00:00.120Z","clock":{"seconds":01}}"#,
      #"{"at":"2026-11-20T12:00:00.120Z","clock":{"seconds":1.}}"#,
      #"{"at":"2026-11-20T12:00:00.120Z","clock":{"seconds":1.2345}}"#,
      #"{"at":"2026-11-20T12:00:00.120Z","clock":{"seconds":-1}}"#,
      #"{"at":"2026-11-20T12:00:00.120Z","clock":{"seconds":99999999999999999999}}"#,
      #"{"at":"2026-11-31T12:00:00.120Z","clock":{"seconds":1}}"#,
      #"{"at":"2026-11-20T12:00:00.120Z","record":[]}"#,
      #"{"at":"2026-11-20T12:00:00.120Z","record":[{"number":1,"seconds":0,"team":"home","player":"A\u006ea","move":"foul"}]}"#,
      "{\"at\":\"2026-11-20T12:00:00.120Z\",\"record\":[{\"number\":1,\"seconds\":0,\"team\":\"home\",\"player\":\"A\tna\",\"move\":\"foul\"}]}",
      #"{"at":"2026-11-20T12:00:00.120Z","record":[{"number":1,"seconds":0,"team":"home","player":"Ana","move":"fouls"}]}"#,
      #"{"at":"2026-11-20T12:00:00.120Z","record":[{"number":1,"seconds":0,"team":"home","player":"Ana","move":"foul"}],"drop":[1]}"#,
    ])
  func otherwise(_ text: String) {
    #expect(Self.written(Array(text.utf8)) == nil)
  }

  @Test("with a name that is no UTF-8 is left to the reader of JSON, which refuses it")
  func notUTF8() {
    let text =
      #"{"at":"2026-11-20T12:00:00.120Z","record":[{"number":1,"seconds":0,"team":"home","player":"?","move":"foul"}]}"#
    let line = Array(text.utf8).map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
    #expect(Self.written(line) == nil)
    #expect(Self.read(line) == nil)
  }

  @Test("is the same in both ways, in games as nobody would think of them", arguments: seeds(40))
  func generated(seed: Int) throws {
    var game = RandomGame(seed: seed)
    for entry in try game.sheet(verbs: 60).tape.entries {
      let line = Self.line(entry)
      #expect(Self.read(line) == entry)
      let isUsual =
        switch entry.action {
        case .clock: true
        case .record(_, let dropped): dropped.isEmpty && !line.contains(UInt8(ascii: "\\"))
        default: false
        }
      #expect(Self.written(line) == (isUsual ? entry : nil))
    }
  }

  @Test("that is damaged is never read where the reader of JSON refuses it", arguments: seeds(10))
  func damaged(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let bytes = Array(#"{}[]":,.0123456789 -\eE"#.utf8) + [0x00, 0x0A, 0x80, 0xC3, 0xFF]
    var found = 0
    for text in Self.lines {
      for _ in 0..<200 {
        var line = Array(text.utf8)
        let place = Int.random(in: line.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: line.remove(at: place)
        case 1: line.insert(bytes.randomElement(using: &random) ?? 0, at: place)
        case 2: line.removeSubrange(place...)
        default: line[place] = bytes.randomElement(using: &random) ?? 0
        }
        guard let written = Self.written(line) else { continue }
        found += 1
        #expect(Self.read(line) == written)
      }
    }
    // A digit becomes another one: not all that is damaged is refused.
    #expect(found > 0)
  }
}

import Basketball
import Documents
import Testing

@testable import ViewModels

@Suite("The plays of a followed game")
struct PlayStreamTests {
  /// Four plays: Ana two, Dee one, Bo one, Cy foul.
  func sheet() throws -> Scoresheet {
    try .played("10 h1 two", "20 a1 one", "30 h2 one", "40 h3 foul")
  }

  /// Does a verb, and gives out what it brings.
  func numbers(
    _ stream: inout PlayStream, _ sheet: inout Scoresheet, _ verb: Verb
  ) throws -> [Int] {
    stream.next(after: try sheet.perform(verb, now: start), in: sheet).map(\.number)
  }

  @Test("are given out once, whatever corrections make of them")
  func corrected() throws {
    var (sheet, stream) = (try sheet(), PlayStream(since: 0))
    #expect(stream.next(in: sheet).count == 4)
    for verb: Verb in [
      .fix(1, Correction(move: .onePoint)), .remove(2), .undo(1), .undo(3), .redo(3),
      .rename(.typed("Ana"), to: "Anna"), .rules(preset: "capped", RuleChanges()), .note("x"),
    ] {
      #expect(try numbers(&stream, &sheet, verb) == [])
    }
    #expect(try numbers(&stream, &sheet, .play("50 a2 one")) == [5])
  }

  @Test("are not new where only a name was corrected by hand, and are where all is another game")
  func others() throws {
    let sheet = try sheet()
    var stream = PlayStream(since: 2)
    #expect(stream.next(in: sheet).map(\.number) == [3, 4])
    let edited = Scoresheet.new(home: ["Anna", "Bo", "Cy"])
    var renamed = edited
    for line in ["10 h1 two", "20 a1 one", "30 h2 one", "40 h3 foul"] {
      _ = try renamed.perform(.play(line), now: start)
    }
    stream.restart(from: sheet, with: renamed)
    #expect(stream.next(in: renamed) == [])
    var other = Scoresheet.new(now: after(9000))
    for line in ["h3 one", "h2 one"] { _ = try other.perform(.play("1 " + line), now: after(9001)) }
    stream.restart(from: renamed, with: other)
    #expect(stream.next(in: other).map(\.number) == [1, 2])
  }
}

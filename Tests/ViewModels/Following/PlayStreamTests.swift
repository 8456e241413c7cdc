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

  @Test("are those after the one that is known, by their numbers, once")
  func since() throws {
    var sheet = try sheet()
    _ = try sheet.perform(.play("5 h1 foul"), now: start)
    var stream = PlayStream(since: 2)
    #expect(stream.next(in: sheet).map(\.number) == [3, 4, 5])
    #expect(stream.next(in: sheet) == [])
    var later = PlayStream(since: 99)
    #expect(later.next(in: sheet) == [])
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

  @Test("that were taken out before are given out when they are given back")
  func givenBack() throws {
    var sheet = try sheet()
    _ = try sheet.perform(.undo(2), now: start)
    var stream = PlayStream(since: 0)
    #expect(stream.next(in: sheet).map(\.number) == [1, 2])
    #expect(try numbers(&stream, &sheet, .redo(1)) == [3])
    #expect(try numbers(&stream, &sheet, .redo(1)) == [4])
  }

  @Test("are given out with the entry that recorded them, also where one look finds several")
  func inOrder() throws {
    var (sheet, stream) = (try sheet(), PlayStream(since: 0))
    _ = stream.next(in: sheet)
    let verbs: [Verb] = [
      .undo(1), try .play("50 a2 one"), .fix(1, Correction(move: .foul)), try .play("45 a3 foul"),
    ]
    let outcomes = try verbs.map { try sheet.perform($0, now: start) }
    #expect(outcomes.map { stream.next(after: $0, in: sheet).map(\.number) } == [[], [5], [], [6]])
  }

  @Test("of a copy that was put back are given out from the first that is recorded again")
  func copy() throws {
    var (copy, stream) = (try sheet(), PlayStream(since: 0))
    var sheet = copy
    _ = try sheet.perform(.play("50 a2 one"), now: start)
    _ = try sheet.perform(.play("60 a2 one"), now: start)
    #expect(stream.next(in: sheet).count == 6)
    stream.restart(from: sheet, with: copy)
    #expect(stream.next(in: copy) == [])
    #expect(try numbers(&stream, &copy, .play("70 a3 foul")) == [5])
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

import Basketball
import Fixtures
import Testing

@testable import Storage

@Suite("A file with more in it than this version knows")
struct UnknownKeyTests: HasLibrary {
  let temporary = TemporaryLibrary()

  /// What writes entries of every kind that a key could stand in.
  static let everyVerb: [Verb] = [
    .clock(.start), .point("Ana"), .fix(1, Correction(move: .foul)),
    .join(team: .exact(Who(.home)), name: "Gus"), .rename(.exact(Who(.home, "Gus")), to: "Gil"),
    .rules(preset: "fiba3x3", RuleChanges()), .note("x"), .undo(1), .redo(1), .swap, .swap,
  ]

  @Test(
    "beside the tape is read, listed and found like any other, and never changed",
    arguments: [false, true], ["\"tape\" :", "\"game\" :"])
  func beside(isOlder: Bool, _ place: String) throws {
    try library.score("Ana", in: open("day"))
    if isOlder { try put(OlderFileTests.text("0.2.0/day-reds-blues"), as: id) }
    let (known, text) = (try library.game(id), try text(id))
    try #require(text.contains(place))
    let later = text.replacing(place, with: #""video":{"x":[4]},"# + place, maxReplacements: 1)
    try put(later, as: id)
    let read = try library.game(id)
    #expect(read.sheet == known.sheet)
    #expect(try library.list(now: .noon).games.map(\.id) == [id])
    #expect(try library.defaultID(for: .reading) == id)
    let error = LibraryError.unknownKey(path: path(id), key: "video")
    #expect(library.check(id).error == error && !library.check(id).isRepairable)
    for game in [known, read] {
      for verb in [.undo(1), .note("y")] as [Verb] {
        #expect(throws: error) { try library.perform(verb, on: game, after: 99) }
      }
    }
    #expect(throws: error) { try library.repair(id) }
    // What the change itself is refused for comes first.
    #expect(throws: Problem.noSuchPlay(9)) {
      try library.perform(.remove(9), on: known, after: 99)
    }
    try library.delete(id)
    _ = try library.restore(id)
    #expect(try self.text(id) == later && files() == [file])
  }
}

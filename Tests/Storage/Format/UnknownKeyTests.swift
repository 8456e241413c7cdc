@testable import Basketball
import Fixtures
import Testing

@testable import Storage

@Suite("A file with more in it than this version knows")
struct UnknownKeyTests {
  private static let id = "day-reds-blues"

  /// What writes entries of every kind that a key could stand in.
  static let everyVerb: [Verb] = [
    .clock(.start), .point("Ana"), .fix(1, Correction(move: .foul)),
    .join(team: .exact(Who(.home)), name: "Gus"), .rename(.exact(Who(.home, "Gus")), to: "Gil"),
    .rules(preset: "fiba3x3", RuleChanges()), .note("x"), .undo(1), .redo(1), .swap, .swap,
  ]

  /// A game with an entry of every kind that a key could stand in, and its file.
  private static func game() throws -> (TemporaryLibrary, StoredGame) {
    let temporary = try TemporaryLibrary()
    var game = try temporary.open("day")
    for (place, verb) in everyVerb.enumerated() {
      game = try temporary.library.perform(verb, on: game, after: place + 1)
    }
    return (temporary, game)
  }

  /// Where a key may stand beside those that are known: before some text.
  private static let places = [
    "\"tape\" :", "\"away\" : {", #""at":"2026-11-20T12:00:00.131Z","left""#, "\"bonus\":7",
    #""foul":1,"fouledOut""#, #""foul":0,"foulsDrawn""#, "\"fouls\":1",
    #""away":0,"basket""#,
  ]

  @Test(
    "in the head or beside it is read, listed and found like any other, and never changed",
    arguments: places, [false, true])
  func head(_ place: String, isSealed: Bool) throws {
    let (temporary, known) = try Self.game()
    let text = try temporary.text(Self.id)
    try #require(text.contains(place))
    let later = text.replacing(place, with: #""video":{"x":[4]},"# + place, maxReplacements: 1)
    let bytes = isSealed ? Array(later.utf8).sealed : Array(later.utf8)
    try temporary.put(bytes, as: Self.id)
    let read = try temporary.library.game(Self.id)
    #expect(try read.scoresheet() == known.scoresheet())
    #expect(try temporary.library.list(now: .noon).games.map(\.id) == [Self.id])
    #expect(try temporary.library.defaultID(for: .writing) == Self.id)
    #expect(temporary.library.check(Self.id).error == nil)
    let error = LibraryError.unknownKey(path: temporary.path(Self.id), key: "video")
    for game in [known, read] {
      for verb in [.point("Bo"), .undo(1), .note("y")] as [Verb] {
        #expect(throws: error) { try temporary.library.perform(verb, on: game, after: 99) }
      }
    }
    #expect(throws: error) { try temporary.library.repair(Self.id) }
    // What the change itself is refused for comes first.
    #expect(throws: Problem.noSuchPlay(9)) {
      try temporary.library.perform(.remove(9), on: known, after: 99)
    }
    try temporary.library.delete(Self.id)
    _ = try temporary.library.restore(Self.id)
    #expect(try temporary.bytes(Self.id) == bytes)
    #expect(try temporary.files() == ["\(Self.id).json"])
  }

  @Test("in the tape of a file that another version has sealed is not lost by any change")
  func sealedTape() throws {
    let (temporary, _) = try Self.game()
    let text = try temporary.text(Self.id).replacing(
      "    {\"at\":", with: #"    {"angle":4,"at":"#)
    try temporary.put(Array(text.utf8).sealed, as: Self.id)
    for verb in [.note("y"), .undo(1), .join(team: .exact(Who(.away)), name: "Hal")] as [Verb] {
      _ = try? temporary.library.perform(verb, on: temporary.library.game(Self.id), after: 99)
    }
    let angles = try temporary.text(Self.id).ranges(of: #"{"angle":4,"at":"#).count
    #expect(angles == 12)
  }
}

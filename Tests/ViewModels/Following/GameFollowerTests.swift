import Basketball
import Foundation
import Testing

@testable import ViewModels

@Suite("A game that is read again")
struct GameFollowerTests {
  /// A game to the second that the clock was started at, with a limit of a minute.
  var timed: Scoresheet {
    get throws {
      var changes = RuleChanges()
      (changes.timeLimit, changes.overtime) = (ClockReading("1:00"), 2)
      let rules = try Rules.pickup.with(changes)
      var sheet = Scoresheet(
        id: "timed", home: try Team(typed: "Reds: Ana, Bo, Cy", rules: rules),
        away: try Team(typed: "Blues: Dee, Eve, Flo", rules: rules), rules: rules, now: at(0))
      try sheet.score("Ana", now: at(0))
      try sheet.startClock(now: at(0))
      return sheet
    }
  }

  private func at(_ seconds: Int) -> TimeOfDay {
    TimeOfDay(milliseconds: Court.start + 1000 * seconds)
  }

  @Test("is over when its time has run out while nobody wrote, told once")
  func timeUp() throws {
    var sheet = try timed
    var follower = GameFollower(sheet, now: at(20))
    #expect(follower.timeEnds == at(60))
    #expect(follower.pass(to: at(59)) == nil)
    let passed = follower.pass(to: at(75))
    let change = try #require(passed)
    #expect(change.document == GameDocument(sheet, now: at(60)))
    #expect(change.act == .timeUp && change.isTurn && change.document.status == .finished)
    #expect(follower.pass(to: at(80)) == nil && follower.timeEnds == nil)
    // The next who writes notes down that it ran out, and that is known.
    try sheet.undo(1, now: at(90))
    let told = follower.take(sheet, now: at(90))
    #expect(told.map(\.document) == [GameDocument(sheet, now: at(90))])
    #expect(told.map(\.act.name) == ["undone"])
  }

  @Test("is told as over by whoever wrote that down first")
  func timeUpWritten() throws {
    var sheet = try timed
    var follower = GameFollower(sheet, now: at(20))
    try sheet.undo(1, now: at(90))
    let told = follower.take(sheet, now: at(90))
    #expect(told.map(\.document.status) == [.finished, .paused])
    #expect(told.first?.act == .timeUp)
    #expect(follower.pass(to: at(99)) == nil)
  }

  @Test("of which the time had run out before is not told so again")
  func timeUpBefore() throws {
    var sheet = try timed
    var follower = GameFollower(sheet, now: at(70))
    #expect(follower.document.status == .finished)
    #expect(follower.pass(to: at(71)) == nil)
    try sheet.note("over", now: at(80))
    #expect(follower.take(sheet, now: at(80)).map(\.act) == [.noted("over")])
  }

  @Test("goes on where an older copy was put back, with its plays told by their numbers again")
  func copy() throws {
    var sheet = try Scoresheet.pickup()
    for name in ["Ana", "Bo"] { try sheet.score(name, now: at(1)) }
    let copy = sheet
    for name in ["Bo", "Cy"] { try sheet.score(name, now: at(2)) }
    var follower = GameFollower(sheet, now: at(2))
    #expect(follower.plays().map(\.number) == [1, 2, 3, 4])
    #expect(follower.take(copy, now: at(3)).map(\.act) == [.replaced])
    #expect(follower.document == GameDocument(copy, now: at(3)))
    #expect(follower.plays() == [])
    var next = copy
    try next.score("Ana", now: at(4))
    #expect(follower.take(next, now: at(4)).map(\.document.home.score) == [3])
    #expect(follower.plays().map(\.number) == [3])
  }

  @Test("begins anew where another game is in its place, and not where a name was mended")
  func others() throws {
    var sheet = try Scoresheet.pickup()
    for name in ["Ana", "Bo", "Cy"] { try sheet.score(name, now: at(1)) }
    var follower = GameFollower(sheet, since: 2, now: at(2))
    #expect(follower.plays().map(\.number) == [3])
    let mended = try Scoresheet(id: sheet.id, tape: sheet.tape.map { try $0.with("Ana", as: "Bo") })
    #expect(follower.take(mended, now: at(3)).map(\.act) == [.replaced])
    #expect(follower.plays() == [])
    var other = try Scoresheet.pickup()
    for name in ["Cy", "Bo"] { try other.score(name, now: at(9)) }
    #expect(follower.take(other, now: at(9)).map(\.act) == [.replaced])
    #expect(follower.plays().map(\.number) == [1, 2])
  }
}

extension Scoresheet {
  fileprivate mutating func score(_ name: String, now: TimeOfDay) throws {
    try record([Call(Who(.home, name), .onePoint)], now: now)
  }
}

extension Entry {
  /// The entry with one player's plays made by another, as by an editor's hand.
  fileprivate func with(_ name: String, as other: String) throws -> Entry {
    let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    let mended = text.replacing(#""player":"\#(name)""#, with: #""player":"\#(other)""#)
    return try JSONDecoder().decode(Entry.self, from: Data(mended.utf8))
  }
}

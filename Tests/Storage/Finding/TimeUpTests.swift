import Basketball
import CLibrary
import Fixtures
import Foundation
import Testing

@testable import Storage

@Suite("The default game when time has run out")
struct TimeUpTests: HasLibrary {
  let temporary = TemporaryLibrary()

  /// A game of ten seconds whose clock was started at noon, with a point for the Reds or none.
  private func open(_ day: String, isLevel: Bool = false) throws {
    let game = try library.create(rules: try Rules(told: "pickup limit 0:10"), day: day)
    let started = try library.perform(.clock(.start), on: game, after: 0)
    if !isLevel { try library.perform(.point("Ana"), on: started) }
  }

  private func openWithoutLimit(_ day: String) throws {
    _ = try library.create(now: .noon + 2, day: day)
  }

  private func expectSeveral(at milliseconds: Int) {
    #expect(throws: LibraryError.severalOpenGames([new, old])) {
      try library.gameAtHand(for: .writing, now: .noon + milliseconds)
    }
  }

  private func expect(_ id: String, at milliseconds: Int) throws {
    for purpose in [GameLibrary.Purpose.reading, .writing] {
      let game = try library.gameAtHand(for: purpose, now: .noon + milliseconds)
      #expect(game.state.id == id)
    }
  }

  @Test("is the other one that is open, once that was changed after the limit")
  func other() throws {
    try open("old")
    try openWithoutLimit("new")
    expectSeveral(at: 9_999)
    expectSeveral(at: 10_000)
    try library.perform(.point("Ana"), on: library.game(new), after: 10_001)
    try expect(new, at: 10_001)
    try expect(new, at: 86_400_000)
  }

  @Test("may be the one that has run out after the last change of any other")
  func afterLastChange() throws {
    try open("old")
    let other = try temporary.open("new", at: 2, target: 1)
    try library.perform(.point("Ana"), on: other, after: 5_000)
    expectSeveral(at: 20_000)
    try library.perform(.note("rain"), on: library.game(new), after: 30_000)
    try expect(new, at: 40_000)
  }

  @Test("is still the one that has gone into overtime")
  func overtime() throws {
    try open("old", isLevel: true)
    try expect(old, at: 10_000)
    try openWithoutLimit("new")
    expectSeveral(at: 86_400_000)
  }

  @Test("is the one that has run out when there is no other, and its file is left alone")
  func alone() throws {
    try open("old")
    let before = try bytes(old)
    try expect(old, at: 20_000)
    #expect(try bytes(old) == before)
  }

  @Test("may be one whose file is damaged since: nobody writes to another by mistake")
  func damaged() throws {
    try open("old")
    try openWithoutLimit("new")
    let text = try text(old).replacing("\"record\"", with: "\"reward\"")
    try overwrite(old, with: text)
    expectSeveral(at: 10_000)
  }

  @Test("is listed as finished, or in overtime, from the limit on, and its file is left alone")
  func list() throws {
    try open("old")
    try open("new", isLevel: true)
    let before = try bytes(old)
    for (milliseconds, statuses) in [
      (9_999, [Status.running, .running]), (10_000, [.paused, .finished]),
      (86_400_000, [.paused, .finished]),
    ] {
      let list = try library.list(now: .noon + milliseconds)
      #expect(list.games.map(\.id) == [new, old])
      #expect(list.games.map(\.status) == statuses)
    }
    #expect(try bytes(old) == before)
  }

  @Test("is listed by where its clock was started last, not by its beginning")
  func startedAgain() throws {
    try open("old")
    for (verb, time) in [(ClockVerb.pause, 4_000), (.start, 100_000)] {
      try library.perform(.clock(verb), on: library.game(old), after: time)
    }
    let status = { try library.list(now: .noon + $0).games.map(\.status) }
    #expect(try status(105_999) == [.running])
    #expect(try status(106_000) == [.finished])
  }
}

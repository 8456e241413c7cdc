@testable import Basketball
import Dispatch
import Documents
import Fixtures
import Foundation
import Testing

@testable import Storage

@Suite("A game of an event")
struct EventLinkTests: HasLibrary {
  let temporary = TemporaryLibrary()
  private var library: GameLibrary { temporary.library }
  private let teams = Sides(
    home: Team("Reds"), away: Team("Blues"))

  private func now(_ second: Int) -> TimeOfDay {
    TimeOfDay(milliseconds: 1_790_000_000_000 + 1000 * second)
  }

  private func games() throws -> [LinkedGame] {
    library.games(of: "cup", among: try library.list(now: now(10)).games).games
  }

  private func made(_ link: EventLink?, at second: Int = 0) throws -> StoredGame {
    try library.create(
      NewGame(teams, by: .pickup, on: "2026-11-20", for: link), now: now(second))
  }

  @Test("has its fixture in the first entry, which no undo takes back")
  func first() throws {
    let game = try made(EventLink(event: "cup", fixture: 25))
    let written = try library.game(game.state.id)
    #expect(written.state.link == EventLink(event: "cup", fixture: 25))
    #expect(try text(game.state.id).contains(#""link":{"event":"cup","fixture":25}"#))
    #expect(throws: Problem.self) {
      try library.update(written) { try $0.perform(.undo(1), now: now(1)) }
    }
  }

  @Test("may be linked later, which is a step that an undo takes back")
  func later() throws {
    let game = try made(EventLink(event: "cup", fixture: 1))
    let other = EventLink(event: "cup", fixture: 2)
    let (linked, outcome) = try library.update(game) {
      try $0.perform(.link(other), now: now(5))
    }
    #expect(outcome.entries.count == 1 && linked.state.link == other)
    #expect(linked.sheet.tape.linked == now(5))
    let (again, _) = try library.update(linked) { try $0.perform(.link(other), now: now(6)) }
    #expect(try library.game(game.state.id).sheet.tape.linked == now(6))
    let (undone, _) = try library.update(again) { try $0.perform(.undo(2), now: now(7)) }
    #expect(undone.state.link == EventLink(event: "cup", fixture: 1))
    #expect(undone.sheet.tape.linked == now(0))
  }

  @Test("is found by its event, with the time of the link where a fixture has several")
  func found() throws {
    let first = try made(EventLink(event: "cup", fixture: 1))
    let second = try made(nil, at: 1)
    _ = try made(EventLink(event: "other", fixture: 1), at: 2)
    _ = try library.update(second) {
      try $0.perform(.link(EventLink(event: "cup", fixture: 1)), now: now(9))
    }
    let games = try self.games()
    #expect(
      games.map { "\($0.row.id) \($0.linked == now(9))" }.sorted() == [
        "\(first.state.id) false", "\(second.state.id) true",
      ])
  }

  @Test("whose tape cannot be read counts as linked when it was made, and is named")
  func damaged() throws {
    let (first, second) = (
      try made(EventLink(event: "cup", fixture: 1)).state.id,
      try made(EventLink(event: "cup", fixture: 1), at: 1).state.id
    )
    let rows = try library.list(now: now(10)).games
    var text = try temporary.text(first)
    let tape = try #require(text.range(of: "\"tape\""))
    text = text.replacing(
      #""event":"cup""#, with: #""event":12345"#, subrange: tape.upperBound..<text.endIndex)
    try text.write(toPath: path(first))
    let (games, damaged) = library.games(of: "cup", among: rows)
    #expect(games.map(\.row.id) == [second, first])
    #expect(games.map(\.linked) == [now(1), now(0)])
    #expect(damaged.map(\.damage?.path) == [path(first)])
  }

  @Test(
    "may be in a damaged file of its name, or of that and a number, and in no other",
    arguments: [("", true), ("-2", true), ("-juniors", false), ("s", false)])
  func named(_ rest: String, _ isNamed: Bool) {
    let error = LibraryError.damaged(path: "games/2026-11-20-reds-blues\(rest).json", what: "")
    #expect(error.isNamedAsGame(of: teams.map(\.name), on: "2026-11-20") == isNamed)
  }

  @Test("is claimed while nobody else writes, so that no fixture is started twice")
  func claimed() throws {
    try library.makeFolder()
    DispatchQueue.concurrentPerform(iterations: 12) { _ in
      do {
        _ = try library.create(now: now(0)) {
          let free = try library.lockedIfFree { true }
          #expect(free == nil)
          let taken = try games().map(\.row.link?.fixture)
          return NewGame(
            teams, by: .pickup, on: "2026-11-20",
            for: EventLink(event: "cup", fixture: taken.count + 1))
        }
      } catch {
        Issue.record(error)
      }
    }
    let fixtures = try games().compactMap(\.row.link?.fixture)
    #expect(fixtures.sorted() == Array(1...12))
  }

  @Test("that could not be decided is not made")
  func refused() throws {
    struct Refused: Error {}
    #expect(throws: Refused.self) {
      try library.create(now: now(0)) { throw Refused() }
    }
    #expect(try library.ids().isEmpty)
  }
}

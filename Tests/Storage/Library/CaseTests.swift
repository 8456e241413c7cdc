import Basketball
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

/// As on macOS. The files are on the disk of this system, so what is looked at here is spelled as there.
@Suite("A library where names ignore case")
struct CaseTests: HasLibrary {
  let temporary = TemporaryLibrary()

  private var library: GameLibrary { library(on: .ignoringCase) }

  @discardableResult
  private func make(_ day: String) throws -> String {
    let rules = try Rules(side: nil, target: 99, margin: 1)
    return try library.create(rules: rules, day: day).state.id
  }

  private func score(_ name: String, in id: String) throws {
    try library.perform(.point(name), on: library.game(id), after: 1)
  }

  @Test("has a new game beside one that differs in case, each in its own file")
  func making() throws {
    #expect(try make("day") == "day-reds-blues")
    try score("Ana", in: "day-reds-blues")
    #expect(try make("Day") == "Day-reds-blues-2")
    try score("Bo", in: "Day-reds-blues-2")
    #expect(try library.game("day-reds-blues").scorers == ["Ana"])
    #expect(try library.game("Day-reds-blues-2").scorers == ["Bo"])
    #expect(try files() == ["Day-reds-blues-2.json", "day-reds-blues.json"])
  }

  @Test(
    "has a game by its name in any case, and keeps its spelling when it is changed",
    arguments: ["day-reds-blues", "Day-Reds-Blues", "DAY-REDS-BLUES", "DAY", "Reds"],
    ["day", "Day", "DAY"])
  func word(_ word: String, day: String) throws {
    let made = try make(day)
    let id = try library.id(of: word)
    #expect(id == made)
    try score("Ana", in: id)
    #expect(try files() == ["\(made).json"])
    #expect(try library.game(made).scorers == ["Ana"])
  }

  @Test("does not take a game for one that is asked for in another case")
  func otherSpelling() throws {
    let id = try make("day")
    let before = try bytes(id)
    let other = "Day-reds-blues"
    #expect(throws: LibraryError.otherGame(path: library.path(of: other), game: id)) {
      try library.game(other)
    }
    #expect(try bytes(id) == before)
  }

  @Test("has a deleted game come back over none that differs in case")
  func deleting() throws {
    let id = try make("day")
    try score("Ana", in: id)
    try library.delete(id)
    let other = try make("Day")
    try score("Bo", in: other)
    #expect(throws: LibraryError.idTaken(id)) { try library.restore(id) }
    try library.delete(other)
    #expect(try library.restore("day") == id)
    #expect(try library.game(id).scorers == ["Ana"])
    try library.delete(id)
    #expect(try library.restore("Day") == other)
    #expect(try library.game(other).scorers == ["Bo"])
  }

  @Test("has one event by its name in any case, in the spelling of its file")
  func events() throws {
    try library.createEvent("Cup", "event Cup\n")
    let error = LibraryError.eventExists(library.folder + "/cup.event")
    #expect(throws: error) { try library.createEvent("cup", "") }
    for word in ["Cup", "cup", "CUP"] { #expect(library.eventName(word) == "Cup") }
    #expect(library.eventName("cap") == "cap")
    try library.changeEvent(library.eventName("cup")) { $0 + "# one\n" }
    #expect(try files() == ["Cup.event"])
  }
}

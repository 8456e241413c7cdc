import Basketball
import Fixtures
import Foundation
import Platform
import Storage
import Testing

@testable import ViewModels

@Suite("The list of games")
struct GameListTests {
  let games = TimedLibrary()

  /// The list of a library to which these games have come.
  func list(_ homes: String...) throws -> any GameListViewModel {
    for home in homes { try games.make(home) }
    return GameList(games.library, now: { [games] in games.time })
  }

  /// Plays a game to its end.
  func finish(_ id: String) throws {
    for _ in 1...8 { try games.perform(.play("Ana two"), on: id) }
  }

  func homes(_ list: any GameListViewModel) -> [String] { list.state.value.games.map(\.teams.home) }

  func picked(_ list: any GameListViewModel) -> String {
    list.state.value.games[list.state.value.picked].teams.home
  }

  @Test("has the games that are not finished first, then the newest first")
  func order() throws {
    for name in ["Ants", "Bees", "Cats", "Dogs"] { try games.make(name) }
    for id in ["2026-11-20-cats-blues", "2026-11-20-ants-blues"] { try finish(id) }
    let list = try list()
    #expect(homes(list) == ["Dogs", "Bees", "Cats", "Ants"])
    #expect(list.state.value.games.map(\.status) == [.ready, .ready, .finished, .finished])
    #expect(list.state.value.picked == 0 && list.state.value.problems == [])
  }

  @Test("keeps the same game picked while games come, end and go")
  func picking() throws {
    let list = try list("Ants", "Bees", "Cats")
    list.take(.pick(by: 1))
    #expect(picked(list) == "Bees")
    try games.make("Dogs")
    list.refresh()
    #expect(homes(list) == ["Dogs", "Cats", "Bees", "Ants"] && picked(list) == "Bees")
    try finish("2026-11-20-bees-blues")
    list.refresh()
    #expect(homes(list) == ["Dogs", "Cats", "Ants", "Bees"] && picked(list) == "Bees")
    try games.remove("2026-11-20-dogs-blues")
    list.refresh()
    #expect(picked(list) == "Bees" && list.state.value.picked == 2)
    try games.remove("2026-11-20-bees-blues")
    list.refresh()
    #expect(homes(list) == ["Cats", "Ants"] && picked(list) == "Ants")
  }

  @Test("stays within the games however far one goes")
  func bounds() throws {
    let list = try list("Ants", "Bees", "Cats")
    var places = [Int]()
    for by in [-1, 1, 10, 1, -1, -10] {
      list.take(.pick(by: by))
      places.append(list.state.value.picked)
    }
    #expect(places == [0, 1, 2, 2, 1, 0])
  }

  @Test("is empty where there is no library or no game, and has those that come")
  func none() throws {
    let list = try list()
    list.take(.pick(by: 1))
    #expect(homes(list) == [] && list.state.value.picked == 0 && list.state.value.problems == [])
    try games.make("Ants")
    list.refresh()
    #expect(homes(list) == ["Ants"] && list.state.value.picked == 0)
    try games.remove("2026-11-20-ants-blues")
    list.refresh()
    #expect(homes(list) == [] && list.state.value.picked == 0)
    try FileManager.default.removeItem(atPath: games.library.folder)
    list.refresh()
    #expect(homes(list) == [] && list.state.value.problems == [])
  }

  @Test("says what is wrong with files that are named like games, as long as it is")
  func damaged() throws {
    try games.make("Ants")
    let path = "\(games.library.folder)/z.json"
    try "{}".write(toPath: path)
    let list = try list()
    #expect(
      homes(list) == ["Ants"]
        && list.state.value.problems == [
          .damaged(path: path, what: "it has no 'format', on line 1")
        ])
    try games.remove("z")
    list.refresh()
    #expect(list.state.value.problems == [])
  }

  @Test("says that the library cannot be read, as long as that is so, and keeps what it has")
  func unreadable() throws {
    let list = try list("Ants")
    let (folder, aside) = (games.library.folder, games.library.folder + ".aside")
    try FileManager.default.moveItem(atPath: folder, toPath: aside)
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: folder)
    list.refresh()
    let reasons = list.state.value.problems.map { problem in
      if case .failed(let error) = problem { error.reason } else { "" }
    }
    #expect(reasons == [SystemError.symbolicLink.words])
    #expect(homes(list) == ["Ants"])
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.moveItem(atPath: aside, toPath: folder)
    list.refresh()
    #expect(homes(list) == ["Ants"] && list.state.value.problems == [])
  }

  @Test("shows a game whose time has run out as finished, behind those that are not")
  func runOut() throws {
    let old = try games.make("Ants")
    let id = try games.make("Bees", rules: "fiba3x3")
    try games.perform(.play("Ana one"), .clock(.start), on: id)
    let list = try list()
    #expect(list.state.value.games.map(\.status) == [.running, .ready])
    games.now += 600_000
    list.refresh()
    #expect(list.state.value.games.map(\.id) == [old, id])
    #expect(
      list.state.value.games.map(\.status) == [.ready, .finished] && list.state.value.picked == 1)
  }

  @Test("says only what is different")
  func quiet() throws {
    let list = try list("Ants")
    var heard = 0
    let token = list.state.bind { _ in heard += 1 }
    for _ in 1...3 {
      list.refresh()
      list.take(.pick(by: 1))
    }
    #expect(heard == 0)
    try games.make("Bees")
    list.refresh()
    #expect(heard == 1)
    withExtendedLifetime(token) {}
  }

  @Test("is released with whoever has it")
  func released() throws {
    var list: (any GameListViewModel)? = try list("Ants")
    weak let gone = list
    list?.refresh()
    list = nil
    #expect(gone == nil)
  }
}

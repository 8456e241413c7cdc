import Basketball
import Foundation
import Storage
import Testing

@testable import ViewModels

@Suite("The live list of games")
struct GameListTests {
  let cupboard = Cupboard()

  func homes(_ list: any GameListViewModel) -> [String] { list.games.value.map(\.home.name) }

  func picked(_ list: any GameListViewModel) -> String {
    list.games.value[list.picked.value].home.name
  }

  @Test("has the games that are not finished first, then the newest first")
  func order() throws {
    for name in ["Ants", "Bees", "Cats", "Dogs"] { try cupboard.make(name) }
    for id in ["2026-11-20-cats-blues", "2026-11-20-ants-blues"] { try cupboard.finish(id) }
    let list = cupboard.list()
    #expect(homes(list) == ["Dogs", "Bees", "Cats", "Ants"])
    #expect(list.games.value.map(\.status) == [.ready, .ready, .finished, .finished])
    #expect(list.picked.value == 0 && list.damaged.value == [])
  }

  @Test("keeps the same game picked while games come, end and go")
  func picking() throws {
    for name in ["Ants", "Bees", "Cats"] { try cupboard.make(name) }
    let list = cupboard.list()
    list.pick(by: 1)
    #expect(picked(list) == "Bees")
    try cupboard.make("Dogs")
    list.look()
    #expect(homes(list) == ["Dogs", "Cats", "Bees", "Ants"] && picked(list) == "Bees")
    try cupboard.finish("2026-11-20-bees-blues")
    list.look()
    #expect(homes(list) == ["Dogs", "Cats", "Ants", "Bees"] && picked(list) == "Bees")
    try cupboard.remove("2026-11-20-dogs-blues")
    list.look()
    #expect(picked(list) == "Bees" && list.picked.value == 2)
    try cupboard.remove("2026-11-20-bees-blues")
    list.look()
    #expect(homes(list) == ["Cats", "Ants"] && picked(list) == "Ants")
  }

  @Test("stays within the games however far one goes")
  func bounds() throws {
    for name in ["Ants", "Bees", "Cats"] { try cupboard.make(name) }
    let list = cupboard.list()
    var places: [Int] = []
    for by in [-1, 1, 10, 1, -1, -10] {
      list.pick(by: by)
      places.append(list.picked.value)
    }
    #expect(places == [0, 1, 2, 2, 1, 0])
  }

  @Test("is empty where there is no library or no game, and has those that come")
  func none() throws {
    let list = cupboard.list()
    list.pick(by: 1)
    #expect(homes(list) == [] && list.picked.value == 0 && list.damaged.value == [])
    try cupboard.make("Ants")
    list.look()
    #expect(homes(list) == ["Ants"] && list.picked.value == 0)
    try cupboard.remove("2026-11-20-ants-blues")
    list.look()
    #expect(homes(list) == [] && list.picked.value == 0)
    try FileManager.default.removeItem(atPath: cupboard.library.folder)
    list.look()
    #expect(homes(list) == [] && list.damaged.value == [])
  }

  @Test("tells what is wrong with files that are named like games, as long as it is")
  func damaged() throws {
    try cupboard.make("Ants")
    let path = "\(cupboard.library.folder)/z.json"
    try Data("{}".utf8).write(to: URL(filePath: path))
    let list = cupboard.list()
    #expect(homes(list) == ["Ants"] && list.damaged.value == ["\(path): it has no 'format'"])
    try cupboard.remove("z")
    list.look()
    #expect(list.damaged.value == [])
  }

  @Test("shows a game whose time has run out as finished, behind those that are not")
  func runOut() throws {
    let old = try cupboard.make("Ants")
    let id = try cupboard.make("Bees", rules: "fiba3x3")
    let board = try cupboard.library.scoreboard(id, now: { [cupboard] in cupboard.time })
    try board.homePlayers[0].onePoint()
    try board.start()
    let list = cupboard.list()
    #expect(list.games.value.map(\.status) == [.running, .ready])
    cupboard.now += 600_000
    list.look()
    #expect(list.games.value.map(\.id) == [old, id])
    #expect(list.games.value.map(\.status) == [.ready, .finished] && list.picked.value == 1)
  }

  @Test("tells of what is different only")
  func quiet() throws {
    try cupboard.make("Ants")
    let list = cupboard.list()
    var heard = 0
    let tokens = [
      list.games.bind { _ in heard += 1 }, list.damaged.bind { _ in heard += 1 },
      list.picked.bind { _ in heard += 1 },
    ]
    for _ in 1...3 {
      list.look()
      list.pick(by: 1)
    }
    #expect(heard == 0)
    try cupboard.make("Bees")
    list.look()
    #expect(heard == 2)
    withExtendedLifetime(tokens) {}
  }

  @Test("is let go of with whoever has it")
  func released() throws {
    try cupboard.make("Ants")
    var list: (any GameListViewModel)? = cupboard.list()
    weak let gone = list
    list?.look()
    list = nil
    #expect(gone == nil)
  }
}

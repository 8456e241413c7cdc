import Basketball
import CLibrary
import Documents
import Fixtures
import JSON
import Testing

@testable import Storage

@Suite("The list of a library")
struct ListTests: HasLibrary {
  let temporary = TemporaryLibrary()

  @Test("holds the very documents of the games as of their last change, newest first")
  func documents() throws {
    try open("ready")
    let running = try open("running", at: 1)
    try library.perform(.clock(.start), on: running, after: 9)
    try finish("finished", at: 2)
    let list = try library.list(now: .noon + 86_400_000)
    let ids = ["finished", "running", "ready"].map { "\($0)-reds-blues" }
    #expect(list.games.map(\.id) == ids)
    #expect(list.games.map(\.status) == [.finished, .running, .ready])
    let documents = try ids.map { id in
      let sheet = try library.game(id).sheet
      return GameDocument(sheet.state, now: sheet.tape.changed)
    }
    try expectList(documents, now: .noon + 86_400_000)
    #expect(list.games.map(\.timing) == documents.map { GameRow($0).timing })
  }

  @Test("puts games of one millisecond in the order of their ids, the last first")
  func sameTime() throws {
    for _ in 0..<3 { try open("day") }
    #expect(
      try library.list(now: .noon).games.map(\.id) == [
        "day-reds-blues-3", "day-reds-blues-2", "day-reds-blues",
      ])
  }

  @Test("names the files that are not games in order, and lists the others, however many they are")
  func damaged() throws {
    for number in 0..<40 { try open("\(number)", at: number) }
    for id in ["z", "1-reds-blues", "b"] { try put("{}", as: id) }
    let list = try library.list(now: .noon)
    let ids = (0..<40).filter { $0 != 1 }.reversed().map { "\($0)-reds-blues" }
    #expect(list.games.map(\.id) == ids)
    let paths = ["1-reds-blues", "b", "z"].map { path($0) }
    #expect(list.damaged == paths.map { .damaged(path: $0, what: "it has no 'format', on line 1") })
    let damaged = paths.map { path -> JSON in
      ["path": path, "what": "it has no 'format', on line 1"]
    }
    let documents = try ids.map {
      GameDocument(try library.game($0).state, now: .noon)
    }
    try expectList(documents, damaged: damaged)
  }

  @Test("reads the summaries alone, also where rosters are longer than usual")
  func longRosters() throws {
    let players = (0..<200).map { Player("Player \($0) with quite a long name") }
    let teams = Sides(
      home: Team(name: "Reds", players: players), away: Sides.redsAndBlues.away)
    let game = try library.create(teams: teams, day: "day")
    try expectList([GameDocument(game.state, now: .noon)])
  }

  @Test("reads the same of a summary that ends anywhere around the bytes that are read of it first")
  func aroundBorder() throws {
    let game = try library.score("Ana", in: open("day"))
    func noted(_ length: Int) throws -> Scoresheet {
      var sheet = game.sheet
      _ = try sheet.perform(.note(String(repeating: "n", count: length)), now: .noon)
      return sheet
    }
    let short = try #require(FileLayout.Beginning(noted(1).bytes, of: id)).game.upperBound
    // From a tape whose key is among the first 12 KB to a summary that goes beyond them.
    for length in 12_288 - short - 70...12_288 - short + 5 {
      let sheet = try noted(length)
      try put(sheet.bytes, as: id)
      try expectList([GameDocument(sheet.state, now: .noon)])
    }
  }

  @Test("reads the tapes of games that are on, and of no others whose summary holds")
  func tapes() throws {
    try finish("finished")
    try open("ready")
    try library.score("Ana", in: open("begun"))
    for id in try library.ids() {
      try put(
        text(id).replacing(
          "\"home\":{\"name\":\"Reds\",\"players\":[\"",
          with: "\"home\":{\"name\":\"Reds\",\"players\":[?"), as: id)
    }
    let list = try library.list(now: .noon)
    #expect(Set(list.games.map(\.id)) == ["finished-reds-blues", "ready-reds-blues"])
    #expect(list.damaged.map(\.damage?.path) == [path("begun-reds-blues")])
  }

  @Test("is in order however many threads have read it, and names the damaged among them")
  func threads() throws {
    var (documents, damaged) = ([GameDocument](), [JSON]())
    for number in 0..<270 {
      let state = try library.create(
        teams: .redsAndBlues, rules: .pickup, now: .noon, day: String("00\(number)".suffix(3))
      ).state
      if number % 100 == 77 {
        try put("{", as: state.id)
        damaged.append(["path": path(state.id), "what": "it is cut off on line 1"])
      } else {
        documents.insert(GameDocument(state, now: .noon), at: 0)
      }
    }
    try expectList(documents, damaged: damaged)
  }

  @Test("is written a few games at a time")
  func pieces() throws {
    try open("0")
    let text = try temporary.text("0-reds-blues")
    for number in 1..<10 {
      let id = "\(number)-reds-blues"
      try put(text.replacing("0-reds-blues", with: id), as: id)
    }
    let listing = try library.list(now: .noon, detail: .lines) { $0.listed(counts: true) }
    #expect(listing.games.count == 10)
    var pieces = [String]()
    try listing.write { pieces.append($0) }
    let documents = try listing.games.map {
      GameDocument(try library.game($0.id).state, now: .noon)
    }
    #expect(pieces.count == 3)
    #expect(pieces.joined() == ListDocument.text(of: documents))
  }

  @Test("leaves out what is not named like a game, and is refused where there is no library")
  func others() throws {
    #expect(throws: LibraryError.noLibrary(games)) {
      try library.list(now: .noon)
    }
    try open("day")
    for name in [".hidden", "../x", "x\u{1b}y"] { try put("{}", as: name) }
    let list = try library.list(now: .noon)
    #expect(list.games.map(\.id) == ["day-reds-blues"] && list.damaged == [])
    #expect(try library.ids() == ["day-reds-blues"])
  }
}

import Fixtures
import Foundation
import Terminal
import Testing

@Suite("Leagues' own files")
struct ImportCommandTests {
  private let desk = Desk()
  private let made = PublishedGame(seed: 3)

  init() throws {
    let long = PublishedGame(seed: 4, minutes: 12)
    let (nba, euroLeague) = (long.nba, made.euroLeague)
    for (name, file) in [
      ("fiba.json", made.fiba), ("season/nba-box.json", nba.box), ("season/nba.json", nba.plays),
      ("season/box.json", euroLeague.box), ("season/plays.json", euroLeague.plays),
      ("season/other.json", ["a": 1]), ("college.json", made.sidearm()),
    ] {
      try desk.write(PublishedGame.json(file), name)
    }
    for folder in ["season", "notes"] {
      try desk.write("what a folder has".utf8, "\(folder)/notes.txt")
    }
    try desk.write(PublishedGame.json(nba.box).dropLast(9), "cut.json")
    var slip = String(decoding: PublishedGame.json(made.fiba), as: UTF8.self)
    slip = slip.replacing("\"sSteals\":", with: "\"sSteals\":1")
    slip = slip.replacing("\"subType\":\"end\"", with: "\"subType\":\"start\"")
    slip = slip.replacing("\"block\"", with: "\"wave\"")
    try desk.write(slip.replacing("Gulls", with: "Terns").utf8, "slips.json")
  }

  @Test("become games, whole or not at all")
  func transcript() throws {
    for place in 0..<6 {
      try desk.write(PublishedGame.json(["PointsList": [place]]), "many/other-\(place).json")
      let game = PublishedGame(seed: 10 + place)
      try desk.write(PublishedGame.json(game.fiba), "many/plays-\(place).json")
      let box = try #require(game.nba.box["game"] as? [String: Any])
      let other = box.merging(["gameId": "\(place)"]) { $1 }
      try desk.write(PublishedGame.json(["game": other]), "many/box-\(place).json")
    }
    let text = try desk.transcript([
      "import fiba.json --dry-run", "import fiba.json --date 2026-11-19", "import fiba.json",
      "import season/ --json", "import season/nba.json cut.json college.json",
      "import season/nba.json --library alone",
      "import season/nba.json season/other.json --library none",
      "import season/nba-box.json season/plays.json",
      "import slips.json", "import season/other.json none.json", "import season --feed",
      "import fiba.json --feed --json", "import fiba.json -- - -", "list", "standings",
      "import many --date 2026-11-18", "import many -q", "import many --dry-run",
      "import many/box-0.json many/box-1.json", "import many --feed -q",
      "import notes",
    ])
    try expectGolden(text, "leagues-files.answers")
  }

  @Test("have the rules of their league in the head of their feed")
  func head() throws {
    for (name, file) in [("box", made.nba.box), ("plays", made.nba.plays)] {
      let text = String(decoding: PublishedGame.json(file), as: UTF8.self)
      try desk.write(text.replacing("\"002", with: "\"102").utf8, "\(name).json")
    }
    let feed = try desk.run("import box.json plays.json --feed").out
    #expect(feed.lines[1].contains(" --rules nba --") && feed.lines[1].hasSuffix(" --court wnba"))
  }

  @Test("are read through a symbolic link and from a pipe, as a shell makes one of a command")
  func streamed() throws {
    let (plain, link) = ("\(desk.folder)/fiba.json", "\(desk.folder)/link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: plain)
    let (pipe, bytes) = (Pipe(), Data(PublishedGame.json(made.fiba)))
    Thread.detachNewThread {
      pipe.fileHandleForWriting.write(bytes)
      try? pipe.fileHandleForWriting.close()
    }
    let piped = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let feeds = try ["fiba.json", "link.json", piped].map {
      try desk.run("import --feed \($0)").out
    }
    #expect(feeds[0].contains("two") && Set(feeds.map { $0.split(separator: "\n") }).count == 1)
  }

  @Test("print a feed that gives the same game")
  func feed() throws {
    for files in ["fiba.json", "season/nba.json season/nba-box.json", "college.json"] {
      let id = try desk.run("import \(files)").out.dropLast()
      let feed = try desk.run("import --feed \(files)").out
      let command = feed.split(separator: "\n")[1].dropFirst("# scoreboard ".count)
      let copy = try desk.run("\(command) --library copies").out.dropLast()
      desk.send(feed)
      _ = try desk.run("record -q --library copies -g \(copy) -")
      for document in ["show --json", "log --jsonl", "lineups --json"] {
        let own = try desk.run("\(document) \(id)").out
        let other = try desk.run("\(document) --library copies \(copy)").out
        #expect(Self.same(own) == Self.same(other).replacing(copy, with: id))
      }
      #expect(
        try desk.run("check \(id)").status == desk.run("check --library copies \(copy)").status)
    }
  }

  @Test("say how far a long import is, on one line of a terminal, which goes at the end")
  func progress() throws {
    desk.terminal = Size(columns: 80, rows: 24)
    #expect(!(try desk.run("import fiba.json --dry-run").err.contains("files")))
    desk.pace = 600
    let long = try desk.run("import fiba.json college.json season").err
    #expect(long.hasPrefix("\r2 of 8 files\r3 of 8 files"))
    #expect(long.contains("\r8 of 8 files\r\u{1B}[K"))
    #expect(!(try desk.run("import slips.json fiba.json -q").err.contains("\r")))
    desk.terminal = nil
    #expect(!(try desk.run("import slips.json fiba.json").err.contains("\r")))
  }

  /// A document without when its game was made, and from what.
  private static func same(_ text: String) -> String {
    text.replacing(#/"source" : (null|\{[^}]*\})/#, with: "").replacing(
      #/"created" : "[^"]*"/#, with: "")
  }

  @Test("are read from the standard input")
  func input() throws {
    desk.feed = [PublishedGame.json(made.fiba)]
    #expect(try desk.run("import -").out == "2026-11-20-herons-of-ulm-gulls\n")
    // Other spaces make no other game.
    let file = try JSONSerialization.data(withJSONObject: made.fiba, options: [.prettyPrinted])
    desk.feed = [[0xEF, 0xBB, 0xBF] + file]
    #expect(try desk.run("import -").err.contains("was imported before"))
  }

  @Test("are found again by the index, by commands that know it and after an older version")
  func source() throws {
    let id = try desk.run("import college.json").out.dropLast()
    let game = try desk.run("show --json").out
    #expect(game.contains("\"kind\" : \"sidearm\"") && game.contains("\"created\" : \"2026-03-07"))
    for (line, status) in [("roster rename Gulls Terns", 0), ("check", 1), ("check --repair", 1)] {
      #expect(try desk.run(line).status == status)
    }
    #expect(try desk.run("import college.json").out.dropLast() == id)
    try desk.run("delete --yes \(id)")
    try desk.run("restore \(id)")
    #expect(try desk.run("import college.json --json").out.contains("\"new\" : false"))
    #expect(try desk.run("list --json").out.contains("\"kind\" : \"sidearm\""))
  }
}

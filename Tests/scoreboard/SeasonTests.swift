import Basketball
import Fixtures
import Foundation
import Terminal
import Testing

@testable import scoreboard

@Suite("A season")
struct SeasonTests {
  @Test("of the games that come with the tool is this")
  func games() throws {
    let desk = Desk()
    for game in checkoutGames {
      try desk.write([UInt8](path: game.path), "games/\(game.lastPathComponent)")
    }
    try expectGolden(
      desk.transcript(
        [
          "standings", "standings --json", "stats --top 8",
          "stats --sort rebound --top 3 --json", "stats maja",
          "stats maja --json", "stats nordpark",
          "stats gulls herons", "stats gulls herons --json",
          "stats gulls kanal", "stats zed", "stats a",
          "stats a b c", "stats maja gulls", "stats --sort height",
          "standings --since 2026-10-15", "standings --rules fiba3x3",
          "standings --last 1", "list --last 2",
        ]), "a-season-of-four.answers")
  }

  @Test("of a hundred games is this, at two widths")
  func hundred() throws {
    let desk = Desk()
    var league = LeagueSeason(seed: 12)
    try league.play(at: desk, games: 100)
    var lines = [
      "standings", "stats --top 12", "stats --per-game --top 12",
      "stats --sort missedOnePoint --min-games 20 --top 3", "stats falcons",
      "stats falcons wolves --last 30",
    ]
    var text = try desk.transcript(lines)
    desk.environment["COLUMNS"] = "40"
    lines = Array(lines.prefix(3)) + ["stats falcons --last 20"]
    text += try desk.transcript(lines)
    try expectGolden(text, "a-season-of-a-hundred.answers")
  }

  @Test("has all its columns and whole names in a pipe, and on a terminal as many as fit")
  func piped() throws {
    let desk = Desk()
    try desk.run(
      #"new "Old Town Street Basketball Club: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --target 3"#)
    try desk.run("record Ana two Bo assist Di miss1 Cy rebound Ana one")
    let commands = ["stats", "standings", "show @1"]
    let wide = try desk.transcript(commands)
    #expect(wide.contains("Old Town Street Basketball Club") && wide.contains("REB  PF"))
    desk.environment["COLUMNS"] = "40"
    let tables = try desk.transcript(Array(commands.prefix(2)))
    #expect(try desk.transcript(["stats", "standings"]) == tables && wide.hasPrefix(tables))
    #expect(try desk.run("show @1").out.contains("REB  PF"))
    desk.terminal = Size(columns: 40, rows: 24)
    for line in try commands.flatMap({ try desk.run("\($0) --no-color").out.lines }) {
      #expect(line.count <= 40, "\(line)")
    }
  }

  @Test("of a full court has no ones, of a team its players alone; a first game is not over")
  func fullCourt() throws {
    let desk = Desk()
    let rules = "--rules fiba5x5 --side 1 --target 2 --margin 1"
    try desk.run(#"new "Reds: Ana" "Blues: Di" \#(rules)"#)
    try desk.run("record Di miss2 Ana two")
    try desk.run("report --all -o site")
    let pages = ["index", "players/ana"].map {
      try? String(path: "\(desk.folder)/site/\($0).html")
    }
    for text in try ["stats", "stats Ana", "stats Reds"].map({ try desk.run($0).out })
      + pages.map({ $0 ?? "" })
    {
      #expect(!text.contains("1P") && !text.contains("PPS"))
    }
    #expect(pages[0]?.contains("Fouls") == false)
    let lines = try desk.run("stats --team BLUES").out.split(separator: "\n")
    #expect(lines.count == 2 && lines[1].hasPrefix("Di"))
    try desk.run(#"new "Greens: Gil" "Blues: Di" \#(rules)"#)
    for name in ["gil", "Greens"] {
      let answer = try desk.run("stats \(name)")
      #expect(answer.status == 66 && answer.err.contains("plays a first game, which is not over"))
    }
  }

  @Test("leaves out what is not over, and names what cannot be read and adds up the rest")
  func leftOut() throws {
    let desk = Desk()
    try desk.run("\(redsBlues) --target 1 --margin 1")
    try desk.run("record Ana one")
    try desk.run(#"new "Reds: Ana, Bo, Cy" "Greens: Gus, Hal, Ida""#)
    try desk.write("{}".utf8, "games/2026-11-01-bad.json")
    for line in ["standings", "stats", "stats reds"] {
      let answer = try desk.run(line)
      #expect(answer.status == 65)
      #expect(
        answer.out.contains("Reds") && answer.err.hasPrefix("left out: 1 game that is not over"))
      #expect(answer.err.contains("games/2026-11-01-bad.json is not a game"))
      #expect(try desk.run(line + " --json").err.hasPrefix(#"{"error":{"code":"damagedGame""#))
    }
    #expect(try desk.run("standings --library nowhere").status == 66)
  }
}

@Suite("A long work over a library")
struct ProgressTests {
  @Test(
    "says how far it is, on one line of a terminal, which goes before the answer",
    arguments: ["stats", "stats --teams", "standings", "check --all", "report --all -o site"])
  func progress(_ line: String) throws {
    let desk = Desk()
    var league = LeagueSeason(seed: 3)
    try league.play(at: desk, games: 6)
    desk.terminal = Size(columns: 80, rows: 24)
    #expect(!(try desk.run(line).err.contains("of 6")))
    desk.pace = 600
    let long = try desk.run(line).err
    #expect(long.contains("\r4 of 6 games\r5 of 6 games\r6 of 6 games\r\u{1B}[K"))
    #expect(!(try desk.run("\(line) -q").err.contains("\r")))
    desk.terminal = nil
    #expect(!(try desk.run(line).err.contains("\r")))
  }
}

/// A league that plays: eight teams, some of long names, a few of whose players change sides.
private struct LeagueSeason {
  private static let teams = [
    ("Falcons", "Ada, Bea, Cleo, Dora"), ("Wolves", "Emi, Fay, Gia"),
    ("Harbour City Hawks", "Hana, Ines, Jo"),
    ("Harbour City Herons", "Kay, Lia, Mai"), ("Nordpark", "Nina, Olga, Pia"),
    ("Żubry", "Rosa, Sofía, Tea"),
    ("李小龍", "Uma, Vera, Wu"), ("Old Town Street Basketball Club", "Xia, Yara, Zoë"),
  ]
  private var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: seed) }

  @MainActor
  mutating func play(at desk: Desk, games: Int) throws {
    for number in 0..<games {
      desk.pass(36_000_000)
      let pair = Self.teams.shuffled(using: &random).prefix(2)
      let sides = pair.map { "\($0.0): \($0.1)" }
      try desk.run(["new", sides[0], sides[1], "--target", "7", "--margin", "1"])
      let hasMisses = number.isMultiple(of: 2)
      let moves =
        hasMisses ? ["one", "two", "miss1", "rebound"] : ["one", "two", "rebound", "foul"]
      var (score, feed) = ([0, 0], "")
      for _ in 0..<60 {
        let side = Int.random(in: 0...1, using: &random)
        let player =
          pair[pair.startIndex + side].1.split(separator: ",")
          .randomElement(using: &random)?.trimmingCharacters(in: .whitespaces) ?? ""
        let who = (side == 0 ? "home/" : "away/") + player
        let move = moves.randomElement(using: &random) ?? "one"
        if score.contains(where: { $0 >= 7 }) { break }
        feed += "\(who) \(move)\n"
        score[side] += ["one": 1, "two": 2][move, default: 0]
      }
      desk.send(feed)
      try #require(try desk.run(["record", "-"]).status == 0)
    }
  }
}

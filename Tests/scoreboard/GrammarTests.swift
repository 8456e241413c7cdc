import Fixtures
import Terminal
import Testing

@testable import scoreboard

@Suite("A line of plays")
struct GrammarTests {
  /// Where a line can be typed.
  nonisolated enum Entrance: CaseIterable {
    case arguments, feed, plain, screen
  }

  @Test("is read in one way, wherever it is typed", arguments: Entrance.allCases)
  func entrances(_ entrance: Entrance) throws {
    for (line, time, plays) in PlayLines.readings {
      let desk = try Desk()
      try desk.run(["new", PlayLines.home, PlayLines.away, "--limit", "10:00"])
      try type(line, at: entrance, desk)
      let log = plays.map { "\(time ?? "00:00.0") \($0)\n" }.joined()
      #expect(try desk.run("scoreboard log --feed").out == log, "\(line)")
    }
  }

  private func type(_ line: String, at entrance: Entrance, _ desk: Desk) throws {
    switch entrance {
    case .arguments: try desk.run("scoreboard record \(line)")
    case .feed, .plain:
      desk.feed = [Array(line.utf8)]
      try desk.run(entrance == .feed ? "scoreboard record -" : "scoreboard score --plain")
    case .screen:
      _ = try desk.show("scoreboard score", [.keys(":" + line), .key(.enter), .keys("q")])
      desk.terminal = nil
    }
  }

  @Test("has its position on it or in an option, and a name as one word or several")
  func options() throws {
    let desk = try Desk()
    try desk.run(["new", PlayLines.home, PlayLines.away, "--limit", "10:00"])
    for line in [
      #"record "Ana B" foul"#, "record 0:20 Ana B foul", #"record --at " 0:30 " "4 Ana" foul"#,
      "record --at OT Bo foul", "fix 2 --at OT", #"fix 3 --who "4 Ana" --at 0:40"#,
    ] {
      let answer = try desk.run("scoreboard \(line)")
      #expect(answer.status == 0, "\(line): \(answer.err)")
    }
    let log = [
      "00:00.0 away/Ana B foul", "00:40.0 home/Ana Lu foul", "OT away/Ana B foul",
      "OT home/Bo foul",
    ]
    #expect(try desk.run("scoreboard log --feed").out == log.map { $0 + "\n" }.joined())
  }

  @Test(
    "that cannot be read is refused as what it is",
    arguments: [
      ("record Ana Bo two", 66, "noSuchPlayer"), ("record An two", 66, "ambiguousPlayer"),
      ("record Bo dunk Eve two", 64, "unknownMove"), ("record Bo two Eve", 64, "oddWords"),
      ("record two", 64, "oddWords"), ("record --at 4:5 Bo two", 64, "malformedClock"),
      ("record 4:5 Bo two", 64, "malformedClock"), ("record OT Bo two", 1, "noOvertime"),
      ("record --at now Bo two", 64, "malformedClock"),
    ])
  func refused(_ line: String, _ status: Int32, _ code: String) throws {
    let desk = try Desk()
    try desk.run(["new", PlayLines.home, PlayLines.away])
    let answer = try desk.run("scoreboard --json \(line)")
    #expect(answer.status == status)
    #expect(answer.err.contains(#""code":"\#(code)""#))
  }
}

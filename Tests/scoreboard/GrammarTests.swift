import Fixtures
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
      let desk = Desk()
      try desk.run(["new", PlayLines.home, PlayLines.away, "--limit", "10:00"])
      try type(line, at: entrance, desk)
      let log = plays.map { "\(time ?? "00:00.0") \($0)\n" }.joined()
      #expect(try desk.log == log, "\(line)")
    }
  }

  @Test(
    "without a play is read in one way too: a period, an end, a lineup or an object",
    arguments: Entrance.allCases)
  func withoutPlay(_ entrance: Entrance) throws {
    let lines = [
      "9:00 h1 two", "END", "Q2", "8:00 lineup home 4 5 6 7 9", "lineup Blues a1 a2 a3 a4 a6",
      #"  {"basket":null,"move":"twoPoints","number":2,"player":"Bo B","seconds":725,"team":"home"}"#,
      "Q2 7:30 END called",
    ]
    let desk = Desk()
    let five = "4 Ana, 5 Bo B, 6 Cy, 7 Da, 8 Ed, 9 Fay"
    try desk.run(["new", "Reds: \(five)", "Blues: \(five)", "--rules", "fiba5x5"])
    for line in lines {
      let isObject = entrance == .arguments && line.hasPrefix("  {")
      if isObject { try desk.run(["record", line]) } else { try type(line, at: entrance, desk) }
    }
    #expect(
      try desk.log.split(separator: "\n") == [
        "Q1 09:00.0 home/Ana two", "END", "Q2 08:00.0 lineup home h1 h2 h3 h4 h6",
        "Q2 08:00.0 lineup away a1 a2 a3 a4 a6", "Q2 07:55.0 home/Bo B two",
        "Q2 07:30.0", "END called",
      ])
  }

  @Test("may have its position in quotes, wherever it is typed", arguments: Entrance.allCases)
  func quoted(_ entrance: Entrance) throws {
    let lines = [
      #""Q1 9:40" Ana two"#, #"'9:30' Di foul"#, #""Q1 9:20""#, #""Q1 9:10" lineup Reds Ana Bo Cy"#,
      #""Q1 8:00" END abandoned"#,
    ]
    let desk = Desk()
    let rules = "--rules fiba5x5 --side 3"
    try desk.run(#"new "Reds: Ana, Bo, Cy, Di" "Blues: Ed, Flo, Gus" \#(rules)"#)
    for line in lines { try type(line, at: entrance, desk) }
    #expect(
      try desk.log.split(separator: "\n") == [
        "Q1 09:40.0 home/Ana two", "Q1 09:30.0 home/Di foul", "Q1 09:10.0 lineup home h1 h2 h3",
        "Q1 08:00.0", "END abandoned",
      ])
  }

  @Test(
    "in order stays behind the line before it, in a feed and line by line",
    arguments: [Entrance.feed, .plain])
  func inOrder(_ entrance: Entrance) throws {
    let desk = Desk()
    try desk.run(["new", "Reds", "Blues", "--rules", "fiba5x5"])
    let lines = [
      "\u{FEFF}# with a byte order mark", "9:00 home two", "8:00 away foul", "IN-ORDER",
      "8:30 away two",
      "8:10 home foul",
    ]
    desk.feed = lines.map { Array($0.utf8) }
    let answer = try desk.run(
      entrance == .feed ? "record -" : "score --plain")
    #expect(answer.status == 0)
    #expect(
      try desk.log == """
        Q1 09:00.0 home two
        Q1 08:00.0 away foul
        IN-ORDER
        Q1 08:30.0 away two
        Q1 08:10.0 home foul

        """)
  }

  private func type(_ line: String, at entrance: Entrance, _ desk: Desk) throws {
    switch entrance {
    case .arguments: try desk.run("record \(line)")
    case .feed, .plain:
      desk.send(line)
      try desk.run(entrance == .feed ? "record -" : "score --plain")
    case .screen:
      _ = try desk.show("score", "keys :\(line)⏎q")
      desk.terminal = nil
    }
  }

  @Test("has its position on it or in an option, and a name as one word or several")
  func options() throws {
    let desk = Desk()
    try desk.run(["new", PlayLines.home, PlayLines.away, "--limit", "10:00"])
    for line in [
      #"record "Ana B" foul"#, "record 0:20 Ana B foul", #"record --at " 0:30 " "4 Ana" foul"#,
      "record --at OT Bo foul", "fix 2 --at ot", #"fix 3 --who "4 Ana" --at 0:40"#,
      "lineup --at p1 0:45 Reds h1 h2 h3", "replay --once --at P1 0:40",
      "replay --instant --from P1 0:40",
    ] {
      let answer = try desk.run(line)
      #expect(answer.status == 0, "\(line): \(answer.err)")
    }
    let log = [
      "00:00.0 away/Ana B foul", "00:40.0 home/Ana Lu foul", "00:45.0 lineup home h1 h2 h3",
      "OT away/Ana B foul", "OT home/Bo foul",
    ]
    #expect(try desk.log == log.map { $0 + "\n" }.joined())
  }
}

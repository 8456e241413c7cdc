import Basketball
import Fixtures
import Foundation
import Testing

@testable import scoreboard

@Suite("The examples of help")
struct ExampleTests {
  @Test("all do what they say, one after the other")
  func examples() throws {
    for command in Tool.program.commands {
      let desk = try prepared(for: command.name)
      for example in command.examples {
        for line in Self.before[example] ?? [] { try prepare(line, at: desk) }
        try tryOut(example, at: desk)
      }
    }
  }

  @Test("of the program do so too")
  func program() throws {
    let desk = Desk()
    for example in Tool.program.examples { try tryOut(example, at: desk) }
  }

  /// Runs the commands of an example; what else stands in it only reads or shows.
  private func tryOut(_ example: String, at desk: Desk) throws {
    desk.send(Self.input[example] ?? "")
    desk.terminal = example == Self.asked ? Size(columns: 80, rows: 24) : nil
    // A game is named by a variable that an earlier line has set.
    let line = example.replacing("\"$g\"", with: "@1")
    for command in Shell.commands(in: line) {
      guard let arguments = command.arguments else { continue }
      desk.environment = command.environment
      let answer = try desk.run(arguments)
      desk.send(answer.out)
      // Nothing ends a wall but its reader.
      let isEnded = answer.status == 0 || arguments.first == Overlay.name && answer.err.isEmpty
      #expect(isEnded, "\(example): \(answer.err)")
    }
  }

  private func prepare(_ line: String, at desk: Desk) throws {
    _ = try desk.answer(to: line) { _, _, answer in
      Issue.record("\(line): \(answer.err)")
    }
  }

  /// A desk that has what the examples of a command begin with.
  private func prepared(for command: String) throws -> Desk {
    let desk = Desk()
    try desk.write(Self.teams.joined(separator: "\n").utf8, "teams.txt")
    try desk.write("team,number,player\nReds,4,Ana\n".utf8, "rosters.csv")
    if command == Import.name { try writeLeagues(at: desk) }
    let first = Self.first[command] ?? (command.hasPrefix("event ") ? [Self.cup] : Self.game)
    for line in first {
      desk.send(Self.rebounds)
      try prepare(line, at: desk)
    }
    return desk
  }

  private func writeLeagues(at desk: Desk) throws {
    let (published, nba) = (PublishedGame(seed: 3), PublishedGame(seed: 4, minutes: 12).nba)
    for (name, file) in [
      ("data.json", published.fiba), ("playbyplay.json", nba.plays), ("boxscore.json", nba.box),
      ("season/college.json", published.sidearm()),
    ] {
      try desk.write(PublishedGame.json(file), name)
    }
  }
}

/// What examples need.
extension ExampleTests {
  private static let teams = [
    "Reds", "Blues", "Greens", "Whites", "Kanal", "Gulls", "Herons", "Golds",
  ]

  /// A game on half a court, with steps enough to be corrected.
  private static let game = [
    #"scoreboard new "Reds: 4 Ana, 5 Bo, 00 Cy" "Blues: Di, Ed, Flo" --rules fiba3x3"#,
    "scoreboard record -",
  ]
  private static let rebounds = (1...20).map { "9:\(60 - $0) Ana rebound\n" }.joined()
  private static let played = game + ["scoreboard end --score"]
  private static let gulls =
    game + [
      "scoreboard record Ana two", "scoreboard end --score",
      "scoreboard new Gulls Herons --score 21-15",
    ]
  private static let court = [
    """
    scoreboard new "Reds: 4 Ana, 5 Bo, 6 Cy D, 7 Di, 9 Fay, 23 Gus" \
    "Blues: Ed, Flo, Hal, Ivy, Jo" --rules fiba5x5
    """
  ]
  private static let cup = "scoreboard event plan cup \(teams.joined(separator: " ")) --courts 2"

  private static let four = "scoreboard event plan cup Greens Blues Whites Reds"
  private static let gym = "scoreboard event plan gym Reds Blues Greens --stay 2"

  /// What is done before the first example of a command; for others there is a game.
  private static let first: [String: [String]] = [
    "import": [], "lineup": court, "lineups": court, "event": [], "play": [cup], "watch": played,
    "replay": played, "standings": gulls, "stats": gulls, "report": gulls, "export": gulls,
    "overlay": played + [cup], "check": played, "event plan": [],
    "event link": [four], "event result": [four], "event join": [gym],
    "event leave": [gym, #"scoreboard event join "Golds: 4 Ana, 23 Bo, 7 Cy""#],
    "event keep": [four + " --knockout"]
      + ["1 21-15", "2 21-15", "3 21-15", "1 15-21 --again"].map { "scoreboard event result \($0)" },
    "log": [
      "scoreboard new A X", "scoreboard record home two", "scoreboard new B X",
    ],
  ]

  /// What is done before some examples.
  private static let before = [
    "scoreboard record --totals - < sheet.txt": [
      "rm -r games", "scoreboard new Gulls Herons --rules fiba5x5",
    ],
    #"scoreboard import --feed data.json | scoreboard record -g "$g" -"#: [
      "rm -r games", "scoreboard import data.json", "scoreboard new --like @1",
    ],
    "scoreboard end --score": ["scoreboard undo", "scoreboard record Ana two"],
    "scoreboard end --score 21-15": ["scoreboard new Gulls Herons"],
    "scoreboard roster remove Dora": ["scoreboard roster add home Dora"],
    "scoreboard redo": ["scoreboard undo 4"],
    "scoreboard remove 12 --dry-run": ["scoreboard undo"],
    "scoreboard roster rename Redz Reds --all --dry-run": [
      "scoreboard new Redz Gulls --score 21-15"
    ],
    #"scoreboard lineup --at "Q2 10:00" home Ana, Bo, Cy D, 7, h5"#: ["scoreboard record END"],
    "scoreboard event link 2026-07-04-reds-blues 3": [
      "scoreboard new Reds Blues --date 2026-07-04 --score 21-15"
    ],
    "scoreboard play 25": ["scoreboard end"],
    "scoreboard play 25 --again": ["scoreboard end"],
    "SCOREBOARD_COURT=2 scoreboard play": ["scoreboard end"],
    "scoreboard play 12 --date 2026-11-20 --length 9:00": ["scoreboard end"],
    "scoreboard delete @1 --yes": ["scoreboard new Reds Blues"],
    "scoreboard restore 2026-11-20-reds-blues": ["scoreboard delete --yes @1"],
  ]

  /// What comes in while an example is run.
  private static let input = [
    "tail -f plays.feed | scoreboard record -": "Ana two\nDi foul\n",
    "scoreboard record --totals - < sheet.txt": "home 5 two\nline 10-8\n", asked: "y\n",
  ]
  /// The example that asks, at a terminal.
  private static let asked = "scoreboard delete 2026-11-20-reds-blues"
}

import Arguments
import Testing

/// `door`, which has two actions and shows a door alone; and `key`, which has one and does nothing alone.
private struct Door: Command, Equatable {
  var name: String?

  static let name = "door"
  static let summary = "show a door"
  static let examples = ["house door"]

  mutating func visit(_ rows: Rows) { rows.optionalWord("DOOR", "the door", &name) }
}

private struct Open: Command, Equatable {
  var door = ""
  var width, hand: String?
  var isQuick = false

  static let name = "door open"
  static let summary = "open a door"
  static let examples = ["house door open front --quick", "house door open back --width 90"]
  static let details = "It creaks."
  static let wordsCode: String? = "doorWords"
  static let needs = [
    Need(onlyOneOf: "quick hand", code: "twoWays", "{1} and {2} are two ways"),
    Need("DOOR", needs: "quick hand width", code: "howOpen"),
  ]

  mutating func visit(_ rows: Rows) {
    rows.word("DOOR", "the door", &door)
    rows.option("width", "CM", "how wide", &width)
    rows.option("hand", "HAND", "with which hand", &hand)
    rows.flag("quick", letter: "q", "at once", &isQuick)
  }
}

private struct Shut: Command, Equatable {
  static let name = "door shut"
  static let summary = "shut all doors"
  static let examples = ["house door shut"]

  mutating func visit(_ rows: Rows) {}
}

private struct Key: Command, Equatable {
  static let name = "key"
  static let summary = "say whether there is a key"
  static let examples = ["house key"]

  mutating func visit(_ rows: Rows) {}
}

private struct Turn: Command, Equatable {
  static let name = "key turn"
  static let summary = "turn the key"
  static let examples = ["house key turn"]

  mutating func visit(_ rows: Rows) {}
}

@Suite("An action of a command")
struct ActionTests {
  private let house = Program(
    name: "house", version: "1", released: "2026-02-28", summary: "keep a house",
    examples: ["house door"],
    groups: [CommandGroup("All", [Door.self, Open.self, Shut.self, Key.self, Turn.self])],
    fallback: Door.self)

  private func parse<C: Command>(_ line: String, as type: C.Type = C.self) throws -> C {
    guard case .run(let command) = try house.parse(line.words) else { throw NotRun() }
    return try #require(command as? C)
  }

  @Test("is meant by its word after the command, wherever options stand with what they take")
  func parsing() throws {
    #expect(house.faults == [])
    let front = Open(door: "front", isQuick: true)
    for line in [
      "door open front --quick", "door --quick open front", "door open --quick -- front",
    ] {
      #expect(try parse(line) == front, "\(line)")
    }
    #expect(
      try parse("door --width open --hand left open shut")
        == Open(door: "shut", width: "open", hand: "left"))
    #expect(try parse("door shut") == Shut())
    #expect(try parse("door") == Door())
    #expect(try parse("door front") == Door(name: "front"))
    #expect(try parse("key turn") == Turn())
  }

  @Test(
    "says what is wrong with its words and options, and what goes with what",
    arguments: [
      ("door open", "doorWords", "door open needs DOOR"),
      ("door open a b --quick", "doorWords", "door open has no place for 'b'"),
      ("door open a", "howOpen", "'a' needs --quick, --hand or --width"),
      ("door open a --hand left --quick", "twoWays", "--hand and --quick are two ways"),
      ("door front --quick", "unknownOption", "--quick goes with door open"),
      ("door front -q", "unknownOption", "-q goes with door open"),
      ("door shut --width 3", "unknownOption", "--width goes with door open"),
      ("door opne front", "extraWord", "door has no place for 'front'"),
      ("key tunr", "badValue", "ACTION takes turn, not 'tunr'"),
      ("door-open", "unknownCommand", "unknown command 'door-open'"),
      (#""door open" front"#, "unknownCommand", "unknown command 'door open'"),
    ])
  func faults(_ line: String, _ code: String, _ message: String) throws {
    let error = try #require(throws: UsageError.self) { try house.parse(line.words) }
    #expect((error.code, error.message) == (code, message))
  }

  @Test("is what may be meant by a word much like it, and the example that has most is a hint")
  func hints() throws {
    func hint(_ line: String) throws -> String? {
      try #require(throws: UsageError.self) { try house.parse(line.words) }.hint
    }
    #expect(try hint("door opne front") == "did you mean 'door open'?")
    #expect(try hint("key tunr") == "did you mean 'key turn'?")
    #expect(try hint("door open a") == "for example: house door open front --quick")
    #expect(try hint("door open a --hand b --quick") == "leave one of them out")
    #expect(try hint("door shut --width 3") == "'house help door open' has examples")
  }

  @Test("is listed in the help and on the page of its command, and has its own")
  func help() throws {
    let door = house.help(for: Door.self)
    let usage = """
      Usage: house door [OPTION]... [DOOR]
             house door ACTION [OPTION]... [WORD]...

      Actions:
        open DOOR   open a door
        shut        shut all doors

      """
    #expect(
      door.contains(usage) && door.hasSuffix("'house help door ACTION' says more about an action."))
    guard case .print(let open) = try house.parse(["door", "open", "-h"]) else { throw NotRun() }
    #expect(open == house.help(for: Open.self) && open.hasSuffix("\n\nIt creaks."))
    #expect(house.help().contains("  door  show a door\n  key   say"))
    #expect(
      house.manual(of: Door.self).contains(
        """
        .SH ACTIONS
        .SS \\fBhouse door open\\fR [OPTION]... DOOR
        .PP
        Open a door.
        """))
    #expect(house.manual(of: Open.self).hasPrefix(#".TH HOUSE\-DOOR\-OPEN 1 "#))
  }

  @Test("may come next after its command, with what the command takes itself")
  func completion() {
    func lines(_ words: String...) -> [String] {
      house.completionLines(for: words, in: .fish) { kind, _ in
        kind == "DOOR" ? [Suggestion("front")] : []
      }
    }
    #expect(lines("") == ["door\tshow a door", "key\tsay whether there is a key"])
    #expect(lines("door", "") == ["open\topen a door", "shut\tshut all doors", "front"])
    #expect(lines("door", "o") == ["open\topen a door"])
    #expect(lines("door", "open", "") == ["front"])
    #expect(lines("door", "open", "front", "--w") == ["--width\thow wide"])
    #expect(lines("key", "") == ["turn\tturn the key"])
    #expect(lines("key", "turn", "") == [])
  }
}

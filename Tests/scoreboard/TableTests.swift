import Basketball
import Fixtures
import Testing

@testable import scoreboard

@Suite("The table of every command")
struct TableTests {
  let program = Tool.program

  @Test("has nothing wrong with it")
  func faults() {
    #expect(program.faults == [])
  }

  @Test("says what each option takes in lower case")
  func help() {
    for argument in program.commands.flatMap({ $0.arguments }) {
      #expect(argument.help.first?.isUppercase == false, "\(argument)")
    }
  }

  @Test("takes the options that all commands have, and --game where it is about one game at hand")
  func common() {
    let shared = ["--library", "--json", "--color", "--no-color", "--quiet"]
    let gameless = [
      "new", "list", "standings", "stats", "league", "completions", "event",
      "play", "import", "help",
    ]
    for command in program.commands {
      let names = command.arguments.filter(\.isOption).map { "--" + $0.name }
      let isAboutGame = !gameless.contains { "\(command.name) ".hasPrefix("\($0) ") }
      #expect(
        names.filter((["--game"] + shared).contains) == (isAboutGame ? ["--game"] : []) + shared,
        "\(command.name)")
    }
  }

  @Test("of new names every colour that has a name")
  func colors() {
    let words = New.details.split { !$0.isLetter }.map(String.init)
    for name in TeamColor.names { #expect(words.contains(name), "\(name)") }
  }

  @Test("has examples that can be typed")
  func examples() throws {
    for (name, examples) in [("scoreboard", program.examples)]
      + program.commands.map({ ($0.name, $0.examples) })
    {
      #expect(!examples.isEmpty, "\(name)")
      for example in examples {
        let commands = Shell.commands(in: example).compactMap(\.arguments)
        #expect(!commands.isEmpty, "\(example)")
        for arguments in commands { #expect(throws: Never.self) { try program.parse(arguments) } }
      }
    }
  }

  @Test("fills help of at most 80 columns, which is what was read and approved")
  func pages() throws {
    let lines =
      ["--help", "--version"] + program.commands.map { "\($0.name) --help" }
    let text = try Desk().transcript(lines)
    for line in text.lines { #expect(line.count <= 80 && line.last != " ", "\(line)") }
    try expectGolden(text, "help.answers")
  }
}

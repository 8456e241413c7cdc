import Arguments
import Basketball
import Fixtures
import Terminal
import Testing

@testable import scoreboard

@Suite("The table of every command")
struct TableTests {
  let program = Tool.program

  @Test("has nothing wrong with it")
  func faults() {
    #expect(program.faults == [])
  }

  @Test("has names and letters of its own")
  func names() {
    for command in program.commands {
      let options = command.arguments.filter(\.isOption)
      let names = options.map { "--" + $0.name } + ["--help"]
      let letters = options.compactMap(\.letter) + ["h"]
      #expect(Set(names).count == names.count, "\(command.name)")
      #expect(Set(letters).count == letters.count, "\(command.name)")
    }
    let names = program.commands.map { $0.name }
    #expect(Set(names).count == names.count)
  }

  @Test("says what each option takes, in a line that is not a sentence")
  func help() {
    for command in program.commands {
      #expect(!command.summary.hasSuffix("."), "\(command.name)")
      for argument in command.arguments {
        #expect(argument.kind == .flag || !argument.placeholder.isEmpty, "\(argument)")
        #expect(!argument.help.isEmpty && !argument.help.hasSuffix("."), "\(argument)")
        #expect(argument.help.first?.isUppercase == false, "\(argument)")
      }
    }
  }

  @Test("takes the options that all commands have, and --game where it is about one game at hand")
  func common() {
    let shared = ["--library", "--json", "--color", "--no-color", "--quiet"]
    let gameless = [
      "new", "list", "standings", "stats", "league", "delete", "restore", "completions", "event",
      "play",
    ]
    for command in program.commands {
      let names = command.arguments.filter(\.isOption).map { "--" + $0.name }
      let isAboutGame = !gameless.contains(command.name)
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

  @Test("fills help of at most 80 columns, which has a transcript")
  func columns() throws {
    let script = try #require(TranscriptTests.scripts.first { $0.name == "help" })
    for text in [program.help()] + program.commands.map({ program.help(for: $0) }) {
      for line in text.lines { #expect(line.count <= 80 && line.last != " ", "\(line)") }
    }
    for command in program.commands {
      #expect(script.lines.contains("scoreboard \(command.name) --help"))
    }
  }
}

import Arguments
import Documents
import Fixtures
import JSON
import Testing

@testable import scoreboard

@Suite("Help for programs")
struct HelpTests {
  @Test("has every command, with its words, options and examples")
  func commands() throws {
    let all = try commands(in: "help --json")
    #expect(try all.map { try $0.member("name").string() } == Tool.program.commands.map { $0.name })
    for (json, command) in zip(all, Tool.program.commands) {
      let arguments = command.words + command.options
      let names = try json.member("arguments").list().map { argument in
        try (argument.optional("name") ?? argument.member("placeholder")).string()
      }
      #expect(names == arguments.map { $0.isOption ? $0.name : $0.placeholder })
      let values = try json.member("arguments").list().map { argument in
        try argument.member("values").list().map { try $0.string() }
      }
      #expect(values == arguments.map(\.allowed))
      #expect(try json.member("examples").list().map { try $0.string() } == command.examples)
      #expect(try json.member("usage").string() == Tool.program.usage(of: command))
    }
  }

  @Test("has one command where one is named")
  func command() throws {
    let all = try commands(in: "help fix --json")
    #expect(try all.map { try $0.member("name").string() } == ["fix"])
  }

  @Test("is one object of the schemas of all documents, each of which can be asked for alone")
  func schemas() throws {
    let all = try json("help keys --json").named
    #expect(all.map(\.0) == DocumentKeys().formats.map(\.name))
    for (name, schema) in all {
      let own = try Desk().run("help keys \(name) --json").out
      var writer = JSONWriter(spread: .max)
      writer.value(schema)
      #expect(own == writer.text + "\n")
    }
  }

  @Test("knows a document by the short of its name")
  func short() throws {
    let pages = try ["scoreboard.game/1", "game"].map { try Desk().run("help keys \($0)") }
    #expect(pages[0].out == pages[1].out && pages[0].status == 0)
  }

  @Test("tells of documents in lines of at most 80 columns")
  func pages() throws {
    for format in DocumentKeys().formats {
      for line in try Desk().run("help keys \(format.name)").out.lines {
        #expect(line.count <= 80 && line.last != " ", "\(line)")
      }
    }
  }

  private func json(_ line: String) throws -> JSONValue {
    try JSONText(Array(Desk().run(line).out.utf8)).root
  }

  private func commands(in line: String) throws -> [JSONValue] {
    try json(line).member("commands").list()
  }
}

import Arguments
import Fixtures
import Testing

@Suite("The command")
struct CommandTests {
  @Test("without a word the fallback runs with the options")
  func fallback() throws {
    #expect(try parse() == Show())
    #expect(try parse("-qs", "poems") == Show(common: Common(shelf: "poems", quiet: true)))
  }

  @Test("options before the command are those of the command")
  func leading() throws {
    let behind: Lend = try parse("lend", "-s", "add", "--color", "auto", "Ana", "Emma")
    #expect(try parse("-s", "add", "--color", "auto", "lend", "Ana", "Emma") == behind)
    #expect(try parse("-s", "add", "--color=auto", "--", "lend", "Ana", "Emma") == behind)
  }

  @Test("an option that only another command has is unknown before it")
  func otherOption() {
    let error = UsageError.unknownOption("--page", nearest: nil, help: "shelf help")
    #expect(throws: error) { try shelf.parse(["--page", "3", "add", "Emma", "2"]) }
  }
}

@Suite("On the main actor")
@MainActor
struct MainActorTests {
  @MainActor
  struct Light: @MainActor Command, Equatable {
    var isOn = true
    var level: Int?

    static let name = "light"
    static let summary = "the lamp above the shelf"
    static let examples = ["shelf light --off"]
    static var table: [Row<Light>] {
      [
        .flag("off", "dark") { $0.isOn = false },
        .option("level", letter: "l", "LEVEL", "how bright") { $0.level = $1 },
      ]
    }
  }

  @Test("a command of the main actor is read like any other")
  func isolated() throws {
    let lamp = Program(
      name: "lamp", version: "1", released: "2026-02-28", summary: "one lamp",
      commands: [Light.self],
      fallback: Light.self)
    guard case .run(let command) = try lamp.parse(["--off", "-l3"]) else { throw NotRun() }
    #expect(command as? Light == Light(isOn: false, level: 3))
    #expect(lamp.faults == [])
  }
}

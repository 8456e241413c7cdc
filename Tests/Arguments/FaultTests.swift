import Arguments
import Fixtures
import Testing

@Suite("Faults of the tables")
struct FaultTests {
  struct Broken: Command {
    var flag = false
    var word = Required<String>()
    var name: String?
    var words: [String] = []

    static let name = "help"
    static let summary = "Does much."
    static let examples: [String] = []
    static var table: [Row<Broken>] {
      [
        .words("ALL", "all of them", \.words),
        .word("", "never reached", \.word),
        .option("name", letter: "n", "", "no placeholder", \.name),
        .flag("name", letter: "h", "A sentence.", \.flag),
        .flag("x", "", \.flag),
        .flag("say", letter: "s", "the letter of another", \.flag),
      ]
    }
  }

  @Test("there are none in good tables")
  func none() {
    #expect(shelf.faults == [])
  }

  @Test("each is named")
  func all() {
    let program = Program(
      name: "broken", version: "0", released: "2026-02-28", summary: "", examples: [],
      groups: [("Commands", [Broken.self])], fallback: Show.self)
    #expect(
      program.faults == [
        "help is there twice",
        "show is not among the commands",
        "help: has no example",
        "help: has a summary with a full stop or none",
        "help: has a word that is never reached",
        "help: --name is there twice",
        "help: -h is there twice",
        "help:  has no placeholder",
        "help: --name has no placeholder",
        "help: --name has help with a full stop or none",
        "help: --x is too short a name",
        "help: --x has help with a full stop or none",
        "help: --say clashes with --shelf of show",
      ])
  }
}

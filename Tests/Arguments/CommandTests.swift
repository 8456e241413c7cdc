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
}

@Suite("A word that may be left out before one that must be there")
struct LeftOutWordTests {
  struct Copy: Command, Equatable {
    var shelf: String?
    var folder = ""

    static let name = "copy"
    static let summary = "copy a shelf"
    static let examples = ["shelf copy poems copies", "shelf copy copies"]

    mutating func visit(_ rows: Rows) {
      rows.optionalWord("SHELF", "the shelf", &shelf)
      rows.word("DIR", "where to", &folder)
    }
  }

  private let program = Program(
    name: "copier", version: "1", released: "2026-02-28", summary: "copies",
    examples: [], groups: [CommandGroup("Commands", [Copy.self])], fallback: Copy.self)

  private func parse(_ words: String...) throws -> Copy? {
    guard case .run(let command) = try program.parse(["copy"] + words) else { return nil }
    return command as? Copy
  }

  @Test("is there when there are two")
  func words() throws {
    #expect(program.faults == [])
    #expect(try parse("a", "b") == Copy(shelf: "a", folder: "b"))
    #expect(try parse("b") == Copy(folder: "b"))
  }

  @Test("leaves none that is missing, and none too many")
  func refusals() {
    let missing = #expect(throws: UsageError.self) { _ = try parse() }
    #expect(missing?.message == "copy needs DIR")
    let extra = #expect(throws: UsageError.self) { _ = try parse("a", "b", "c") }
    #expect(extra?.hint == "usage: copier copy [OPTION]... [SHELF] DIR")
  }

  @Test("is offered where it begins so, and else the other")
  func completion() {
    func lines(_ words: String...) -> [String] {
      program.completionLines(for: ["copy"] + words, in: .fish) { kind, _ in
        kind == "SHELF" ? [Suggestion("poems")] : []
      }
    }
    #expect(lines("") == ["poems"])
    #expect(lines("po") == ["poems"])
    #expect(lines("/srv") == ["", "folders"])
    #expect(lines("poems", "") == ["", "folders"])
    #expect(lines("poems", "copies", "") == [])
  }
}

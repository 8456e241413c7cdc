import Arguments
import Fixtures
import Testing

@Suite("Pages for the manual")
struct ManualTests {
  private func page(_ arguments: String...) throws -> String {
    guard case .help(let text) = try shelf.parse(["help", "--man"] + arguments) else {
      throw NotRun()
    }
    return text + "\n"
  }

  @Test("the program has one, with what it says of itself beside its tables")
  func program() throws {
    try expectGolden(try page(), "shelf.1")
  }

  @Test("each command has one")
  func command() throws {
    try expectGolden(try page("add"), "shelf-add.1")
    try expectGolden(try page("help"), "shelf-help.1")
  }
}

import Arguments
import Fixtures
import Testing

@Suite("Pages for the manual")
struct ManualTests {
  @Test("the program has one, with what it says of itself beside its tables")
  func program() throws {
    try expectGolden(shelf.manual() + "\n", "shelf.1")
  }

  @Test("each command has one")
  func command() throws {
    try expectGolden(shelf.manual(of: Add.self) + "\n", "shelf-add.1")
  }
}

import Fixtures
import Testing

@Suite("Help and version")
struct HelpTests {
  func help(_ arguments: [String]) throws -> String? {
    if case .print(let text) = try shelf.parse(arguments) { text } else { nil }
  }

  @Test(
    "help of the program is asked for in many ways",
    arguments: [
      ["-h"], ["--help"], ["-qh"], ["--jsn", "-h"], ["-h", "--jsn"], ["-s", "--help"],
      ["--page", "3", "add", "-h"],
    ])
  func ofProgram(_ arguments: [String]) throws {
    #expect(try help(arguments) == shelf.help())
  }

  @Test(
    "and so is the help of a command",
    arguments: [
      ["add", "-h"], ["-h", "add"], ["add", "--jsn", "-h"], ["add", "-h", "--x"],
      ["add", "a", "b", "c", "--help"], ["add", "--page", "-h"], ["-q", "add", "-qh"],
    ])
  func ofCommand(_ arguments: [String]) throws {
    #expect(try help(arguments) == shelf.help(for: Add.self))
  }

  @Test(
    "the version is asked for without a command",
    arguments: [
      ["--version"], ["-q", "--version"], ["--version", "add"], ["--jsn", "--version"],
    ])
  func version(_ arguments: [String]) throws {
    guard case .print(let text) = try shelf.parse(arguments) else { throw NotRun() }
    #expect(text == "shelf 1.2.0")
  }

  @Test("the program's help lists commands and options")
  func program() throws {
    try expectGolden(shelf.help() + "\n", "program.help")
  }

  @Test("a command's help begins with its examples, breaks long lines and ends with the details")
  func command() throws {
    try expectGolden(shelf.help(for: Add.self) + "\n", "add.help")
  }

  @Test("words that repeat are shown once more in brackets")
  func usage() throws {
    try expectGolden(shelf.help(for: Lend.self) + "\n", "lend.help")
  }
}

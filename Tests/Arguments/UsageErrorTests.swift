import Arguments
import Testing

/// What is typed after `shelf`, and the message and hint that come of it.
struct Mistake: CustomTestStringConvertible {
  let typed: [String]
  let message: String
  let hint: String?

  init(_ typed: String..., message: String, hint: String?) {
    self.typed = typed
    self.message = message
    self.hint = hint
  }

  var testDescription: String { typed.joined(separator: " ") }
}

@Suite("Usage errors")
struct UsageErrorTests {
  @Test(
    "say what is wrong and what to type",
    arguments: [
      Mistake("shwo", message: "unknown command 'shwo'", hint: "did you mean 'show'?"),
      Mistake("HELP", message: "unknown command 'HELP'", hint: "did you mean 'help'?"),
      Mistake("poems", message: "unknown command 'poems'", hint: "'shelf help' lists the commands"),
      Mistake(
        "help", "ad", message: "unknown command 'ad'", hint: "did you mean 'add'?"),
      Mistake("", message: "unknown command ''", hint: "'shelf help' lists the commands"),
      Mistake("--jsn", message: "unknown option '--jsn'", hint: "did you mean '--json'?"),
      Mistake("-json", message: "unknown option '-json'", hint: "did you mean '--json'?"),
      Mistake("-qx", message: "unknown option '-x'", hint: "'shelf help' lists the options"),
      Mistake("-Q", message: "unknown option '-Q'", hint: "did you mean '-q'?"),
      Mistake(
        "--versoin", message: "unknown option '--versoin'", hint: "did you mean '--version'?"),
      Mistake("--=x", message: "unknown option '--'", hint: "'shelf help' lists the options"),
      Mistake(
        "show", "--page", message: "unknown option '--page'",
        hint: "'shelf help show' lists the options"),
      Mistake(
        "show", "--version", message: "unknown option '--version'",
        hint: "'shelf help show' lists the options"),
      Mistake(
        "--shelf", message: "--shelf needs SHELF",
        hint: "type --shelf SHELF, or --shelf=SHELF when it begins with a dash"),
      Mistake(
        "-qs", "--json", message: "-s needs SHELF",
        hint: "type -s SHELF, or -s=SHELF when it begins with a dash"),
      Mistake(
        "-s", "a", "--json", "--shelf=a", message: "--shelf is given twice", hint: "give it once"),
      Mistake("-sa", "add", "a", "2", "-sb", message: "-s is given twice", hint: "give it once"),
      Mistake("--json=1", message: "--json takes no value, not '1'", hint: "type --json alone"),
      Mistake("-q=", message: "-q takes no value, not ''", hint: "type -q alone"),
      Mistake(
        "--color", "Never", message: "--color takes always, never or auto, not 'Never'",
        hint: "did you mean 'never'?"),
      Mistake(
        "add", "Emma", "2", "-px", message: "-p takes a page such as 12, not 'x'", hint: nil),
      Mistake(
        "add", "Emma", "two", message: "COPIES takes a whole number, not 'two'", hint: nil),
      Mistake("add", message: "add needs TITLE", hint: "for example: shelf add Emma 2"),
      Mistake("add", "Emma", message: "add needs COPIES", hint: "for example: shelf add Emma 2"),
      Mistake(
        "lend", "Ana", message: "lend needs WHO BOOK", hint: "for example: shelf lend Ana Emma"),
      Mistake(
        "show", "a", "b", message: "show has no place for 'b'",
        hint: "usage: shelf show [OPTION]... [SHELF]"),
      Mistake(
        "help", "add", "show", message: "help has no place for 'show'",
        hint: "usage: shelf help [OPTION]... [COMMAND]"),
      Mistake(
        "\u{1B}[31mé", message: "unknown command '\u{1B}[31mé'",
        hint: "'shelf help' lists the commands"),
    ])
  func answer(_ mistake: Mistake) throws {
    let error = try #require(throws: UsageError.self) { try shelf.parse(mistake.typed) }
    #expect(error.message == mistake.message)
    #expect(error.hint == mistake.hint)
  }

  @Test("the first of several is the one that is named")
  func first() {
    let error = UsageError.unknownOption("--a", nearest: nil, help: "shelf help add")
    #expect(throws: error) { try shelf.parse(["add", "--a", "Emma", "two", "--b", "x"]) }
  }

  @Test("an unknown command is one also with --help")
  func unknownWithHelp() {
    let error = UsageError.unknownCommand("shwo", nearest: "show", help: "shelf help")
    #expect(throws: error) { try shelf.parse(["shwo", "--help"]) }
  }
}

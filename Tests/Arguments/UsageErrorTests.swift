import Arguments
import Testing

@Suite("Usage errors")
struct UsageErrorTests {
  @Test(
    "say what is wrong and what to type",
    arguments: [
      (["shwo"], "unknown command 'shwo'", "did you mean 'show'?"),
      (["poems"], "unknown command 'poems'", "'shelf help' lists the commands"),
      (["--jsn"], "unknown option '--jsn'", "did you mean '--json'?"),
      (["-json"], "unknown option '-json'", "did you mean '--json'?"),
      (["-qx"], "unknown option '-x'", "'shelf help' lists the options"),
      (["-Q"], "unknown option '-Q'", "did you mean '-q'?"),
      (["--=x"], "unknown option '--'", "'shelf help' lists the options"),
      (
        ["--page", "3", "add", "Emma", "2"], "unknown option '--page'",
        "type --page after 'add'"
      ),
      (
        ["add", "--a", "Emma", "two", "--b", "x"], "unknown option '--a'",
        "'shelf help add' lists the options"
      ),
      (["shwo", "--help"], "unknown command 'shwo'", "did you mean 'show'?"),
      (["show", "--page"], "unknown option '--page'", "'shelf help show' lists the options"),
      (
        ["--shelf"], "--shelf needs SHELF",
        "type --shelf SHELF, or --shelf=SHELF when it begins with a dash"
      ),
      (
        ["-qs", "--json"], "-s needs SHELF", "type -s SHELF, or -s=SHELF when it begins with a dash"
      ),
      (
        ["add", "Emma", "2", "--page", "-3"], "--page needs PAGE",
        "type --page PAGE, or --page=PAGE when it begins with a dash"
      ),
      (["-s", "a", "--json", "--shelf=a"], "--shelf is given twice", "give it once"),
      (["--json=1"], "--json takes no value, not '1'", "type --json alone"),
      (
        ["--color", "Never"], "--color takes always, never or auto, not 'Never'",
        "did you mean 'never'?"
      ),
      (["add", "Emma", "2", "-px"], "-p takes a page such as 12, not 'x'", nil),
      (["add", "Emma", "two"], "COPIES takes a whole number, not 'two'", nil),
      (["add"], "add needs TITLE", "for example: shelf add Emma 2"),
      (["lend", "Ana"], "lend needs WHO BOOK", "for example: shelf lend Ana Emma"),
      (["show", "a", "b"], "show has no place for 'b'", "usage: shelf show [OPTION]... [SHELF]"),
    ] as [([String], String, String?)])
  func answer(_ typed: [String], _ message: String, _ hint: String?) throws {
    let error = try #require(throws: UsageError.self) { try shelf.parse(typed) }
    #expect((error.message, error.hint) == (message, hint))
  }
}

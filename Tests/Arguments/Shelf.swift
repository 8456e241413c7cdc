import Arguments
import Testing

/// The program of these tests: it keeps books on shelves.
var shelf: Program {
  Program(
    name: "shelf", version: "1.2.0", released: "2026-02-28", summary: "keep books on shelves",
    examples: ["shelf add Emma 2", "shelf show"],
    groups: [CommandGroup("Commands", [Add.self, Show.self, Lend.self])],
    fallback: Show.self,
    reference: [
      (
        "FILES", [("~/.shelves", "the shelves…"), (".shelf\\1", ".hidden 'shelf' `x` ^ ×")]
      )
    ])
}

/// The command that these arguments run, which must be a `C`.
func parse<C: Command>(_ arguments: String..., as type: C.Type = C.self) throws -> C {
  guard case .run(let command) = try shelf.parse(arguments) else {
    throw NotRun()
  }
  return try #require(command as? C)
}

struct NotRun: Error {}

enum Color: String, CaseIterable, ArgumentValue {
  case always, never, auto
}

struct Page: ArgumentValue, Equatable {
  var number: Int
  static let expected = "a page such as 12"

  init(number: Int) { self.number = number }

  init?(argument: String) {
    guard let number = Int(argument), number > 0 else { return nil }
    self.number = number
  }
}

struct Common: Equatable {
  var shelf: String?
  var color: Color?
  var json = false
  var quiet = false

  mutating func visit(_ rows: Rows) {
    rows.option(
      "shelf", letter: "s", "SHELF", "the shelf, by its name or a beginning of it", &shelf)
    rows.flag("json", "the answer as JSON", &json)
    rows.option("color", "WHEN", "when to use colour", &color)
    rows.flag("no-color", "the same as --color never") { color = .never }
    rows.flag("quiet", letter: "q", "say nothing but errors", &quiet)
  }
}

struct Show: Command, Equatable {
  var common = Common()
  var name: String?

  static let name = "show"
  static let summary = "the books of a shelf"
  static let examples = ["shelf show", "shelf show poems"]
  mutating func visit(_ rows: Rows) {
    rows.optionalWord("SHELF", "the shelf", &name)
    common.visit(rows)
  }
}

struct Add: Command, Equatable {
  var common = Common()
  var title = ""
  var copies = 0
  var page: Page?
  var shift: Int?

  static let name = "add"
  static let summary = "put a book on a shelf"
  static let examples = ["shelf add Emma 2", "shelf add -s novels Emma 2 --page 17"]
  static let details = """
    A book that is there already gets more copies; its bookmark stays where it is,
    unless --page moves
    it. Each copy is counted.

    What a shelf has no room for is refused, and said:

      exit 0   done
      exit 1   no such shelf
    """
  mutating func visit(_ rows: Rows) {
    rows.word("TITLE", "the title of the book", &title)
    rows.word("COPIES", "how many there are", &copies)
    rows.option(
      "page", letter: "p", "PAGE",
      "the page with the bookmark, which may be any page of the book, also the last one", &page)
    rows.option("shift-by-so-many-places", "PLACES", "how far to the right", &shift)
    common.visit(rows)
  }
}

struct Lend: Command, Equatable {
  var common = Common()
  var pairs = [String]()

  static let name = "lend"
  static let summary = "give books away for a while"
  static let examples = ["shelf lend Ana Emma"]
  mutating func visit(_ rows: Rows) {
    rows.words("WHO BOOK", atLeast: 2, "a reader and what she takes", &pairs)
    common.visit(rows)
  }
}

import Fixtures
import Foundation
import Terminal
import Testing

@testable import scoreboard

@Suite("What is written of the program")
struct DocumentationTests {
  private static let readMe = Result {
    try String(path: checkout.appending(path: "README.md").path)
  }

  @Test("names its version first in the change log")
  func changeLog() throws {
    let log = try String(path: checkout.appending(path: "CHANGELOG.md").path)
    let version = log.firstMatch(of: /(?m)^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/)
    #expect(version.map { String($0.1) } == Tool.version)
    #expect(version.map { String($0.2) } == Tool.released)
    #expect(log.contains("\n## [Unreleased]\n"))
  }

  @Test("has only commands that it takes")
  func readMe() throws {
    let commands = Self.commands(in: try Self.readMe.get())
    #expect(!commands.isEmpty)
    for arguments in commands {
      let typed = Comment(rawValue: (["scoreboard"] + arguments).joined(separator: " "))
      #expect(throws: Never.self, typed) { try Tool.program.parse(arguments) }
    }
  }

  @Test("says of each exit what the manual says")
  func exits() throws {
    let page = try Self.readMe.get()
    let rows = page.matches(of: /(?m)^\| (\d+) \| (.*) \|$/).map { "\($0.1) \($0.2)" }
    #expect(rows == Tool.exits.map { "\($0) \($1)" })
  }

  @Test("shows the scoring screen as it is")
  func picture() throws {
    let desk = Desk()
    try desk.run(#"new "Reds: 4 Ana, 23 Bo, 00 Cy" "Blues: 7 Di, 10 Ed, 11 Flo""#)
    try desk.run("record --at 0:12 Ana two Bo assist")
    try desk.run("record --at 0:31 Di one")
    try desk.run("record --at 0:44.8 Flo rebound Ed foul")
    let shown = try desk.show(
      "score", on: Size(columns: 80, rows: 20),
      "keys ␣\nwait 23700\nkeys 1t\nlook")
    #expect(try Self.pictures().first == Self.lines(of: shown.transcript))
  }

  @Test("has a sheet of the keys of the scoring screen, as it lists them")
  func keys() throws {
    let sheet = try Self.help("new Reds Blues", "+?", Size(columns: 80, rows: 20))
    #expect(try Self.pictures()[1] == sheet)
  }

  @Test("names the keys that only a full court has, or has otherwise")
  func fullCourt() throws {
    let page = try Self.readMe.get()
    let text = page.replacing("\n", with: " ")
    let tall = Size(columns: 60, rows: 70)
    let half = try Self.help("new Reds Blues", "+?", tall).split(separator: "\n")
    let people = (1...6).map { "P\($0)" }.joined(separator: ", ")
    let full = try Self.help("new 'Reds: \(people)' Blues --rules fiba5x5", "?", tall)
    let rows = full.split(separator: "\n").filter { !half.contains($0) && !$0.contains(", Reds") }
    #expect(rows.count >= 7)
    for row in rows {
      let cells = row.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(text.contains("`\(cells[0])` \(cells[1])"), "\(row)")
    }
  }

  /// The help of the scoring screen of a new game.
  private static func help(_ game: String, _ keys: String, _ size: Size) throws -> String {
    let desk = Desk()
    try desk.run(game)
    return lines(of: try desk.show("score", on: size, "keys \(keys)\nlook").transcript)
  }

  @Test("shows the chart of a game as it is drawn")
  func chart() throws {
    let desk = Desk()
    try desk.run("new Herons Gulls --rules fiba5x5")
    let shots = """
      two@0.3,0.4 miss3@-6.8,0.3 two@-0.5,0.8 two@-1.2,2.4 miss2@1.4,3.1 three@0.2,7.1 miss2@0.2,1 \
      two@-4,3.2 miss3@-5,5.2 two@0.9,0.2 miss2@4.1,1.9 three@6.8,0.5 two@1.9,1.5 miss2@-0.4,3.9 \
      three@4.9,5.3 two@0,0.6 miss2@3,4.6 miss3@-2.5,6.8 two@0.5,5 miss3@1,7.3
      """
    try desk.run(
      "record " + shots.split(separator: " ").map { "home \($0)" }.joined(separator: " "))
    #expect(try Self.pictures()[2] == desk.run("shots").out)
  }

  /// What README shows without a language, each block.
  private static func pictures() throws -> [String] {
    let page = try readMe.get()
    return page.replacing(/(?ms)^```\w+\n.*?^```$/, with: "")
      .matches(of: /(?ms)^```\n(.*?)^```$/).map { String($0.1) }
  }

  /// What stands between the two edges of a frame, without its sides and the spaces at the ends of lines.
  private static func lines(of transcript: String) -> String {
    transcript.lines.filter { $0.hasPrefix("|") }.map { line in
      String(line.dropFirst().dropLast().reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  @Test("is read in its shell blocks, wherever a command may stand")
  func extraction() {
    let page = """
      scoreboard not in a block
      ```sh
      swift build && .build/debug/scoreboard no
      scoreboard new "Reds: Ana, Bo, Cy" \\
        'Blues: Di, Ed'   # and a comment
      g=$(scoreboard new "A: $x")
      tail -f plays | scoreboard record -g "$g" - > out 2>&1
      scoreboard log --feed A | scoreboard record -g B -
      while true; do NO_COLOR=1 scoreboard; done
      echo "$(scoreboard show --json | jq .id)"
      scoreboard record - <<'END'
      Ana two
      END
      ```
      ```json
      scoreboard neither
      ```
      """
    #expect(
      Self.commands(in: page) == [
        ["new", "Reds: Ana, Bo, Cy", "Blues: Di, Ed"], ["new", "A: $x"],
        ["record", "-g", "$g", "-"], ["log", "--feed", "A"], ["record", "-g", "B", "-"], [],
        ["show", "--json"], ["record", "-"],
      ])
  }

  /// The arguments of every `scoreboard` in the shell blocks of a page.
  private static func commands(in page: String) -> [[String]] {
    page.matches(of: /(?ms)^```sh\n(.*?)^```$/).flatMap { block in
      block.1.replacing("\\\n", with: "").split(separator: "\n")
        .flatMap { Shell.commands(in: String($0)) }.compactMap(\.arguments)
    }
  }
}

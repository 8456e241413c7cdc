import Testing

@testable import scoreboard

@Suite("The answer of a change in JSON")
struct JSONAnswerTests {
  @Test(
    "is the document of the game after it, as `show` tells it, beside what was changed",
    arguments: [
      "clock", "clock start", "clock pause", "clock set 1:00", "undo", "redo", "fix 1 --move one",
      "remove 2", "note windy", "end", "rules --target 9", "roster add reds Gus",
      "roster rename Ana Anna",
    ])
  func document(_ line: String) throws {
    let desk = Desk()
    try desk.run(#"new "Reds: Ana, Bo" "Blues: Di" --side 1"#)
    for before in ["clock start", "record Ana two", "record Bo two", "record Di foul", "undo"] {
      try #require(try desk.run(before).status == 0)
    }
    let answer = try desk.run("\(line) --json")
    let shown = try desk.run("show --json")
    #expect((answer.status, shown.status) == (0, 0))
    #expect(withoutChange(answer.out) == shown.out)
  }

  @Test("to a new game is its document")
  func new() throws {
    let desk = Desk()
    let answer = try desk.run(#"new --json "Reds: Ana, Bo" "Blues: Di""#)
    #expect(answer.out == (try desk.run("show --json").out))
  }

  /// The document without the member that says what was changed.
  private func withoutChange(_ document: String) -> String {
    let lines = document.lines
    guard let start = lines.firstIndex(of: #"  "change" : {"#),
      let end = lines[start...].firstIndex(of: "  },")
    else { return document }
    return (lines[..<start] + lines[(end + 1)...]).joined(separator: "\n")
  }
}

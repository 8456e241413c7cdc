import Terminal
import Testing

@testable import scoreboard

@Suite("A play that could not be saved")
struct UnsavedPlayTests {
  private let game = "2026-11-20-reds-blues"

  /// What is said of a basket by Ana.
  private var report: String {
    """
    scoreboard: not saved in \(game): 00:00.0 home/Ana two
    hint: with these plays as lines: scoreboard record -g \(game) -

    """
  }

  private func desk() throws -> Desk {
    let desk = Desk()
    try desk.run(redsBlues)
    return desk
  }

  @Test("is reported when the screen is left")
  func left() throws {
    let shown = try desk().show(
      "score", "else delete --yes @1\nkeys 1tqq")
    #expect(shown.answer.status == 74)
    #expect(shown.answer.err == report)
  }

  @Test("is reported with the library that it belongs to")
  func library() throws {
    let desk = Desk()
    try desk.run(#"new --library cup "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo""#)
    let shown = try desk.show(
      "score --library cup",
      "else delete --yes @1 --library cup\nkeys 1tqq")
    #expect(shown.answer.err.hasSuffix("scoreboard record --library cup -g \(game) -\n"))
  }

  @Test("is reported when the terminal fails")
  func failed() throws {
    let desk = try desk()
    desk.terminal = Size(columns: 80, rows: 24)
    desk.environment["TERM"] = "xterm"
    desk.present = { [unowned desk] loop, _ in
      var display = ScriptedDisplay(
        Size(columns: 80, rows: 24), desk,
        "else delete --yes @1\nkeys 1t")
      _ = try loop.run(on: &display)
      throw OutputError.failed("input/output error")
    }
    let answer = try desk.run("score")
    #expect(answer.status == 74)
    #expect(
      answer.err == report + "scoreboard: cannot write the answer: input/output error\n")
  }

  @Test("is reported also when another game was opened since")
  func other() throws {
    let desk = try desk()
    let shown = try desk.show(
      "score",
      """
      else new "Reds: Ana, Bo, Cy" "Greens: Gus, Hal, Ike"
      else delete --yes \(game)
      keys 1tgg⏎1oq
      """)
    #expect(shown.answer.status == 74)
    #expect(shown.answer.err == report)
    #expect(try desk.log == "00:00.0 home/Ana one\n")
  }

  @Test("can still be saved when its game is opened again")
  func again() throws {
    let desk = try desk()
    let shown = try desk.show(
      "score",
      "else delete --yes @1\nkeys 1tgg\nelse restore \(game)\nkeys ⏎⏎q")
    #expect(shown.answer.status == 0 && shown.answer.err == "")
    #expect(try desk.log == "00:00.0 home/Ana two\n")
  }
}

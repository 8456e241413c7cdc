import Terminal
import Testing

@testable import scoreboard

@Suite("An answer that cannot be written")
struct WritingTests {
  let desk = Desk()
  let full = Output { _ throws(OutputError) in throw .failed("no space left on device") }
  let closed = Output { _ throws(OutputError) in throw .closedPipe }

  init() throws {
    try desk.run("\(redsBlues) --target 3")
    try desk.run("record --at 0:10 Ana one")
  }

  /// What the game is now: its plays, and whether its clock runs.
  private func game() throws -> String {
    desk.out = nil
    let plays = try desk.log
    return plays + (try desk.run("clock pause").out.lines.prefix(1).joined()) + "\n"
  }

  /// What a line is told whose answer cannot be written.
  private func error(of line: String, to out: Output) throws -> String {
    desk.out = out
    let answer = try desk.run(line)
    #expect(answer.status == 74)
    return answer.err
  }

  @Test(
    "is an error of its own, and the change is saved",
    arguments: [
      (
        "record Bo two",
        "00:10.0 home/Ana one\n00:10.0 home/Bo two\n00:10.0  finished  Reds 3 : 0 Blues\n"
      ),
      ("undo", "00:00.0  ready  Reds 0 : 0 Blues\n"),
      ("clock set 0:20", "00:10.0 home/Ana one\n00:20.0\n00:20.0  paused  Reds 1 : 0 Blues\n"),
    ], ["", " --json"])
  func isSaved(_ change: (line: String, saved: String), _ option: String) throws {
    let error = try error(of: change.line + option, to: full)
    #expect(error.contains("no space left on device; the change is saved"))
    #expect(error.lines.count == 2)
    #expect(try game() == change.saved)
  }

  @Test("is reported, also of a table", arguments: ["show"] + tables)
  func isReported(_ line: String) throws {
    #expect(
      try error(of: line, to: full)
        == "scoreboard: cannot write the answer: no space left on device\n")
  }

  private nonisolated static let tables = ["export games", "export players", "export plays"]

  @Test(
    "ends every command that only looks",
    arguments: ["show", "log", "list", "watch", "clock", "help"])
  func looking(_ command: String) throws {
    _ = try error(of: command, to: full)
    _ = try error(of: command + " --json", to: full)
  }

  @Test("ends a new game, which is saved")
  func new() throws {
    let line = #"new "Reds: Ana, Bo, Cy" "Greens: Di, Ed, Flo""#
    #expect(try error(of: line, to: full).contains("; 2026-11-20-reds-greens is made"))
    desk.out = nil
    #expect(try desk.run("log --feed 2026-11-20-reds-greens").status == 0)
  }

  @Test("ends a feed after the lines that were waiting")
  func feed() throws {
    desk.send("Bo rebound\n", "Cy rebound\n")
    let error = try error(of: "record -", to: full)
    #expect(error.contains("; what was recorded up to line 1 is saved"))
    #expect(
      try game() == "00:10.0 home/Ana one\n00:10.0 home/Bo rebound\n"
        + "00:10.0  paused  Reds 1 : 0 Blues\n")
  }

  @Test(
    "because nobody reads on is no news",
    arguments: ["show", "log", "list", "watch", "undo", "--help"]
      + tables.map { "\($0) @1 --jsonl" })
  func closedPipe(_ line: String) throws {
    #expect(try error(of: line, to: closed) == "")
  }

  @Test("because nobody reads on ends who waits for something to tell")
  func waiting() throws {
    let answer = try desk.run("watch --plain")
    #expect(answer.out == "Reds 1 : 0 Blues  00:10.0  paused, to 3 by 2\n")
    #expect(answer.err == "")
    #expect(answer.status == 74)
  }
}

import Terminal
import Testing

@testable import scoreboard

@Suite("An answer that cannot be written")
struct WritingTests {
  let desk: Desk
  let full = Output { _ throws(OutputError) in throw .failed("no space left on device") }
  let closed = Output { _ throws(OutputError) in throw .closedPipe }

  init() throws {
    desk = try Desk()
    try desk.run("\(redsBlues) --target 3")
    try desk.run("record --at 0:10 Ana one")
  }

  /// What the game is now: its plays, and whether its clock runs.
  private func game() throws -> String {
    desk.out = nil
    let plays = try desk.run("log --feed").out
    return plays + (try desk.run("clock pause").out.lines.prefix(1).joined()) + "\n"
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
    desk.out = full
    let answer = try desk.run(change.line + option)
    #expect(answer.status == 74)
    #expect(answer.err.contains("no space left on device; the change is saved"))
    #expect(answer.err.lines.count == 2)
    #expect(try game() == change.saved)
  }

  @Test("is reported")
  func isReported() throws {
    desk.out = full
    let answer = try desk.run("show")
    #expect(answer.err == "scoreboard: cannot write the answer: no space left on device\n")
    #expect(answer.status == 74)
  }

  @Test(
    "ends every command that only looks",
    arguments: ["show", "log", "list", "watch", "clock", "help"])
  func looking(_ command: String) throws {
    desk.out = full
    #expect(try desk.run([command]).status == 74)
    #expect(try desk.run([command, "--json"]).status == 74)
  }

  @Test("ends a table", arguments: ["games", "players", "plays"])
  func tables(_ table: String) throws {
    desk.out = full
    let answer = try desk.run("export \(table)")
    #expect(answer.err == "scoreboard: cannot write the answer: no space left on device\n")
    #expect(answer.status == 74)
    desk.out = closed
    let unread = try desk.run("export \(table) @1 --jsonl")
    #expect(unread.err == "")
    #expect(unread.status == 74)
  }

  @Test("ends a new game, which is saved")
  func new() throws {
    desk.out = full
    let line = #"new "Reds: Ana, Bo, Cy" "Greens: Di, Ed, Flo""#
    let answer = try desk.run(line)
    #expect(answer.status == 74)
    #expect(answer.err.contains("; 2026-11-20-reds-greens is made"))
    desk.out = nil
    #expect(try desk.run("log --feed 2026-11-20-reds-greens").status == 0)
  }

  @Test("ends a feed after the lines that were waiting")
  func feed() throws {
    desk.out = full
    desk.feed = ["Bo rebound\n", "Cy rebound\n"].map { Array($0.utf8) }
    let answer = try desk.run("record -")
    #expect(answer.status == 74)
    #expect(answer.err.contains("; what was recorded up to line 1 is saved"))
    #expect(
      try game() == "00:10.0 home/Ana one\n00:10.0 home/Bo rebound\n"
        + "00:10.0  paused  Reds 1 : 0 Blues\n")
  }

  @Test(
    "because nobody reads on is no news",
    arguments: ["show", "log", "list", "watch", "undo", "--help"])
  func closedPipe(_ line: String) throws {
    desk.out = closed
    let answer = try desk.run([line])
    #expect(answer.err == "")
    #expect(answer.status == 74)
  }

  @Test("because nobody reads on ends who waits for something to tell")
  func waiting() throws {
    let answer = try desk.run("watch --plain")
    #expect(answer.out == "Reds 1 : 0 Blues  00:10.0  paused, to 3 by 2\n")
    #expect(answer.err == "")
    #expect(answer.status == 74)
  }
}

import Fixtures
import Foundation
import Testing

@testable import scoreboard

@Suite("A game that several keep and follow at once")
struct TogetherTests {
  @Test("is the same to a scorer, a loop of a shell, a screen that watches and a pipe")
  func four() throws {
    let desk = Desk()
    try desk.run("\(redsBlues) --target 21")
    let scorer = try SeatedTool("scoreboard score", in: desk.folder)
    let watcher = try SeatedTool("scoreboard watch", in: desk.folder)
    let pipe = try SeatedTool(
      "scoreboard watch --plays | cat > plays; echo ended; read x", in: desk.folder)
    try scorer.sees("o one")
    try watcher.sees("[q] quit")
    let loop = try SeatedTool(
      "for i in 1 2 3 4 5 6 7 8 9 10; do scoreboard record -q Di rebound; done; echo done; read x",
      in: desk.folder)
    for _ in 0..<20 { scorer.terminal.type("1o") }
    try loop.sees("done")
    for tool in [scorer, watcher] {
      // The last of thirty plays, and the points of twenty of them.
      try tool.sees { screen in
        screen.lines.contains { $0.hasPrefix("30  ") }
          && screen.lines.contains { $0.contains(/Ana +20 .* Di +–/) }
      }
    }
    scorer.terminal.type("1o")
    try scorer.sees("final, Reds won")
    try watcher.sees("final, Reds won")
    try pipe.sees("ended")
    let printed = try String(path: desk.folder + "/plays")
    let log = try desk.run("log --jsonl").out
    #expect(printed.lines.sorted() == log.lines.sorted())
    #expect(printed.lines.count == 32)
  }
}

import Synchronization
import Terminal
import Testing

@testable import scoreboard

@Suite("A feed that arrives in parts")
struct ArrivingTests {
  let desk = Desk()

  init() throws {
    try desk.run("\(redsBlues) --target 3")
  }

  @Test("is answered part by part, its lines counted through")
  func parts() throws {
    desk.send("# one\nAna one\n", "Bo one\n\n", "Zed one\nCy one\n", "Cy one\n")
    let answer = try desk.run("record -")
    #expect(
      answer.parts.map(\.text) == [
        "1  00:00.0  Ana (Reds) one  Reds 1 : 0 Blues\n",
        "2  00:00.0  Bo (Reds) one  Reds 2 : 0 Blues\n",
        "scoreboard: line 5: nobody in this game is called 'Zed'\nhint: did you mean 'Ed'?\n",
      ])
    #expect(answer.status == 65)
  }

  @Test("goes on behind a refused line with --keep-going, and ends with the first one's status")
  func keepGoing() throws {
    desk.send("Ana two\nBo one\nCy one\n", "Zed one\n", "Ana assist\n")
    let answer = try desk.run("record --keep-going -")
    #expect(
      answer.out == """
        1  00:00.0  Ana (Reds) two  Reds 2 : 0 Blues
        2  00:00.0  Bo (Reds) one  Reds 3 : 0 Blues
        final, Reds won
        3  00:00.0  Ana (Reds) assist  Reds 3 : 0 Blues

        """)
    #expect(answer.status == 1)
  }

  @Test("is recorded as the clock stands when each part comes")
  func clock() throws {
    try desk.run("clock start")
    desk.send("Ana one\n", "Bo one\n")
    let answers = Mutex("")
    desk.out = Output { [unowned desk] text in
      answers.withLock { $0 += text }
      MainActor.assumeIsolated { desk.pass(1500) }
    }
    try desk.run("record -")
    desk.out = nil
    #expect(
      answers.withLock { $0 } == """
        1  00:00.0  Ana (Reds) one  Reds 1 : 0 Blues
        2  00:01.5  Bo (Reds) one  Reds 2 : 0 Blues

        """)
  }
}

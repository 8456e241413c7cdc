import Synchronization
import Terminal
import Testing

@testable import scoreboard

@Suite("The lines of a replay")
struct ReplayPaceTests {
  let desk = Desk()

  init() throws {
    try desk.run(redsBlues)
    try desk.run("record --at 0:10 Ana one Bo one")
    try desk.run("record --at 0:12.5 Di two")
    try desk.run("record --at 0:52.5 Ed foul")
  }

  /// What is written, and how many milliseconds after the start.
  private func written(_ line: String) throws -> [String] {
    let told = Mutex<[String]>([])
    let start = desk.now.milliseconds
    desk.out = Output { [unowned desk] text in
      let now = MainActor.assumeIsolated { desk.now.milliseconds }
      told.withLock { $0.append("\(now - start): \(text)") }
    }
    #expect(try desk.run(line).status == 0)
    return told.withLock { $0 }
  }

  @Test("are written when the clock comes to them, those of one moment together")
  func pace() throws {
    #expect(
      try written("replay") == [
        "0: #    CLOCK  SCORE  PLAY  PLAYER  TEAM\n",
        "0: 1  00:10.0    1-0  one   Ana     Reds\n2  00:10.0    2-0  one   Bo      Reds\n",
        "2500: 3  00:12.5    2-2  two   Di      Blues\n",
        "42500: 4  00:52.5    2-2  foul  Ed      Blues\n",
        "42500: Reds 2 : 2 Blues  00:52.5  paused, to 15 by 2\n",
      ])
  }

  @Test("come faster, sooner and later as is asked for")
  func options() throws {
    func times(_ options: String) throws -> [Int?] {
      try written("replay " + options).map { Int($0.prefix { $0 != ":" }) }
    }
    #expect(try times("--speed 4") == [0, 0, 625, 10_625, 10_625])
    #expect(try times("--speed 0.5 --idle-limit 3") == [0, 0, 5000, 11_000, 11_000])
    #expect(try times("--from 0:12") == [0, 500, 40_500, 40_500])
    #expect(try times("--instant") == [0, 0, 0])
    #expect(try times("--json") == [0, 2500, 42_500])
  }

  @Test("end quietly when nobody reads on")
  func closedPipe() throws {
    desk.out = Output { text throws(OutputError) in
      if text.hasPrefix("3") { throw .closedPipe }
    }
    let (start, answer) = (desk.now.milliseconds, try desk.run("replay"))
    #expect((answer.err, answer.status) == ("", 74))
    #expect(desk.now.milliseconds - start == 2500)
  }

  @Test("that cannot be written are an error")
  func full() throws {
    desk.out = Output { _ throws(OutputError) in throw .failed("no space left on device") }
    #expect(try desk.run("replay --once").status == 74)
    #expect(try desk.run("replay --json").status == 74)
  }
}

import CLibrary
import Fixtures
import Foundation
import Terminal
import Testing

@testable import scoreboard

@Suite("The terminal of a scorer", .serialized)
struct TerminalTests {
  let desk = Desk()

  init() throws {
    try desk.run(redsBlues)
  }

  /// The ways out: what is done, and the status that the shell sees.
  nonisolated enum WayOut: CaseIterable {
    case quit, interrupt, quitKey, term, hangUp, abort, fault, unused, pipe

    var signal: Int32? {
      switch self {
      case .quit, .interrupt, .quitKey: nil
      case .term: SIGTERM
      case .hangUp: SIGHUP
      case .abort: SIGABRT
      case .fault: SIGSEGV
      case .unused: .unusedSignal
      case .pipe: SIGPIPE
      }
    }

    var key: String? {
      switch self {
      case .quit: "q"
      case .interrupt: "\u{3}"
      case .quitKey: "\u{1c}"
      default: nil
      }
    }

    var status: Int32 {
      switch self {
      case .quit: 0
      case .interrupt: 128 + SIGINT
      case .quitKey: 128 + SIGQUIT
      default: 128 + (signal ?? 0)
      }
    }
  }

  @Test("is restored, and the status tells how it ended", arguments: WayOut.allCases)
  func waysOut(_ way: WayOut) throws {
    let tool = try SeatedTool(
      "trap : INT; echo before; scoreboard score; echo status $?; read x", in: desk.folder)
    try tool.sees("o one")
    #expect(tool.terminal.modes != tool.found)
    tool.terminal.type("1t")
    try tool.sees("two by Ana, 2 : 0")
    if let key = way.key { tool.terminal.type(key) }
    if let signal = way.signal { tool.signal(signal) }
    let after = try tool.sees("status \(way.status)")
    #expect(after.lines.first == "before")
    #expect(after.modes == [7, 25])
    #expect(tool.terminal.modes == tool.found)
    #expect(try desk.log == "00:00.0 home/Ana two\n")
  }

  @Test("is restored while the tool is stopped, and used again")
  func stopped() throws {
    let tool = try SeatedTool(
      "scoreboard score; echo stopped; read x; fg >/dev/null; echo status $?; read x",
      in: desk.folder)
    try tool.sees("o one")
    tool.terminal.type("1t\u{1a}")
    let meanwhile = try tool.sees("stopped")
    #expect(meanwhile.modes == [7, 25])
    #expect(tool.terminal.modes == tool.found)
    tool.terminal.type("\n")
    try tool.sees("two by Ana, 2 : 0")
    tool.terminal.type("2rq")
    let after = try tool.sees("status 0")
    #expect(after.modes == [7, 25] && tool.terminal.modes == tool.found)
    #expect(
      try desk.log == "00:00.0 home/Ana two\n00:00.0 home/Bo rebound\n"
    )
  }

  @Test("is drawn again when it has another size")
  func resized() throws {
    let tool = try SeatedTool("scoreboard score", in: desk.folder)
    try tool.sees("6  Di")
    tool.resize(to: Size(columns: 20, rows: 5))
    let small = try tool.sees("Reds 0 : 0 Blues   …")
    #expect(
      small.lines == [
        "Reds 0 : 0 Blues   …", "h                  …", "", "space starts the cl…",
        "[o] [t] [a] [r] [f]…",
      ])
  }

  @Test("takes keys as fast as it can send them, each play once and in order")
  func burst() throws {
    let tool = try SeatedTool("scoreboard score; echo status $?; read x", in: desk.folder)
    try tool.sees("o one")
    var random = SplitMix64(seed: 1)
    var (keys, feed) = ("", "")
    let people = [
      ("1", "home/Ana"), ("2", "home/Bo"), ("3", "home/Cy"), ("6", "away/Di"), ("7", "away/Ed"),
      ("8", "away/Flo"),
    ]
    for _ in 0..<100 {
      let (key, name) = people.randomElement(using: &random) ?? ("", "")
      let (half, move) =
        [("r", "rebound"), ("f", "foul")].randomElement(using: &random) ?? ("", "")
      keys += Bool.random(using: &random) ? key + half : half + key
      feed += "00:00.0 \(name) \(move)\n"
    }
    tool.terminal.type(keys + "q")
    try tool.sees("status 0")
    #expect(try desk.log == feed)
  }
}

import Basketball
import Fixtures
import Glibc
import Storage
import Terminal

/// Keys, other sizes and signals to `scoreboard score` at a terminal: it ends, the terminal is as it
/// was before, and no play that was on the screen is lost.
struct Keys: Surface {
  private let folder: String
  private let tool: String
  private let library: GameLibrary

  private static let keys =
    Array("123678hvotarfkl ujbcgnxq?!").map { String($0) } + [
      "\u{1b}[A", "\u{1b}[B", "\u{1b}[C", "\u{1b}[D", "\u{1b}", "\r", "\t", "\u{7f}", "\u{1b}[200~",
      "\u{1b}[201~", "\u{1b}[?62;c", "\u{1b}]11;rgb:0000/0000/0000\u{7}", "é", "\u{1b}[",
      "\u{2028}",
    ]
  /// What ends it.
  private static let ends = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGALRM, SIGUSR1, SIGPWR]

  init(folder: String, tool: String) throws {
    (self.folder, self.tool) = (folder, tool)
    library = GameLibrary("\(folder)/games")
  }

  mutating func run(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let game = try library.create(
      teams: Sides(
        home: Team(name: "Reds", players: ["Ana", "Bo", "Cy"].map { Player($0) }),
        away: Team(name: "Blues", players: ["Di", "Ed", "Flo"].map { Player($0) })),
      rules: .pickup, now: TimeOfDay(milliseconds: 1_795_176_000_120), day: "\(seed)")
    let id = game.standing.id
    defer { unlink("\(folder)/games/\(id).json") }
    var seat = try Seat([tool, "score", "--library", "\(folder)/games", "-g", id])
    try seat.look(until: { $0.contains { $0.contains("o one") } })
    for _ in 0..<Int.random(in: 5...60, using: &random) {
      seat.act(&random, Self.keys)
      if random.oneIn(6) { try seat.look(until: { _ in true }) }
    }
    try seat.end(by: random.oneIn(2) ? nil : Self.ends.randomElement(using: &random))
    let last = try library.game(id).standing.lastNumber
    try require(seat.highest <= last, "play \(seat.highest) was shown, and \(last) is the last")
  }
}

/// Somebody at a terminal with the tool on it.
private struct Seat {
  private let terminal: Pseudoterminal
  private let found: [UInt32]
  private let process: pid_t
  private var emulator: Emulator
  /// The highest number of a play that was on the screen.
  private(set) var highest = 0

  init(_ words: [String]) throws {
    let size = Size(columns: 80, rows: 30)
    terminal = try Pseudoterminal(size)
    (found, emulator) = (terminal.modes, Emulator(size))
    process = try startSession(words, at: terminal.path)
  }

  /// Does one thing.
  mutating func act(_ random: inout SplitMix64, _ keys: [String]) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      let size = Size(
        columns: .random(in: 1...120, using: &random), rows: .random(in: 1...40, using: &random))
      emulator.resize(to: size)
      terminal.resize(to: size)
    case 1: kill(process, random.oneIn(2) ? SIGWINCH : SIGCONT)
    case 2...10:
      // A play: two keys.
      terminal.type(
        "\(Int.random(in: 1...8, using: &random))\(["o", "t", "r", "f"][random.place([1, 2, 3, 4])])"
      )
    default: terminal.type(keys.randomElement(using: &random) ?? "")
    }
  }

  /// Reads what is shown until it is as expected, ten seconds at most.
  mutating func look(until isExpected: ([String]) -> Bool) throws {
    for _ in 0..<1000 {
      emulator.write(terminal.arrived(within: 10))
      see()
      if isExpected(emulator.lines) { return }
    }
    throw Broken("waited in vain:\n\(emulator.lines.joined(separator: "\n"))")
  }

  /// A play on the screen: `12  00:12.0 …`.
  private mutating func see() {
    guard emulator.modes.contains(1049) else { return }
    for line in emulator.lines {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let number = Int(words[0]),
        words[1].drop(while: { $0 == " " }).prefix(8).contains(".")
      else { continue }
      highest = max(highest, number)
    }
  }

  /// Has it end by a signal, or by keys: out of whatever is open, then `q`.
  mutating func end(by signal: Int32?) throws {
    if let signal { kill(process, signal) }
    var status: Int32 = 0
    for _ in 0..<1000 {
      emulator.write(terminal.arrived(within: 10))
      see()
      if waitpid(process, &status, WNOHANG) == process {
        emulator.write(terminal.arrived(within: 10))
        let crashes = [SIGSEGV, SIGILL, SIGBUS, SIGTRAP, SIGFPE]
        try require(!crashes.contains(status & 0x7F), "it crashed: signal \(status & 0x7F)")
        try require(terminal.modes == found, "the terminal has other modes than before")
        try require(
          emulator.modes == [7, 25], "the screen is left with \(emulator.modes.sorted())")
        return
      }
      if signal == nil { terminal.type("\u{1b}[201~\u{1b}\u{1b}q") }
    }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    throw Broken("it does not end:\n\(emulator.lines.joined(separator: "\n"))")
  }
}

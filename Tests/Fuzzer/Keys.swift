import Basketball
import CLibrary
import Fixtures
import Storage
import Terminal

/// The size of a terminal: the C library of macOS has another `Size`.
typealias Size = Terminal.Size

/// Keys, other sizes and signals to `scoreboard score` at a terminal: it ends, the terminal is as it
/// was before, and no play that was on the screen is lost.
struct Keys: Surface {
  private let folder: String
  private let tool: String
  private let library: GameLibrary

  private static let keys =
    Array("123678hvotarfkl ujbcgnxq?!@+").map { String($0) } + [
      "\u{1b}[A", "\u{1b}[B", "\u{1b}[C", "\u{1b}[D", "\u{1b}", "\r", "\t", "\u{7f}", "\u{1b}[200~",
      "\u{1b}[201~", "\u{1b}[?62;c", "\u{1b}]11;rgb:0000/0000/0000\u{7}", "é", "\u{1b}[",
      "\u{2028}", ":END\r",
    ]
  /// What ends it.
  private static let ends = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGALRM, SIGUSR1,
    .unusedSignal,
  ]

  init(folder: String, tool: String) throws {
    (self.folder, self.tool) = (folder, tool)
    library = GameLibrary("\(folder)/games")
  }

  mutating func run(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let game = try library.create(
      NewGame(.redsAndBlues, by: .pickup, on: "2026-11-20"),
      now: TimeOfDay(milliseconds: 1_795_176_000_120))
    let id = game.state.id
    defer { unlink("\(folder)/games/\(id).json") }
    var seat = try Seat([tool, "score", "--library", "\(folder)/games", "-g", id])
    let isShown = seat.read { $0.emulator.lines.contains { $0.contains("o one") } }
    try require(isShown, "waited in vain:\n\(seat.picture)")
    for _ in 0..<Int.random(in: 5...60, using: &random) {
      act(at: &seat, &random)
      if random.oneIn(6) { _ = seat.read { _ in true } }
    }
    try end(&seat, by: random.oneIn(2) ? nil : Self.ends.randomElement(using: &random))
    let highest = seat.seen.compactMap(Self.number).max() ?? 0
    let last = try library.game(id).state.lastNumber
    try require(highest <= last, "play \(highest) was shown, and \(last) is the last")
  }

  /// Does one thing.
  private func act(at seat: inout Seat, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      seat.resize(
        to: Size(
          columns: .random(in: 1...120, using: &random), rows: .random(in: 1...40, using: &random)))
    case 1: kill(seat.process, random.oneIn(2) ? SIGWINCH : SIGCONT)
    case 2...10:
      // A play: two keys.
      seat.terminal.type(
        "\(Int.random(in: 1...8, using: &random))\(["o", "t", "r", "f"][random.place([1, 2, 3, 4])])"
      )
    default: seat.terminal.type(Self.keys.randomElement(using: &random) ?? "")
    }
  }

  /// Has it end by a signal, or by keys: out of whatever is open, then `q`, which asks while the clock
  /// runs.
  private func end(_ seat: inout Seat, by signal: Int32?) throws {
    if let signal { kill(seat.process, signal) }
    let status = seat.end(typing: signal == nil ? "\u{1b}[201~\u{1b}\u{1b}qq" : "")
    guard let status else { throw Broken("it does not end:\n\(seat.picture)") }
    let crashes = [SIGSEGV, SIGILL, SIGBUS, SIGTRAP, SIGFPE]
    try require(!crashes.contains(status & 0x7F), "it crashed: signal \(status & 0x7F)")
    try require(seat.terminal.modes == seat.found, "the terminal has other modes than before")
    let modes = seat.emulator.modes
    try require(modes == [7, 25], "the screen is left with \(modes.sorted())")
  }

  /// The number of a play on the screen: `12  00:12.0 …`.
  private static func number(_ line: String) -> Int? {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let number = Int(words[0]),
      words[1].drop(while: { $0 == " " }).prefix(8).contains(".")
    else { return nil }
    return number
  }
}

extension Seat {
  fileprivate var picture: String { emulator.lines.joined(separator: "\n") }
}

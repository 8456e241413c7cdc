import Basketball
import Fixtures
import Foundation
import Synchronization
import Terminal
import Testing

@testable import scoreboard

/// The size of a terminal: the C library of macOS has another `Size`.
typealias Size = Terminal.Size

/// Makes a game of two teams, whose players are theirs in most scripts and tests.
nonisolated let redsBlues = #"new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo""#

/// A scorer's desk: a folder of its own, which goes when the desk goes, and a clock that one sets.
final class Desk {
  private let temporary = TemporaryLibrary()
  /// The folder that commands run in.
  var folder: String { temporary.folder }
  /// The time of day, at first 20:15:03.120 of 2026-11-20 in UTC.
  var now = TimeOfDay(milliseconds: 1_795_205_703_120)
  /// How many hours it is ahead of UTC there.
  var hoursAhead = 1
  /// Milliseconds that pass after each look at the clock.
  var pace = 0
  /// The environment.
  var environment = [String: String]()
  /// The terminal that answers and errors go to, if any.
  var terminal: Size?
  /// The chunks in which the next command's feed arrives, each some whole lines.
  var feed = [[UInt8]]()
  /// What shows live screens.
  var present: @MainActor (inout ScreenLoop, Style) throws -> Int32? = { _, _ in nil }
  /// Where answers go, if not into the command's `Answer`.
  var out: Output?
  /// Whether the command that waited last was ended while it did.
  var isKilled = false
  /// What happens while the next command waits, which is shown what was written since it last did;
  /// without it, nobody reads on.
  var meanwhile: (([Written.Part]) throws -> Void)?

  deinit {
    do { try KeyCheck.check(library: temporary.games) } catch { Issue.record(error) }
  }

  /// Runs a command line in the folder.
  @discardableResult
  func run(_ arguments: [String]) throws -> Answer {
    try answer(to: arguments) { Tool.run(arguments, in: $0) }
  }

  /// Runs a command line of bytes, which need not be text.
  func run(bytes: [[UInt8]]) throws -> Answer {
    try answer { Tool.run(bytes.flatMap { $0 + [0] }, in: $0) }
  }

  private func answer(
    to arguments: [String] = [], _ run: (Context) -> Problem.Kind?
  ) throws -> Answer {
    let written = Written()
    var heard = [Written.Part]()
    let meanwhile = meanwhile
    self.meanwhile = nil
    let context = Context(
      clock: {
        defer { self.pass(self.pace) }
        return self.now
      }, local: { [hoursAhead] in Desk.local($0, hoursAhead) }, environment: variables(environment),
      out: out ?? written.output(isError: false), err: written.output(isError: true),
      feed: nextLines, input: { Array(self.feed.joined()) },
      wait: { milliseconds, descriptor in
        if let meanwhile {
          let parts = written.take()
          heard += parts
          return try meanwhile(parts)
        }
        guard descriptor == nil else { throw OutputError.closedPipe }
        self.pass(milliseconds ?? 0)
      },
      isTerminal: ({ self.terminal != nil }, { self.terminal != nil }, { self.terminal != nil }),
      terminalSize: { self.terminal },
      present: present)
    // The folder is the process's, but nothing else on the main actor comes in between.
    let outside = open(".", O_RDONLY | O_DIRECTORY)
    defer {
      fchdir(outside)
      close(outside)
    }
    try #require(chdir(folder) == 0)
    let answer = Answer(status: run(context)?.exit.number ?? 0, parts: written.take())
    try KeyCheck.check(heard + answer.parts, of: arguments)
    return answer
  }

  /// A time at a desk that is so many hours ahead of UTC.
  private nonisolated static func local(_ time: TimeOfDay, _ hours: Int) -> String {
    let text = TimeOfDay(milliseconds: time.milliseconds + hours * 3_600_000).text
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(8))"
  }

  /// Runs what follows `scoreboard` on a line, such as `record Ana two`.
  @discardableResult
  func run(_ line: String) throws -> Answer {
    try run(#require(Shell.commands(in: "scoreboard \(line)").first?.arguments))
  }

  /// The log of the game at hand, as lines of a feed.
  var log: String { get throws { try run("log --feed").out } }

  /// What lines such as `list` answer, each after the line.
  func transcript(_ lines: [String]) throws -> String {
    try lines.map { line in
      let answer = try run(line)
      let status = answer.status == 0 ? "" : "[\(answer.status)]\n"
      let errors = answer.err.split(separator: "\n").map { "! \($0)\n" }.joined()
      return "$ scoreboard \(line)\n" + answer.out + errors + status
    }.joined()
  }

  /// Lets time pass.
  func pass(_ milliseconds: Int) {
    now = TimeOfDay(milliseconds: now.milliseconds + milliseconds)
  }

  /// Lets the next command's feed arrive in these parts.
  func send(_ parts: String...) { feed = parts.map { Array($0.utf8) } }

  /// Writes a file into the folder, or into one inside it.
  func write(_ bytes: some Sequence<UInt8>, _ name: String) throws {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(toPath: path)
  }

  private func nextLines() -> [[UInt8]]? {
    feed.isEmpty ? nil : Desk.lines(of: feed.removeFirst())
  }

  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.dropLast(bytes.last == UInt8(ascii: "\n") ? 1 : 0).map(Array.init)
  }
}

/// What a command line answered.
struct Answer {
  /// The exit status.
  let status: Int32
  /// What was written, in order, and whether it went to stderr.
  let parts: [Written.Part]

  /// All of stdout.
  var out: String { parts.filter { !$0.isError }.map(\.text).joined() }
  /// All of stderr.
  var err: String { parts.filter(\.isError).map(\.text).joined() }
}

/// What is written to two streams, in the order in which it comes.
nonisolated final class Written: Sendable {
  /// A text, and whether it went to stderr.
  typealias Part = (isError: Bool, text: String)

  private let parts = Mutex<[Part]>([])

  func output(isError: Bool) -> Output {
    Output { text in
      self.parts.withLock { parts in
        // A line may come in pieces.
        if let last = parts.last, last.isError == isError, !last.text.hasSuffix("\n") {
          parts[parts.count - 1].text += text
        } else {
          parts.append((isError, text))
        }
      }
    }
  }

  /// What was written since this was asked last.
  func take() -> [Part] {
    parts.withLock { parts in
      defer { parts = [] }
      return parts
    }
  }
}

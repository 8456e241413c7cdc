import CLibrary
import Fixtures
import Foundation
import Terminal
import Testing

/// The built tool, run by a shell with job control at a terminal that somebody watches.
final class SeatedTool {
  let terminal: Pseudoterminal
  /// The modes of the terminal before anybody used it.
  let found: [UInt32]
  private var emulator: Emulator
  private let shell: pid_t

  /// Runs a script of the shell in a folder; `scoreboard` in it is the tool.
  init(_ script: String, in folder: String, size: Size = Size(columns: 80, rows: 24)) throws {
    terminal = try Pseudoterminal(size)
    found = terminal.modes
    emulator = Emulator(size)
    let tool = try #require(Self.tool)
    shell = try startSession(
      ["/bin/sh", "-mc", "scoreboard() { '\(tool)' \"$@\"; }; cd '\(folder)'; \(script)"],
      at: terminal.path)
  }

  deinit {
    // A test that has failed may have left it there: the session ends with its leader.
    kill(shell, SIGKILL)
    waitpid(shell, nil, 0)
  }

  /// What a person sees, once it is as expected; what is seen when it has not become so.
  @discardableResult
  func sees(_ isExpected: (Emulator) -> Bool) throws -> Emulator {
    let end = Date(timeIntervalSinceNow: 60)
    while !isExpected(emulator), Date() < end {
      emulator.write(terminal.arrived(within: 100))
    }
    // By name: of an expression each part would be described, cell by cell, which takes seconds.
    let isSeen = isExpected(emulator)
    try #require(isSeen, "\(emulator.lines.joined(separator: "\n"))")
    return emulator
  }

  /// Waits until a line is seen that holds a text.
  @discardableResult
  func sees(_ text: String) throws -> Emulator {
    try sees { $0.lines.contains { $0.contains(text) } }
  }

  /// Sends a signal to what is in the foreground.
  func signal(_ number: Int32) {
    kill(-tcgetpgrp(terminal.far), number)
  }

  func resize(to size: Size) {
    emulator.resize(to: size)
    terminal.resize(to: size)
  }

  /// Where the tool is built: beside the tests.
  private static var tool: String? {
    let tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let folder = tests.map { URL(filePath: $0).deletingLastPathComponent() }
    return folder?.appending(path: "scoreboard").path
  }
}

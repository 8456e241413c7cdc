import Fixtures
import Foundation
import Glibc
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
    shell = try Self.spawn(
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
    let end = Date(timeIntervalSinceNow: 20)
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

  /// Starts a process whose session has the terminal.
  private static func spawn(_ words: [String], at path: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    for stream: Int32 in 1...2 { posix_spawn_file_actions_adddup2(&actions, 0, stream) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // POSIX_SPAWN_SETSID of spawn.h, which is not imported; and no signal blocked or ignored, as
    // the threads and the runner of the tests have them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, 0x80 | Int16(flags))
    var arguments = words.map { strdup($0) } + [nil as UnsafeMutablePointer<CChar>?]
    let variables = ["TERM=xterm-256color", "PATH=/usr/bin:/bin"]
    var environment = variables.map { strdup($0) } + [nil as UnsafeMutablePointer<CChar>?]
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment)
    for text in arguments + environment { free(text) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    try #require(code == 0)
    return process
  }
}

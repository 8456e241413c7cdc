import CLibrary

/// Starts a process whose session has the terminal.
public func startSession(_ words: [String], at path: String) throws -> pid_t {
  var actions: SpawnActions = zero()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
  for stream: Int32 in 1...2 { posix_spawn_file_actions_adddup2(&actions, 0, stream) }
  return try start(words, &actions, flags: POSIX_SPAWN_SETSID)
}

/// Starts a process in a folder that reads a file, and writes its answer and its errors to others.
public func start(
  _ words: [String], in folder: String, reading input: String, writing output: String,
  errors: String
) throws -> pid_t {
  var actions: SpawnActions = zero()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
  let flags = O_WRONLY | O_CREAT | O_TRUNC
  posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o666)
  posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o666)
  return try start(["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + words, &actions)
}

/// A process that did not start.
public struct NotStarted: Error {
  /// The number the system gave.
  public let errno: Int32
}

/// No signal is blocked or ignored, as the threads and the runner of tests have them.
private func start(
  _ words: [String], _ actions: inout SpawnActions, flags: Int32 = 0
) throws -> pid_t {
  var attributes: SpawnAttributes = zero()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(
    &attributes, Int16(flags | Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)))
  var arguments = words.map { strdup($0) } + [nil as UnsafeMutablePointer<CChar>?]
  // What dies of a signal does so at once, as where no toolchain is: the runtime's debugger would
  // ask on the terminal what to do, for half a minute.
  let variables = ["TERM=xterm-256color", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no"]
  var environment = variables.map { strdup($0) } + [nil as UnsafeMutablePointer<CChar>?]
  defer { for text in arguments + environment { free(text) } }
  var process = pid_t()
  let code = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment)
  guard code == 0 else { throw NotStarted(errno: code) }
  return process
}

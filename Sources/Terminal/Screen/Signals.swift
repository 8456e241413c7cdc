import Glibc
import Synchronization

/// The writing end of the pipe that signals are noted in, for the handler, which can be handed
/// nothing; -1 while there is none.
private let noting = Atomic<Int32>(-1)

private func note(_ signal: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(noting.load(ordering: .relaxed), &byte, 1)
  errno = code
}

/// The signals that a screen answers, each noted in a pipe as it arrives: `poll` waits for it along
/// with the keys.
struct Signals: ~Copyable {
  /// Those that ask the process to end.
  static let ending: Set = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  private static let answered = ending.union([SIGTSTP, SIGCONT, SIGWINCH])

  /// What `poll` is to wait for.
  let reader: Int32
  private let writer: Int32
  private var before: [(signal: Int32, action: sigaction)] = []

  init() throws(ScreenError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .failed(OutputError.reason(errno)) }
    (reader, writer) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    answer()
  }

  deinit {
    Self.putBack(before)
    noting.store(-1, ordering: .relaxed)
    for end in [reader, writer] { close(end) }
  }

  /// The signals that have arrived since it was last asked.
  func arrived() -> Set<Int32> {
    var noted = [UInt8](repeating: 0, count: 256)
    let count = read(reader, &noted, noted.count)
    return Set(noted.prefix(max(0, count)).map { Int32($0) })
  }

  /// Stops the process, as by its default action, until it is told to go on.
  mutating func stop() {
    Self.putBack(before)
    Self.obey(SIGTSTP)
    answer()
  }

  /// Does what the process would have done on this signal had it had no handler.
  static func obey(_ signal: Int32) {
    let before = act(on: signal, by: SIG_DFL, flags: 0)
    var unblocked = sigset_t()
    var mask = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, signal)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, &mask)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    putBack([(signal, before)])
  }

  private mutating func answer() {
    noting.store(writer, ordering: .relaxed)
    // Whoever started the process with a signal ignored, as nohup does, wants it ignored.
    before = Self.answered.filter { !Self.isIgnored($0) }
      .map { ($0, Self.act(on: $0, by: note, flags: SA_RESTART)) }
    Crash.makeStack()
    let once = Int32(truncatingIfNeeded: SA_RESETHAND) | SA_NODEFER | SA_ONSTACK
    before += Crash.signals.map { ($0, Self.act(on: $0, by: Crash.handler, flags: once)) }
  }
}

extension Signals {
  /// - Returns: the action before.
  private static func act(
    on signal: Int32, by handler: __sighandler_t?, flags: Int32
  ) -> sigaction {
    var (action, before) = (sigaction(), sigaction())
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    sigaction(signal, &action, &before)
    return before
  }

  private static func putBack(_ actions: [(signal: Int32, action: sigaction)]) {
    for (signal, action) in actions {
      var action = action
      sigaction(signal, &action, nil)
    }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // Handlers cannot be compared; this one stands for a number.
    let ignoring = unsafeBitCast(SIG_IGN, to: Int.self)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == ignoring
  }
}

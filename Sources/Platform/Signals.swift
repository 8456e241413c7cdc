import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The writing end of the pipe that the handler records signals in; -1 while there is none. The C
/// library passes a handler only the signal's number.
private let recorder = Atomic<Int32>(-1)

private func record(_ signal: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(recorder.load(ordering: .relaxed), &byte, 1)
  errno = code
}

private typealias Handler = @convention(c) (Int32) -> Void

extension sigaction {
  /// The first of its members, in a union that each C library names in its own way.
  fileprivate var handler: Handler? {
    get { withUnsafeBytes(of: self) { $0.load(as: Handler?.self) } }
    set { withUnsafeMutableBytes(of: &self) { $0.storeBytes(of: newValue, as: Handler?.self) } }
  }
}

/// Does something while a signal is blocked, or is not: `SIG_BLOCK`, `SIG_UNBLOCK`.
func masking(_ signal: Int32, _ change: Int32, _ work: () -> Void) {
  let masked = SignalMask([signal], change)
  work()
  masked.restore()
}

/// The signals that were blocked before others were.
public struct SignalMask {
  private var before = sigset_t()

  fileprivate init(_ signals: [Int32], _ change: Int32) {
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in signals { sigaddset(&mask, signal) }
    pthread_sigmask(change, &mask, &before)
  }

  /// Lets signals that ask the process to end wait until `restore`, so that a process that is told to
  /// end while it writes leaves no temporary file.
  public static func deferringEnd() -> SignalMask { SignalMask(Signals.requests, SIG_BLOCK) }

  /// Blocks what was blocked before, and nothing else.
  public func restore() {
    var mask = before
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}

/// Numbers of signals.
public enum Signal {
  /// The terminal is gone.
  public static let hangUp = SIGHUP
  /// The process is to stop: Ctrl-Z.
  public static let stop = SIGTSTP
  /// The process goes on after a stop.
  public static let goOn = SIGCONT
  /// The process writes to the terminal in the background.
  public static let backgroundOutput = SIGTTOU
}

/// The signals that a screen handles. Each is written to a pipe as it arrives, so that `poll` waits
/// for signals and keys together.
public struct Signals: ~Copyable {
  private typealias SavedAction = (signal: Int32, action: sigaction)

  /// Those that ask the process to end.
  fileprivate static let requests = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  /// Those that end the process by default and mean nothing here (signal(7)): timers, notices, and
  /// the free real-time signals.
  private static let unexpected = Set([SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2]).union(others)
  #if canImport(Darwin)
    private static let others = [SIGEMT]
  #else
    private static let others =
      [SIGIO, SIGPWR, SIGSTKFLT] + (__libc_current_sigrtmin()...__libc_current_sigrtmax())
  #endif
  /// Those that end the process, after the keys before them are read.
  public static let ending = unexpected.union(requests)
  private static let recorded = Set(requests + [SIGTSTP, SIGCONT, SIGWINCH])

  /// The descriptor for `poll`.
  public let reader: Descriptor
  private let writer: Descriptor
  private var savedActions = [SavedAction]()

  /// Handles the signals from now on.
  public init() throws(SystemError) {
    var ends: [Descriptor] = [-1, -1]
    _ = try checked(pipe(&ends))
    reader = ends[0]
    writer = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    installHandlers()
  }

  deinit {
    Self.restore(savedActions)
    recorder.store(-1, ordering: .relaxed)
    for end in [reader, writer] { close(end) }
  }

  /// Reads the signals that have arrived since the last call.
  public func readArrived() -> Set<Int32> {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(reader, &bytes, bytes.count)
    return Set(bytes.prefix(max(0, count)).map { Int32($0) })
  }

  /// Stops the process until a signal continues it.
  public mutating func stopProcess() {
    Self.restore(savedActions)
    Self.performDefaultAction(of: SIGTSTP)
    installHandlers()
  }

  /// Performs the default action of this signal.
  public static func performDefaultAction(of signal: Int32) {
    let before = setAction(on: signal, to: SIG_DFL, flags: 0)
    masking(signal, SIG_UNBLOCK) { _ = raise(signal) }
    restore([(signal, before)])
  }

  private mutating func installHandlers() {
    recorder.store(writer, ordering: .relaxed)
    // A signal that was ignored from the start, as under nohup, stays ignored. A signal that has a
    // handler already, such as a profiler's timer, does not end the process.
    let recorded =
      Self.recorded.filter { !Self.has($0, SIG_IGN) }
      + Self.unexpected.filter { Self.has($0, SIG_DFL) }
    savedActions = recorded.map { ($0, Self.setAction(on: $0, to: record, flags: SA_RESTART)) }
    CrashHandler.makeStack()
    let once = Int32(truncatingIfNeeded: SA_RESETHAND) | SA_NODEFER | SA_ONSTACK
    let fatal = CrashHandler.signals + CrashHandler.limits.filter { Self.has($0, SIG_DFL) }
    savedActions += fatal.map {
      ($0, Self.setAction(on: $0, to: CrashHandler.handle, flags: once))
    }
  }

  /// - Returns: the action before.
  private static func setAction(
    on signal: Int32, to handler: Handler?, flags: Int32
  ) -> sigaction {
    var action = sigaction()
    var before = sigaction()
    action.handler = handler
    action.sa_flags = flags
    sigaction(signal, &action, &before)
    return before
  }

  private static func restore(_ actions: [SavedAction]) {
    for (signal, action) in actions {
      var action = action
      sigaction(signal, &action, nil)
    }
  }

  /// Whether a signal has this handler, `SIG_DFL` or `SIG_IGN`.
  private static func has(_ signal: Int32, _ handler: Handler?) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // Functions cannot be compared, but these two are numbers.
    return unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(handler, to: Int.self)
  }
}

/// The session that the handler ends, since the C library passes it only the signal's number.
/// Sharing the pointer is safe because it is only used by the one who exchanged it.
nonisolated(unsafe) private let active = Atomic<UnsafeMutablePointer<TerminalSession>?>(nil)

/// Restores the terminal when the process crashes: by a trap, a fault, an abort, or a limit.
public enum CrashHandler {
  /// The signals of a crash.
  public static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The signals for a forbidden write or call, or for too much processor time: after these, too,
  /// the process ends at once.
  public static let limits = [SIGPIPE, SIGXFSZ, SIGXCPU, SIGSYS]

  /// Makes a crash end this session.
  public static func protect(_ session: TerminalSession) {
    stopProtecting()
    let stored = UnsafeMutablePointer<TerminalSession>.allocate(capacity: 1)
    stored.initialize(to: session)
    active.store(stored, ordering: .releasing)
  }

  /// Makes a crash leave the terminal as it is.
  public static func stopProtecting() {
    active.exchange(nil, ordering: .acquiring)?.deallocate()
  }

  /// Gives the handler its own stack, since an overflowed stack has no room for it. It is never
  /// freed.
  static func makeStack() {
    var present = stack_t()
    sigaltstack(nil, &present)
    guard present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var own = stack_t()
    own.ss_size = 1 << 16
    own.ss_sp = .allocate(byteCount: own.ss_size, alignment: 16)
    sigaltstack(&own, nil)
  }

  /// Ends the session and raises the signal again. Install it with SA_RESETHAND: the default action
  /// must be back in place when it runs.
  static let handle: @convention(c) (Int32) -> Void = { signal in
    active.exchange(nil, ordering: .acquiring)?.pointee.end()
    raise(signal)
  }
}

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The session that a handler ends. It cannot be passed one: the C library calls it with the
/// signal's number alone. Unsafe because a pointer is; whoever exchanges it is alone with it.
nonisolated(unsafe) private let active = Atomic<UnsafeMutablePointer<TerminalSession>?>(nil)

/// Ends the session of a process that dies at once: by a trap, a fault, an abort, or a limit.
public enum CrashHandler {
  /// The signals of a crash.
  public static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The signals for a write or a call that must not be, or for too much processor time: with them,
  /// too, the process cannot go on until it waits for events again.
  public static let limits = [SIGPIPE, SIGXFSZ, SIGXCPU, SIGSYS]

  /// From now on a crash ends this session.
  public static func protect(_ session: TerminalSession) {
    stopProtecting()
    let stored = UnsafeMutablePointer<TerminalSession>.allocate(capacity: 1)
    stored.initialize(to: session)
    active.store(stored, ordering: .releasing)
  }

  /// From now on a crash leaves the terminal as it is.
  public static func stopProtecting() {
    active.exchange(nil, ordering: .acquiring)?.deallocate()
  }

  /// Gives the handler a stack of its own, as one that has overflowed has no room for it. It is
  /// never freed: this thread has it to its end.
  static func makeStack() {
    var present = stack_t()
    sigaltstack(nil, &present)
    guard present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var own = stack_t()
    own.ss_size = 1 << 16
    own.ss_sp = .allocate(byteCount: own.ss_size, alignment: 16)
    sigaltstack(&own, nil)
  }

  /// Ends the session and dies of the signal all the same. To be installed so that the default
  /// action is back in place when it runs.
  static let handle: @convention(c) (Int32) -> Void = { signal in
    active.exchange(nil, ordering: .acquiring)?.pointee.end()
    raise(signal)
  }
}

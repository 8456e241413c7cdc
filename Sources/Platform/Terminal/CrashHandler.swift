import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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

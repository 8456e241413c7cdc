import Glibc
import Synchronization

/// The terminal that a handler gives back. It cannot be handed one: the C library calls it with the
/// signal's number alone. Unsafe because a pointer is; whoever exchanges it has it to himself.
nonisolated(unsafe) private let taken = Atomic<UnsafeMutablePointer<Loan>?>(nil)

/// The way out that nobody chose: a trap, a fault, an abort.
enum Crash {
  /// The signals that say so.
  static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// From now on a crash gives this terminal back.
  static func guarding(_ loan: Loan) {
    leaveAlone()
    let kept = UnsafeMutablePointer<Loan>.allocate(capacity: 1)
    kept.initialize(to: loan)
    taken.store(kept, ordering: .releasing)
  }

  /// Gives the handler a stack of its own, for the one that has overflowed can take no more. It is
  /// this thread's to its end.
  static func makeStack() {
    var there = stack_t()
    sigaltstack(nil, &there)
    guard there.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var own = stack_t()
    own.ss_size = 1 << 16
    own.ss_sp = .allocate(byteCount: own.ss_size, alignment: 16)
    sigaltstack(&own, nil)
  }

  /// From now on a crash leaves the terminal alone.
  static func leaveAlone() {
    taken.exchange(nil, ordering: .acquiring)?.deallocate()
  }

  /// Gives the terminal back and dies of the signal all the same. To be installed so that the default
  /// action is back in place when it runs.
  static let handler: @convention(c) (Int32) -> Void = { signal in
    taken.exchange(nil, ordering: .acquiring)?.pointee.giveBack()
    raise(signal)
  }
}

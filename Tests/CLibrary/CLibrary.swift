// The C library of the system that the tests run on, under one name.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

#if canImport(Darwin)
  /// What posix_spawn(3) takes, which is a pointer there.
  public typealias SpawnActions = posix_spawn_file_actions_t?
  /// What posix_spawn(3) takes, which is a pointer there.
  public typealias SpawnAttributes = posix_spawnattr_t?
#else
  /// What a process that is started does first.
  public typealias SpawnActions = posix_spawn_file_actions_t
  /// How a process is started.
  public typealias SpawnAttributes = posix_spawnattr_t
#endif

#if canImport(Glibc)
  /// The flag of spawn.h for a session of its own, which is not imported.
  public let POSIX_SPAWN_SETSID: Int32 = 0x80
#endif

/// A value of zeros, for a call to fill in.
public func zero<Value: BitwiseCopyable>() -> Value {
  withUnsafeTemporaryAllocation(byteCount: MemoryLayout<Value>.size, alignment: 16) { bytes in
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    return bytes.load(as: Value.self)
  }
}

/// Sets what a process does on a signal. Calls that wait are not begun anew after it.
public func handle(_ signal: Int32, by handler: @convention(c) (Int32) -> Void) {
  typealias Handler = @convention(c) (Int32) -> Void
  var action = sigaction()
  // The first member, in a union that each C library names in its own way.
  withUnsafeMutableBytes(of: &action) { $0.storeBytes(of: handler, as: Handler.self) }
  sigaction(signal, &action, nil)
}

/// What a process does on a signal, as a number: handlers cannot be compared.
public func action(on signal: Int32) -> Int {
  var action = sigaction()
  sigaction(signal, nil, &action)
  return withUnsafeBytes(of: action) { $0.load(as: Int.self) }
}

/// Whether a signal waits, in this thread.
public func isBlocked(_ signal: Int32) -> Bool {
  var blocked = sigset_t()
  pthread_sigmask(SIG_BLOCK, nil, &blocked)
  return sigismember(&blocked, signal) == 1
}

/// Does something in a thread that takes a signal: those of the concurrency library block most.
public func taking(_ signal: Int32, _ work: () throws -> Void) rethrows {
  var (mask, before) = (sigset_t(), sigset_t())
  sigaddset(&mask, signal)
  pthread_sigmask(SIG_UNBLOCK, &mask, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  try work()
}

/// Lets no file grow from now on.
public func forbidGrowth() {
  var limit = rlimit(rlim_cur: 0, rlim_max: 0)
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
}

extension Int32 {
  /// A signal that ends a process, and by which nothing is meant: a real-time one where there are such.
  public static var unusedSignal: Int32 {
    #if canImport(Darwin)
      SIGEMT
    #else
      __libc_current_sigrtmin() + 1
    #endif
  }
}

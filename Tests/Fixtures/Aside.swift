import CLibrary

/// Work done on a thread of its own: one that waits for a file, or for the other end of a pipe,
/// keeps no other test from running.
public final class Aside {
  private var thread: pthread_t?

  /// Begins to work.
  public init(_ work: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(work)).toOpaque()
    #if canImport(Glibc)
      // A number there, and a pointer elsewhere.
      var created = pthread_t()
      pthread_create(&created, nil, { run($0) }, work)
      thread = created
    #else
      pthread_create(&thread, nil, { run($0) }, work)
    #endif
  }

  /// Waits until it is done.
  public func join() {
    if let thread { pthread_join(thread, nil) }
  }

  /// Sends its thread a signal.
  public func interrupt(by signal: Int32) {
    if let thread { pthread_kill(thread, signal) }
  }
}

/// Does the same on so many threads at once, and waits until all are done.
public func together(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  for thread in (0..<count).map({ _ in Aside(work) }) { thread.join() }
}

private final class Work {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
  return nil
}

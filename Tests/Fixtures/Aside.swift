import Glibc

/// Work done on a thread of its own: one that waits for a file, or for the other end of a pipe,
/// keeps no other test from running.
public final class Aside {
  /// The thread.
  public private(set) var thread = pthread_t()

  /// Begins to work.
  public init(_ work: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(work)).toOpaque()
    pthread_create(&thread, nil, { run($0) }, work)
  }

  /// Waits until it is done.
  public func join() {
    pthread_join(thread, nil)
  }
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

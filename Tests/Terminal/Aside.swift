import Glibc

/// Work done on a thread of its own. A task will not do for the two ends of one pipe: on a machine
/// with one core, the end that blocks could be all that the pool of tasks ever runs.
final class Aside {
  private(set) var thread = pthread_t()

  init(_ work: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(work)).toOpaque()
    pthread_create(&thread, nil, { run($0) }, work)
  }

  func join() {
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

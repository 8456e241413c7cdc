import CLibrary
import Fixtures
import Synchronization

/// Does something as a user whom permissions bind, also where the tests are run by root: on a
/// thread of its own that has the file rights of nobody.
func withoutPrivileges<Outcome: Sendable>(
  _ work: @escaping @Sendable () throws -> Outcome
) throws -> Outcome {
  typealias SetUser = @convention(c) (UInt32) -> Int32
  let setUser = dlsym(nil, "setfsuid").map { unsafeBitCast($0, to: SetUser.self) }
  let outcome = Mutex<Result<Outcome, any Error>?>(nil)
  withoutActuallyEscaping(work) { work in
    Aside {
      if geteuid() == 0 { _ = setUser?(65534) }
      let result = Result { try work() }
      outcome.withLock { $0 = result }
    }.join()
  }
  guard let result = outcome.withLock({ $0 }) else { throw CancellationError() }
  return try result.get()
}

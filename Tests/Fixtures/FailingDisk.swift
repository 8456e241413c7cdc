import Platform
import Synchronization

/// A disk on which calls can fail, and that lists what was asked of it. Nothing waits for it: it puts
/// things on the disk when it likes.
public final class FailingDisk: Sendable {
  /// A call of `FileSystem` that can fail.
  public enum Call: String, CaseIterable, Sendable {
    case open, close, read, write, sync, syncFolder, status, statusOfPath, statusBehindLinks
    case namesInFolder, setPermissions, setModified, rename, link, makeFolder, remove, lock

    /// Those by which a change is saved, in their order; `link` instead of `rename` where it is new.
    public static let saving: [Call] = [.lock, .open, .write, .sync, .rename]
  }

  /// Which calls fail, and as what.
  public struct Fault: Sendable, CustomStringConvertible {
    let calls: Set<Call>
    let place: Int
    let times: Int
    let cause: SystemError

    /// Calls that fail.
    ///
    /// - Parameters:
    ///   - place: the first one that fails, counted from 0 among the calls of these kinds.
    ///   - times: how many of them fail.
    public init(
      _ calls: Set<Call>, at place: Int = 0, times: Int = 1, as cause: SystemError
    ) {
      (self.calls, self.place, self.times, self.cause) = (calls, place, times, cause)
    }

    /// Nothing can be written.
    public static let full = Fault([.write], times: .max, as: .noSpace)
    /// Nothing can be read.
    public static let unreadable = Fault([.open, .statusOfPath], times: .max, as: .inputOutput)

    /// Which calls, the first of them, and the cause.
    public var description: String {
      "\(calls.map(\.rawValue).sorted().joined(separator: ", ")) \(place): \(cause.reason)"
    }
  }

  private struct State {
    var calls = [Call]()
    var fault: Fault?
    /// Calls of the kinds that fail, since there is the fault.
    var asked = 0
  }

  private let state: Mutex<State>
  /// Bytes that are written at once, at most.
  let piece: Int
  private let beforeEach: @Sendable (Call) -> Void

  /// A disk on which nothing fails, or what is said.
  ///
  /// - Parameters:
  ///   - piece: bytes that are written at once, at most.
  ///   - beforeEach: is called before each call.
  public init(
    _ fault: Fault? = nil, piece: Int = .max,
    beforeEach: @escaping @Sendable (Call) -> Void = { _ in }
  ) {
    state = Mutex(State(fault: fault))
    (self.piece, self.beforeEach) = (piece, beforeEach)
  }

  /// The calls so far.
  public var calls: [Call] { state.withLock { $0.calls } }

  /// Those of them that change something, and those that open a file.
  public var changes: [Call] {
    let changing: Set<Call> = [.open, .write, .sync, .syncFolder, .rename, .link, .remove]
    return calls.filter { changing.contains($0) }
  }

  /// What fails from now on.
  public var fault: Fault? {
    get { state.withLock { $0.fault } }
    set { state.withLock { ($0.fault, $0.asked) = (newValue, 0) } }
  }

  /// Lets a call fail as on a full disk, from now on or so many times.
  public func fail(_ call: Call, times: Int = .max) {
    fault = Fault([call], times: times, as: .noSpace)
  }

  /// Counts a call; throws where it is one that fails.
  func ask(_ call: Call) throws(SystemError) {
    beforeEach(call)
    let cause: SystemError? = state.withLock { state in
      state.calls.append(call)
      guard let fault = state.fault, fault.calls.contains(call) else { return nil }
      state.asked += 1
      let place = state.asked - 1 - fault.place
      return place >= 0 && place < fault.times ? fault.cause : nil
    }
    if let cause { throw cause }
  }
}

import Glibc
import Storage
import Synchronization
import Testing

/// A disk on which one call fails, and that lists what was asked of it.
final class FaultyDisk: Sendable {
  /// A call of `FileSystem`.
  enum Call: String, CaseIterable, Sendable {
    case open, write, sync, rename, link, remove
  }

  /// What does not work: the n-th call of a kind, counted from 0, with this number of the system.
  struct Fault: Sendable, CustomTestStringConvertible {
    let call: Call
    let place: Int
    let errno: Int32

    var testDescription: String { "\(call) \(place), error \(errno)" }
  }

  private let asked = Mutex<[Call]>([])
  private let fault: Fault?
  private let piece: Int
  private let beforeEach: @Sendable (Call) -> Void

  /// - Parameter piece: bytes that are written at once, at most.
  init(
    _ fault: Fault? = nil, piece: Int = .max,
    beforeEach: @escaping @Sendable (Call) -> Void = { _ in }
  ) {
    (self.fault, self.piece, self.beforeEach) = (fault, piece, beforeEach)
  }

  /// The calls so far.
  var calls: [Call] { asked.withLock { $0 } }

  var system: FileSystem {
    var system = FileSystem.posix
    system.open = { self.fails(.open) ? -1 : Glibc.open($0, $1, $2) }
    system.write = {
      self.fails(.write) ? -1 : Glibc.write($0, $1.baseAddress, min($1.count, self.piece))
    }
    system.sync = { self.fails(.sync) ? -1 : Glibc.fsync($0) }
    system.rename = { self.fails(.rename) ? -1 : Glibc.rename($0, $1) }
    system.link = { self.fails(.link) ? -1 : Glibc.link($0, $1) }
    system.remove = { self.fails(.remove) ? -1 : Glibc.remove($0) }
    return system
  }

  private func fails(_ call: Call) -> Bool {
    beforeEach(call)
    let place = asked.withLock { asked in
      asked.append(call)
      return asked.count { $0 == call } - 1
    }
    guard let fault, fault.call == call, fault.place == place else { return false }
    errno = fault.errno
    return true
  }
}

import Platform
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
    let cause: SystemError

    var testDescription: String { "\(call) \(place): \(cause.reason)" }
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
    let disk = FileSystem.posix
    var system = disk
    system.open = { path, opening throws(SystemError) in
      try self.ask(.open)
      return try disk.open(path, opening)
    }
    system.write = { file, bytes throws(SystemError) in
      try self.ask(.write)
      return try disk.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(self.piece)))
    }
    system.sync = { file throws(SystemError) in
      try self.ask(.sync)
      try disk.sync(file)
    }
    system.rename = { from, to throws(SystemError) in
      try self.ask(.rename)
      try disk.rename(from, to)
    }
    system.link = { from, to throws(SystemError) in
      try self.ask(.link)
      try disk.link(from, to)
    }
    system.remove = { path throws(SystemError) in
      try self.ask(.remove)
      try disk.remove(path)
    }
    return system
  }

  private func ask(_ call: Call) throws(SystemError) {
    beforeEach(call)
    let place = asked.withLock { asked in
      asked.append(call)
      return asked.count { $0 == call } - 1
    }
    if let fault, fault.call == call, fault.place == place { throw fault.cause }
  }
}

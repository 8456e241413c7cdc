import Platform

/// A file among those of others: it is made in a free place, or replaces one of its own kind. A
/// file that cannot be read belongs to somebody else.
public struct MarkedFile {
  /// The result of writing it.
  public enum Outcome: Equatable, Sendable {
    case written
    /// The text was there already.
    case unchanged
    /// A file of another kind is there, and stays.
    case refused
  }

  private let path: String
  private let system: FileSystem
  private let isOwn: ([UInt8]) -> Bool

  /// Bytes at the beginning of a file that identify it.
  private static let room = 256
  /// How often a write is tried again when others interfere.
  private static let attempts = 20

  /// A file that may not be there yet.
  ///
  /// - Parameter isOwn: whether a file with these first bytes, at most 256, is of its kind.
  public init(_ path: String, system: FileSystem = .posix, isOwn: @escaping ([UInt8]) -> Bool) {
    (self.path, self.system, self.isOwn) = (path, system, isOwn)
  }

  /// Writes the file whole, unless it has this text. A symbolic link is followed.
  public func write(_ text: String) throws(LibraryError) -> Outcome {
    let bytes = Array(text.utf8)
    var last = SystemError.exists
    for _ in 1...Self.attempts {
      do throws(FileError) {
        if let outcome = try attempt(bytes) { return outcome }
      } catch {
        last = error.cause
        // Somebody may have removed the old file, or the temporary one.
        if last != .missing { break }
      }
    }
    throw .cannotCreate(FileError("create", path, last))
  }

  /// Nil if somebody has taken the free place meanwhile.
  private func attempt(_ bytes: [UInt8]) throws(FileError) -> Outcome? {
    try checkName()
    if try system.isFree(path) {
      return try system.put(bytes, at: path, isNew: true) == nil ? nil : .written
    }
    guard let target = try target() else { return .refused }
    let file = try File(target, for: .reading, system: system)
    guard try isOwn(file.bytes(atMost: Self.room)) else { return .refused }
    if try file.status().size == bytes.count, try file.bytes(atMost: bytes.count) == bytes {
      return .unchanged
    }
    _ = try system.put(bytes, at: target)
    return .written
  }

  /// The path of the file behind links; nil for a link to nothing.
  private func target() throws(FileError) -> String? {
    var (target, status) = (path, try status(of: path))
    if status.kind == .symbolicLink {
      do throws(SystemError) {
        target = try system.pathBehindLinks(path)
      } catch .missing {
        return nil
      } catch {
        throw FileError("read", path, error)
      }
      status = try self.status(of: target)
    }
    switch status.kind {
    case .file: return target
    case .folder: throw FileError("write", path, .isFolder)
    case .other, .symbolicLink: throw FileError("write", path, .exists)
    }
  }

  private func status(of path: String) throws(FileError) -> FileStatus {
    try trying("read", path) { () throws(SystemError) in try system.statusOfPath(path) }
  }

  private func checkName() throws(FileError) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if ["", ".", ".."].contains(name) { throw FileError("create", path, .isFolder) }
  }
}

import Platform

/// A folder of files for other programs: each is replaced whole, and only if it has changed.
///
/// The files can be made again from the game, so they need not survive a power cut: without fsync,
/// which would delay every second of a clock. A kill may leave a hidden temporary file; it is
/// removed when the folder is opened an hour later.
public struct OutputFolder: Sendable {
  /// The folder, as it was given.
  public let path: String
  private let system: FileSystem

  /// Opens a folder, or makes it; the folder around it must exist.
  public init(_ path: String, system: FileSystem = .posix) throws(LibraryError) {
    self.path = path
    self.system = system
    do {
      try system.makeFolder(path)
    } catch {
      if error != .exists { throw .cannotCreate(FileError("create", path, error)) }
    }
    do {
      _ = try File(path, for: .folder, system: system)
    } catch {
      throw .cannotCreate(FileError("create", path, error.cause))
    }
    system.removeOldTemporaries(in: path)
  }

  /// Replaces each file that does not have this text: because the text is new, or the file is
  /// missing or was changed by others. A file that cannot be written does not stop the others.
  ///
  /// - Returns: how many were replaced.
  @discardableResult
  public func write(_ files: [(name: String, text: String)]) throws(FileError) -> Int {
    try checkFolder()
    var failure = FileError?.none
    var replaced = 0
    for (name, text) in files {
      do {
        if try write(text, to: name) { replaced += 1 }
      } catch {
        failure = failure ?? error
      }
    }
    guard let failure else { return replaced }
    // If the folder is gone, the error names the folder, not a file.
    try checkFolder()
    throw failure
  }

  private func checkFolder() throws(FileError) {
    _ = try trying("write", path, system.statusBehindLinks(path))
  }

  /// Claims the folder with a mark, a file left in it, so that `write` may replace files of these
  /// names. Without a mark, none of these files may exist.
  ///
  /// - Returns: the name of a file of somebody else; nil if the folder was claimed.
  public func claim(_ names: [String], by mark: String) throws(FileError) -> String? {
    try checkFolder()
    let file = "\(path)/\(mark)"
    if try !system.isFree(file) {
      let isMark = (try? system.statusOfPath(file))?.kind == .file
      return isMark ? nil : mark
    }
    for name in names {
      if try !system.isFree("\(path)/\(name)") { return name }
    }
    do {
      // Another process may have just made it.
      try system.put([], at: file, isNew: true)
    } catch {
      throw FileError("write", path, error.cause)
    }
    return nil
  }

  /// The first bytes of a file; nil if it cannot be read.
  public func beginning(of name: String, atMost count: Int) -> [UInt8]? {
    let file = try? File("\(path)/\(name)", for: .reading, system: system)
    return try? file?.bytes(atMost: count)
  }

  /// The names of the files in the folder, in no order, without those that are not UTF-8.
  public func names() throws(FileError) -> [String] {
    try system.names(in: path).compactMap { String(validating: $0, as: UTF8.self) }
  }

  /// Removes a file; false if it was missing.
  public func remove(_ name: String) throws(FileError) -> Bool {
    let file = "\(path)/\(name)"
    do {
      try system.removeFile(file)
      return true
    } catch .missing {
      return false
    } catch {
      throw FileError("remove", file, error)
    }
  }

  private func write(_ text: String, to name: String) throws(FileError) -> Bool {
    let file = "\(path)/\(name)"
    let bytes = Array(text.utf8)
    if (try? File(file, for: .reading, system: system).holds(bytes)) ?? false { return false }
    // Anything but a file or a link, such as a device, is not replaced.
    if let obstacle = (try? system.statusOfPath(file))?.obstacle {
      throw FileError("write", file, obstacle)
    }
    do {
      try system.put(bytes, at: file)
    } catch {
      throw FileError("write", file, error.cause)
    }
    return true
  }
}

/// A file of the tool in a folder that has files of other programs, too. Writing it replaces only a file that `isOwn`
/// recognizes as the tool's, and no file that cannot be read.
public struct MarkedFile {
  /// The result of writing the file.
  public enum Outcome: Sendable {
    case written
    /// The text was there already.
    case unchanged
    /// A file of another kind is there, and stays.
    case refused
  }

  private let path: String
  private let system: FileSystem
  private let isOwn: ([UInt8]) -> Bool

  /// How many bytes at the beginning of a file `isOwn` gets.
  private static let room = 256
  /// How often a write is tried again when others interfere.
  private static let attempts = 20

  /// A file that may not be there yet.
  ///
  /// - Parameter isOwn: whether a file that begins with these bytes, at most 256, is one of the tool's.
  public init(_ path: String, system: FileSystem = .posix, isOwn: @escaping ([UInt8]) -> Bool) {
    self.path = path
    self.system = system
    self.isOwn = isOwn
  }

  /// Writes the file whole, unless it has this text. A symbolic link is followed.
  public func write(_ text: String) throws(LibraryError) -> Outcome {
    let bytes = Array(text.utf8)
    var last = SystemError.exists
    for _ in 1...Self.attempts {
      do {
        if let outcome = try attempt(bytes) { return outcome }
      } catch {
        last = error.cause
        // Somebody may have removed the old file, or the temporary one.
        if last != .missing { break }
      }
    }
    throw .cannotCreate(FileError("create", path, last))
  }

  /// Tries to write the file; nil if somebody has taken its free place meanwhile.
  private func attempt(_ bytes: [UInt8]) throws(FileError) -> Outcome? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if ["", ".", ".."].contains(name) { throw FileError("create", path, .isFolder) }
    if try system.isFree(path) {
      return try system.put(bytes, at: path, isNew: true) ? .written : nil
    }
    guard let target = try target() else { return .refused }
    let file = try File(target, for: .reading, system: system)
    guard try isOwn(file.bytes(atMost: Self.room)) else { return .refused }
    if try file.holds(bytes) { return .unchanged }
    try system.put(bytes, at: target)
    return .written
  }

  /// The path of the file behind links; nil for a link to nothing.
  private func target() throws(FileError) -> String? {
    var target = path
    var status = try trying("read", path, system.statusOfPath(path))
    if status.kind == .symbolicLink {
      do {
        target = try system.pathBehindLinks(path)
      } catch .missing {
        return nil
      } catch {
        throw FileError("read", path, error)
      }
      status = try trying("read", target, system.statusOfPath(target))
    }
    if let obstacle = status.obstacle { throw FileError("write", path, obstacle) }
    return target
  }
}

extension FileStatus {
  /// Why no file can be put in the place of this one; nil for a file and a link.
  fileprivate var obstacle: SystemError? {
    switch kind {
    case .folder: .isFolder
    case .other: .exists
    case .file, .symbolicLink: nil
    }
  }
}

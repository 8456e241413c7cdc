import Platform

/// A folder of files for other programs to read: each is replaced whole, and only when it changes.
///
/// The files are made anew from the game, so they need not survive a power cut: there is no fsync, which
/// would hold up every second of a clock. A kill may leave a hidden temporary file, which the next
/// change of that file removes.
public struct OutputFolder: Sendable {
  /// The folder, as it was given.
  public let path: String
  private let system: FileSystem
  /// What was written, or was there already.
  private var written: [String: Written] = [:]

  /// A file as it was left.
  private struct Written: Sendable {
    let text: String
    let version: FileVersion
  }

  /// Opens a folder, or makes it; the folder around it must exist.
  public init(_ path: String, system: FileSystem = .posix) throws(LibraryError) {
    (self.path, self.system) = (path, system)
    do throws(SystemError) {
      try system.makeFolder(path)
    } catch {
      if error != .exists { throw .cannotCreate(FileError("create", path, error)) }
    }
    do throws(FileError) {
      _ = try File(path, for: .folder, system: system)
    } catch {
      throw .cannotCreate(FileError("create", path, error.cause))
    }
  }

  private init(existing path: String, system: FileSystem) {
    (self.path, self.system) = (path, system)
  }

  /// Replaces each file that does not have this text, because the text is new, or the file is gone or
  /// has been changed. One file that cannot be written does not stop the others.
  ///
  /// - Returns: how many were replaced.
  @discardableResult
  public mutating func write(_ files: [(name: String, text: String)]) throws(FileError) -> Int {
    try checkFolder()
    var (failure, replaced) = (FileError?.none, 0)
    for (name, text) in files {
      do throws(FileError) {
        if try write(text, to: name) { replaced += 1 }
      } catch {
        failure = failure ?? error
      }
    }
    guard let failure else { return replaced }
    // Where the folder has gone meanwhile, the error names the folder and not a file.
    try checkFolder()
    throw failure
  }

  private func checkFolder() throws(FileError) {
    _ = try trying("write", path) { () throws(SystemError) in try system.statusBehindLinks(path) }
  }

  /// Replaces a file in a folder that is there, unless it has this text. Behind a link the file that
  /// it leads to is replaced.
  ///
  /// - Parameter mayReplace: whether a file that begins so may be replaced.
  /// - Returns: how many were replaced; nil where the file may not be.
  public static func write(
    _ text: String, to file: String, system: FileSystem = .posix, mayReplace: ([UInt8]) -> Bool
  ) throws -> Int? {
    guard let path = Self.target(of: file, system) else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty, name != ".", name != ".." else {
      throw LibraryError.cannotCreate(FileError("create", path, .isFolder))
    }
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
    var output = OutputFolder(existing: folder, system: system)
    if let old = output.beginning(of: String(name), atMost: 256), !mayReplace(old) { return nil }
    do throws(FileError) {
      return try output.write([(String(name), text)])
    } catch {
      throw LibraryError.cannotCreate(FileError("create", path, error.cause))
    }
  }

  /// Where a link leads, the path itself where it is none; nil for a link to nothing, or to what has
  /// no name, such as a pipe.
  private static func target(of path: String, _ system: FileSystem) -> String? {
    let isLink = (try? system.statusOfPath(path))?.kind == .symbolicLink
    return isLink ? try? system.pathBehindLinks(path) : path
  }

  /// The first bytes of a file, as many as there are; nil where none can be read.
  public func beginning(of name: String, atMost count: Int) -> [UInt8]? {
    let file = try? File("\(path)/\(name)", for: .reading, system: system)
    return try? file?.bytes(atMost: count)
  }

  /// The names of what is in it, in no order; those that are no text are left out.
  public func names() throws(FileError) -> [String] {
    try system.names(in: path).compactMap { String(validating: $0, as: UTF8.self) }
  }

  /// Removes a file.
  public func remove(_ name: String) throws(FileError) {
    let file = "\(path)/\(name)"
    try trying("remove", file) { () throws(SystemError) in try system.remove(file) }
  }

  private mutating func write(_ text: String, to name: String) throws(FileError) -> Bool {
    let file = "\(path)/\(name)"
    let version = version(of: file)
    if let known = written[name], known.text == text, known.version == version {
      return false
    }
    if written[name]?.version != version, holds(text, file), let version {
      written[name] = Written(text: text, version: version)
      return false
    }
    try checkReplaceable(file)
    written[name] = Written(text: text, version: try replace(file, name, with: text))
    return true
  }

  /// Refuses to replace anything but a file or a link: a device, for one.
  private func checkReplaceable(_ file: String) throws(FileError) {
    switch (try? system.statusOfPath(file))?.kind {
    case .folder: throw FileError("write", file, .isFolder)
    case .other: throw FileError("write", file, .exists)
    case .file, .symbolicLink, nil: break
    }
  }

  private func replace(
    _ file: String, _ name: String, with text: String
  ) throws(FileError) -> FileVersion {
    let temporary = "\(path)/.\(name).new"
    do throws(FileError) {
      let new = try File(new: temporary, system: system)
      try new.write(Array(text.utf8))
      try trying("write", file) { () throws(SystemError) in try system.rename(temporary, file) }
      return FileVersion(try new.status())
    } catch {
      try? system.remove(temporary)
      throw FileError("write", file, error.cause)
    }
  }

  private func version(of file: String) -> FileVersion? {
    (try? system.statusOfPath(file)).map { FileVersion($0) }
  }

  /// Whether a file that somebody else has left has this text.
  private func holds(_ text: String, _ path: String) -> Bool {
    guard let file = try? File(path, for: .reading, system: system),
      let status = try? file.status(), status.kind == .file, status.size == text.utf8.count,
      let bytes = try? file.bytes(atMost: text.utf8.count)
    else { return false }
    return bytes == Array(text.utf8)
  }
}

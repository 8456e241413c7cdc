import Glibc

/// A folder in which files are kept for other programs to read: each is replaced whole, and only when
/// it changes.
///
/// Nothing is lost with these files, for they are made anew from the game: they are not put on the
/// disk (fsync), which would hold up every second of a clock, and a kill may leave a hidden temporary
/// file, which the next change of that file takes away.
public struct OutputFolder {
  /// The folder, as it was given.
  public let path: String
  private let system: FileSystem
  /// What was written, or was there already.
  private var written: [String: Written] = [:]

  /// A file as it was left.
  private struct Written {
    let text: String
    let version: FileVersion
  }

  /// The folder of a path, made if there is none; what it lies in must be there.
  public init(_ path: String, system: FileSystem = .posix) throws(LibraryError) {
    (self.path, self.system) = (path, system)
    let error = system.makeFolder(path) == 0 ? nil : FileError("create", path)
    if let error, error.errno != EEXIST { throw .cannotCreate(error) }
    do throws(FileError) {
      _ = try File.folder(path, system: system)
    } catch {
      throw .cannotCreate(FileError("create", path, errno: error.errno))
    }
  }

  /// Replaces each file that does not have this text, because the text is new, or the file is gone or
  /// has been changed. What fails keeps no other file from being written.
  public mutating func write(_ files: [(name: String, text: String)]) throws(FileError) {
    var info = stat()
    guard system.statusBehindLinks(path, &info) == 0 else { throw FileError("write", path) }
    var failure: FileError?
    for (name, text) in files {
      do throws(FileError) {
        try write(text, to: name)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  private mutating func write(_ text: String, to name: String) throws(FileError) {
    let file = "\(path)/\(name)"
    let version = version(of: file)
    if let known = written[name], known.text == text, known.version == version { return }
    if written[name]?.version != version, holds(text, file), let version {
      written[name] = Written(text: text, version: version)
    } else {
      written[name] = Written(text: text, version: try replace(file, name, with: text))
    }
  }

  private func replace(
    _ file: String, _ name: String, with text: String
  ) throws(FileError) -> FileVersion {
    let temporary = "\(path)/.\(name).new"
    do throws(FileError) {
      _ = system.remove(temporary)
      let new = try File(
        temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666, system: system)
      try new.write(Array(text.utf8))
      guard system.rename(temporary, file) == 0 else { throw FileError("write", file) }
      return FileVersion(try new.status())
    } catch {
      _ = system.remove(temporary)
      throw FileError("write", file, errno: error.errno)
    }
  }

  private func version(of file: String) -> FileVersion? {
    var info = stat()
    return system.statusOfPath(file, &info) == 0 ? FileVersion(info) : nil
  }

  /// Whether a file that somebody else has left has this text.
  private func holds(_ text: String, _ path: String) -> Bool {
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW
    guard let file = try? File(path, flags, system: system), let info = try? file.status(),
      info.st_mode & S_IFMT == S_IFREG, Int(info.st_size) == text.utf8.count,
      let bytes = try? file.bytes(atMost: text.utf8.count)
    else { return false }
    return bytes.elementsEqual(text.utf8)
  }
}

import Fixtures
import Platform

extension FileSystem {
  /// A file system that ignores the case of names, as that of macOS: a name is that of the file that
  /// has it in any case, and a new file is spelled as it was made.
  static let ignoringCase = {
    let disk = FileSystem.withoutSync
    var system = disk
    system.openFile = { path, opening throws(SystemError) in
      try disk.openFile(found(path), opening)
    }
    system.statusOfPath = { path throws(SystemError) in
      try disk.statusOfPath(found(path))
    }
    system.statusBehindLinks = { path throws(SystemError) in
      try disk.statusBehindLinks(found(path))
    }
    system.pathBehindLinks = { path throws(SystemError) in
      try disk.pathBehindLinks(found(path))
    }
    system.namesInFolder = { path throws(SystemError) in
      try disk.namesInFolder(found(path))
    }
    system.setModified = { path, time throws(SystemError) in
      try disk.setModified(found(path), time)
    }
    system.makeFolder = { path throws(SystemError) in
      try disk.makeFolder(found(path))
    }
    system.removeFile = { path throws(SystemError) in
      try disk.removeFile(found(path))
    }
    system.linkFile = { from, to throws(SystemError) in
      try disk.linkFile(found(from), found(to))
    }
    system.renameFile = { from, to throws(SystemError) in
      // What is replaced is gone, with its spelling.
      let (from, old) = (found(from), found(to))
      if old != to, old != from { try disk.removeFile(old) }
      try disk.renameFile(from, to)
    }
    return system
  }()
}

/// The path of the file that has this name in any case; the path itself if there is none.
private func found(_ path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return path }
  let (folder, name) = (String(path[..<slash]), path[path.index(after: slash)...])
  let names = (try? FileSystem.posix.namesInFolder(folder)) ?? []
  let same = names.map { String(decoding: $0, as: UTF8.self) }
    .first { $0.lowercased() == name.lowercased() }
  return same.map { "\(folder)/\($0)" } ?? path
}

import Glibc

/// The files of a folder that are named like games.
enum FolderListing {
  /// Their names without the ending, in no order.
  static func games(in folder: String, system: FileSystem) throws(FileError) -> [String] {
    guard let entries = system.openFolder(folder) else { throw FileError("read", folder) }
    defer { closedir(entries) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = system.nextEntry(entries) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let id = GameID.of(file: name) { names.append(id) }
    }
    guard errno == 0 else { throw FileError("read", folder) }
    return names
  }
}

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
      let id = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        GameID.of(file: UnsafeRawBufferPointer(rebasing: name.prefix { $0 != 0 }))
      }
      if let id { names.append(id) }
    }
    guard errno == 0 else { throw FileError("read", folder) }
    return names
  }
}

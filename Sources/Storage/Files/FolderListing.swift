import Glibc

/// What is in a folder.
enum FolderListing {
  /// The files that are named like games: their names without the ending, in no order.
  static func games(in folder: String, system: FileSystem) throws(FileError) -> [String] {
    try names(in: folder, system: system) { GameID.of(file: $0) }
  }

  /// The names that are text of all that is in it, in no order.
  static func names(in folder: String, system: FileSystem) throws(FileError) -> [String] {
    try names(in: folder, system: system) { String(validating: $0, as: UTF8.self) }
  }

  private static func names(
    in folder: String, system: FileSystem, _ wanted: (UnsafeRawBufferPointer) -> String?
  ) throws(FileError) -> [String] {
    guard let entries = system.openFolder(folder) else { throw FileError("read", folder) }
    defer { closedir(entries) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = system.nextEntry(entries) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        wanted(UnsafeRawBufferPointer(rebasing: name.prefix { $0 != 0 }))
      }
      if let name { names.append(name) }
    }
    guard errno == 0 else { throw FileError("read", folder) }
    return names
  }
}

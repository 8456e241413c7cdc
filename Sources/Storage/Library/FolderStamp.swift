import Platform

/// The state of a folder at a moment: it changes whenever a file is added, replaced or removed.
///
/// After each change the tool sets the folder's time, since the system's times are coarse: another
/// file added in the same tick would go unseen. `cp -a` and `rsync` can restore that time, but not
/// when it was set (ctime), nor the folder's inode.
///
/// A file written in place does not change its folder: `check --all` finds what was edited so.
struct FolderStamp: Equatable, Sendable {
  private let identity: FileStatus.Identity
  private let modified: FileTime
  private let changed: FileTime

  /// The folder now; nil if there is none.
  init?(_ folder: String, _ system: FileSystem) {
    guard let status = try? system.statusBehindLinks(folder) else { return nil }
    (identity, modified, changed) = (status.identity, status.modified, status.changed)
  }

  /// Sets the folder's time to one that no other change has; nil if that is not permitted.
  init?(setting folder: String, _ system: FileSystem) {
    let exact = FileTime.now
    // Rounded to what every current file system stores.
    let now = FileTime(seconds: exact.seconds, nanoseconds: exact.nanoseconds / 100 * 100)
    // The dot follows a symbolic link to the library.
    guard (try? system.setModified("\(folder)/.", now)) != nil else { return nil }
    self.init(folder, system)
    guard modified == now else { return nil }
  }

  /// Whether any change from now on gives another stamp: the folder's time is more than a second
  /// ago.
  var isSettled: Bool {
    let now = FileTime.now
    return FileTime(seconds: now.seconds - 1, nanoseconds: now.nanoseconds) > modified
  }

  /// In the index: `1 2 3.000000004 5.000000006`, the device, the inode, and the two times.
  var text: String {
    "\(identity.device) \(identity.inode) \(modified.text) \(changed.text)"
  }

  /// Nil for any other text.
  init?(text: Substring) {
    var rest = text
    guard let device = UInt(rest.cut(at: " ")), let inode = UInt(rest.cut(at: " ")),
      let modified = FileTime(text: rest.cut(at: " ")), let changed = FileTime(text: rest)
    else { return nil }
    identity = FileStatus.Identity(device: device, inode: inode)
    (self.modified, self.changed) = (modified, changed)
  }
}

extension FileTime {
  /// Seconds and nine digits of nanoseconds.
  fileprivate var text: String {
    let digits = String(nanoseconds)
    return "\(seconds).\(String(repeating: "0", count: max(0, 9 - digits.count)))\(digits)"
  }

  fileprivate init?(text: Substring) {
    var rest = text
    guard let seconds = Int(rest.cut(at: ".")), let nanoseconds = Int(rest) else { return nil }
    self.init(seconds: seconds, nanoseconds: nanoseconds)
  }
}

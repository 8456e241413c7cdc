import Platform

/// A folder as it was at a moment: whatever puts a file into it, replaces one or takes one out gives it
/// another stamp.
///
/// After each change the tool gives the folder a time of its own, for the system's times are as coarse
/// as its timer: another file put in at the same tick would go unseen. `cp -a` and `rsync` can put that
/// time back, but not the time at which it was set, nor the number of the folder on its disk.
///
/// A file that is written in its place leaves no trace in its folder: `FilesSum` finds that.
struct FolderStamp: Equatable, Sendable {
  private let identity: FileStatus.Identity
  private let modified: FileTime
  private let changed: FileTime

  /// The folder as it is now; nil where there is none.
  init?(_ folder: String, _ system: FileSystem) {
    guard let status = try? system.statusBehindLinks(folder) else { return nil }
    (identity, modified, changed) = (status.identity, status.modified, status.changed)
  }

  /// The folder once it has been given a time that no other change has; nil where only its owner may.
  init?(setting folder: String, _ system: FileSystem) {
    var now = FileTime.now
    // As fine as every file system of today keeps it.
    now.nanoseconds -= now.nanoseconds % 100
    // A library may be behind a symbolic link, which the dot leads through.
    guard (try? system.setModified("\(folder)/.", now)) != nil else { return nil }
    self.init(folder, system)
    guard modified == now else { return nil }
  }

  /// Whether a file put in from now on gives the folder another stamp: its time is more than a second
  /// ago.
  var isSettled: Bool {
    let now = FileTime.now
    return FileTime(seconds: now.seconds - 1, nanoseconds: now.nanoseconds) > modified
  }

  /// As the index has it: `1 2 3.000000004 5.000000006`, which are the disk, the folder's number there,
  /// and the times.
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

import Platform

/// The times of a folder and of the index in it, by which the index is known to hold.
///
/// After a change the folder is given a time of our own, and the index one made of two of the folder:
/// that time, and when it was set. Whatever else puts a file into the folder or takes one out gives it
/// another time; who puts the old time back, as `cp -a` does, does so later, and when a time was set
/// cannot be set. A file that is written in its place, without a new one, leaves no trace in its
/// folder: no look at the folder alone finds it, and a look at every file would cost more with each.
struct FolderStamp {
  let identity: FileStatus.Identity
  /// Bytes of the index.
  let size: Int
  /// Whether nobody else has changed the folder since both were stamped.
  let isValid: Bool

  /// Nil where there is no index: one behind a symbolic link is none.
  init?(folder: String, hidden: String, index: String, _ system: FileSystem) {
    guard let outer = try? system.statusBehindLinks(folder),
      (try? system.statusOfPath(hidden))?.kind == .folder,
      let inner = try? system.statusOfPath(index), inner.kind == .file, inner.size < 1 << 24
    else { return nil }
    (identity, size) = (outer.identity, inner.size)
    isValid = inner.modified == Self.mark(of: outer)
  }

  /// When a file was last put into a folder or taken out of it.
  static func modified(_ folder: String, _ system: FileSystem) -> FileTime? {
    (try? system.statusBehindLinks(folder))?.modified
  }

  /// The time of the index that holds for a folder: its seconds are the folder's, its nanoseconds
  /// are a sum over both times.
  private static func mark(of folder: FileStatus) -> FileTime {
    let set =
      UInt64(truncatingIfNeeded: folder.changed.seconds) &* 1_000_000_000
      &+ UInt64(truncatingIfNeeded: folder.changed.nanoseconds)
    // The golden ratio in 64 bits spreads times that are close; the upper half is the better one.
    let spread = (set &* 0x9E37_79B9_7F4A_7C15) >> 32
    let sum = spread &+ UInt64(truncatingIfNeeded: folder.modified.nanoseconds)
    return FileTime(seconds: folder.modified.seconds, nanoseconds: Int(sum % 1_000_000_000))
  }

  /// The time for an index that is going to be made of what is in the folder now; nil where a file
  /// could come in unseen, at the same tick of the system's clock as the last one.
  static func quietMark(of folder: String, _ system: FileSystem) -> FileTime? {
    let now = FileTime.now
    guard let status = try? system.statusBehindLinks(folder), status.modified.seconds < now.seconds,
      status.modified.seconds < now.seconds - 1
        || status.modified.nanoseconds < now.nanoseconds
    else { return nil }
    return mark(of: status)
  }

  /// Gives a folder a time of our own, and returns the one for its index; nil where only its owner
  /// may.
  ///
  /// The system's times are as coarse as its timer: another file put in at the same tick would go
  /// unseen. A time to the nanosecond no other change has.
  static func stamp(_ folder: String, _ system: FileSystem) -> FileTime? {
    var now = FileTime.now
    // As fine as every file system of today keeps it.
    now.nanoseconds -= now.nanoseconds % 100
    // A library may be behind a symbolic link, which the dot leads through.
    guard (try? system.setModified("\(folder)/.", now)) != nil,
      let status = try? system.statusBehindLinks(folder), status.modified == now
    else { return nil }
    return mark(of: status)
  }

  /// Gives the index its time.
  static func stamp(index: String, _ time: FileTime, _ system: FileSystem) {
    try? system.setModified(index, time)
  }
}

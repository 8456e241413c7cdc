import Glibc

/// The times of a folder and of the index in it, by which the index is known to hold.
///
/// Both are given the same time, to the nanosecond, after a change. Whatever else puts a file into the
/// folder or takes one out gives the folder another time, or changes it later than the index: when a
/// time was last set cannot be set.
struct FolderStamp {
  /// What no copy of a folder has.
  struct Identity: Equatable, Sendable {
    let device: UInt
    let inode: UInt
  }

  let identity: Identity
  /// Bytes of the index.
  let size: Int
  /// Whether nobody else has changed the folder since both were stamped.
  let isValid: Bool

  /// Nil where there is no index: one behind a symbolic link is none.
  init?(folder: String, hidden: String, index: String, _ system: FileSystem) {
    var (outer, between, inner) = (stat(), stat(), stat())
    guard system.statusBehindLinks(folder, &outer) == 0,
      system.statusOfPath(hidden, &between) == 0, between.st_mode & S_IFMT == S_IFDIR,
      system.statusOfPath(index, &inner) == 0,
      inner.st_mode & S_IFMT == S_IFREG, inner.st_size < 1 << 24
    else { return nil }
    identity = Identity(device: UInt(outer.st_dev), inode: UInt(outer.st_ino))
    size = Int(inner.st_size)
    isValid =
      outer.st_mtim.isSame(as: inner.st_mtim) && !inner.st_ctim.isBefore(outer.st_ctim)
  }

  /// The identity of a folder.
  static func identity(of folder: String, _ system: FileSystem) -> Identity? {
    var info = stat()
    guard system.statusBehindLinks(folder, &info) == 0 else { return nil }
    return Identity(device: UInt(info.st_dev), inode: UInt(info.st_ino))
  }

  /// When a file was last put into a folder or taken out of it.
  static func modified(_ folder: String, _ system: FileSystem) -> timespec? {
    var info = stat()
    return system.statusBehindLinks(folder, &info) == 0 ? info.st_mtim : nil
  }

  /// Gives a folder a time of our own, and returns it; nil where only its owner may.
  ///
  /// The system's times are as coarse as its timer: another file put in at the same tick would go
  /// unseen. A time to the nanosecond no other change has.
  static func stamp(_ folder: String, _ system: FileSystem) -> timespec? {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    // A library may be behind a symbolic link, which the dot leads through.
    guard system.setTime("\(folder)/.", now) == 0 else { return nil }
    return modified(folder, system)
  }

  /// Gives the index the time of its folder.
  static func stamp(index: String, _ time: timespec, _ system: FileSystem) {
    _ = system.setTime(index, time)
  }
}

extension timespec {
  /// Whether this is the same instant as another.
  func isSame(as other: timespec) -> Bool {
    tv_sec == other.tv_sec && tv_nsec == other.tv_nsec
  }

  /// Whether this is earlier than another; a time of any year is compared, and not computed with.
  func isBefore(_ other: timespec) -> Bool {
    (tv_sec, tv_nsec) < (other.tv_sec, other.tv_nsec)
  }
}

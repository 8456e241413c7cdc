import Glibc

/// Nanoseconds since 1970, for comparing; a time that does not fit is as far away as it can be.
struct Nanoseconds: Comparable {
  private let value: Int

  init(_ time: timespec) {
    let (seconds, overflow) = time.tv_sec.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflowsToo) = seconds.addingReportingOverflow(time.tv_nsec)
    value = overflow || overflowsToo ? (time.tv_sec < 0 ? .min : .max) : sum
  }

  static func < (one: Self, other: Self) -> Bool { one.value < other.value }
}

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

  init?(folder: String, index: String) {
    var (outer, inner) = (stat(), stat())
    guard stat(folder, &outer) == 0, lstat(index, &inner) == 0,
      inner.st_mode & S_IFMT == S_IFREG, inner.st_size < 1 << 24
    else { return nil }
    identity = Identity(device: UInt(outer.st_dev), inode: UInt(outer.st_ino))
    size = Int(inner.st_size)
    isValid =
      Nanoseconds(outer.st_mtim) == Nanoseconds(inner.st_mtim)
      && Nanoseconds(outer.st_ctim) <= Nanoseconds(inner.st_ctim)
  }

  /// The identity of a folder.
  static func identity(of folder: String) -> Identity? {
    var info = stat()
    guard stat(folder, &info) == 0 else { return nil }
    return Identity(device: UInt(info.st_dev), inode: UInt(info.st_ino))
  }

  /// When a file was last put into a folder or taken out of it.
  static func modified(_ folder: String) -> timespec? {
    var info = stat()
    return stat(folder, &info) == 0 ? info.st_mtim : nil
  }

  /// Gives a folder a time of our own, and returns it; nil where only its owner may.
  ///
  /// The system's times are as coarse as its timer: another file put in at the same tick would go
  /// unseen. A time to the nanosecond no other change has.
  static func stamp(_ folder: String) -> timespec? {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    guard utimensat(AT_FDCWD, folder, [now, now], 0) == 0 else { return nil }
    return modified(folder)
  }

  /// Gives the index the time of its folder.
  static func stamp(index: String, _ time: timespec) {
    utimensat(AT_FDCWD, index, [time, time], AT_SYMLINK_NOFOLLOW)
  }
}

extension timespec {
  /// Whether this is the same instant as another.
  func isSame(as other: timespec) -> Bool {
    tv_sec == other.tv_sec && tv_nsec == other.tv_nsec
  }
}

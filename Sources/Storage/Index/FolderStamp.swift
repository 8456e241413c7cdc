import Glibc

/// The times of a folder and of the index in it, by which the index is known to hold.
///
/// After a change the folder is given a time of our own, and the index one made of two of the folder:
/// that time, and when it was set. Whatever else puts a file into the folder or takes one out gives it
/// another time; who puts the old time back, as `cp -a` does, does so later, and when a time was set
/// cannot be set. A file that is written in its place, without a new one, leaves no trace in its
/// folder: no look at the folder alone finds it, and a look at every file would cost more with each.
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
    isValid = inner.st_mtim.isSame(as: Self.mark(of: outer))
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

  /// The time of the index that holds for a folder: its seconds are the folder's, its nanoseconds
  /// are a sum over both times.
  private static func mark(of info: stat) -> timespec {
    let set =
      UInt64(truncatingIfNeeded: info.st_ctim.tv_sec) &* 1_000_000_000
      &+ UInt64(truncatingIfNeeded: info.st_ctim.tv_nsec)
    // The golden ratio in 64 bits spreads times that are close; the upper half is the better one.
    let spread = (set &* 0x9E37_79B9_7F4A_7C15) >> 32
    let sum = spread &+ UInt64(truncatingIfNeeded: info.st_mtim.tv_nsec)
    return timespec(tv_sec: info.st_mtim.tv_sec, tv_nsec: Int(sum % 1_000_000_000))
  }

  /// The time for an index that is going to be made of what is in the folder now; nil where a file
  /// could come in unseen, at the same tick of the system's clock as the last one.
  static func quietMark(of folder: String, _ system: FileSystem) -> timespec? {
    var (info, now) = (stat(), timespec())
    clock_gettime(CLOCK_REALTIME, &now)
    guard system.statusBehindLinks(folder, &info) == 0, info.st_mtim.tv_sec < now.tv_sec,
      info.st_mtim.tv_sec < now.tv_sec - 1 || info.st_mtim.tv_nsec < now.tv_nsec
    else { return nil }
    return mark(of: info)
  }

  /// Gives a folder a time of our own, and returns the one for its index; nil where only its owner
  /// may.
  ///
  /// The system's times are as coarse as its timer: another file put in at the same tick would go
  /// unseen. A time to the nanosecond no other change has.
  static func stamp(_ folder: String, _ system: FileSystem) -> timespec? {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    // As fine as every file system of today keeps it.
    now.tv_nsec -= now.tv_nsec % 100
    // A library may be behind a symbolic link, which the dot leads through.
    var info = stat()
    guard system.setTime("\(folder)/.", now) == 0,
      system.statusBehindLinks(folder, &info) == 0, info.st_mtim.isSame(as: now)
    else { return nil }
    return mark(of: info)
  }

  /// Gives the index its time.
  static func stamp(index: String, _ time: timespec, _ system: FileSystem) {
    _ = system.setTime(index, time)
  }
}

extension timespec {
  /// Whether this is the same instant as another.
  func isSame(as other: timespec) -> Bool {
    tv_sec == other.tv_sec && tv_nsec == other.tv_nsec
  }
}

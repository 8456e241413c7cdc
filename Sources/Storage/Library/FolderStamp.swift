import Basketball
import Platform

/// The state of a folder at a moment: it changes whenever a file is added, replaced or removed.
///
/// After each change the tool sets the folder's time, since the system's times are coarse: another
/// file added in the same tick would go unseen. `cp -a` and `rsync` can restore that time, but not
/// when it was set (ctime), nor the folder's inode.
///
/// A file written in place does not change its folder: `check --all` finds files that were edited in place.
struct FolderStamp: Equatable {
  /// The stamp as the index has it, `1 2 3.4 5.6`: the device, the inode, and the two times.
  let text: String
  private let modified: FileTime

  /// The folder now; nil if there is none.
  init?(_ folder: String, _ system: FileSystem) {
    guard let status = try? system.statusBehindLinks(folder) else { return nil }
    modified = status.modified
    let times = [status.modified, status.changed].map { "\($0.seconds).\($0.nanoseconds)" }
    text = "\(status.identity.device) \(status.identity.inode) \(times[0]) \(times[1])"
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
  var isSettled: Bool { modified < FileTime(seconds: FileTime.now.seconds - 1, nanoseconds: 0) }
}

/// When a library was changed.
public typealias LibraryTime = FileTime

extension LibraryTime {
  /// Whether the time is so long before a time of day that a change right after it would have another time.
  public func isSettled(at now: TimeOfDay) -> Bool {
    let before = now.milliseconds - 100
    return self < FileTime(seconds: before / 1000, nanoseconds: before % 1000 * 1_000_000)
  }
}

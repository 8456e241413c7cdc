import Platform

/// The state of a folder at a moment: it changes whenever a file is added, replaced or removed.
///
/// After each change the tool sets the folder's time, since the system's times are coarse: another
/// file added in the same tick would go unseen. `cp -a` and `rsync` can restore that time, but not
/// when it was set (ctime), nor the folder's inode.
///
/// A file written in place does not change its folder: `FilesSum` notices that.
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

/// A sum over the game files of a library. It changes when a file is written in place, as by `cp
/// backup.json games/day.json`, which leaves no trace in the folder.
///
/// The order of the files does not matter: a change of one game removes its old file and adds the
/// new one.
struct FilesSum: Equatable, Sendable {
  /// With more games than this there is no sum: 2,000 take 4 ms of a command that names no game.
  static let most = 2000

  /// How many files there are.
  private(set) var count = 0
  private var sum: UInt64 = 0

  /// The files as they are now; nil if there are too many, or they cannot be listed.
  init?(of library: GameLibrary) {
    guard let names = try? library.system.names(in: library.folder) else { return nil }
    let ids = names.compactMap { GameID.of(file: $0) }
    if ids.count > Self.most { return nil }
    for id in ids {
      // A file that was just deleted has changed the folder.
      if let status = try? library.system.statusOfPath(library.path(of: id)) { add(id, status) }
    }
  }

  /// Adds the file of a game.
  mutating func add(_ id: String, _ status: FileStatus) {
    count += 1
    sum &+= Self.number(id, status)
  }

  /// Takes out the file of a game.
  mutating func remove(_ id: String, _ status: FileStatus) {
    count -= 1
    sum &-= Self.number(id, status)
  }

  private static func number(_ id: String, _ status: FileStatus) -> UInt64 {
    var sum = Checksum(Array(id.utf8)[...])
    sum.add(status.identity.inode)
    sum.add(status.size)
    sum.add(status.modified.seconds)
    sum.add(status.modified.nanoseconds)
    sum.add(status.changed.seconds)
    sum.add(status.changed.nanoseconds)
    return sum.value
  }

  /// In the index: the number of files and the sum.
  var text: String { "\(count) \(sum)" }

  /// Nil for any other text.
  init?(text: Substring) {
    var rest = text
    guard let count = Int(rest.cut(at: " ")), (0...Self.most).contains(count),
      let sum = UInt64(rest)
    else { return nil }
    (self.count, self.sum) = (count, sum)
  }
}

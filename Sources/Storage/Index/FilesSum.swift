import Platform

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

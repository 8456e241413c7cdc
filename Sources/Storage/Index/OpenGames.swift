import Basketball
import Glibc

/// An index: which games are not finished and which is the newest, so that finding the game at hand
/// costs the same beside ten games and beside ten thousand.
///
/// A file beside the games, never a truth of its own. `isValid` tells whether nobody else has put a
/// file into the folder, replaced one or taken one out since it was stamped.
struct OpenGames: Equatable, Sendable {
  /// When the newest game was made, and its id.
  private(set) var newest: Newest?
  /// Ids of the games that are not finished, in order.
  private(set) var open: [String]
  /// Ids of files that could not be read when it was made: what they are is not known.
  private(set) var unknown: [String]
  /// The folder that it is about.
  private let identity: FolderStamp.Identity

  /// A game by its time; of two made at once, the one with the later id is newer.
  struct Newest: Equatable, Comparable, Sendable {
    let created: TimeOfDay
    let id: String

    static func < (one: Self, other: Self) -> Bool {
      (one.created, one.id) < (other.created, other.id)
    }
  }

  /// What the heads of a library say. A game that was open and cannot be read since may be the one
  /// that is meant: it stays among the open ones.
  init(
    heads: [Head], unknown: [String], of identity: FolderStamp.Identity, before: OpenGames?
  ) {
    self.identity = identity
    self.unknown = unknown.sorted()
    let lost = unknown.filter { before?.open.contains($0) ?? false }
    open = (heads.filter { !$0.isFinished }.map(\.id) + lost).sorted()
    newest = heads.map { Newest(created: $0.created, id: $0.id) }.max()
  }

  /// What of a head the index goes by.
  struct Head {
    let id: String
    let created: TimeOfDay
    let isFinished: Bool
  }

  /// The index of a folder, if it holds.
  static func valid(in folder: String) -> OpenGames? {
    guard let stamp = FolderStamp(folder: folder, index: path(in: folder)), stamp.isValid,
      let index = last(in: folder, size: stamp.size), index.identity == stamp.identity
    else { return nil }
    return index
  }

  /// The index of a folder, whether or not it holds.
  static func last(in folder: String) -> OpenGames? {
    FolderStamp(folder: folder, index: path(in: folder)).flatMap {
      last(in: folder, size: $0.size)
    }
  }

  private static func last(in folder: String, size: Int) -> OpenGames? {
    guard
      let file = try? File(
        path(in: folder), O_RDONLY | O_NOFOLLOW | O_NONBLOCK, system: .posix),
      let bytes = try? file.bytes(atMost: size)
    else { return nil }
    return OpenGames(text: String(decoding: bytes, as: UTF8.self))
  }

  /// The index after a game has changed, stamped, under the lock. What fails leaves an index that
  /// does not hold, and the heads are read the next time.
  func update(with standing: Standing, in folder: String) {
    var next = self
    let candidate = Newest(created: standing.created, id: standing.id)
    next.newest = newest.map { max($0, candidate) } ?? candidate
    // By the bytes, as folders tell names apart.
    let isMeant = { (id: String) in id.utf8.elementsEqual(standing.id.utf8) }
    next.unknown.removeAll(where: isMeant)
    let isOpen = open.contains(where: isMeant)
    if standing.finish != nil {
      next.open.removeAll(where: isMeant)
    } else if !isOpen {
      next.open.append(standing.id)
      next.open.sort()
    }
    guard let time = FolderStamp.stamp(folder) else { return }
    if next == self {
      FolderStamp.stamp(index: Self.path(in: folder), time)
    } else {
      next.save(in: folder, at: time)
    }
  }

  /// Saves the index under the lock, with the time that the folder had when it was made.
  func save(in folder: String, at time: timespec) {
    let path = Self.path(in: folder)
    let temporary = path + ".new"
    unlink(temporary)
    guard
      let file = try? File(
        temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666, system: .posix),
      (try? file.write(Array(text.utf8))) != nil, rename(temporary, path) == 0
    else { return }
    FolderStamp.stamp(index: path, time)
  }

  static func path(in folder: String) -> String { "\(folder)/.scoreboard/open" }
}

extension OpenGames {
  /// Lines: the folder, the newest game, and one for each open game and each unknown one.
  private var text: String {
    var lines = "folder \(identity.device) \(identity.inode)\n"
    if let newest { lines += "newest \(newest.created.text) \(newest.id)\n" }
    for id in open { lines += "open \(id)\n" }
    for id in unknown { lines += "unknown \(id)\n" }
    return lines
  }

  private init?(text: String) {
    var (identity, newest) = (FolderStamp.Identity?.none, Newest?.none)
    var (open, unknown) = ([String](), [String]())
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let words = parts[1].split(separator: " ", maxSplits: 1)
      switch parts[0] {
      case "open": open.append(String(parts[1]))
      case "unknown": unknown.append(String(parts[1]))
      case "newest":
        guard words.count == 2, let time = TimeOfDay(String(words[0])) else { return nil }
        newest = Newest(created: time, id: String(words[1]))
      case "folder":
        guard words.count == 2, let device = UInt(words[0]), let inode = UInt(words[1]) else {
          return nil
        }
        identity = FolderStamp.Identity(device: device, inode: inode)
      default: return nil
      }
    }
    guard let identity else { return nil }
    (self.identity, self.newest, self.open, self.unknown) = (identity, newest, open, unknown)
  }
}

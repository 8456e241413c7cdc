import Basketball
import Platform

/// An index: which games are not finished, which was changed last and which is the newest, so that
/// finding the game at hand costs the same beside ten games and beside ten thousand.
///
/// A file beside the games, never a truth of its own. `isValid` tells whether nobody else has put a
/// file into the folder, replaced one or taken one out since it was stamped.
struct OpenGames: Equatable, Sendable {
  /// When the newest game was made, and its id.
  private(set) var newest: Newest?
  /// The id of the game that was changed last, over or not.
  private(set) var changed: String?
  /// Ids of the games that are not finished, in order.
  private(set) var open: [String]
  /// Ids of files that could not be read when it was made: what they are is not known.
  private(set) var unknown: [String]
  /// The folder that it is about.
  private let identity: FileStatus.Identity

  /// A game by its time; of two made at once, the one with the later id is newer.
  struct Newest: Equatable, Comparable, Sendable {
    let created: TimeOfDay
    let id: String

    static func < (one: Self, other: Self) -> Bool {
      (one.created, one.id) < (other.created, other.id)
    }
  }

  /// What the files of a library say. A game that was open, or changed last, and cannot be read since
  /// may be the one that is meant: it stays so.
  init(
    heads: [Head], unknown: [String], of identity: FileStatus.Identity, before: OpenGames?
  ) {
    self.identity = identity
    self.unknown = unknown.sorted()
    let lost = unknown.filter { before?.open.contains($0) ?? false }
    open = Set(heads.filter { !$0.isFinished }.map(\.id) + lost).sorted()
    newest = heads.map { Newest(created: $0.created, id: $0.id) }.max()
    let last = heads.max { ($0.changed, $0.id) < ($1.changed, $1.id) }
    changed = before?.changed.flatMap { unknown.contains($0) ? $0 : nil } ?? last?.id
  }

  /// What of a file the index goes by.
  struct Head {
    let id: String
    let created: TimeOfDay
    /// When it was last changed, by its tape.
    let changed: TimeOfDay
    let isFinished: Bool
  }

  /// The index of a folder, if it holds.
  static func valid(in folder: String, _ system: FileSystem) -> OpenGames? {
    guard let stamp = stamp(of: folder, system), stamp.isValid,
      let index = last(in: folder, size: stamp.size, system), index.identity == stamp.identity
    else { return nil }
    return index
  }

  /// The index of a folder, whether or not it holds.
  static func last(in folder: String, _ system: FileSystem) -> OpenGames? {
    stamp(of: folder, system).flatMap { last(in: folder, size: $0.size, system) }
  }

  private static func stamp(of folder: String, _ system: FileSystem) -> FolderStamp? {
    FolderStamp(
      folder: folder, hidden: "\(folder)/.scoreboard", index: path(in: folder), system)
  }

  private static func last(
    in folder: String, size: Int, _ system: FileSystem
  ) -> OpenGames? {
    guard
      let file = try? File(path(in: folder), for: .reading, system: system),
      let bytes = try? file.bytes(atMost: size)
    else { return nil }
    return OpenGames(text: String(decoding: bytes, as: UTF8.self))
  }

  /// The index after a game has changed, stamped, under the lock. What fails leaves an index that
  /// does not hold, and the heads are read the next time.
  func update(with standing: Standing, in folder: String, _ system: FileSystem) {
    var next = self
    let candidate = Newest(created: standing.created, id: standing.id)
    next.newest = newest.map { max($0, candidate) } ?? candidate
    next.changed = standing.id
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
    guard let time = FolderStamp.stamp(folder, system) else { return }
    if next == self {
      FolderStamp.stamp(index: Self.path(in: folder), time, system)
    } else {
      next.save(in: folder, at: time, system)
    }
  }

  /// Saves the index under the lock, with the time that the folder had when it was made.
  func save(in folder: String, at time: FileTime, _ system: FileSystem) {
    let path = Self.path(in: folder)
    let temporary = path + ".new"
    try? system.remove(temporary)
    guard let file = try? File(temporary, for: .new, system: system),
      (try? file.write(Array(text.utf8))) != nil,
      (try? system.rename(temporary, path)) != nil
    else {
      try? system.remove(temporary)
      return
    }
    FolderStamp.stamp(index: path, time, system)
  }

  static func path(in folder: String) -> String { "\(folder)/.scoreboard/open" }
}

extension OpenGames {
  /// Lines: the folder, the newest game, the one changed last, and one for each open game and each
  /// unknown one.
  private var text: String {
    var lines = "folder \(identity.device) \(identity.inode)\n"
    if let newest { lines += "newest \(newest.created.text) \(newest.id)\n" }
    if let changed { lines += "changed \(changed)\n" }
    for id in open { lines += "open \(id)\n" }
    for id in unknown { lines += "unknown \(id)\n" }
    return lines
  }

  private init?(text: String) {
    var (identity, newest) = (FileStatus.Identity?.none, Newest?.none)
    var changed: String?
    var (open, unknown) = ([String](), [String]())
    var rest = text[...]
    while !rest.isEmpty {
      var value = rest.cut(at: "\n")
      let key = value.cut(at: " ")
      if value.isEmpty { return nil }
      switch key {
      case "changed": changed = String(value)
      case "open": open.append(String(value))
      case "unknown": unknown.append(String(value))
      case "newest":
        guard let time = TimeOfDay(String(value.cut(at: " "))), !value.isEmpty else { return nil }
        newest = Newest(created: time, id: String(value))
      case "folder":
        guard let device = UInt(value.cut(at: " ")), let inode = UInt(value) else { return nil }
        identity = FileStatus.Identity(device: device, inode: inode)
      default: return nil
      }
    }
    // Where there is a game, one was changed last: an index that does not say which is an older one.
    guard let identity, newest == nil || changed != nil else { return nil }
    (self.identity, self.newest, self.changed) = (identity, newest, changed)
    (self.open, self.unknown) = (open, unknown)
  }
}

extension Substring {
  /// Takes off what is before a character of one byte, and that; all of it where there is none. By
  /// bytes, as every change of a game reads the index.
  fileprivate mutating func cut(at end: Unicode.Scalar) -> Substring {
    let place = utf8.firstIndex(of: UInt8(ascii: end)) ?? endIndex
    defer { self = place == endIndex ? self[place...] : self[utf8.index(after: place)...] }
    return self[..<place]
  }
}

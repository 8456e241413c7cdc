import Basketball
import Documents
import Platform

/// A file beside the games with the unfinished ones, the one changed last, the newest, and what is known
/// of all for the next one: finding the game at hand takes the same time for ten games and ten thousand.
///
/// It is only a cache: valid as long as the folder is as it says.
struct LibraryIndex {
  /// The stamp of the folder when the index was made.
  fileprivate var stamp = ""
  private(set) var newest: Newest?
  /// The id of the game changed last, finished or not.
  private(set) var changed: String?
  /// Ids of the games that are not finished, in order.
  private(set) var open = [String]()
  /// Ids of files that could not be read when it was made.
  private(set) var unknown = [String]()
  /// The games of events, each behind its fixture: `20 cup/2026-11-20-reds-blues`.
  private var linked = [String]()
  /// What is known for the next game.
  private(set) var known = KnownGames()

  /// A game and when it was played; of two of the same date, the later id is newer.
  struct Newest: Comparable {
    let date: GameDate
    let id: String

    static func < (one: Self, other: Self) -> Bool {
      (one.date, one.id) < (other.date, other.id)
    }
  }

  /// What the index needs of a file: its row, and when it was last changed, by its tape; nil if that
  /// cannot be read.
  typealias Head = (row: GameRow, changed: TimeOfDay?)

  /// The index of these games. An unfinished game, or the one changed last, stays in it even if it
  /// cannot be read any more: it may be the one meant.
  init(heads: [Head], unknown: [String], of stamp: FolderStamp, before: LibraryIndex?) {
    self.stamp = stamp.text
    self.unknown = unknown.sorted()
    let open = heads.map(\.row).filter { $0.status != .finished }.map(\.id)
    let lost = unknown.filter { before?.open.contains($0) ?? false && !open.contains($0) }
    self.open = (open + lost).sorted()
    linked = heads.compactMap { head in head.row.link.map { Self.line($0, of: head.row.id) } }
    known = KnownGames(heads.map(\.row))
    newest = heads.map { Newest(date: $0.row.date, id: $0.row.id) }.max()
    let last = heads.map { ($0.changed ?? $0.row.created, $0.row.id) }.max { $0 < $1 }
    changed = before?.changed.flatMap { unknown.contains($0) ? $0 : nil } ?? last?.1
  }

  /// The index after a change of a game, or with a new one.
  func updated(with standing: GameState, isNew: Bool, stamp: FolderStamp) -> LibraryIndex {
    var next = self
    next.stamp = stamp.text
    let candidate = Newest(date: standing.date, id: standing.id)
    next.newest = max(newest ?? candidate, candidate)
    next.changed = standing.id
    if let line = standing.link.map({ Self.line($0, of: standing.id) }), !linked.contains(line) {
      next.linked.removeAll { Self.isLine($0, of: standing.id) }
      next.linked.append(line)
    }
    // By bytes, as folders compare names.
    let isMeant = { (id: String) in id.utf8.elementsEqual(standing.id.utf8) }
    if isNew || unknown.contains(where: isMeant) { next.known.add(standing) }
    next.unknown.removeAll(where: isMeant)
    if standing.finish != nil {
      next.open.removeAll(where: isMeant)
    } else if !open.contains(where: isMeant) {
      next.open.append(standing.id)
      next.open.sort()
    }
    return next
  }
}

/// The games of events.
extension LibraryIndex {
  // No name of a file has a slash.
  private static func line(_ link: EventLink, of id: String) -> String {
    "\(link.fixture) \(link.event)/\(id)"
  }

  private static func isLine(_ line: String, of id: String) -> Bool {
    line.utf8.reversed().starts(with: "/\(id)".utf8.reversed())
  }

  /// What a game is linked to.
  func link(of id: String) -> EventLink? {
    guard var rest = linked.first(where: { Self.isLine($0, of: id) })?[...] else { return nil }
    let fixture = Int(rest.cut(at: " "))
    return fixture.map { EventLink(event: String(rest.cut(at: "/")), fixture: $0) }
  }

  /// The ids of the games that are linked to a fixture.
  func ids(of link: EventLink) -> [String] {
    let start = Self.line(link, of: "")
    return linked.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }
}

/// The file of the index.
extension GameLibrary {
  private var indexFile: String { "\(hiddenFolder)/open" }

  /// The index, if it is valid.
  var validIndex: LibraryIndex? {
    let stamp = FolderStamp(folder, system)
    return lastIndex.flatMap { $0.stamp == stamp?.text ? $0 : nil }
  }

  /// The index, valid or not; nil for one behind a symbolic link.
  var lastIndex: LibraryIndex? {
    guard (try? system.statusOfPath(hiddenFolder))?.kind == .folder,
      let status = try? system.statusOfPath(indexFile), status.kind == .file,
      status.size < LibraryIndex.largest,
      let bytes = try? File(indexFile, for: .reading, system: system).bytes(atMost: status.size)
    else { return nil }
    return LibraryIndex(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Saves the index, under the lock. If that fails, the next command makes it again from the
  /// games.
  func save(_ index: LibraryIndex) { _ = try? system.put(Array(index.text.utf8), at: indexFile) }
}

extension LibraryIndex {
  /// The largest file that this tool can have written, in bytes.
  fileprivate static var largest: Int { 1 << 24 }

  /// Its lines: the folder, the newest game, the one changed last, each unfinished, each unreadable and
  /// each event's game, then what is known. Before 0.5.0 it began with `library`, before 0.4.0 with `folder`.
  fileprivate var text: String {
    var lines = "games \(stamp)\n"
    if let newest {
      lines += "newest \(newest.date.day.text) \(newest.date.created.text) \(newest.id)\n"
    }
    if let changed { lines += "changed \(changed)\n" }
    for id in open { lines += "open \(id)\n" }
    for id in unknown { lines += "unknown \(id)\n" }
    for game in linked { lines += "linked \(game)\n" }
    return lines + known.lines
  }

  fileprivate init?(text: String) {
    var rest = text[...]
    while !rest.isEmpty, !KnownGames.keys.contains(where: { rest.hasPrefix("\($0) ") }) {
      var value = rest.cut(at: "\n")
      let key = value.cut(at: " ")
      if value.isEmpty { return nil }
      switch key {
      case "changed": changed = String(value)
      case "open": open.append(String(value))
      case "unknown": unknown.append(String(value))
      case "linked": linked.append(String(value))
      case "newest":
        guard let day = Day(value.cut(at: " ")), let time = TimeOfDay(String(value.cut(at: " "))),
          !value.isEmpty
        else { return nil }
        newest = Newest(
          date: GameDate(day, created: time, ofGame: String(value)), id: String(value))
      case "games": stamp = String(value)
      default: return nil
      }
    }
    // An index with games that does not say which was changed last is of an older version.
    if stamp.isEmpty || newest != nil && changed == nil { return nil }
    known = KnownGames(lines: String(rest))
  }
}

extension Substring {
  /// Removes the text up to a character of one byte, and the character, and returns the text; takes
  /// all of it if there is no such character. By bytes: with an accent that a name begins with, a
  /// space would be another character.
  mutating func cut(at end: Unicode.Scalar) -> Substring {
    let place = utf8.firstIndex(of: UInt8(ascii: end))
    let text = self[..<(place ?? endIndex)]
    self = place.map { self[utf8.index(after: $0)...] } ?? ""
    return text
  }
}

/// The index of the games.
extension GameLibrary {
  /// The id of the game that was imported from a source; nil if none was.
  public func id(of source: GameSource) throws -> String? {
    isFolder ? try index(for: .writing).known.id(of: source) : nil
  }

  /// The games of a fixture as of their last change, each with the time when it was linked.
  public func games(
    of link: EventLink
  ) throws(LibraryError) -> [(row: GameRow, linked: TimeOfDay)] {
    let rows = try index(for: .reading).ids(of: link).compactMap { try? file($0).written().row }
    return games(of: link.event, among: rows.filter { $0.link == link }).games
  }

  /// The valid index, made from the heads if there is none.
  func index(for purpose: Purpose) throws(LibraryError) -> LibraryIndex {
    if let index = trustedIndex { return index }
    guard isFolder else { throw .noLibrary(folder) }
    let made = try? lockedIfFree { try remadeIndex(for: purpose) }
    return if let index = made ?? nil { index } else { try madeIndex() }
  }

  /// The index, if whoever asks has the lock.
  func lockedIndex() throws(LibraryError) -> LibraryIndex {
    if let index = trustedIndex { return index }
    return if let index = try remadeIndex(for: .writing) { index } else { try madeIndex() }
  }

  /// The valid index. One with unreadable files may be out of date: they may be readable now.
  private var trustedIndex: LibraryIndex? {
    validIndex.flatMap { index in
      index.unknown.contains { (try? game($0)) != nil } ? nil : index
    }
  }

  /// The index, made and saved under the lock; nil if it cannot be saved so that it is valid.
  private func remadeIndex(for purpose: Purpose) throws(LibraryError) -> LibraryIndex? {
    // Before the stamp, since each removal changes the folder.
    for path in [folder, hiddenFolder] { system.removeOldTemporaries(in: path) }
    // Before the heads are read, so that a later change makes the index invalid.
    let stamp =
      purpose == .writing
      ? FolderStamp(setting: folder, system)
      : FolderStamp(folder, system).flatMap { $0.isSettled ? $0 : nil }
    guard let stamp else { return nil }
    let index = try madeIndex(of: stamp)
    save(index)
    return index
  }

  private func madeIndex() throws(LibraryError) -> LibraryIndex {
    guard let stamp = FolderStamp(folder, system) else { throw .noLibrary(folder) }
    return try madeIndex(of: stamp)
  }

  private func madeIndex(of stamp: FolderStamp) throws(LibraryError) -> LibraryIndex {
    var heads = [LibraryIndex.Head]()
    var unknown = [String]()
    read(try ids()) { file throws(LibraryError) in
      (row: try file.written().row, changed: file.changed)
    } use: { id, head in
      guard case .success(let head) = head else { return unknown.append(id) }
      if head.changed == nil { unknown.append(id) }
      heads.append(head)
    }
    return LibraryIndex(heads: heads, unknown: unknown, of: stamp, before: lastIndex)
  }
}

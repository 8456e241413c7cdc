import Basketball
import Fixtures
import Foundation
import Platform

@testable import Storage

/// What is known of the games of a library: of a file that cannot be read, what it was when it could.
private struct KnownGames {
  /// The games that are not over.
  private(set) var open = Set<String>()
  /// The game that was changed last.
  private(set) var changed: String?
  /// The files that cannot be read.
  private(set) var unreadable = Set<String>()

  /// What the files say now, and whoever looked before.
  mutating func look(at library: GameLibrary) throws {
    unreadable = []
    var (open, last) = (Set<String>(), [(TimeOfDay, String)]())
    for id in try library.ids() {
      guard let sheet = try? library.game(id).sheet else {
        unreadable.insert(id)
        continue
      }
      if sheet.state.finish == nil { open.insert(id) }
      last.append((sheet.tape.changed, id))
    }
    self.open = open.union(unreadable.intersection(self.open))
    if let changed, unreadable.contains(changed) { return }
    changed = last.max { $0 < $1 }?.1
  }

  /// A scorer changed a game.
  mutating func note(change id: String) { changed = id }
}

/// A library that a scorer and other hands change at random.
struct RandomLibrary {
  private let temporary = TemporaryLibrary()
  private var random: SplitMix64
  private(set) var now = TimeOfDay.noon
  /// A time that the folder had.
  private var earlier: FileTime?
  private var known = KnownGames()
  /// Copies of the whole library, with the times of all files, and what the index in them knew.
  private var copies = [(folder: FolderCopy, known: KnownGames)]()
  /// What a file held before it was damaged.
  private var damaged = [String: [UInt8]]()

  init(seed: Int) throws {
    random = SplitMix64(seed: seed)
    try temporary.open("first")
  }

  func library(on system: FileSystem) -> GameLibrary { temporary.library(on: system) }

  var unreadable: Set<String> { known.unreadable }

  /// What a command that names no game is to get, without an index.
  mutating func truth() throws -> DefaultGame {
    let library = library(on: .withoutIndex)
    try known.look(at: library)
    guard let changed = known.changed else { return DefaultGame(library, now: now) }
    let game = Result { () throws(LibraryError) in try library.game(changed).state.id }
    let atHand = known.open.union([changed])
    return DefaultGame(
      reading: game,
      writing: atHand.count == 1 ? game : .failure(.severalOpenGames(atHand.sorted())))
  }

  /// Does one thing; what is refused is left out.
  mutating func step() throws -> String {
    now = now + 1000
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: return try new()
    case 2, 3, 4: return try perform(.point("Ana"), named: "score")
    case 5: return try perform(.undo(1), named: "undo")
    case 6: return try delete()
    case 7: return try restore()
    case 8: return try copyOver()
    case 9: return try moveOver()
    case 10: return try damage()
    case 11: return try mend()
    case 12: return try rememberTime()
    case 13: return restoreTime()
    case 14: return try copyLibrary()
    default: return try copyBack()
    }
  }

  private mutating func anID() throws -> String? {
    try temporary.library.ids().randomElement(using: &random)
  }

  private mutating func new() throws -> String {
    let day = "\(Int.random(in: 0..<5, using: &random))"
    let rules = try Rules(side: nil, target: random.oneIn(2) ? 1 : 2, margin: 1)
    let game = try temporary.library.create(rules: rules, now: now, day: day)
    known.note(change: game.state.id)
    return "new \(day)"
  }

  private mutating func perform(_ verb: Verb, named name: String) throws -> String {
    guard let id = try anID(), let game = try? temporary.library.game(id) else { return "none" }
    let results = try temporary.library.update(game, [verb]) { [now] in now }.results
    if (try? results.first?.get()) != nil { known.note(change: id) }
    return "\(name) \(id)"
  }

  private mutating func delete() throws -> String {
    guard let id = try anID() else { return "none" }
    try temporary.library.delete(id)
    return "delete \(id)"
  }

  private mutating func restore() throws -> String {
    let id = try? temporary.library.restore("\(Int.random(in: 0..<5, using: &random))")
    return "restore \(id ?? "none")"
  }

  /// `cp`: another game's bytes under another name, or in the place of an open game, whose file
  /// stays.
  private mutating func copyOver() throws -> String {
    guard let from = try anID(), let to = try anID() else { return "none" }
    let text = try temporary.text(from).replacing("\"\(from)\"", with: "\"\(to)\"")
    let id = random.oneIn(2) ? to : "copy-\(Int.random(in: 0..<3, using: &random))"
    let isNew = try !temporary.library.ids().contains(id)
    guard isNew || isSeenInPlace(from, id) else { return "none" }
    try write(Array(text.replacing("\"\(to)\"", with: "\"\(id)\"").utf8), into: id)
    return "cp \(from) \(id)"
  }

  /// Whether it is seen that an older game is written in the place of another one. Its folder does
  /// not tell: what the index names is looked at, and a game that is over and was not changed last it
  /// does not name. A game that was changed later than all others it would have to be told of.
  private func isSeenInPlace(_ from: String, _ to: String) -> Bool {
    func changed(_ id: String) -> TimeOfDay? {
      try? temporary.library.game(id).sheet.tape.changed
    }
    guard known.open.contains(to), let last = known.changed, last != to,
      let time = changed(from), let lastTime = changed(last)
    else { return false }
    return time < lastTime
  }

  /// `mv`: a file with another game in the place of a game's.
  private mutating func moveOver() throws -> String {
    guard let from = try anID(), let to = try anID() else { return "none" }
    try temporary.put(
      try temporary.text(from).replacing("\"\(from)\"", with: "\"\(to)\""), as: to)
    return "mv \(from) \(to)"
  }

  private mutating func damage() throws -> String {
    guard let id = try anID() else { return "none" }
    let bytes = try temporary.bytes(id)
    if bytes != Array("{".utf8) { damaged[id] = bytes }
    try write(Array("{".utf8), into: id)
    return "damage \(id)"
  }

  private mutating func mend() throws -> String {
    let ids = damaged.keys.sorted()
    guard let id = ids.randomElement(using: &random), let bytes = damaged[id],
      (try? temporary.bytes(id)) == Array("{".utf8)
    else { return "none" }
    try write(bytes, into: id)
    damaged[id] = nil
    return "mend \(id)"
  }

  /// Writes into a file in its place.
  private func write(_ bytes: [UInt8], into id: String) throws {
    try bytes.write(toPath: temporary.path(id))
  }

  private mutating func rememberTime() throws -> String {
    earlier = try FileSystem.posix.statusOfPath(temporary.games).modified
    return "remember the time"
  }

  private func restoreTime() -> String {
    guard let earlier else { return "none" }
    try? FileSystem.posix.setModified(temporary.games, earlier)
    return "restore the time"
  }

  private mutating func copyLibrary() throws -> String {
    copies.append((try FolderCopy(of: temporary.games), known))
    return "cp -a the library"
  }

  private mutating func copyBack() throws -> String {
    guard let copy = copies.randomElement(using: &random) else { return "none" }
    try copy.folder.write(over: temporary.games)
    known = copy.known
    return "cp -a the copy back"
  }
}

/// The files of a folder and their times, as `cp -a` copies them.
private struct FolderCopy {
  private var files = [(name: String, bytes: [UInt8], time: FileTime)]()
  private let times: [(name: String, time: FileTime)]

  init(of folder: String) throws {
    func time(_ name: String) throws -> FileTime {
      try FileSystem.posix.statusOfPath("\(folder)/\(name)").modified
    }
    times = try ["/.scoreboard", ""].map { ($0, try time($0)) }
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      guard let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)")) else { continue }
      files.append((name, [UInt8](data), try time(name)))
    }
  }

  func write(over folder: String) throws {
    for (name, bytes, time) in files {
      let path = "\(folder)/\(name)"
      try? FileManager.default.createDirectory(
        atPath: URL(filePath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try bytes.write(toPath: path)
      try FileSystem.posix.setModified(path, time)
    }
    for (name, time) in times { try FileSystem.posix.setModified(folder + name, time) }
  }
}

import Basketball
import Fixtures
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("The index of open games, whatever happens to the files")
struct IndexTruthTests {
  @Test("says what the heads say, after every one of many random steps", arguments: seeds(6))
  func truth(seed: Int) throws {
    var world = try RandomLibrary(seed: seed)
    for step in 0..<60 {
      let name = try world.step()
      // The first answer may make the index, the second goes by it.
      let comment = Comment(rawValue: "step \(step): \(name)")
      let truth = DefaultGame(world.library(on: .withoutIndex), now: world.now)
      let unreadable = try world.unreadable()
      for _ in 0..<2 {
        let answer = DefaultGame(world.library(on: .withoutSync), now: world.now)
        // An index may know of a file that cannot be read that it was an open game.
        #expect(answer == truth || answer.isRefused(for: unreadable), comment)
      }
    }
  }
}

/// A library that a scorer and other hands change at random.
private struct RandomLibrary {
  private let temporary: TemporaryLibrary
  private var random: SplitMix64
  private(set) var now = TimeOfDay.noon
  /// A time that the folder had.
  private var earlier: timespec?
  /// Copies of the whole library, with the times of all files.
  private var copies: [FolderCopy] = []
  /// What a file held before it was damaged.
  private var damaged: [String: [UInt8]] = [:]

  init(seed: Int) throws {
    temporary = try TemporaryLibrary()
    random = SplitMix64(seed: seed)
    try temporary.open("first")
  }

  func library(on system: FileSystem) -> GameLibrary { temporary.library(on: system) }

  /// The files that are no games now.
  func unreadable() throws -> [String] {
    try temporary.library.allIDs().filter { (try? temporary.library.game($0)) == nil }
  }

  /// Does one thing; what is refused is left out.
  mutating func step() throws -> String {
    now = now + 1000
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: return try new()
    case 2, 3, 4: return try score()
    case 5: return try undo()
    case 6: return try delete()
    case 7: return try restore()
    case 8: return try copyOver()
    case 9: return try moveOver()
    case 10: return try damage()
    case 11: return try mend()
    case 12: return rememberTime()
    case 13: return restoreTime()
    case 14: return try copyLibrary()
    default: return try copyBack()
    }
  }

  private mutating func anID() throws -> String? {
    try temporary.library.allIDs().randomElement(using: &random)
  }

  private mutating func new() throws -> String {
    let day = "\(Int.random(in: 0..<5, using: &random))"
    let rules = try Rules(side: nil, target: random.oneIn(2) ? 1 : 2, margin: 1)
    _ = try temporary.library.create(teams: .redsAndBlues, rules: rules, now: now, day: day)
    return "new \(day)"
  }

  private mutating func score() throws -> String {
    guard let id = try anID(), let game = try? temporary.library.game(id) else { return "none" }
    _ = try temporary.library.update(game, [.point("Ana")]) { [now] in now }
    return "score \(id)"
  }

  private mutating func undo() throws -> String {
    guard let id = try anID(), let game = try? temporary.library.game(id) else { return "none" }
    _ = try temporary.library.update(game, [.undo(1)]) { [now] in now }
    return "undo \(id)"
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
  /// stays. A finished game that is so opened again the folder does not tell of.
  private mutating func copyOver() throws -> String {
    guard let from = try anID(), let to = try anID() else { return "none" }
    let text = try temporary.text(from).replacing("\"\(from)\"", with: "\"\(to)\"")
    let isNew = random.oneIn(2) || (try? temporary.library.game(to))?.standing.finish != nil
    let id = isNew ? "copy-\(Int.random(in: 0..<3, using: &random))" : to
    try write(Array(text.replacing("\"\(to)\"", with: "\"\(id)\"").utf8), into: id)
    return "cp \(from) \(id)"
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
    try Data(bytes).write(to: URL(filePath: temporary.path(id)))
  }

  private mutating func rememberTime() -> String {
    earlier = FolderStamp.modified(temporary.games, .posix)
    return "remember the time"
  }

  private func restoreTime() -> String {
    guard let earlier else { return "none" }
    utimensat(AT_FDCWD, temporary.games, [earlier, earlier], 0)
    return "restore the time"
  }

  private mutating func copyLibrary() throws -> String {
    copies.append(try FolderCopy(of: temporary.games))
    return "cp -a the library"
  }

  private mutating func copyBack() throws -> String {
    guard let copy = copies.randomElement(using: &random) else { return "none" }
    try copy.write(over: temporary.games)
    return "cp -a the copy back"
  }
}

/// The files of a folder and their times, as `cp -a` copies them.
private struct FolderCopy {
  private var files: [(name: String, bytes: [UInt8], time: timespec)] = []
  private let times: [(name: String, time: timespec)]

  init(of folder: String) throws {
    func time(_ name: String) -> timespec {
      FolderStamp.modified("\(folder)/\(name)", .posix) ?? timespec()
    }
    times = ["/.scoreboard", ""].map { ($0, time($0)) }
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      guard let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)")) else { continue }
      files.append((name, [UInt8](data), time(name)))
    }
  }

  func write(over folder: String) throws {
    for (name, bytes, time) in files {
      let path = "\(folder)/\(name)"
      try? FileManager.default.createDirectory(
        atPath: URL(filePath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(filePath: path))
      utimensat(AT_FDCWD, path, [time, time], 0)
    }
    // Longer than a tick of the clock that the system notes changes by.
    usleep(20_000)
    for (name, time) in times { utimensat(AT_FDCWD, folder + name, [time, time], 0) }
  }
}

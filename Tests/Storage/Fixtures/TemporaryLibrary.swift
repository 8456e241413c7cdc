import Platform
import Basketball
import Documents
import Fixtures
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

/// A folder of its own, gone with its last holder, in which a library can be made.
final class TemporaryLibrary: Sendable {
  /// The folder around the library.
  let folder: String
  /// The library's folder, not made yet.
  var games: String { folder + "/games" }
  /// The library, without the wait for the disk.
  var library: GameLibrary { GameLibrary(games, system: .withoutSync) }

  init() throws {
    let place = FileManager.default.temporaryDirectory.path
    folder = "\(place)/scoreboard-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func library(on system: FileSystem) -> GameLibrary { GameLibrary(games, system: system) }

  func path(_ id: String) -> String { "\(games)/\(id).json" }

  func bytes(_ id: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(id))))
  }

  func text(_ id: String) throws -> String { String(decoding: try bytes(id), as: UTF8.self) }

  /// The files of the library, the tool's own folder left out.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: games).filter { $0 != ".scoreboard" }
      .sorted()
  }
}

extension TemporaryLibrary {
  /// Opens a game of the Reds against the Blues; the id is `day-reds-blues`.
  @discardableResult
  func open(_ day: String, at milliseconds: Int = 0, target: Int = 15) throws -> StoredGame {
    let rules = try Rules(side: nil, target: target, margin: 1)
    return try library.create(
      teams: .redsAndBlues, rules: rules, now: .noon + milliseconds, day: day)
  }

  /// Opens a game and plays it to its end, one basket.
  @discardableResult
  func finish(_ day: String, at milliseconds: Int = 0) throws -> StoredGame {
    let game = try open(day, at: milliseconds, target: 1)
    return try library.perform(.point("Ana"), on: game, after: milliseconds + 1)
  }

  /// Puts a game's file in as another program does: beside, then renamed.
  func put(_ text: String, as id: String) throws { try put(Array(text.utf8), as: id) }

  /// Puts a game's file in as another program does: beside, then renamed.
  func put(_ bytes: [UInt8], as id: String) throws {
    let aside = "\(folder)/aside"
    try Data(bytes).write(to: URL(filePath: aside))
    try #require(rename(aside, path(id)) == 0)
  }

  /// Writes into a game's file in its place, which the folder does not notice.
  func overwrite(_ id: String, with text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(id)))
  }

  /// Lets the folder look as if nothing had changed in it for an hour.
  func age() {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    now.tv_sec -= 3600
    utimensat(AT_FDCWD, games, [now, now], 0)
  }

  /// The answer of `list --json`.
  func list(now: TimeOfDay) throws -> String {
    var text = ""
    try library.list(now: now) { file throws(LibraryError) in
      try file.listed(now: now).inList(spread: .max)
    }.write { text += $0 }
    return text
  }

  /// The index of the open games.
  var index: String { games + "/.scoreboard/open" }

  /// Has a reader make the index.
  func makeIndex() throws {
    unlink(index)
    // Whoever asks makes it only if the lock is free: see `locked()`.
    for _ in 0..<10_000 {
      age()
      _ = try? library.defaultID(for: .reading)
      if access(index, F_OK) == 0 { return }
      usleep(1000)
    }
    Issue.record("no index is made")
  }
}

extension ListDocument {
  /// The whole list of some games.
  static func text(of games: [GameDocument], damaged: [DamageDocument] = []) -> String {
    var list = ListDocument(damaged: damaged)
    for game in games { list.add(ListedGame(game).inList(spread: .max)) }
    list.end()
    return list.flush() + "\n"
  }
}

extension FileSystem {
  /// The file system of the machine, which puts things on the disk when it likes.
  static let withoutSync = {
    var system = FileSystem.posix
    system.sync = { _ in }
    return system
  }()
}

extension TemporaryLibrary {
  /// The lock of the library, which is given back with it.
  ///
  /// It is waited for: a process that another test starts has the files of this one until it is
  /// itself.
  func locked() throws -> File {
    let file = try File(games + "/.scoreboard/lock", for: .locking, system: .posix)
    for _ in 0..<10_000 where try !file.lock() { usleep(1000) }
    try #require(try file.lock())
    return file
  }
}

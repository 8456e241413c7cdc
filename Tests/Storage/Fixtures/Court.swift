import Fixtures
import Basketball
import FoundationEssentials
import Glibc
import Storage
import Testing

/// A folder of its own, gone with its last holder, in which a library can be made.
final class Court: Sendable {
  /// The folder around the library.
  let folder: String
  /// The library's folder, not made yet.
  var games: String { folder + "/games" }
  /// The library, without the wait for the disk.
  var library: GameLibrary<Headline> { GameLibrary(games, system: .quick) }

  init() throws {
    let place = FileManager.default.temporaryDirectory.path
    folder = "\(place)/scoreboard-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func library(on system: FileSystem) -> GameLibrary<Headline> {
    GameLibrary(games, system: system)
  }

  func path(_ id: String) -> String { "\(games)/\(id).json" }

  func bytes(_ id: String) throws -> Data { try Data(contentsOf: URL(filePath: path(id))) }

  func text(_ id: String) throws -> String { String(decoding: try bytes(id), as: UTF8.self) }

  /// What lies in the library, the tool's own folder left out.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: games).filter { $0 != ".scoreboard" }
      .sorted()
  }
}

extension Court {
  /// Opens a game of the Reds against the Blues; the id is `day-reds-blues`.
  @discardableResult
  func open(_ day: String, at milliseconds: Int = 0, target: Int = 15) throws -> KeptGame {
    let rules = try Rules(side: nil, target: target, margin: 1)
    return try library.create(
      home: .reds, away: .blues, rules: rules, now: .noon + milliseconds, day: day)
  }

  /// Opens a game and plays it to its end, one basket.
  @discardableResult
  func finish(_ day: String, at milliseconds: Int = 0) throws -> KeptGame {
    try library.update(try open(day, at: milliseconds, target: 1)) { try $0.score("Ana") }
  }

  /// Puts a game's file in as another program does: beside, then renamed.
  func put(_ text: String, as id: String) throws {
    let aside = "\(folder)/aside"
    try Data(text.utf8).write(to: URL(filePath: aside))
    try #require(rename(aside, path(id)) == 0)
  }

  /// Writes into a game's file as it stands, which the folder does not notice.
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

  /// Where the library notes which games are open.
  var note: String { games + "/.scoreboard/open" }

  /// Has a reader note which games are open.
  func settle() throws {
    unlink(note)
    age()
    _ = try? library.defaultID(for: .reading)
    try #require(access(note, F_OK) == 0)
  }
}

extension FileSystem {
  /// The file system of the machine, which puts things on the disk when it likes.
  static let quick = {
    var system = FileSystem.posix
    system.sync = { _ in 0 }
    return system
  }()
}

extension Team {
  static let reds = Team(name: "Reds", players: ["Ana", "Bo", "Cy"].map(Player.init))
  static let blues = Team(name: "Blues", players: ["Di", "Ed", "Flo"].map(Player.init))
}

extension TimeOfDay {
  static let noon = TimeOfDay(milliseconds: 1_795_176_000_120)

  static func + (time: Self, milliseconds: Int) -> Self {
    TimeOfDay(milliseconds: time.milliseconds + milliseconds)
  }
}

extension Scoresheet {
  /// One point of a player of the home side.
  mutating func score(_ name: String) throws {
    try record([Call(Who(.home, name), .onePoint)], now: changed + 1)
  }
}

extension GameLibrary {
  /// The default game at noon.
  func defaultID(for purpose: Purpose) throws -> String {
    try defaultID(for: purpose, now: .noon)
  }
}

import Basketball
import CLibrary
import Documents
import Fixtures
import Foundation
import JSON
import Platform
import Testing

@testable import Storage

extension HasLibrary {
  /// The id of the game that is opened on `day`.
  static var id: String { "day-reds-blues" }
  var id: String { Self.id }
  /// The name of its file.
  var file: String { "\(id).json" }
  /// That of the one on `old`.
  var old: String { "old-reds-blues" }
  /// That of the one on `new`.
  var new: String { "new-reds-blues" }
}

extension HasLibrary {
  /// Opens a game of the Reds against the Blues; the id is `day-reds-blues`. There is no index then,
  /// as in a library that was copied.
  @discardableResult
  func open(_ day: String, at milliseconds: Int = 0, target: Int = 15) throws -> StoredGame {
    let rules = try Rules(side: nil, target: target, margin: 1)
    defer { unlink(index) }
    return try library.create(rules: rules, now: .noon + milliseconds, day: day)
  }

  /// Opens a game and plays it to its end, one basket.
  @discardableResult
  func finish(_ day: String, at milliseconds: Int = 0) throws -> StoredGame {
    let game = try open(day, at: milliseconds, target: 1)
    return try library.perform(.point("Ana"), on: game, after: milliseconds + 1)
  }

  /// Opens an old game and changes it last, behind so many newer ones that are finished.
  func openChangedLast(behind finished: Int) throws {
    let known = try open("old")
    for number in 0..<finished { try finish("\(number)", at: 1 + number) }
    try library.perform(.note("rain"), on: known, after: 99)
  }

  /// Puts what is no file in the place of one: a `pipe`, a `folder` or a `link`.
  func put(_ kind: String, at path: String, leadingTo target: String = "nowhere") throws {
    let code =
      switch kind {
      case "pipe": mkfifo(path, 0o666)
      case "folder": mkdir(path, 0o777)
      default: symlink(target, path)
      }
    try #require(code == 0)
  }

  /// Puts a game's file in as another program does: beside, then renamed.
  func put(_ text: String, as id: String) throws { try put(Array(text.utf8), as: id) }

  /// Puts a game's file in as another program does: beside, then renamed.
  func put(_ bytes: [UInt8], as id: String) throws {
    let aside = "\(temporary.folder)/aside"
    try bytes.write(toPath: aside)
    try #require(rename(aside, path(id)) == 0)
  }

  /// Writes into a game's file in its place, which the folder does not notice.
  func overwrite(_ id: String, with text: String) throws {
    try text.write(toPath: path(id))
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
    try library.list(now: now, detail: .lines) { $0.listed(counts: true) }.write { text += $0 }
    return text
  }

  /// Expects that answer to list these games, and these files.
  func expectList(
    _ documents: [GameDocument], damaged: [JSON] = [], now: TimeOfDay = .noon
  ) throws {
    #expect(try list(now: now) == ListDocument.text(of: documents, damaged: damaged))
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
  static func text(of games: [GameDocument], damaged: [JSON] = []) -> String {
    var list = ""
    write(games.map { SeasonGame($0).listed(counts: true) }, damaged: damaged) { list += $0 }
    return list
  }
}

extension HasLibrary {
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

extension GameLibrary {
  /// Makes a game whose id begins with any word.
  func create(
    teams: Sides<Team> = .redsAndBlues, rules: Rules = .pickup, now: TimeOfDay = .noon,
    day word: String
  ) throws -> StoredGame {
    var game = NewGame(teams, by: rules, on: Day(word) ?? Day(inUTC: now))
    game.idBeginning = word
    return try create(game, now: now)
  }
}

extension GameLibrary {
  /// Makes a game of each source that has none, on one day.
  func importGames(of sources: [GameSource]) throws -> [(id: String, isNew: Bool)] {
    var made = [(id: String, isNew: Bool)]()
    try create(sources, now: .noon) {
      NewGame(.redsAndBlues, by: .pickup, on: "2026-11-20", isDated: true, from: $0)
    } begin: { _, _ in
    } use: { _, id, isNew in
      made.append((id, isNew))
    }
    return made
  }
}

extension LibraryIndex {
  /// Its lines.
  var text: String { String(decoding: lines.bytes, as: UTF8.self) }
}

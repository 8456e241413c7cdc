import Basketball
import Foundation
import Storage
import Testing

@testable import ViewModels

/// A scorer's desk: a library of its own with a game in it, on the disk, and a wall clock that
/// stands still until it is put on.
final class Desk {
  let library: Library
  let id: String
  /// The time of day, in milliseconds after the game was made.
  var now = 0

  init(
    rules: String? = nil, _ changes: RuleChanges = RuleChanges(), on system: FileSystem = .quick
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    library = Library(folder.path(), system: system)
    let creator = GameCreator(
      home: "Reds: Ana, Bo, Cy", away: "Blues: Dee, Eve, Flo", preset: rules, changes: changes)
    id = try creator.create(
      in: library, now: TimeOfDay(milliseconds: Court.start), day: "2026-11-20"
    ).id
  }

  deinit { try? FileManager.default.removeItem(atPath: library.folder) }

  var time: TimeOfDay { TimeOfDay(milliseconds: Court.start + now) }

  /// The game as it is kept on the disk.
  var kept: Scoresheet { get throws { try library.game(id).sheet } }

  /// What a process that comes now would see.
  var seen: Seen { get throws { Seen(try board()) } }

  func board(isDryRun: Bool = false) throws -> any GameCorrectionViewModel {
    try library.scoreboard(id, isDryRun: isDryRun) { [unowned self] in time }
  }

  /// Five plays, a minute each: Reds 5, Blues 2.
  @discardableResult
  func fivePlays() throws -> any GameCorrectionViewModel {
    let board = try board()
    let calls = [("Ana", "two"), ("Dee", "two"), ("Bo", "one"), ("Cy", "assist"), ("Ana", "two")]
    for (minute, call) in calls.enumerated() {
      try board.record([SpokenCall(who: call.0, move: call.1)], at: "\(minute + 1):00")
    }
    return board
  }
}

extension GameCorrectionViewModel {
  /// Corrects a play; what is not given stays as it is.
  func fix(
    _ number: Int, who: String? = nil, move: String? = nil, at reading: String? = nil,
    dropping: Bool = false
  ) throws -> ChangeDocument {
    try fix(number, who: who, move: move, at: reading, droppingLater: dropping)
  }
}

extension FileSystem {
  /// The file system of the machine, which puts things on the disk when it likes.
  nonisolated static let quick = {
    var system = FileSystem.posix
    system.sync = { _ in 0 }
    return system
  }()
}

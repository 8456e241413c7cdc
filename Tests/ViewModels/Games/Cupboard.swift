import Basketball
import Foundation
import Storage

@testable import ViewModels

/// A folder of games with nothing in it yet, and a wall clock that stands still until it is put on.
final class Cupboard {
  let library: Library
  /// The time of day, in milliseconds after the first game may be made.
  var now = 0

  init() {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    library = Library(folder.path(), system: .quick)
  }

  deinit { try? FileManager.default.removeItem(atPath: library.folder) }

  var time: TimeOfDay { TimeOfDay(milliseconds: Court.start + now) }

  func list() -> any GameListViewModel {
    library.gameList(now: { [unowned self] in time }, explain: { "\($0)" })
  }

  func creator() -> any GameCreatorViewModel {
    library.creator(
      now: { [unowned self] in time }, day: { String($0.text.prefix(10)) }, explain: { "\($0)" })
  }

  /// Makes a game a minute after the one before; its id is `2026-11-20-HOME-blues`.
  @discardableResult
  func make(_ home: String, rules: String? = nil) throws -> String {
    now += 60_000
    let creator = GameCreator(
      home: "\(home): Ana, Bo, Cy", away: "Blues: Dee, Eve, Flo", preset: rules,
      changes: RuleChanges())
    return try creator.create(in: library, now: time, day: "2026-11-20").id
  }

  /// Plays a game to its end.
  func finish(_ id: String) throws {
    let board = try library.scoreboard(id, now: { [unowned self] in time })
    for _ in 1...8 { try board.homePlayers[0].twoPoints() }
  }

  func remove(_ id: String) throws {
    try FileManager.default.removeItem(atPath: "\(library.folder)/\(id).json")
  }
}

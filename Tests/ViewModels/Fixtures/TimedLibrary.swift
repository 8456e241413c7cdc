import Basketball
import Fixtures
import Foundation

@testable import Storage
@testable import ViewModels

/// A library of its own, and a wall clock that stands until it is moved.
final class TimedLibrary {
  private let temporary = TemporaryLibrary()
  /// The time of day, in milliseconds after `start`.
  var now = 0

  /// What the library is read and saved by.
  var disk: FailingDisk { temporary.disk }

  var library: GameLibrary { temporary.library }

  var time: TimeOfDay { after(now) }

  /// The same library, to somebody with whom nothing fails.
  var elsewhere: GameLibrary { temporary.library(on: .withoutSync) }

  func path(_ id: String) -> String { temporary.path(id) }

  /// Puts a game in.
  func create(_ sheet: Scoresheet) throws {
    try library.makeFolder()
    try elsewhere.locked { lock in _ = try elsewhere.write(sheet, isNew: true, lock) }
  }

  /// Makes a game a minute after the one before; its id is `2026-11-20-HOME-blues`.
  @discardableResult
  func make(_ home: String, rules: String = "pickup") throws -> String {
    now += 60_000
    let rules = try Rules.preset(rules)
    let teams = try Sides(
      typedHome: try Team(typed: "\(home): Ana, Bo, Cy", rules: rules),
      away: try Team(typed: "Blues: Dee, Eve, Flo", rules: rules))
    return try library.create(NewGame(teams, by: rules, on: "2026-11-20"), now: time).state.id
  }

  /// Does verbs on a game, each of which must be done.
  @discardableResult
  func perform(_ verbs: Verb..., on id: String) throws -> [Outcome] {
    let game = try elsewhere.game(id)
    return try elsewhere.update(game, verbs, now: { time }).results.map { try $0.get() }
  }

  func remove(_ id: String) throws { try FileManager.default.removeItem(atPath: path(id)) }
}

import Basketball
import Fixtures
import Foundation
import Storage
import Testing

@testable import ViewModels

/// A game in a library of its own at which several people are.
final class SharedGame {
  let games: TimedLibrary
  let id: String
  /// What the file held before it was lost.
  private var kept: Data?

  init(_ sheet: Scoresheet = .new()) throws {
    (games, id) = (TimedLibrary(), sheet.id)
    try games.create(sheet)
  }

  /// The time of day, in milliseconds after the game was made.
  var now: Int {
    get { games.now }
    set { games.now = newValue }
  }

  var disk: FailingDisk { games.disk }

  /// The file of the game.
  var file: URL { URL(filePath: games.path(id)) }

  /// The game as it is saved, whoever changed it.
  var saved: Scoresheet { get throws { try games.elsewhere.game(id).sheet } }

  /// The plays that are saved, in order by the clock, as lines of a feed.
  var plays: [String] { get throws { try saved.feedLines } }

  /// What somebody else does, whom nobody here has seen.
  func elsewhere(_ verbs: Verb...) throws {
    for verb in verbs { try games.perform(verb, on: id) }
  }

  func followed() throws -> FollowedGame {
    try FollowedGame(try games.library.game(id), in: games.library, now: { self.games.time })
  }

  /// The board of somebody who comes now.
  func board() throws -> LiveBoard { LiveBoard(try followed(), now: { self.games.time }) }

  /// A scorer who comes now.
  func scoring() throws -> Scoring { Scoring(try board(), lines: .told) }

  /// A second scorer, who comes when something is first done there.
  private(set) lazy var second = try? scoring()

  func stream(since number: Int = 0) throws -> ChangeStream {
    try ChangeStream(
      games.library.game(id), in: games.library, since: number, now: { self.games.time })
  }

  /// Puts something in the place of the game's file.
  func replaceFile(with loss: FileLoss) throws {
    let data = try Data(contentsOf: file)
    kept = data
    try FileManager.default.removeItem(at: file)
    switch loss {
    case .removed: break
    case .cut: try data.prefix(data.count / 2).write(to: file)
    case .emptied: try Data().write(to: file)
    case .folder:
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    }
  }

  /// Puts the game's file in again, or another one.
  func restoreFile(_ data: Data? = nil) throws {
    try? FileManager.default.removeItem(at: file)
    try (data ?? kept)?.write(to: file)
  }
}

/// What becomes of a file.
nonisolated enum FileLoss: String, CaseIterable {
  case removed, cut, emptied, folder
}

import Basketball
import Foundation

@testable import Storage
@testable import ViewModels

/// A library in a folder of its own, which goes with its last holder.
final class TemporaryLibrary {
  let library: GameLibrary
  private let folder: URL

  init(on disk: FailingDisk = FailingDisk()) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "games-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    library = GameLibrary(folder.path, system: disk.system)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The form of a game that is made here.
  @MainActor
  var setup: GameSetup {
    GameSetup(
      make: {
        try self.library.create(teams: $0, rules: $1, now: start, day: "2026-11-20").standing.id
      },
      wording: .short)
  }
}

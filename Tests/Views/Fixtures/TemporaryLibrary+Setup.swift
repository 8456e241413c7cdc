import Fixtures

@testable import ViewModels

extension TemporaryLibrary {
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

import Fixtures

@testable import ViewModels

extension TemporaryLibrary {
  /// The form of a game that is made here.
  @MainActor
  var setup: GameSetup {
    GameSetup(in: library, now: { start }, today: { "2026-11-20" })
  }
}

import Basketball
import Terminal

@testable import ViewModels
@testable import Views

/// A game played again by a wall clock that stands until it is moved: baskets at 0:10, 0:20, 0:31.5
/// and 0:50, the lead changed by the third and the fourth of them, and a foul at 0:40.
@MainActor
final class ReplayedGame {
  /// The time of day, in milliseconds after the replay began.
  var now = 0
  let sheet: Scoresheet
  private(set) lazy var replay = GameReplay(sheet) { after(self.now) }
  private(set) lazy var screen = ReplayScreen(replay, explain: short)

  init() throws {
    var sheet = Scoresheet.new(by: try .pickup(to: 5))
    let plays: [(Int, String, Move)] = [
      (10_000, "h1", .twoPoints), (10_000, "h2", .assist), (20_000, "a1", .onePoint),
      (31_500, "a2", .twoPoints), (40_000, "h3", .foul), (50_000, "h1", .twoPoints),
    ]
    for (clock, who, move) in plays {
      let reading = ClockReading(milliseconds: clock)
      try sheet.perform(.record([PlayRequest(.typed(who), move)], at: .elapsed(reading)))
    }
    self.sheet = sheet
  }
}

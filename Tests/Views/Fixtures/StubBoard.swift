import Basketball
import Documents

@testable import ViewModels

/// A board that shows what a test tells it to, and writes down what it is asked for.
@MainActor
final class StubBoard: BoardViewModel {
  let score: Dynamic<Sides<Int>>
  let clock: Dynamic<ClockDocument>
  let facts: Dynamic<GameFacts>
  let plays: Dynamic<[ScoredPlay]>
  let flow: Flow
  private(set) var ticks = 0

  /// Shows a game as it is when it was made.
  init(_ sheet: Scoresheet) {
    let document = GameDocument(sheet.standing, now: start)
    (score, clock) = (Dynamic(document.score), Dynamic(document.clock))
    (facts, plays) = (Dynamic(document.facts), Dynamic(sheet.playByPlay.plays))
    flow = Flow(sheet, now: start)
  }

  /// Shows another game.
  func show(_ sheet: Scoresheet) {
    let document = GameDocument(sheet.standing, now: start)
    score.update(document.score)
    clock.update(document.clock)
    facts.update(document.facts)
    plays.update(sheet.playByPlay.plays)
  }

  func tick() { ticks += 1 }
}

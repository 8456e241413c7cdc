import Basketball
import Documents

/// A game on a board: what a screen shows of it, and binds to.
public protocol BoardViewModel: AnyObject {
  var score: Dynamic<Sides<Int>> { get }
  /// The clock, as of the last change or `tick()`.
  var clock: Dynamic<ClockDocument> { get }
  var facts: Dynamic<GameFacts> { get }
  var plays: Dynamic<[ScoredPlay]> { get }
  /// How the score went, up to what is shown.
  var flow: Flow { get }

  /// Shows what time has changed.
  func tick()
}

nonisolated extension [ScoredPlay] {
  /// The place of a play by its number; nil when it does not count.
  public func place(of number: Int) -> Int? { lastIndex { $0.play.number == number } }
}

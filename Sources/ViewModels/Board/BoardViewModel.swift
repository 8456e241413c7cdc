import Basketball
import Documents

/// A game on a board, for a screen to bind to.
public protocol BoardViewModel: AnyObject {
  var score: Dynamic<Sides<Int>> { get }
  /// The clock at the last change or `tick()`.
  var clock: Dynamic<ClockDocument> { get }
  var facts: Dynamic<GameFacts> { get }
  var plays: Dynamic<[ScoredPlay]> { get }
  /// The flow of the score, up to the plays shown.
  var flow: Flow { get }

  /// Updates what changes with time.
  func tick()
}

nonisolated extension [ScoredPlay] {
  /// The place of a play by its number; nil when it does not count.
  public func place(of number: Int) -> Int? { lastIndex { $0.play.number == number } }
}

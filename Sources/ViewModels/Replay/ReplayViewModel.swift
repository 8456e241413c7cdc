import Basketball

/// A replay of a saved game, at the pace of its own clock.
///
/// The game is read once and never written. The replay begins with the empty board, and does not
/// wait for the first play.
public protocol ReplayViewModel: ViewModel<ReplayState, ReplayIntent> {}

/// What somebody who replays a game sees.
public nonisolated struct ReplayState: Sendable {
  /// The game at the current place, with the plays up to there.
  public internal(set) var board: Board
  /// The position by the clock: 0 at the beginning, 1 at the end.
  public internal(set) var position: Double
  public internal(set) var isPlaying = false
  /// The speed, `8×` or `1/2×`.
  public internal(set) var speed: String
  /// The last jump, if it led nowhere.
  public internal(set) var missed: ReplayIntent?
  /// Why the last place that was typed is none.
  public internal(set) var problem: (any Error)?
  /// The clock at the end, `14:55.0`.
  public let end: String
  /// The positions of the baskets of each side.
  public let marks: Sides<[Double]>
}

/// What somebody who replays a game wants.
public nonisolated enum ReplayIntent: ScreenIntent {
  /// To pause or play; at the end, to play from the beginning.
  case play
  case faster, slower
  /// To go so many seconds of the clock forwards or back, and keep playing if it was.
  case skip(Int)
  /// To go so many plays forwards or back, and pause, as the following intents do.
  case step(Int)
  /// To go to the next of such places, or to the one before.
  case jump(ReplayStop, isBack: Bool = false)
  case start, end
  /// To go to a reading such as `5:00`, or a play such as `#12`, after the plays of that moment.
  case go(to: String)
  case leave
}

/// What a replay can jump to.
public nonisolated enum ReplayStop: Sendable {
  case basket, leadChange
  /// The end of a period.
  case period
}

import Basketball

/// A replay of a saved game, at the pace of its own clock.
///
/// The game is read once and never written. The replay begins with the empty board, and does not
/// wait for the first play.
public protocol ReplayViewModel: BoardViewModel {
  /// The position by the clock: 0 at the beginning, 1 at the end.
  var position: Dynamic<Double> { get }
  var isPlaying: Dynamic<Bool> { get }
  /// The speed, `8×` or `1/2×`.
  var speed: Dynamic<String> { get }
  /// A message about the last verb.
  var notice: Dynamic<Notice?> { get }
  /// The clock at the end, `14:55.0`.
  var end: String { get }
  /// The positions of the baskets of each side.
  var marks: Sides<[Double]> { get }
  /// Milliseconds until the display changes, for at most ten frames per second; nil if it will not.
  var nextFrame: Int? { get }

  /// Pauses or plays; at the end, plays from the beginning.
  func togglePlaying()
  func faster()
  func slower()
  /// Goes so many seconds of the clock forwards or back, and keeps playing if it was.
  func skip(_ seconds: Int)
  /// Goes so many plays forwards or back, and pauses, as the following verbs do.
  func step(by plays: Int)
  /// Goes to the next of such places, or to the one before.
  func jump(to stop: ReplayStop, isBack: Bool)
  func toStart()
  func toEnd()
  /// Goes to a reading such as `5:00`, or a play such as `#12`, after the plays of that moment.
  func go(to place: String) throws
}

/// What a replay can jump to.
public nonisolated enum ReplayStop: Sendable {
  case basket, leadChange
  /// The end of a period.
  case period
}

/// Why a replay cannot go to a place.
public nonisolated enum ReplayError: Error, Equatable, Sendable {
  /// Text that is neither a reading nor the number of a play.
  case malformedPlace(String)
  /// A reading after the end.
  case beyondEnd(ClockReading, end: ClockReading)
}

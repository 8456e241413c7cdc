import Basketball

/// A saved game that is played again, at the pace of its own clock.
///
/// It was read once, and nothing of it is ever written. It begins with the empty board, and
/// is played from the first play on: the time before that is not waited for.
public protocol ReplayViewModel: BoardViewModel {
  /// How far it is, by the clock: 0 at the beginning, 1 at the end.
  var position: Dynamic<Double> { get }
  var isPlaying: Dynamic<Bool> { get }
  /// How fast, `8×` or `1/2×`.
  var speed: Dynamic<String> { get }
  /// What there is to say of the last verb.
  var notice: Dynamic<Notice?> { get }
  /// The clock at the end, `14:55.0`.
  var end: String { get }
  var marks: [BasketMark] { get }
  /// Milliseconds until something shows differently, so that there are ten frames a second at
  /// most; nil when nothing will.
  var nextFrame: Int? { get }

  /// Stops playing, or plays on: at the end, from the beginning.
  func togglePlaying()
  func faster()
  func slower()
  /// Goes so many seconds of the clock on, or back, and plays on if it was played.
  func skip(_ seconds: Int)
  /// Goes so many plays on, or back, and pauses there; so do the verbs that follow.
  func step(by plays: Int)
  func nextBasket()
  func previousBasket()
  /// Goes to the next basket with which a side takes the lead from the other.
  func nextLeadChange()
  /// Goes to the last such basket before.
  func previousLeadChange()
  /// Goes to the end of the period, where the next one begins; at the end of one, to that of the next.
  func nextPeriod()
  /// Goes to the end of the period before.
  func previousPeriod()
  func toStart()
  func toEnd()
  /// Goes to a reading such as `5:00`, or a play such as `#12`, with the plays of that moment shown.
  func go(to place: String) throws
}

/// A basket on the bar that shows how far a replay is.
public nonisolated struct BasketMark: Equatable, Sendable {
  /// The side that scored.
  public let team: Side
  /// Where it is: 0 at the beginning of the game, 1 at the end.
  public let position: Double
}

/// Why a replay does not go to a place.
public nonisolated enum ReplayError: Error, Equatable, Sendable {
  /// Text that is neither a reading nor the number of a play.
  case malformedPlace(String)
  /// A reading at which all is over.
  case beyondEnd(ClockReading, end: ClockReading)
}

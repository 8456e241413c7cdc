import Basketball

/// A saved game that is played again, at the pace of its own clock.
///
/// It was read once, and nothing of it is ever written. It stands on the empty board at first, and
/// is played from the first play on: the time before that is not waited for.
public protocol ReplayViewModel: AnyObject {
  /// The board where it stands.
  var document: Dynamic<GameDocument> { get }
  /// The clock where it stands, `01:23.2`.
  var time: Dynamic<String> { get }
  /// How many plays are shown.
  var playsShown: Dynamic<Int> { get }
  /// How far it is, by the clock: 0 at the beginning, 1 at the end.
  var position: Dynamic<Double> { get }
  /// Whether it is played.
  var isPlaying: Dynamic<Bool> { get }
  /// How fast, `8×` or `1/2×`.
  var speed: Dynamic<String> { get }
  /// What there is to say of the last verb.
  var notice: Dynamic<Notice?> { get }
  /// The clock at the end, `14:55.0`.
  var end: String { get }
  /// Every basket, in order.
  var marks: [BasketMark] { get }
  /// The play-by-play of the whole game.
  var log: LogDocument { get }
  /// Milliseconds until something shows differently, so that there are ten frames a second at
  /// most; nil when nothing will.
  var rest: Int? { get }
  /// Milliseconds until the next play or the end is due; nil when it is not played any more.
  var restOfGap: Int? { get }

  /// The plays at these places, in order by the clock; places of none that is shown are left out.
  func plays(_ places: Range<Int>) -> [PlayDocument]
  /// Shows what time has changed.
  func tick()
  /// Plays on from where it stands.
  func play()
  /// Stops playing, or plays on: at the end, from the beginning.
  func togglePlaying()
  /// Doubles the speed.
  func faster()
  /// Halves the speed.
  func slower()
  /// Goes so many seconds of the clock on, or back, and plays on if it was played.
  func skip(_ seconds: Int)
  /// Goes so many plays on, or back, and stands there; so do the verbs that follow.
  func step(by plays: Int)
  /// Goes to the next basket.
  func nextBasket()
  /// Goes to the last basket before.
  func previousBasket()
  /// Goes to the next basket with which a side takes the lead from the other.
  func nextLeadChange()
  /// Goes to the last such basket before.
  func previousLeadChange()
  /// Goes to the empty board.
  func toStart()
  /// Goes to the last board.
  func toEnd()
  /// Goes to a reading such as `5:00`, or a play such as `#12`, with the plays of that moment shown.
  func go(to place: String) throws
  /// Goes to just before that moment: what is played from there begins with its plays.
  func go(before place: String) throws
}

/// A basket on the bar that shows how far a replay is.
public nonisolated struct BasketMark: Equatable, Sendable {
  /// When it was by the game clock, in seconds.
  public let seconds: Double
  /// `home` or `away`.
  public let team: String
  /// Where it is: 0 at the beginning of the game, 1 at the end.
  public let position: Double
}

/// Why a replay does not go where it is told to.
public nonisolated enum ReplayError: Error, Equatable, Sendable {
  /// Text that is neither a reading nor the number of a play.
  case malformedPlace(String)
  /// A reading at which all is over.
  case beyondEnd(ClockReading, end: ClockReading)
}

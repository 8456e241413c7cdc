/// New values for a set of rules; nil for no change. `.some(nil)` removes a value that rules may
/// lack, such as a cap.
public struct RuleChanges: Equatable, Sendable {
  /// Players a team has on court.
  public var side: Int?
  /// Points that a winner needs.
  public var target: Int??
  /// The lead that a winner needs.
  public var margin: Int?
  /// Points that win by any lead.
  public var cap: Int??
  /// The length of all periods together.
  public var timeLimit: ClockReading??
  /// How many periods there are. Alone it keeps their length.
  public var periods: Int?
  /// The length of a period; not together with `timeLimit`.
  public var length: ClockReading?
  /// The length of an overtime with a clock.
  public var overtimeLength: ClockReading?
  /// What shots from the field are worth.
  public var shots: ShotValues?
  /// Fouls with which a player fouls out.
  public var foulLimit: Int??
  /// When the count of team fouls restarts.
  public var foulsReset: FoulsReset?
  /// Which way the clock is read.
  public var clock: ClockDirection?
  /// Points that win the overtime.
  public var overtime: Int?
  /// Players a team has at most.
  public var roster: Int??
  /// The team foul from which the other side is in the bonus.
  public var bonus: Int??
  /// The team foul from which it is in the double bonus.
  public var doubleBonus: Int??
  /// Time-outs of a team in a game.
  public var timeouts: Int??

  /// No changes.
  public init() {}
}

/// New values for a set of rules; nil stays as it is. `.some(nil)` removes a value that rules may lack,
/// such as a cap.
public struct RuleChanges: Equatable, Sendable {
  /// Players a team has on court.
  public var side: Int?
  /// Points a winner has at least.
  public var target: Int??
  /// Points a winner leads by at least.
  public var margin: Int?
  /// Points that win whatever the lead.
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
  /// Fouls with which a player is out.
  public var foulLimit: Int??
  /// When team fouls are counted anew.
  public var foulsReset: FoulsReset?
  /// Which way the clock is read.
  public var clock: ClockDirection?
  /// Points that win the overtime.
  public var overtime: Int?
  /// Players a team has at most.
  public var roster: Int??
  /// Team fouls from which on the other side has a bonus.
  public var bonus: Int??
  /// Team fouls from which on it has the double bonus.
  public var doubleBonus: Int??
  /// Time-outs that a team has in a game.
  public var timeouts: Int??

  /// No changes.
  public init() {}
}

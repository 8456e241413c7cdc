/// What a schedule achieves, each value beside its bound. It covers the games whose teams are
/// known.
public struct Certificate: Equatable, Sendable {
  /// A value and its bound.
  public struct Goal: Equatable, Sendable {
    /// What the schedule has.
    public let value: Int
    /// The best possible value, or a limit for it.
    public let bound: Int
    /// Whether the value is as good as the bound.
    public let isReached: Bool
  }

  /// The slots from the first of these games to the last. The bound, which no schedule can beat, is
  /// the larger of games ÷ courts and the rounds of the largest pool.
  public let slots: Goal
  /// The fewest slots from start to start between two games of a team; nil if no team plays twice.
  /// The bound is teams ÷ (2 · courts), the pause if every court is always in use and all teams
  /// play equally often. It may be out of reach; and if courts stand empty, a schedule may beat it.
  public let pause: Goal?

  init(games: Int, rounds: Int, teams: Int, courts: Int, slots: Int, pause: Int?) {
    let fewest = max((games + courts - 1) / courts, rounds)
    let longest = max(1, teams / (2 * courts))
    self.slots = Goal(value: slots, bound: fewest, isReached: slots <= fewest)
    self.pause = pause.map { Goal(value: $0, bound: longest, isReached: $0 >= longest) }
  }
}

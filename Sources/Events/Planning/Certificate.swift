/// What a schedule achieves, each value beside what it is measured against, over the games whose teams
/// are known.
public struct Certificate: Equatable, Sendable {
  /// A value and its bound.
  public struct Goal: Equatable, Sendable {
    /// What the schedule has.
    public let value: Int
    /// What it is measured against.
    public let bound: Int
    /// Whether the value is as good as the bound.
    public let isReached: Bool
  }

  /// The slots from the first of these games to the last; never fewer than the bound, which is the
  /// larger of games ÷ courts and the rounds of the largest pool.
  public let slots: Goal
  /// The slots from start to start that each team has at least between two games; nil where no team
  /// plays twice. The bound is teams ÷ (2 · courts), the pause of a day on which every court is in
  /// use and all teams play equally often. There need be no such schedule; and where courts stand
  /// empty there may be a better one.
  public let pause: Goal?

  init(games: Int, rounds: Int, teams: Int, courts: Int, slots: Int, pause: Int?) {
    let fewest = max((games + courts - 1) / courts, rounds)
    let longest = max(1, teams / (2 * courts))
    self.slots = Goal(value: slots, bound: fewest, isReached: slots <= fewest)
    self.pause = pause.map { Goal(value: $0, bound: longest, isReached: $0 >= longest) }
  }
}

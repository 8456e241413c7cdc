/// How the score went: who led, by how much and for how long.
public struct Flow: Sendable {
  /// The largest lead of a side, and when it was first reached.
  public struct Lead: Equatable, Sendable {
    /// Points more than the other side.
    public let points: Int
    /// When it was.
    public let moment: Moment
  }

  /// A run: points in a row without an answer by the other side.
  public struct Run: Equatable, Sendable {
    fileprivate let side: Side
    /// How many.
    public fileprivate(set) var points: Int
    /// When the first of them was scored.
    public let start: Moment
    /// When the last of them was scored.
    public fileprivate(set) var end: Moment
  }

  /// How long each side led, and how long the score was tied, in milliseconds of the game clock.
  public struct Times: Equatable, Sendable {
    /// How long each side led.
    public fileprivate(set) var led = Sides { _ in 0 }
    /// How long the score was tied.
    public fileprivate(set) var level = 0
  }

  /// The plays that scored, in order, each with the score after it.
  public private(set) var scores = [ScoredPlay]()
  /// The plays with which the lead changed sides.
  public private(set) var leadChangingPlays = [Play]()
  /// How often the lead changed sides.
  public var leadChanges: Int { leadChangingPlays.count }
  /// How often the score was tied after the start.
  public private(set) var timesTied = 0
  /// The largest lead of each side; nil if it never led.
  public private(set) var largestLead = Sides<Lead?> { _ in nil }
  /// The first longest run of each side; nil if it never scored.
  public private(set) var longestRun = Sides<Run?> { _ in nil }
  /// How long each side led, and how long the score was tied.
  public private(set) var times = Times()
  /// The reading at the end of the flow.
  public let end: ClockReading

  /// Whether a chart of the score can have time as its axis: the clock ran, and the baskets of a period are not all
  /// at one reading. Else the order of the baskets is its axis.
  public let isTimed: Bool
  private let hasClock: Bool

  private var lastLeader: Side?
  private var run: Run?
  private var last = (leader: Side?.none, reading: ClockReading.zero)

  /// The flow of a game up to its finish, or up to now.
  public init(_ sheet: Scoresheet, now: TimeOfDay) {
    let state = sheet.state.asOf(now)
    self.init(
      sheet.playByPlay.plays[...], by: state.schedule,
      until: state.finish?.reading ?? state.reading(at: now))
  }

  /// The flow of the first plays of a game, up to a reading of the clock.
  public init(_ plays: ArraySlice<ScoredPlay>, by schedule: Periods, until end: ClockReading) {
    self.end = end
    hasClock =
      schedule.haveClock([schedule.moment(at: end)])
      || schedule.haveClock(plays.lazy.map(\.play.moment))
    let baskets = plays.lazy.map(\.play).filter(\.move.isMade)
    let moments = Set(baskets.map(\.moment))
    let isPiled =
      moments.count < baskets.count && moments.count == Set(moments.map(\.period)).count
    isTimed = hasClock && !isPiled
    for play in plays where play.play.move.isMade { add(play) }
    count(until: end)
  }

  private mutating func add(_ scored: ScoredPlay) {
    let play = scored.play
    let leader = scored.score.leader
    scores.append(scored)
    count(until: play.reading)
    last = (leader, max(last.reading, play.reading))
    addToRun(play)
    guard let leader else {
      timesTied += 1
      return
    }
    if let lastLeader, lastLeader != leader { leadChangingPlays.append(play) }
    lastLeader = leader
    let points = scored.score[leader] - scored.score[leader.other]
    if points > largestLead[leader]?.points ?? 0 {
      largestLead[leader] = Lead(points: points, moment: play.moment)
    }
  }

  private mutating func addToRun(_ play: Play) {
    if run?.side == play.side {
      run?.points += play.move.points
      run?.end = play.moment
    } else {
      run = Run(
        side: play.side, points: play.move.points, start: play.moment, end: play.moment)
    }
    if let run, run.points > longestRun[run.side]?.points ?? 0 { longestRun[run.side] = run }
  }

  /// Counts the time since the last score for the side that led.
  private mutating func count(until reading: ClockReading) {
    let time = hasClock ? max(0, reading.milliseconds - last.reading.milliseconds) : 0
    if let leader = last.leader { times.led[leader] += time } else { times.level += time }
  }
}

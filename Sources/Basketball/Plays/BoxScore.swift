/// A play with the score it left.
public struct ScoredPlay: Equatable, Sendable {
  /// The play.
  public var play: Play
  /// The score after it.
  public var score: Sides<Int>

  /// A play and the score after it.
  public init(_ play: Play, score: Sides<Int>) {
    (self.play, self.score) = (play, score)
  }
}

/// What plays add up to: the one fold that gives score, lines and finish.
///
/// Its size does not depend on the number of plays.
public struct BoxScore: Equatable, Sendable {
  /// The teams.
  public let teams: Sides<Team>
  /// What the game is played by.
  public let rules: Rules
  /// The two teams' lines.
  public private(set) var lines: Sides<TeamLine>
  /// How many plays count.
  public private(set) var count = 0
  /// The last play by the clock.
  public private(set) var lastPlay: ScoredPlay?
  /// How the game ended, if it has.
  public private(set) var finish: Finish?
  /// The score the overtime began with, if there is one.
  public private(set) var overtime: Sides<Int>?

  /// The side that has missed, until a side has the ball: a rebound is offensive for it, and defensive
  /// for the other one.
  public private(set) var missedBy: Side?

  /// The last basket of those that brought the clock to the limit.
  private var basketAtLimit: Play?

  /// A game in which nothing has happened, or of which only the score is known.
  init(teams: Sides<Team>, rules: Rules, result: Sides<Int> = Sides(home: 0, away: 0)) {
    (self.teams, self.rules) = (teams, rules)
    lines = Sides(
      home: TeamLine(players: teams.home.players.count, result: result.home),
      away: TeamLine(players: teams.away.players.count, result: result.away))
  }

  /// The box score of a document. Only the plays can tell whether the assist on the winning basket may
  /// still come: the finish of a document does not say which basket won.
  public init(
    teams: Sides<Team>, rules: Rules, lines: Sides<TeamLine>, count: Int, lastPlay: ScoredPlay?,
    finish: Finish?, overtime: Sides<Int>?, missedBy: Side? = nil
  ) {
    (self.teams, self.rules, self.lines, self.count) = (teams, rules, lines, count)
    (self.lastPlay, self.finish, self.overtime) = (lastPlay, finish, overtime)
    self.missedBy = missedBy
  }

  /// The score.
  public var score: Sides<Int> { Sides(home: lines.home.score, away: lines.away.score) }

  /// Whether it has points that no play made: then it has no plays.
  public var isResult: Bool { lines.home.team.result > 0 || lines.away.team.result > 0 }

  /// Points with which a side would win at once; nil if the game is over.
  public func needed(by side: Side) -> Int? {
    guard finish == nil else { return nil }
    guard let overtime, let points = rules.overtime else { return rules.needed(by: side, score) }
    return overtime[side] + points - score[side]
  }

  /// Whether a play that comes next still counts: until the finish, and then the one assist on
  /// the winning basket.
  func accepts(_ play: Play) -> Bool {
    guard let finish else { return true }
    return play.move == .assist && play.basket != nil && play.basket == finish.basket
      && play.who.player != nil
  }

  /// Adds the next play; nil, and nothing is added, if it comes after the finish.
  ///
  /// The caller has checked that its player is on the roster.
  mutating func add(_ play: Play) -> ScoredPlay? {
    if isAfterTime(play) { endTime() }
    guard accepts(play) else { return nil }
    count(play)
    let scored = ScoredPlay(play, score: score)
    lastPlay = scored
    if play.move.points > 0, play.reading == rules.timeLimit { basketAtLimit = play }
    if let needed = needed(by: play.who.side), needed <= 0 {
      finish = Finish(
        winner: play.who.side, reading: play.reading, basket: play.number,
        ending: rules.ending(score, inOvertime: overtime != nil))
    }
    return scored
  }

  private mutating func count(_ play: Play) {
    let place = teams[play.who.side].place(of: play.who.player)
    lines[play.who.side].add(play.move, place: place, isOffensive: isOffensiveRebound(play))
    count += 1
    if play.move.isMiss {
      missedBy = play.who.side
    } else if play.move.row.endsMiss {
      missedBy = nil
    }
  }

  /// Whether a rebound came after a miss of its own side; nil for another play, and if no miss came
  /// before it.
  private func isOffensiveRebound(_ play: Play) -> Bool? {
    guard play.move == .rebound, let missedBy else { return nil }
    return missedBy == play.who.side
  }

  /// Whether a play came when time was up. A basket that brings the clock to the limit is in time.
  func isAfterTime(_ play: Play) -> Bool {
    guard let limit = rules.timeLimit else { return false }
    return play.reading > limit || (play.reading == limit && play.isOvertime)
  }

  /// Time is up: whoever leads has won, and a level score goes into overtime.
  mutating func endTime() {
    guard let limit = rules.timeLimit, finish == nil, overtime == nil else { return }
    guard let leader = score.leader else {
      overtime = score
      return
    }
    let basket = basketAtLimit.flatMap { $0.who.side == leader ? $0.number : nil }
    finish = Finish(winner: leader, reading: limit, basket: basket, ending: .time)
  }

  /// The scorer ends the game. One that is over already may still be forfeited, and a result be given
  /// another score.
  mutating func end(_ end: End, at reading: ClockReading) {
    if case .result(let score) = end { self = BoxScore(teams: teams, rules: rules, result: score) }
    if finish != nil, !end.overrules { return }
    finish = Finish(winner: end.winner(leader: score.leader), reading: reading, ending: end.ending)
  }

  /// Ends the game where a scorer did.
  mutating func end(_ closing: Closing) {
    if let result = closing.result { end(.result(result), at: closing.reading) }
    end(closing.end, at: closing.reading)
  }

  /// Ends the game as it ended in fact, after all its plays.
  mutating func end(_ end: Finish) { finish = end }
}

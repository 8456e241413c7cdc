/// A play with the score it left.
public struct ScoredPlay: Equatable, Sendable {
  /// The play.
  public let play: Play
  /// The score after it.
  public fileprivate(set) var score: Sides<Int>
}

extension [ScoredPlay] {
  /// The first place from which on a condition holds, in a list in which it holds at the end.
  fileprivate func partition(_ isBehind: (ScoredPlay) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// What plays add up to: the one fold that gives order, score, lines and finish.
public struct BoxScore: Equatable, Sendable {
  /// The plays in order, each with the score after it.
  public private(set) var plays: [ScoredPlay] = []
  /// The two teams' lines.
  public private(set) var lines: Sides<TeamLine>
  /// How the game ended, if it has.
  public private(set) var finish: Finish?
  /// The score the overtime began with, if there is one.
  public private(set) var overtime: Sides<Int>?

  private let teams: Sides<Team>
  private let rules: Rules
  private var hasWinningAssist = false

  /// A game in which nothing has happened.
  init(teams: Sides<Team>, rules: Rules) {
    (self.teams, self.rules) = (teams, rules)
    lines = teams.map { TeamLine(players: $0.players.count) }
  }

  /// The score.
  public var score: Sides<Int> { lines.map(\.score) }

  /// The side that has more points, if one has.
  public var leader: Side? { score.leader }

  /// Points with which a side would win at once; nil when the game is over.
  public func needed(by side: Side) -> Int? {
    guard finish == nil else { return nil }
    guard let overtime, let points = rules.overtime else { return rules.needed(by: side, score) }
    return overtime[side] + points - score[side]
  }

  /// What the first plays alone come to.
  func first(_ count: Int) -> BoxScore {
    var box = BoxScore(teams: teams, rules: rules)
    _ = box.fold(plays.prefix(count).lazy.map(\.play))
    return box
  }

  /// Adds up plays given in order; returns those that stand behind the finish and do not count.
  ///
  /// Every player must be on a roster: whoever takes a play in has seen to that.
  mutating func fold(_ ordered: some Sequence<Play>) -> [Play] {
    var behind: [Play] = []
    for play in ordered {
      if isAfterTime(play) { endTime() }
      if takes(play) { append(play) } else { behind.append(play) }
    }
    return behind
  }

  /// Puts a late play in its place; false, and nothing is changed, where there is a finish or a
  /// limit to think of.
  mutating func insert(_ late: Play) -> Bool {
    guard finish == nil, rules.timeLimit == nil else { return false }
    let place = plays.partition { late.precedes($0.play) }
    let (side, points) = (late.who.side, late.move.points)
    var score = place > 0 ? plays[place - 1].score : Sides(home: 0, away: 0)
    score[side] += points
    let later = points == 0 ? plays[plays.count...] : plays[place...]
    guard rules.winner(score) == nil, !later.contains(where: { wins($0.score, side, points) })
    else { return false }
    count(late)
    for index in later.indices { plays[index].score[side] += points }
    plays.insert(ScoredPlay(play: late, score: score), at: place)
    return true
  }

  private func wins(_ score: Sides<Int>, _ side: Side, _ points: Int) -> Bool {
    var score = score
    score[side] += points
    return rules.winner(score) != nil
  }

  /// Whether a play that comes next still counts: until the finish, and then the one assist on
  /// the winning basket.
  func takes(_ play: Play) -> Bool {
    guard let finish else { return true }
    guard let basket = finish.basket else { return false }
    return play.move == .assist && !hasWinningAssist && play.who.side == finish.winner
      && play.reading == finish.reading && play.who.player != nil
      && play.who.player != basket.who.player
  }

  private mutating func append(_ play: Play) {
    let side = play.who.side
    count(play)
    plays.append(ScoredPlay(play: play, score: score))
    if finish != nil {
      hasWinningAssist = true
    } else if needed(by: side).map({ $0 <= 0 }) == true {
      finish = Finish(winner: side, reading: play.reading, basket: play, isByTime: false)
    }
  }

  private mutating func count(_ play: Play) {
    let side = play.who.side
    let place = teams[side].players.firstIndex { $0.name == play.who.player }
    lines[side].add(play.move, place: place)
  }

  /// Whether a play came when time was up. A basket that brings the clock to the limit is in time.
  func isAfterTime(_ play: Play) -> Bool {
    guard let limit = rules.timeLimit else { return false }
    return play.reading > limit || (play.reading == limit && play.isOvertime)
  }

  /// Time is up: whoever leads has won, and a level score goes into overtime.
  mutating func endTime() {
    guard let limit = rules.timeLimit, finish == nil, overtime == nil else { return }
    guard let leader else {
      overtime = score
      return
    }
    let last = plays.last { $0.play.move.points > 0 }?.play
    let basket = last.flatMap { $0.reading == limit && $0.who.side == leader ? $0 : nil }
    finish = Finish(winner: leader, reading: limit, basket: basket, isByTime: true)
  }
}

/// A play with the score it left.
public struct ScoredPlay: Equatable, Sendable {
  /// The play.
  public let play: Play
  /// The score after it.
  public let score: Sides<Int>
}

/// The end of a game.
public struct Finish: Equatable, Sendable {
  /// The side that won.
  public let winner: Side
  /// The play that won it.
  public let play: Play
}

/// What plays add up to: the one fold that gives order, score, lines and finish.
public struct BoxScore: Equatable, Sendable {
  /// The plays in order, each with the score after it.
  public private(set) var plays: [ScoredPlay] = []
  /// The two teams' lines.
  public private(set) var lines: Sides<TeamLine>
  /// How the game ended, if it has.
  public private(set) var finish: Finish?

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
  public var leader: Side? {
    score.home == score.away ? nil : score.home > score.away ? .home : .away
  }

  /// Adds up plays given in order; returns those that stand behind the finish and do not count.
  ///
  /// Every player must be on a roster: whoever takes a play in has seen to that.
  mutating func fold(_ ordered: some Sequence<Play>) -> [Play] {
    var behind: [Play] = []
    for play in ordered {
      if takes(play) { append(play) } else { behind.append(play) }
    }
    return behind
  }

  /// Whether a play that comes next still counts: until the finish, and then the one assist on
  /// the winning basket.
  func takes(_ play: Play) -> Bool {
    guard let finish else { return true }
    return play.move == .assist && !hasWinningAssist && play.who.side == finish.winner
      && play.reading == finish.play.reading && play.who.player != nil
      && play.who.player != finish.play.who.player
  }

  private mutating func append(_ play: Play) {
    let side = play.who.side
    let place = teams[side].players.firstIndex { $0.name == play.who.player }
    lines[side].add(play.move, place: place)
    plays.append(ScoredPlay(play: play, score: score))
    if finish != nil {
      hasWinningAssist = true
    } else if let winner = rules.winner(score) {
      finish = Finish(winner: winner, play: play)
    }
  }
}

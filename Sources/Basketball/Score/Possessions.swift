/// A time in which a side has the ball.
public struct Possession: Equatable, Sendable {
  /// Whose ball it is.
  public let side: Side
  /// When it began or, once it has ended, when it ended.
  fileprivate var moment: Moment
  /// The number of the last play in it, or of the one that gave it.
  public fileprivate(set) var lastPlay: Int
  /// Whether a turnover of the other side gave it.
  public fileprivate(set) var isOffTurnover = false
  /// Points in it, its free throws included.
  public fileprivate(set) var points = 0
  /// The points that came after an offensive rebound.
  public fileprivate(set) var secondChancePoints = 0
  fileprivate var isEnded = false
  fileprivate var isSecondChance = false

  /// The possession of the other side that begins with the end of this one.
  fileprivate var next: Possession {
    Possession(side: side.other, moment: moment, lastPlay: lastPlay)
  }

  fileprivate mutating func end(by play: Play) {
    isEnded = true
    lastPlay = play.number
    moment = play.moment
  }
}

extension Play {
  /// The possession of its side that it begins.
  fileprivate var possession: Possession {
    Possession(side: who.side, moment: moment, lastPlay: number)
  }
}

/// The possessions of a game: a fold over its plays.
///
/// A possession ends with a basket and its free throw, the last free throw of a trip if it goes in, a
/// turnover, a rebound of the other side, or a period that ends later than the last of these. An
/// offensive rebound continues it, and so do free throws after which the rules leave the ball with the
/// side. The free throw of a technical foul is no part of it.
public struct Possessions: Sendable {
  /// The possessions that have ended, in order.
  public private(set) var all = [Possession]()
  /// Whether turnovers were recorded.
  public private(set) var hasTurnovers = false
  /// Whether misses from the field and rebounds were recorded.
  public var hasRebounds: Bool { hasMisses && hasBallsWon }
  /// Whether the possessions of the game are known.
  public var areKnown: Bool { hasTurnovers && hasRebounds }
  private var hasMisses = false
  private var hasBallsWon = false
  /// The last possession, which after a basket may continue: by a free throw, or by a rebound of its miss.
  private var last: Possession?
  private var missedBy: Side?
  /// The fouls of each side since a ball was played, other than by free throws.
  private var fouls = Sides { _ in Fouls() }
  private let rules: Rules
  /// The flagrant fouls of each player.
  private var flagrant = [Who: Int]()
  /// The team fouls of each side.
  private var tallies: Sides<PeriodTally>

  private struct Fouls {
    var technical = 0
    var others = 0
    /// Whether all free throws so far were of the technical ones.
    var areThrown = false
    /// Whether the other side has the ball after its free throws.
    var keepBall = false
    /// Whether the other side has thrown some of them.
    var arePunished = false
  }

  /// Keeps only the possessions whose last plays have these numbers.
  public mutating func keep(_ plays: Set<Int>) {
    all.removeAll { !plays.contains($0.lastPlay) }
  }

  /// The possessions of a game so far.
  public init(_ sheet: Scoresheet) {
    let schedule = sheet.state.schedule
    let rules = sheet.state.rules
    self.rules = rules
    tallies = Sides { _ in PeriodTally(by: rules) }
    var period = 1
    for scored in sheet.playByPlay.plays {
      if scored.play.period > period { end(schedule[period]) }
      while period < scored.play.period {
        period += 1
        for side in Side.allCases { tallies[side].begin(period, by: rules) }
      }
      add(scored.play)
    }
    let now = sheet.lastMoment
    if now.period > period || schedule[period].end.map({ now.reading >= $0 }) ?? false {
      end(schedule[period])
    }
    begin(nil)
  }

  private mutating func add(_ play: Play) {
    let side = play.side
    let move = play.move
    switch move {
    case _ where move.isFoul:
      foul(play)
    case .rebound:
      hasBallsWon = true
      rebound(play)
      ballPlayed(missedBy: nil)
    case .turnover:
      hasTurnovers = true
      take(play)
      last?.end(by: play)
      begin(last?.next)
      last?.isOffTurnover = true
      ballPlayed(missedBy: nil)
    case .freeThrow, .missedFreeThrow:
      if isOfTechnicalFoul(of: side.other) { return }
      fouls[side.other].arePunished = true
      let keepsBall = fouls[side.other].keepBall
      take(play, continues: true)
      score(play)
      if keepsBall { last?.isEnded = false }
      missedBy = move.isMiss && !keepsBall ? side : nil
    case _ where move.shot != nil:
      hasMisses = hasMisses || move.isMiss
      take(play)
      score(play)
      ballPlayed(missedBy: move.isMiss ? side : nil)
    default: break
    }
  }

  private mutating func foul(_ play: Play) {
    let side = play.side
    let move = play.move
    tallies[side].add(play, fouls: rules.teamFouls[move], isLate: rules.isLate(play))
    if fouls[side].areThrown { fouls[side] = Fouls() }
    if move.isTechnical { return fouls[side].technical += 1 }
    var count = 0
    if move == .flagrantFoul {
      flagrant[play.who, default: 0] += 1
      count = play.who.player == nil ? 1 : flagrant[play.who] ?? 1
    }
    fouls[side].others += 1
    if fouls[side].arePunished {
      fouls[side].arePunished = false
      fouls[side].keepBall = false
    }
    let penalty = tallies[side].penalty(by: rules, isOvertime: play.period > rules.periods)
    if rules.keepsBall(after: move, penalty, flagrant: count) { fouls[side].keepBall = true }
  }

  private mutating func ballPlayed(missedBy side: Side?) {
    missedBy = side
    fouls = Sides { _ in Fouls() }
  }

  /// Gives the ball to the side of a play. If the other side had it, nobody recorded how it was lost.
  ///
  /// - Parameter continues: whether a possession that has ended goes on.
  private mutating func take(_ play: Play, continues: Bool = false) {
    let side = play.side
    if let last, last.isEnded, last.side != side {
      begin(last.next)
    } else if last?.side != side || last?.isEnded == true && !continues {
      begin(play.possession)
    }
    last?.lastPlay = play.number
  }

  private mutating func score(_ play: Play) {
    guard play.move.isMade else { return }
    last?.points += play.move.points
    if last?.isSecondChance == true { last?.secondChancePoints += play.move.points }
    last?.end(by: play)
  }

  private mutating func rebound(_ play: Play) {
    switch missedBy {
    case play.side:
      take(play, continues: true)
      last?.isEnded = false
      last?.isSecondChance = true
    case let other?:
      if last?.side == other { last?.end(by: play) }
      begin(play.possession)
    case nil: take(play)
    }
  }

  /// Whether a free throw is for a technical foul, which gives one, and is thrown before those for other fouls.
  private mutating func isOfTechnicalFoul(of side: Side) -> Bool {
    guard fouls[side].technical > 0 else { return false }
    // By some rules it gives two.
    fouls[side].areThrown = fouls[side].others == 0
    if !fouls[side].areThrown { fouls[side].technical -= 1 }
    return true
  }

  /// Ends a period: there may be time left for a possession that nothing else ends.
  private mutating func end(_ period: Period) {
    if let old = last, let end = period.end,
      old.moment.reading < end || !old.isEnded && old.points > 0
    {
      if old.isEnded { begin(old.next) }
      last?.isEnded = true
    }
    begin(nil)
    ballPlayed(missedBy: nil)
  }

  private mutating func begin(_ next: Possession?) {
    if let last, last.isEnded { all.append(last) }
    last = next
  }
}

/// A time in which a side has the ball.
public struct Possession: Equatable, Sendable {
  /// Whose ball it is.
  public let side: Side
  /// Whether a turnover of the other side gave it.
  public let isOffTurnover: Bool
  /// Points in it, its free throws included.
  public fileprivate(set) var points = 0
  /// Those of them that came after an offensive rebound.
  public fileprivate(set) var secondChancePoints = 0
  /// The number of the last play in it, or of the one that gave it.
  public fileprivate(set) var lastPlay: Int
  fileprivate var isEnded = false
  fileprivate var isSecondChance = false
  /// When it began or, once it has ended, when it ended.
  fileprivate var moment: Moment

  fileprivate init(_ side: Side, since moment: Moment, lastPlay: Int, isOffTurnover: Bool = false) {
    (self.side, self.isOffTurnover) = (side, isOffTurnover)
    (self.lastPlay, self.moment) = (lastPlay, moment)
  }

  /// The one of the other side that its end gives.
  fileprivate var next: Possession { Possession(side.other, since: moment, lastPlay: lastPlay) }

  fileprivate mutating func end(by play: Play) {
    (isEnded, lastPlay, moment) = (true, play.number, play.moment)
  }

}

/// The possessions of a game: a fold over its plays.
///
/// A possession ends with a basket and its free throw, the last free throw of a trip if it goes in, a
/// turnover, a rebound of the other side, or a period that ends later than the last of these. An
/// offensive rebound continues it. The free throw of a technical foul is no part of it.
public struct Possessions: Sendable {
  /// Those that have ended, in order.
  public private(set) var all: [Possession] = []
  /// Whether turnovers were recorded.
  public private(set) var hasTurnovers = false
  /// Whether misses from the field and rebounds were recorded.
  public var hasRebounds: Bool { hasMisses && hasBallsWon }
  /// Whether the possessions of the game are known.
  public var areKnown: Bool { hasTurnovers && hasRebounds }
  private var (hasMisses, hasBallsWon) = (false, false)
  /// The last one, which after a basket may continue: by a free throw, or by a rebound of its miss.
  private var last: Possession?
  private var missedBy: Side?
  /// The fouls of each side since a ball was played, other than by free throws.
  private var fouls = Sides(home: Fouls(), away: Fouls())

  private struct Fouls {
    var (technical, others) = (0, 0)
  }

  /// The possessions of a game so far.
  public init(_ sheet: Scoresheet) {
    let schedule = sheet.standing.schedule
    var period = 1
    for scored in sheet.playByPlay.plays {
      if scored.play.period > period { end(schedule[period]) }
      period = scored.play.period
      add(scored.play)
    }
    let now = sheet.lastMoment
    if now.period > period || schedule[period].end.map({ now.reading >= $0 }) ?? false {
      end(schedule[period])
    }
    begin(nil)
  }

  private mutating func add(_ play: Play) {
    let (side, move) = (play.who.side, play.move)
    switch move {
    case .technicalFoul, .benchFoul: fouls[side].technical += 1
    case _ where move.isFoul: fouls[side].others += 1
    case .rebound:
      hasBallsWon = true
      rebound(play)
      ballPlayed(missedBy: nil)
    case .turnover:
      hasTurnovers = true
      take(play, isNew: last?.isEnded ?? true)
      last?.end(by: play)
      begin(
        Possession(
          side.other, since: play.moment, lastPlay: play.number, isOffTurnover: true))
      ballPlayed(missedBy: nil)
    case .freeThrow, .missedFreeThrow:
      if isOfTechnicalFoul(of: side.other) { return }
      take(play, isNew: false)
      score(play)
      missedBy = move.isMiss ? side : nil
    case _ where move.row.shot != nil:
      hasMisses = hasMisses || move.isMiss
      take(play, isNew: last?.isEnded ?? true)
      score(play)
      ballPlayed(missedBy: move.isMiss ? side : nil)
    default: break
    }
  }

  private mutating func ballPlayed(missedBy side: Side?) {
    missedBy = side
    fouls = Sides(home: Fouls(), away: Fouls())
  }

  /// The side of a play has the ball: if another had it, nobody recorded how that lost it.
  private mutating func take(_ play: Play, isNew: Bool) {
    let side = play.who.side
    if let last, last.isEnded, last.side != side {
      begin(last.next)
    } else if isNew || last?.side != side {
      begin(Possession(side, since: play.moment, lastPlay: play.number))
    }
    last?.lastPlay = play.number
  }

  private mutating func score(_ play: Play) {
    guard play.move.points > 0 else { return }
    last?.points += play.move.points
    if last?.isSecondChance == true { last?.secondChancePoints += play.move.points }
    last?.end(by: play)
  }

  private mutating func rebound(_ play: Play) {
    switch missedBy {
    case play.who.side:
      take(play, isNew: false)
      last?.isEnded = false
      last?.isSecondChance = true
    case let other?:
      if last?.side == other { last?.end(by: play) }
      begin(Possession(play.who.side, since: play.moment, lastPlay: play.number))
    case nil: take(play, isNew: last?.isEnded ?? true)
    }
  }

  /// Whether a free throw is of a technical foul, which gives one, and gives it first.
  private mutating func isOfTechnicalFoul(of side: Side) -> Bool {
    guard fouls[side].technical > 0 else { return false }
    // By some rules it gives two.
    if fouls[side].others > 0 { fouls[side].technical -= 1 }
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

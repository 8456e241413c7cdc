@testable import Basketball

/// Possessions, found a second way: what is done with the ball is cut into pieces by looking at
/// neighbours.
struct NaivePossessions {
  /// The side, the points, those after an offensive rebound, and whether a turnover gave the ball.
  private(set) var all = [[Int]]()
  private var balls = [Play]()
  /// The numbers of free throws after which their side has the ball.
  private var keeping = Set<Int>()

  init(_ sheet: Scoresheet) {
    let schedule = sheet.state.schedule
    for period in Set(sheet.plays.map(\.period)).sorted() {
      let plays = sheet.plays.filter { $0.period == period }
      balls = plays.indices.filter { Self.isBall(plays, $0) }.map { plays[$0] }
      keeping = Set(plays.indices.filter { keepsBall(plays, $0, sheet) }.map { plays[$0].number })
      let end = schedule[period].end
      let isOver =
        sheet.lastMoment.period > period || end.map { sheet.lastMoment.reading >= $0 } == true
      count(end: isOver ? end : nil)
    }
  }

  private static func isFree(_ play: Play) -> Bool {
    [.freeThrow, .missedFreeThrow].contains(play.move)
  }

  private static func isTechnical(_ move: Move) -> Bool {
    [.technicalFoul, .technicalFoul2, .benchFoul, .coachFoul].contains(move)
  }

  private static func isBall(_ plays: [Play], _ place: Int) -> Bool {
    let move = plays[place].move
    return [.rebound, .turnover].contains(move)
      || move.shot != nil && !isOfTechnicalFoul(plays, place)
  }

  /// Where the fouls begin that a free throw may be of: after the last ball, or at the first foul after
  /// a free throw that was of technical fouls alone.
  private static func firstFoul(_ plays: [Play], _ place: Int) -> Int {
    let side = plays[place].who.side
    let ball =
      plays[..<place].lastIndex {
        [.rebound, .turnover].contains($0.move) || $0.move.shot != nil && !isFree($0)
      } ?? -1
    let isFoul = { (place: Int) in plays[place].move.isFoul && plays[place].who.side != side }
    let thrown = ((ball + 1)..<place).filter { isFree(plays[$0]) && plays[$0].who.side == side }
    var start = ball + 1
    for free in thrown where free >= start {
      let fouls = (start..<free).filter(isFoul)
      guard let next = ((free + 1)..<place).first(where: isFoul), !fouls.isEmpty else { continue }
      if fouls.allSatisfy({ isTechnical(plays[$0].move) }) { start = next }
    }
    return start
  }

  /// Whether it is a free throw that a technical foul has given: every one if there was no other foul,
  /// else the first ones, one a foul.
  private static func isOfTechnicalFoul(_ plays: [Play], _ place: Int) -> Bool {
    guard isFree(plays[place]) else { return false }
    let side = plays[place].who.side
    let start = firstFoul(plays, place)
    func fouls(before end: Int, areTechnical: Bool) -> Int {
      plays[start..<end].filter {
        $0.move.isFoul && $0.who.side != side && isTechnical($0.move) == areTechnical
      }.count
    }
    let technical = fouls(before: place, areTechnical: true)
    if technical == 0 || fouls(before: place, areTechnical: false) == 0 { return technical > 0 }
    let earlier = (start..<place).filter {
      plays[$0].who.side == side && fouls(before: $0, areTechnical: false) > 0
        && isOfTechnicalFoul(plays, $0)
    }
    return earlier.count < technical
  }

  /// Whether a free throw is of a foul after which its side has the ball: one of those since the last ball,
  /// or since the free throws of an earlier foul.
  private func keepsBall(_ plays: [Play], _ place: Int, _ sheet: Scoresheet) -> Bool {
    guard Self.isFree(plays[place]), !Self.isOfTechnicalFoul(plays, place) else { return false }
    let side = plays[place].who.side
    let rules = sheet.state.rules
    func isFoul(_ place: Int) -> Bool {
      plays[place].move.isFoul && !Self.isTechnical(plays[place].move)
        && plays[place].who.side != side
    }
    func isOwnThrow(_ place: Int) -> Bool {
      Self.isFree(plays[place]) && plays[place].who.side == side
        && !Self.isOfTechnicalFoul(plays, place)
    }
    let start = Self.firstFoul(plays, place)
    let last = (start..<place).last(where: isFoul) ?? start
    let thrown = (start..<last).last(where: isOwnThrow) ?? start - 1
    return ((thrown + 1)..<place).filter(isFoul).contains { foul in
      let earlier = sheet.plays.filter {
        $0.who.side != side && $0.number <= plays[foul].number
      }
      let count = earlier.map { rules.teamFouls[$0.move] }.reduce(0, +)
      let own = sheet.plays.filter {
        $0.who == plays[foul].who && $0.move == .flagrantFoul && $0.number <= plays[foul].number
      }
      let isWorse =
        [.disruptiveFoul, .disqualifyingFoul].contains(plays[foul].move)
        || plays[foul].move == .flagrantFoul
          && (rules.name != "fiba3x3" || own.count > 1 && own[0].who.player != nil)
      return isWorse || rules.name == "fiba3x3" && count >= 10
    }
  }

  /// Whether a ball is a rebound of the miss just before it.
  private func isRebound(_ place: Int, ofOwnMiss isOwn: Bool) -> Bool {
    guard place > 0, balls[place].move == .rebound, balls[place - 1].move.isMiss,
      !keeping.contains(balls[place - 1].number)
    else {
      return false
    }
    return (balls[place - 1].who.side == balls[place].who.side) == isOwn
  }

  /// The score after which nothing but free throws came, if that is how these balls end.
  private func score(_ piece: Range<Int>) -> Int? {
    let again = piece.last { isRebound($0, ofOwnMiss: true) } ?? piece.lowerBound
    let kept = piece.last { keeping.contains(balls[$0].number) }.map { $0 + 1 } ?? again
    let start = max(again, kept)
    return (start..<piece.upperBound).last { balls[$0].move.points > 0 }
  }

  private func isSame(_ piece: Range<Int>, _ next: Int) -> Bool {
    let (last, ball) = (balls[next - 1], balls[next])
    if last.who.side != ball.who.side || last.move == .turnover { return false }
    return Self.isFree(ball) || isRebound(next, ofOwnMiss: true) || score(piece) == nil
  }

  private mutating func count(end: ClockReading?) {
    guard !balls.isEmpty else { return }
    var starts = [0]
    for place in balls.indices.dropFirst() {
      if !isSame(starts[starts.count - 1]..<place, place) { starts.append(place) }
    }
    for (start, next) in zip(starts, starts.dropFirst() + [balls.count]) {
      let (piece, side) = (start..<next, balls[start].who.side)
      let isOffTurnover =
        start > 0 && balls[start - 1].move == .turnover && balls[start - 1].who.side != side
      let before = starts.last { $0 < start }.flatMap { score($0..<start) }
      let since =
        start > 0 && balls[start - 1].who.side != side && !isRebound(start, ofOwnMiss: false)
        ? isOffTurnover ? balls[start - 1].reading : before.map { balls[$0].reading } : nil
      let isLost = next < balls.count && isRebound(next, ofOwnMiss: false)
      let ending = balls[next - 1].move == .turnover ? next - 1 : score(piece)
      let isCut =
        next == balls.count
        && end.map { points(piece) > 0 || since ?? balls[start].reading < $0 } == true
      if ending != nil || isLost || isCut {
        let again = piece.first { isRebound($0, ofOwnMiss: true) } ?? next
        all.append([
          side == .home ? 0 : 1, points(piece), points(again..<next), isOffTurnover ? 1 : 0,
        ])
      }
      if next == balls.count, let end, let ending, balls[ending].reading < end {
        let isTurnover = balls[ending].move == .turnover
        all.append([side == .home ? 1 : 0, 0, 0, isTurnover ? 1 : 0])
      }
    }
  }

  private func points(_ piece: Range<Int>) -> Int {
    balls[piece].reduce(0) { $0 + $1.move.points }
  }
}

@testable import Basketball
import Fixtures
import Testing

@Suite("Possessions")
struct PossessionTests {
  @Test("of a game that is written down whole are each of the other side's in turn")
  func alternate() throws {
    let game = try game(
      """
      Q1 9:50 home two
      Q1 9:30 away miss2
      Q1 9:28 away rebound
      Q1 9:20 away two
      Q1 9:20 home foul
      Q1 9:20 away free
      Q1 9:00 home turnover
      Q1 8:50 home foul
      Q1 8:50 away free
      Q1 8:50 away missft
      Q1 8:48 home rebound
      Q1 0:10 home three
      END
      """)
    let found = Possessions(game)
    #expect(found.all.map(\.side) == [.home, .away, .home, .away, .home, .away])
    #expect(found.all.map(\.points) == [2, 3, 0, 1, 3, 0])
    #expect(found.all.map(\.secondChancePoints) == [0, 3, 0, 0, 0, 0])
    #expect(found.all.map(\.isOffTurnover) == [false, false, false, true, false, false])
  }

  @Test("of no time are none: after a basket, or by a rebound, at the end of a period")
  func noTime() throws {
    #expect(try sides("Q1 0:00 home two\nEND") == [.home])
    #expect(try sides("Q1 0:05 home miss2\nQ1 0:00 away rebound\nEND") == [.home])
    #expect(try sides("Q1 0:05 home two\nEND") == [.home, .away])
    #expect(try sides("Q1 0:05 home two\nQ1 0:00 away miss2\nEND") == [.home, .away])
    #expect(try sides("Q1 0:05 home two\nQ1 0:00 away miss2") == [.home, .away])
    #expect(try sides("Q1 0:05 home two") == [.home])
  }

  @Test("have no free throw of a technical foul, which beside another foul is the first")
  func technical() throws {
    let alone = "Q1 5:00 home technical\nQ1 5:00 away free\nQ1 4:50 home two"
    #expect(try Possessions(game(alone)).all.map(\.points) == [2])
    let beside =
      "Q1 5:00 home foul\nQ1 5:00 home technical" + "\nQ1 5:00 away free"
      + "\nQ1 5:00 away free\nQ1 5:00 away free"
    #expect(try Possessions(game(beside)).all.map(\.points) == [2])
    let before =
      "Q1 5:00 away turnover\nQ1 4:50 away technical\nQ1 4:50 home free\nQ1 4:40 away foul"
      + "\nQ1 4:40 home free\nQ1 4:40 home free"
    let found = try Possessions(game(before)).all
    #expect(found.map(\.points) == [0, 2])
    #expect(found[1].isOffTurnover)
  }

  @Test("go on after free throws that leave the ball with their side")
  func kept() throws {
    for foul in ["flagrant", "disqualifying"] {
      let thrown =
        "Q1 9:00 home turnover\nQ1 8:50 h1 \(foul)" + "\nQ1 8:50 away free\nQ1 8:50 away free"
      for ball in ["two", "miss2\nQ1 8:40 home rebound"] {
        let found = try Possessions(game("\(thrown)\nQ1 8:40 away \(ball)")).all
        #expect(found.map(\.side) == [.home, .away], "\(foul) \(ball)")
        #expect(found[1].points == (ball == "two" ? 4 : 2) && found[1].isOffTurnover)
      }
      // The foul after it is a common one, and ends it.
      let next = "\nQ1 8:30 home foul\nQ1 8:30 away free\nQ1 8:20 home two\nQ1 8:10 away two"
      #expect(try Possessions(game(thrown + next)).all.map(\.points) == [0, 3, 2, 2])
    }
    let basket = "Q1 9:00 away two home flagrant away free\nQ1 8:40 away three"
    #expect(try Possessions(game(basket)).all.map(\.points) == [6])
  }

  @Test("go on in the double bonus of a half court, and not in that of a full one")
  func doubleBonus() throws {
    for (rules, fouls, points) in [
      (Rules.fiba3x3, 9, [1, 1]), (.fiba3x3, 10, [2]), (.ncaa, 10, [1, 2]),
    ] as [(Rules, Int, [Int])] {
      let lines =
        Array(repeating: "9:00 home foul", count: fouls)
        + ["9:00 away free", "8:50 away \(rules.shots == .oneAndTwo ? "one" : "two")"]
      let feed = lines.joined(separator: "\n")
      let found = try Possessions(game(feed, by: rules)).all
      #expect(found.map(\.points) == points, "\(rules.name) \(fouls)")
    }
  }

  @Test("are those that a second way of counting finds, in random games", arguments: seeds(60))
  func naive(_ seed: Int) throws {
    var random = SplitMix64(seed: 17 << 40 + seed)
    let rules = [Rules.nba, .fiba5x5, .fiba3x3, .pickup].randomElement(using: &random) ?? .nba
    var sheet = newGame(by: rules)
    let moves: [Move] = [
      .twoPoints, .missedTwoPoints, .rebound, .rebound, .turnover, .foul, .technicalFoul,
      .flagrantFoul, .freeThrow, .missedFreeThrow, .steal,
    ]
    for _ in 0..<80 {
      let period = rules.schedule[sheet.standing.box.period]
      if random.oneIn(20) { _ = try? sheet.perform(.clock(.endPeriod)) }
      let shown = sheet.lastMoment.reading.milliseconds
      let end = period.end?.milliseconds ?? .max
      let reading = min(shown + 1000 * Int.random(in: 0...3, using: &random), end)
      let who = Who(random.oneIn(2) ? .home : .away)
      let move = moves.randomElement(using: &random) ?? .foul
      _ = try? sheet.record(
        [PlayRequest(who, move)], at: ClockReading(milliseconds: reading))
      #expect(Possessions(sheet).all.map(\.facts) == NaivePossessions(sheet).all)
    }
  }

  private func sides(_ feed: String) throws -> [Side] {
    try Possessions(game(feed)).all.map(\.side)
  }

  private func game(_ feed: String, by rules: Rules = .fiba5x5) throws -> Scoresheet {
    var sheet = newGame(by: rules)
    for line in feed.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      try sheet.perform(
        words == ["END"] ? .clock(.endPeriod) : .recordTyped(TypedPlays(words)))
    }
    return sheet
  }
}

extension Possession {
  fileprivate var facts: [Int] {
    [side == .home ? 0 : 1, points, secondChancePoints, isOffTurnover ? 1 : 0]
  }
}

/// Possessions, found a second way: what is done with the ball is cut into pieces by looking at
/// neighbours.
private struct NaivePossessions {
  /// The side, the points, those after an offensive rebound, and whether a turnover gave the ball.
  private(set) var all: [[Int]] = []
  private var balls: [Play] = []
  /// The numbers of free throws after which their side has the ball.
  private var keeping: Set<Int> = []

  init(_ sheet: Scoresheet) {
    let schedule = sheet.standing.schedule
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

  private static func isBall(_ plays: [Play], _ place: Int) -> Bool {
    let move = plays[place].move
    return [.rebound, .turnover].contains(move)
      || move.row.shot != nil && !isOfTechnicalFoul(plays, place)
  }

  /// Where the fouls begin that a free throw may be of: after the last ball, or at the first foul after
  /// a free throw that was of technical fouls alone.
  private static func firstFoul(_ plays: [Play], _ place: Int) -> Int {
    let side = plays[place].who.side
    let ball =
      plays[..<place].lastIndex {
        [.rebound, .turnover].contains($0.move) || $0.move.row.shot != nil && !isFree($0)
      } ?? -1
    let isFoul = { (place: Int) in plays[place].move.isFoul && plays[place].who.side != side }
    let thrown = ((ball + 1)..<place).filter { isFree(plays[$0]) && plays[$0].who.side == side }
    var start = ball + 1
    for free in thrown where free >= start {
      let fouls = (start..<free).filter(isFoul)
      guard let next = ((free + 1)..<place).first(where: isFoul), !fouls.isEmpty else { continue }
      if fouls.allSatisfy({ plays[$0].move == .technicalFoul }) { start = next }
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
        $0.move.isFoul && $0.who.side != side && ($0.move == .technicalFoul) == areTechnical
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
    let rules = sheet.standing.rules
    func isFoul(_ place: Int) -> Bool {
      plays[place].move.isFoul && plays[place].move != .technicalFoul
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
      return plays[foul].move == .flagrantFoul || rules.name == "fiba3x3" && count >= 10
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

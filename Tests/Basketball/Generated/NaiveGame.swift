import Fixtures
@testable import Basketball

/// What plays come to by any rules, worked out a second time: the plays in time are added up in
/// one loop, and what came when time was up in another.
struct NaiveGame {
  /// The plays that count, in order.
  var counted = [Play]()
  /// The plays after the finish, in order.
  var afterFinish = [Play]()
  /// The score after each play that counts, home first.
  var scores = [[Int]]()
  /// `home Ana foul` and how often; `home  foul` is the team's own.
  var counts = [String: Int]()
  /// How it ended.
  var finish: Finish?
  /// The score the overtime began with, home first.
  var overtime: [Int]?
  private var overtimes = 0
  /// The plays of an overtime before which a side led.
  private(set) var unlevel = [Play]()
  private var helped = false
  private let end: NaiveEnd?
  private let rules: Rules

  /// - Parameters:
  ///   - late: numbers of the plays that were made when time was up.
  ///   - isUp: whether time is up now.
  ///   - goesOn: whether an overtime was played that begins now.
  ///   - end: where the scorer ended it.
  init(
    _ plays: [Play], by rules: Rules, late: Set<Int>, isUp: Bool, goesOn: Bool = false,
    end: NaiveEnd? = nil
  ) {
    self.rules = rules
    self.end = end
    if end?.result != nil {
      afterFinish = plays
      endByHand()
      return
    }
    let rows = plays.sorted {
      $0.reading == $1.reading ? $0.number < $1.number : $0.reading < $1.reading
    }
    let limit = rules.timeLimit?.milliseconds ?? .max
    let inTime = rows.filter {
      let time = $0.reading.milliseconds
      return time < limit || (time == limit && !late.contains($0.number))
    }
    for play in inTime { add(play) }
    if limit < .max, isUp || inTime.count < rows.count {
      timeUp(isPlayed: inTime.count < rows.count, goesOn: goesOn)
    }
    let isUnlevel = overtime.map { $0[0] != $0[1] } ?? false
    let before = counted.count
    for play in rows.dropFirst(inTime.count) { add(play) }
    if isUnlevel { unlevel = Array(counted.dropFirst(before)) }
    endByHand()
  }

  /// The score, home first.
  var score: [Int] { scores.last ?? end?.result ?? [0, 0] }

  /// - Parameter isPlayed: whether the overtime was, which then stays.
  private mutating func timeUp(isPlayed: Bool, goesOn: Bool) {
    guard finish == nil, let limit = rules.timeLimit else { return }
    if score[0] == score[1] || isPlayed {
      overtime = score
      overtimes += 1
      return
    }
    guard !goesOn else { return }
    let winner: Side = score[0] > score[1] ? .home : .away
    let basket = counted.last { Self.points[$0.move] != nil }
    let isLast = basket?.reading == limit && basket?.who.side == winner
    finish = Finish(
      winner: winner, reading: limit, basket: isLast ? basket?.number : nil, ending: .time)
  }

  private mutating func endByHand() {
    guard let end, finish == nil || end.ending == .forfeit else { return }
    let leader: Side? = score[0] == score[1] ? nil : score[0] > score[1] ? .home : .away
    let winner: Side? =
      switch end.ending {
      case .forfeit: end.forfeit == .home ? .away : .home
      case .called, .result: leader
      default: nil
      }
    finish = Finish(winner: winner, reading: onClock(end.reading), ending: end.ending)
  }

  /// Other rules may have made the game shorter since.
  private func onClock(_ reading: ClockReading) -> ClockReading {
    rules.timeLimit.map { min($0, reading) } ?? reading
  }

  private mutating func add(_ play: Play) {
    if let end, (onClock(end.reading), end.lastNumber) < (onClock(play.reading), play.number) {
      endByHand()
    }
    if let finish {
      let isHelp = play.move == .assist && !helped && play.who.player != nil
      guard isHelp, let basket = finish.basket, basket == play.basket else {
        afterFinish.append(play)
        return
      }
      helped = true
    }
    var now = score
    let own = play.who.side == .home ? 0 : 1
    now[own] += Self.points[play.move] ?? 0
    count(play)
    counted.append(play)
    scores.append(now)
    guard finish == nil else { return }
    let moment = Moment(play.reading, in: 1 + overtimes)
    if let overtime {
      let made = max(now[0] - overtime[0], now[1] - overtime[1])
      guard made >= rules.overtime ?? 1 else { return }
      if now[0] == now[1] {
        self.overtime = now
        overtimes += 1
        return
      }
      let winner: Side = now[0] > now[1] ? .home : .away
      finish = Finish(
        winner: winner, at: moment, basket: winner == play.who.side ? play.number : nil,
        ending: .overtime)
    } else if hasWon(now[own], now[1 - own], began: nil) {
      finish = Finish(
        winner: play.who.side, at: moment, basket: play.number,
        ending: ending(now[own], now[1 - own]))
    }
  }

  private static let points: [Move: Int] = [.onePoint: 1, .twoPoints: 2, .freeThrow: 1]
  private static let misses: [Move] = [.missedOnePoint, .missedTwoPoints, .missedFreeThrow]

  /// Counts a play under its name, a rebound under the side of the miss before it, too.
  private mutating func count(_ play: Play) {
    let name = "\(play.who.side) \(play.who.player ?? "")"
    counts["\(name) \(play.move)", default: 0] += 1
    guard play.move == .rebound else { return }
    // Back to the miss, unless the ball has been somebody's since.
    let held: Set<Move> = [.onePoint, .twoPoints, .freeThrow, .rebound, .turnover, .steal]
    let last = counted.last { held.contains($0.move) || Self.misses.contains($0.move) }
    guard let last, Self.misses.contains(last.move) else { return }
    let side = last.who.side == play.who.side ? "offensive" : "defensive"
    counts["\(name) \(side)", default: 0] += 1
  }

  /// Shots from the field and free throws of somebody that were tried; nil where no miss says that
  /// misses were recorded.
  func attempts(of who: Who) -> [Int?] {
    func count(_ moves: [Move]) -> Int {
      counted.filter { $0.who == who && moves.contains($0.move) }.count
    }
    let missed = Set(counted.map(\.move)).intersection(Self.misses)
    let field = count([.onePoint, .twoPoints, .missedOnePoint, .missedTwoPoints])
    return [
      missed.subtracting([.missedFreeThrow]).isEmpty ? nil : field,
      missed.isEmpty ? nil : count([.freeThrow, .missedFreeThrow]),
    ]
  }

  /// What a basket ended the game by.
  private func ending(_ own: Int, _ other: Int) -> Ending {
    if overtime != nil { return .overtime }
    return own >= rules.target ?? 0 && own - other >= rules.margin ? .target : .cap
  }

  /// Whether a side that has scored so much has won, by rules read one by one.
  func hasWon(_ own: Int, _ other: Int, began: Int?) -> Bool {
    if own <= other { return false }
    if let began { return own - began >= rules.overtime ?? 1 }
    if let cap = rules.cap, own >= cap { return true }
    return own >= rules.target ?? .max && own - other >= rules.margin
  }

  /// The fewest points with which a side would win at once, found by trying one after the other.
  func needed(by side: Side) -> Int? {
    guard finish == nil else { return nil }
    let own = side == .home ? 0 : 1
    return (1...100).first {
      hasWon(score[own] + $0, score[1 - own], began: overtime?[own])
    }
  }
}

/// Where a scorer ended a game by hand.
struct NaiveEnd: Equatable {
  let ending: Ending
  /// The side that forfeits it, if one does.
  var forfeit: Side?
  /// The score of a game that has no plays, home first.
  var result: [Int]?
  let reading: ClockReading
  /// The highest number of a play that counted then.
  let lastNumber: Int
}

extension BoxScore {
  /// The counts of the lines that are not nothing, under the names of the naive game.
  var counts: [String: Int] {
    var all = [String: Int]()
    for side in Side.allCases {
      let line = lines[side]
      for (name, own) in zip([""] + teams[side].players.map(\.name), [line.team] + line.players) {
        for move in Move.allCases { all["\(side) \(name) \(move)"] = own[move] }
        all["\(side) \(name) offensive"] = own[.offensiveRebounds]
        all["\(side) \(name) defensive"] = own[.defensiveRebounds]
      }
    }
    return all.filter { $0.value != 0 }
  }

  /// The attempts of somebody, as the naive game has them.
  func attempts(of who: Who) -> [Int?] {
    let line = lines[who.side]
    let own = teams[who.side].place(of: who.player).map { line.players[$0] } ?? line.team
    let attempts = Shooting(lines.map(\.total)).shots(of: own).attempts
    return [attempts?.field, attempts?[.freeThrow]]
  }
}

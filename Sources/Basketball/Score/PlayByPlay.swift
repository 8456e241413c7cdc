/// A play and the score after it.
public struct ScoredPlay: Equatable, Sendable {
  /// The play.
  public var play: Play
  /// The score after it.
  public var score: Sides<Int>
  /// The number of the miss that a block belongs to.
  public var miss: Int?

  /// A play and the score after it.
  public init(_ play: Play, score: Sides<Int>, miss: Int? = nil) {
    self.play = play
    self.score = score
    self.miss = miss
  }

  /// This play as one of the other side, with the score turned.
  var turned: ScoredPlay {
    var scored = ScoredPlay(play, score: score.turned)
    scored.play.who = play.who.turned
    return scored
  }
}

/// The plays of a game in order, each with the score after it, and what they add up to.
///
/// A play that comes last is added to the sums. For a change in the middle the game is added up anew: two hundred
/// late lines in a game of seven hundred plays take a quarter of a second.
public struct PlayByPlay: Sendable {
  /// The plays in order.
  public private(set) var plays = [ScoredPlay]()
  /// The lineups in order.
  public private(set) var lineups = [PlacedLineup]()
  /// The box score before the first play.
  let start: BoxScore
  /// The box score after all of them.
  private(set) var total: BoxScore

  /// A game before its first play.
  init(_ start: BoxScore) {
    self.start = start
    total = start
  }

  /// The game of these happenings.
  ///
  /// - Parameters:
  ///   - start: the box score before the first of them.
  ///   - closing: the end by the scorer.
  /// - Returns: the game, and the plays that would come after the finish.
  static func adding(
    _ all: [Happening], to start: BoxScore, _ closing: Closing?
  ) -> (game: PlayByPlay, afterFinish: [Play]) {
    var game = PlayByPlay(start)
    game.plays.reserveCapacity(all.count)
    let afterFinish = game.append(all, closing)
    return (game, afterFinish)
  }

  /// Adds happenings that come after all others.
  ///
  /// - Parameter closing: the end by the scorer. Readings need not ascend: the game ends after the last
  ///   play that is not later than its end.
  /// - Returns: the plays that would come after the finish, which are not added.
  mutating func append(_ new: [Happening], _ closing: Closing?) -> [Play] {
    var inTime = new.count
    if let closing {
      let last = new.lastIndex {
        if case .play(let play) = $0 { !closing.precedes(play, by: total.rules) } else { false }
      }
      inTime = last.map { $0 + 1 } ?? 0
    }
    var afterFinish = [Play]()
    for index in new.indices {
      switch new[index] {
      case .lineup(let lineup):
        if total.add(lineup) { lineups.append(lineup.after(plays.count)) }
      case .play(let play):
        if index >= inTime, let closing { total.close(with: closing) }
        if let scored = total.add(play) { plays.append(scored) } else { afterFinish.append(play) }
      }
    }
    return afterFinish
  }

  /// Goes back to the first so many plays and lineups, and to their box score.
  mutating func takeBack(to count: (plays: Int, lineups: Int), _ box: BoxScore) {
    plays.removeSubrange(count.plays...)
    lineups.removeSubrange(count.lineups...)
    total = box
  }

  /// The plays and the lineups in order.
  var happenings: [Happening] {
    var happenings = [Happening]()
    happenings.reserveCapacity(plays.count + lineups.count)
    var next = 0
    for index in 0...plays.count {
      while next < lineups.count, lineups[next].place == index {
        happenings.append(.lineup(lineups[next]))
        next += 1
      }
      if index < plays.count { happenings.append(.play(plays[index].play)) }
    }
    return happenings
  }

  /// Whether happenings that were recorded last also come last in the order of the game.
  func comeLast(_ new: [Happening]) -> Bool {
    // The last happenings of the game, back to one that the clock places: each of the others follows the one before
    // it.
    var tail = [Happening]()
    var play = plays.count
    var lineup = lineups.count
    while play + lineup > 0, tail.last.map({ !$0.isByClock }) ?? true {
      if lineup > 0, lineups[lineup - 1].place == play {
        lineup -= 1
        tail.append(.lineup(lineups[lineup]))
      } else {
        play -= 1
        tail.append(.play(plays[play].play))
      }
    }
    return (tail.reversed() + new).areInOrder
  }

  /// The play of a number, if it counts.
  public func play(_ number: Int) -> ScoredPlay? {
    plays.last { $0.play.number == number }
  }

  /// The plays at a moment, in order.
  func plays(at moment: Moment) -> [Play] {
    plays.lazy.filter { $0.play.moment == moment }.map(\.play)
  }

  /// The box score after so many plays, with the lineups behind the last of them up to a moment.
  func box(after count: Int, at moment: Moment) -> BoxScore {
    var box = start
    var next = 0
    for index in 0...count {
      while next < lineups.count, lineups[next].place == index {
        let lineup = lineups[next]
        if index < count || lineup.lineup.moment <= moment { _ = box.add(lineup) }
        next += 1
      }
      if index < count { _ = box.add(plays[index].play) }
    }
    return box
  }
}

extension PlayByPlay: Equatable {
  /// Whether both have the same plays and lineups.
  public static func == (one: PlayByPlay, other: PlayByPlay) -> Bool {
    one.plays == other.plays && one.lineups == other.lineups
  }
}

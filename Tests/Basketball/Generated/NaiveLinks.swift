@testable import Basketball

/// Which basket an assist belongs to, worked out a second time: by searching all plays.
extension [Play] {
  /// A step of plays, each assist on its basket.
  ///
  /// - Parameter new: the plays in the order in which they were said.
  func naivelyLinked(_ new: [Play]) -> [Play] {
    var new = new
    for place in new.indices where new[place].move == .assist {
      let taken = Set((self + new).compactMap(\.basket))
      // From the one that is meant last to the one that is meant first.
      let inStep = new[(place + 1)...].reversed() + new[..<place]
      let free = (self + inStep).filter {
        $0.naivelyIsBasket(of: new[place]) && !taken.contains($0.number)
      }
      new[place] = new[place].assisting(free.last?.number)
    }
    return new
  }

  /// The basket that a lone assist without a time is at: the last play of all, where a team-mate made it
  /// and it has no assist.
  ///
  /// - Parameter late: the numbers of the plays in overtime.
  func naivelyPassed(_ made: [(who: Who, move: Move)], late: Set<Int> = []) -> Play? {
    func place(_ play: Play) -> (Int, ClockReading, Int) {
      (late.contains(play.number) ? 1 : 0, play.reading, play.number)
    }
    guard made.count == 1, made[0].move == .assist, let passer = made[0].who.player,
      let last = self.max(by: { place($0) < place($1) }), let scorer = last.who.player,
      [.onePoint, .twoPoints].contains(last.move), last.who.side == made[0].who.side,
      scorer != passer, !contains(where: { $0.basket == last.number })
    else { return nil }
    return last
  }

  /// All plays after one of them was corrected: its assist goes with it or, where it can be no pass
  /// any more, is gone; a corrected assist stays on its basket as long as it can.
  func naivelyLinked(correcting old: Play, to fixed: Play) -> (plays: [Play], gone: [Play]) {
    var plays = [Play]()
    var gone = [Play]()
    for play in self {
      if play.number == fixed.number {
        plays.append(fixed)
      } else if play.basket == fixed.number {
        let moved = play.naivelyMoved(to: fixed)
        if fixed.naivelyIsBasket(of: moved) { plays.append(moved) } else { gone.append(play) }
      } else {
        plays.append(play)
      }
    }
    guard fixed.move == .assist, let place = plays.firstIndex(of: fixed) else {
      return (plays, gone)
    }
    let others = plays.filter { $0.number != fixed.number }
    let own = others.first { $0.number == old.basket && $0.naivelyIsBasket(of: fixed) }
    let taken = Set(others.compactMap(\.basket))
    let free = others.filter { $0.naivelyIsBasket(of: fixed) && !taken.contains($0.number) }
    plays[place] = fixed.assisting(own?.number ?? free.last?.number)
    return (plays, gone)
  }

  /// The plays that are left, without links to those that are not.
  func naivelyLinked(without gone: [Play]) -> [Play] {
    let left = filter { play in !gone.contains { $0.number == play.number } }
    let numbers = Set(left.map(\.number))
    return left.map { play in
      play.basket.map(numbers.contains) == false ? play.assisting(nil) : play
    }
  }
}

extension Play {
  /// Whether a pass can have led to it.
  func naivelyIsBasket(of assist: Play) -> Bool {
    let isScored = move.points > 0
    let isAlone = who.player != nil && who.player == assist.who.player
    return isScored && moment == assist.moment && who.side == assist.who.side && !isAlone
  }

  fileprivate func naivelyMoved(to basket: Play) -> Play {
    Play(
      number: number, reading: basket.reading, who: who, move: move, recorded: recorded,
      period: basket.period, basket: basket.number)
  }
}

@testable import Basketball

/// Which basket an assist belongs to, worked out a second time: by searching all plays.
extension [Play] {
  /// A step of plays, each assist on its basket.
  ///
  /// - Parameter new: the plays in the order in which they were said.
  func naivelyLinked(_ new: [Play]) -> [Play] {
    var new = new
    for place in new.indices where [.assist, .foulDrawn].contains(new[place].move) {
      let taken = Set((self + new).compactMap(\.owner))
      // From the one that is meant last to the one that is meant first.
      let inStep = new[(place + 1)...].reversed() + new[..<place]
      let free = (self + inStep).filter {
        $0.naivelyIsBasket(of: new[place]) && !taken.contains($0.number)
      }
      new[place] = new[place].belonging(to: free.last?.number)
    }
    return new
  }

  /// The plays by the clock, those in overtime, of these numbers, last.
  private func inOrder(late: Set<Int>) -> [Play] {
    func place(_ play: Play) -> (Int, ClockReading, Int) {
      (late.contains(play.number) ? 1 : 0, play.reading, play.number)
    }
    return sorted { place($0) < place($1) }
  }

  /// The basket that a lone assist without a time is at: the last play of all, where a team-mate made it
  /// and it has no assist.
  ///
  /// - Parameter late: the numbers of the plays in overtime.
  func naivelyPassed(_ made: [(who: Who, move: Move)], late: Set<Int> = []) -> Play? {
    guard made.count == 1, let last = inOrder(late: late).last else { return nil }
    if made[0].move == .foulDrawn {
      let isFree = !contains { $0.owner == last.number }
      return isFree && last.move.isFoul && last.who.side != made[0].who.side ? last : nil
    }
    guard made[0].move == .assist, let passer = made[0].who.player, let scorer = last.who.player,
      [.onePoint, .twoPoints].contains(last.move), last.who.side == made[0].who.side,
      scorer != passer, !contains(where: { $0.owner == last.number })
    else { return nil }
    return last
  }

  /// The number of the miss that each block belongs to: the last shot of the other side, where that did not
  /// go in and no other block is of it.
  ///
  /// - Parameter late: the numbers of the plays in overtime.
  func naiveMisses(late: Set<Int> = []) -> [Int: Int] {
    let rows = inOrder(late: late)
    let made: [Move] = [.onePoint, .twoPoints, .threePoints]
    let missed: [Move] = [.missedOnePoint, .missedTwoPoints, .missedThreePoints]
    var misses = [Int: Int]()
    for (index, block) in rows.enumerated() where block.move == .block {
      let last = rows[..<index].last {
        $0.who.side != block.who.side && (made + missed).contains($0.move)
      }
      guard let last, missed.contains(last.move), !misses.values.contains(last.number) else {
        continue
      }
      misses[block.number] = last.number
    }
    return misses
  }

  /// All plays after one of them was corrected: what belongs to it goes with it or, where it can belong to
  /// it no more, is gone; a corrected assist stays on its basket as long as it can.
  ///
  /// - Parameter misses: the miss that each block belongs to.
  func naivelyLinked(
    correcting old: Play, to fixed: Play, misses: [Int: Int] = [:]
  ) -> (plays: [Play], gone: [Play]) {
    var plays = [Play]()
    var gone = [Play]()
    for play in self {
      if play.number == fixed.number {
        plays.append(fixed)
      } else if play.owner == fixed.number || misses[play.number] == fixed.number {
        let moved = fixed.moment == old.moment ? play : play.naivelyMoved(to: fixed)
        if fixed.naivelyHas(moved) { plays.append(moved) } else { gone.append(play) }
      } else {
        plays.append(play)
      }
    }
    guard [.assist, .foulDrawn].contains(fixed.move), let place = plays.firstIndex(of: fixed) else {
      return (plays, gone)
    }
    let others = plays.filter { $0.number != fixed.number }
    let own = others.first { $0.number == old.owner && $0.naivelyIsBasket(of: fixed) }
    let taken = Set(others.compactMap(\.owner))
    let free = others.filter { $0.naivelyIsBasket(of: fixed) && !taken.contains($0.number) }
    plays[place] = fixed.belonging(to: own?.number ?? free.last?.number)
    return (plays, gone)
  }

  /// The plays that are left, without links to those that are not.
  func naivelyLinked(without gone: [Play]) -> [Play] {
    let left = filter { play in !gone.contains { $0.number == play.number } }
    let numbers = Set(left.map(\.number))
    return left.map { play in
      play.owner.map(numbers.contains) == false ? play.belonging(to: nil) : play
    }
  }
}

extension Play {
  /// Whether a pass can have led to it, or somebody can have drawn it.
  func naivelyIsBasket(of assist: Play) -> Bool {
    if assist.move == .foulDrawn {
      return move.isFoul && moment == assist.moment && who.side != assist.who.side
    }
    guard assist.move == .assist else { return false }
    let isScored = move.points > 0
    let isAlone = who.player != nil && who.player == assist.who.player
    return isScored && moment == assist.moment && who.side == assist.who.side && !isAlone
  }

  fileprivate func naivelyHas(_ play: Play) -> Bool {
    guard play.move == .block else { return naivelyIsBasket(of: play) }
    let misses: [Move] = [.missedOnePoint, .missedTwoPoints, .missedThreePoints]
    return misses.contains(move) && who.side != play.who.side
  }

  fileprivate func naivelyMoved(to basket: Play) -> Play {
    Play(
      number: number, reading: basket.reading, who: who, move: move, recorded: recorded,
      period: basket.period, owner: move == .block ? nil : basket.number)
  }
}

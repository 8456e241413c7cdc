/// An assist belongs to one basket: the last one at its reading by a team-mate that has none yet.
extension Play {
  /// Whether a pass can have led to it: it is a basket of the same moment by somebody else of the
  /// same team.
  func isBasket(for assist: Play) -> Bool {
    isBasketOfTeam(with: assist) && (who.player == nil || who.player != assist.who.player)
  }

  /// Whether it is a basket of the same moment by the same team.
  func isBasketOfTeam(with assist: Play) -> Bool {
    move.isBasket && number != assist.number && reading == assist.reading
      && who.side == assist.who.side
  }

  /// The same assist, gone along with its basket to where that is now.
  func following(_ basket: Play) -> Play {
    Play(
      number: number, reading: basket.reading, who: who, move: move, recorded: recorded,
      isOvertime: basket.isOvertime, basket: basket.number)
  }
}

extension [Play] {
  /// The plays of one step, which come next, with each assist on its basket: one of the same step, if
  /// there is one. So it does not matter whether the plays before it are at hand.
  ///
  /// - Parameter plays: the plays that count already at a reading, in order. It is asked only for an
  ///   assist that has no basket in its own step.
  func linked(after plays: (ClockReading) -> [Play] = { _ in [] }) -> [Play] {
    var linked = self
    for place in indices where self[place].move == .assist && self[place].basket == nil {
      let (earlier, later) = (Array(linked[..<place]), linked[(place + 1)...])
      // Who says the pass first means the basket that comes next.
      var basket =
        earlier.basket(for: self[place], taken: linked)
        ?? Array(later.reversed()).basket(for: self[place], taken: linked)
      if basket == nil {
        let counted = plays(self[place].reading)
        basket = counted.basket(for: self[place], taken: counted + linked)
      }
      linked[place] = self[place].assisting(basket)
    }
    return linked
  }

  /// The number of the last basket that an assist can be on and that has none yet.
  func basket(for assist: Play, taken others: [Play]) -> Int? {
    last { play in
      play.isBasket(for: assist)
        && !others.contains { $0.basket == play.number && $0.number != assist.number }
    }?.number
  }
}

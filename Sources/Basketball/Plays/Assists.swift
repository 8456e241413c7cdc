/// An assist belongs to one basket: the last one at its reading by a team-mate that has none yet.
extension Play {
  /// Whether a pass can have led to it: it is a basket of the same moment by somebody else of the
  /// same team.
  func isBasket(for assist: Play) -> Bool {
    isBasketOfTeam(with: assist) && (who.player == nil || who.player != assist.who.player)
  }

  /// Whether a pass can have led to it, and none has.
  ///
  /// - Parameter taken: the numbers of the baskets that have an assist.
  func isBasket(for assist: Play, besides taken: Set<Int>) -> Bool {
    isBasket(for: assist) && !taken.contains(number)
  }

  /// Whether it is an assist that has no basket.
  var isOpenAssist: Bool { move == .assist && basket == nil }

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
    var (linked, taken) = (self, baskets())
    for place in indices where self[place].isOpenAssist {
      let assist = self[place]
      // Who says the pass first means the basket that comes next.
      var basket =
        self[..<place].last { $0.isBasket(for: assist, besides: taken) }
        ?? self[(place + 1)...].first { $0.isBasket(for: assist, besides: taken) }
      if basket == nil {
        let counted = plays(assist.reading)
        taken.formUnion(counted.baskets())
        basket = counted.last { $0.isBasket(for: assist, besides: taken) }
      }
      guard let basket else { continue }
      linked[place] = assist.assisting(basket.number)
      taken.insert(basket.number)
    }
    return linked
  }

  /// The numbers of the baskets that have an assist.
  ///
  /// - Parameter assist: an assist that does not count.
  func baskets(besides assist: Play? = nil) -> Set<Int> {
    Set(lazy.filter { $0.number != assist?.number }.compactMap(\.basket))
  }
}

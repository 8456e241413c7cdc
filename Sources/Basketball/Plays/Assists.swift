/// An assist belongs to one basket: the last one at its reading by a team-mate that has none yet.
extension Play {
  /// Whether it can have this assist: it is a basket at the same reading by somebody else of the team.
  func isBasket(for assist: Play) -> Bool {
    isBasketOfTeam(with: assist) && (who.player == nil || who.player != assist.who.player)
  }

  /// Whether it can have this assist, and has none yet.
  ///
  /// - Parameter taken: the numbers of the baskets that have an assist.
  func isBasket(for assist: Play, besides taken: Set<Int>) -> Bool {
    isBasket(for: assist) && !taken.contains(number)
  }

  /// Whether it is an assist that has no basket.
  var isOpenAssist: Bool { move == .assist && basket == nil }

  /// Whether it is a basket at the same reading by the same team.
  func isBasketOfTeam(with assist: Play) -> Bool {
    move.isBasket && number != assist.number && reading == assist.reading
      && who.side == assist.who.side
  }

  /// The same assist, moved to the time of its basket.
  func following(_ basket: Play) -> Play {
    var play = assisting(basket.number)
    (play.reading, play.isOvertime) = (basket.reading, basket.isOvertime)
    return play
  }
}

extension [Play] {
  /// The plays of one step with each assist linked to its basket: one of the same step, if there is one.
  ///
  /// - Parameter plays: the plays that already count at a reading, in order. It is called only for an
  ///   assist without a basket in its own step.
  func linked(after plays: (ClockReading) -> [Play] = { _ in [] }) -> [Play] {
    guard contains(where: \.isOpenAssist) else { return self }
    var (linked, taken) = (self, baskets())
    for place in indices where self[place].isOpenAssist {
      let assist = self[place]
      // An assist that is named first belongs to the next basket.
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
  /// - Parameter assist: an assist to leave out.
  func baskets(besides assist: Play? = nil) -> Set<Int> {
    Set(lazy.filter { $0.number != assist?.number }.compactMap(\.basket))
  }
}

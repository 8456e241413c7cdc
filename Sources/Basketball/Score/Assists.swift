/// An assist belongs to one basket or made free throw: the last one at its moment by a team-mate
/// that has none yet.
extension Play {
  /// Whether it can have this assist: it is a basket at the same moment by a team-mate.
  ///
  /// - Parameter isOfTape: whether a tape names it. Tapes of 0.2.0 have an assist on a basket at the
  ///   horn one period later.
  func isBasket(for assist: Play, isOfTape: Bool = false) -> Bool {
    move.isMade && number != assist.number && reading == assist.reading
      && (period == assist.period || isOfTape && period + 1 == assist.period)
      && who.side == assist.side && (who.player == nil || who.player != assist.who.player)
  }

  /// Whether it can have this assist, and has none yet.
  ///
  /// - Parameter taken: the numbers of the baskets that have an assist.
  func isBasket(for assist: Play, besides taken: Set<Int>) -> Bool {
    isBasket(for: assist) && !taken.contains(number)
  }

  /// Whether it is an assist whose basket is still to be found.
  var isOpenAssist: Bool { move == .assist && link == .unknown }

  /// This assist moved to the time of its basket.
  func following(_ basket: Play) -> Play {
    var play = assisting(basket.number)
    play.reading = basket.reading
    play.period = basket.period
    play.follows = basket.follows
    play.followsLineup = basket.followsLineup
    return play
  }
}

extension GameState {
  /// Whether somebody may have made the pass to a basket that has just been recorded: a team-mate of the
  /// player who made it, on court where the game tells.
  public func mayAssist(_ who: Who, _ basket: Play) -> Bool {
    guard basket.move.isFieldGoal, let scorer = basket.who.player, who.side == basket.side,
      let name = who.player, name != scorer,
      let place = teams[who.side].place(of: name)
    else { return false }
    return box.court?.onCourt[who.side][place] ?? true
  }

  /// The basket right before an assist of the other side that has none; nil if there is no such assist.
  ///
  /// - Parameter plays: the plays to be recorded.
  func basketOfOtherSide(_ plays: [Play]) -> Play? {
    var last = lastPlay
    for play in plays {
      if let last, play.isOpenAssist, last.move.isFieldGoal, last.side != play.side,
        last.moment == play.moment
      {
        return last
      }
      last = play
    }
    return nil
  }

  /// The basket that an assist without a time belongs to, if nothing was recorded since, and it has
  /// none yet: the assist is at its moment, though the clock may have run on.
  public func basketOfPass(_ requests: [PlayRequest]) throws(Problem) -> Play? {
    guard requests.count == 1, requests[0].move == .assist, finish == nil, let basket = lastPlay,
      basket.isByClock, mayAssist(try who(requests[0].who), basket)
    else { return nil }
    return basket
  }
}

extension [Play] {
  /// The plays of one step with each assist linked to its basket, preferably one of the same step.
  ///
  /// - Parameters:
  ///   - isOfTape: whether they are read from a tape, which links every assist of a free throw, but
  ///     not always of a basket.
  ///   - earlier: the plays at the moment of the step, in order.
  func linked(isOfTape: Bool = false, after earlier: [Play] = []) -> [Play] {
    guard contains(where: \.isOpenAssist) else { return self }
    var linked = self
    var taken = (earlier + self).baskets()
    for place in indices where self[place].isOpenAssist {
      let assist = self[place]
      func isFree(_ play: Play) -> Bool {
        play.isBasket(for: assist, besides: taken) && (!isOfTape || play.move.isFieldGoal)
      }
      // An assist that is named first belongs to the next basket.
      guard
        let basket = self[..<place].last(where: isFree)
          ?? self[(place + 1)...].first(where: isFree) ?? earlier.last(where: isFree)
      else { continue }
      linked[place] = assist.assisting(basket.number)
      taken.insert(basket.number)
    }
    return linked
  }

  /// The plays of one step; each assist keeps its stated basket only if that is possible.
  ///
  /// - Parameter earlier: the plays at its moment.
  func keepingBaskets(among earlier: [Play]) -> [Play] {
    map { assist in
      guard let number = assist.basket else { return assist }
      let counted = earlier + self
      let taken = counted.baskets(besides: assist)
      let isThere = counted.contains {
        $0.number == number && $0.isBasket(for: assist, besides: taken)
      }
      return isThere ? assist : assist.assisting(nil)
    }
  }

  /// The numbers of the baskets that have an assist.
  ///
  /// - Parameter assist: an assist to ignore.
  func baskets(besides assist: Play? = nil) -> Set<Int> {
    Set(lazy.filter { $0.number != assist?.number }.compactMap(\.basket))
  }
}

/// Plays that belong to another play: an assist to a basket or a made free throw, a drawn foul to a foul, a block to
/// a miss. When that play is moved or removed, they are, too.
///
/// An assist or a drawn foul belongs to a play at its own moment, the last one there that has none yet; the tape has
/// the number of that play. A block belongs to the last miss of the other side, which follows from the order of the
/// plays.
extension Play {
  /// Whether another play can belong to this one; a block may be at another moment.
  ///
  /// - Parameter isOfTape: whether a tape links the two. On a tape an assist may be one period after its basket:
  ///   0.2.0 wrote it so for a basket at the horn, and other rules may have moved the basket to another period.
  func takes(_ play: Play, isOfTape: Bool = false) -> Bool {
    switch play.move {
    case .assist:
      move.isMade && isBeside(play, isOfTape: isOfTape) && side == play.side
        && (who.player == nil || who.player != play.who.player)
    case .foulDrawn: move.isFoul && isBeside(play, isOfTape: isOfTape) && side != play.side
    case .block: move.isFieldMiss && side != play.side
    default: false
    }
  }

  private func isBeside(_ play: Play, isOfTape: Bool) -> Bool {
    number != play.number && reading == play.reading
      && (period == play.period || isOfTape && period + 1 == play.period)
  }

  /// Whether a play can belong to this one, and none does yet.
  ///
  /// - Parameter taken: the numbers of the plays to which one belongs already.
  func takes(_ play: Play, besides taken: Set<Int>) -> Bool {
    takes(play) && !taken.contains(number)
  }

  /// Whether it belongs to a play that is still to be found.
  var isOpen: Bool { move.isLinked && link == .unknown }

  /// Whether it is an assist whose basket is still to be found.
  var isOpenAssist: Bool { move == .assist && isOpen }

  /// This play moved to the time of the one that it belongs to.
  func following(_ owner: Play) -> Play {
    var play = move.isLinked ? belonging(to: owner.number) : self
    play.reading = owner.reading
    play.period = owner.period
    play.follows = owner.follows
    play.followsLineup = owner.followsLineup
    return play
  }
}

extension Move {
  /// Whether the tape has the number of the play that a play of this move belongs to.
  public var isLinked: Bool { self == .assist || self == .foulDrawn }
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

  /// The basket of one side right before an assist of the other, which has no basket; nil if there is no such assist.
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

  /// The last recorded play, if these requests are one assist or drawn foul that can belong to it: without a time of
  /// its own, the request gets the moment of that play, though the clock may have run on.
  public func owner(of requests: [PlayRequest]) throws(Problem) -> Play? {
    guard requests.count == 1, requests[0].move.isLinked, finish == nil, let last = lastPlay,
      last.isByClock, case let who = try who(requests[0].who),
      requests[0].move == .assist ? mayAssist(who, last) : last.move.isFoul && last.side != who.side
    else { return nil }
    return last
  }
}

extension [Play] {
  /// The plays of one step, each linked to the one that it belongs to, preferably of the same step.
  ///
  /// - Parameters:
  ///   - isOfTape: whether they are read from a tape, which links every assist of a free throw, but
  ///     not always of a basket.
  ///   - earlier: the plays at the moment of the step, in order.
  func linked(isOfTape: Bool = false, after earlier: [Play] = []) -> [Play] {
    guard contains(where: \.isOpen) else { return self }
    var linked = self
    var taken = (earlier + self).owners()
    for index in indices where self[index].isOpen {
      let play = self[index]
      func isFree(_ owner: Play) -> Bool {
        owner.takes(play, besides: taken) && (!isOfTape || owner.move != .freeThrow)
      }
      // An assist that is named first belongs to the next basket.
      guard
        let owner = self[..<index].last(where: isFree)
          ?? self[(index + 1)...].first(where: isFree) ?? earlier.last(where: isFree)
      else { continue }
      linked[index] = play.belonging(to: owner.number)
      taken.insert(owner.number)
    }
    return linked
  }

  /// The plays of one step, each without its link if it cannot belong to the play that the link names.
  ///
  /// - Parameter earlier: the plays at the moment of the step.
  func keepingOwners(among earlier: [Play]) -> [Play] {
    map { play in
      guard let number = play.owner else { return play }
      let counted = earlier + self
      let taken = counted.owners(besides: play)
      let isThere = counted.contains { $0.number == number && $0.takes(play, besides: taken) }
      return isThere ? play : play.belonging(to: nil)
    }
  }

  /// The numbers of the plays to which others belong.
  ///
  /// - Parameter play: a play whose link is ignored.
  func owners(besides play: Play? = nil) -> Set<Int> {
    Set(lazy.filter { $0.number != play?.number }.compactMap(\.owner))
  }
}

/// A foul, and what came of it.
public struct PunishedFoul: Sendable {
  /// The foul.
  public let play: Play
  /// How many free throws of the other side were recorded for it.
  public fileprivate(set) var throwCount = 0
  /// Whether a foul of the other side with the same penalty cancels it.
  public fileprivate(set) var isCancelled = false

  /// The kind of penalty: 0 for the ball or throws, 1 for a throw, 2 for throws and the ball.
  fileprivate var penalty: Int {
    switch play.move {
    case .disruptiveFoul, .flagrantFoul, .disqualifyingFoul: 2
    default: play.move.isTechnical ? 1 : 0
    }
  }

  /// Whether it can have another throw: a technical foul has one, no other more than three.
  fileprivate var hasRoom: Bool { throwCount < (penalty == 1 ? 1 : 3) }

  fileprivate func cancels(_ other: PunishedFoul) -> Bool {
    play.side != other.play.side && play.moment == other.play.moment && penalty == other.penalty
      && throwCount == 0 && !isCancelled
  }
}

extension Scoresheet {
  /// The fouls in order. A free throw is of the last foul of the other side before it that has room for one more, at
  /// most three seconds of the clock earlier. Where a clock tells, fouls of both sides at one reading cancel each
  /// other, if their penalties are equal and nobody throws.
  ///
  /// Source: FIBA, Official Basketball Rules: Art. 42 (special situations).
  public var fouls: [PunishedFoul] {
    var fouls = [PunishedFoul]()
    for play in plays {
      if play.move.isFoul { fouls.append(PunishedFoul(play: play)) }
      guard play.move.shot == .freeThrow else { continue }
      let before = fouls.indices.filter {
        fouls[$0].play.side != play.side && play.mayPunish(fouls[$0].play.moment)
      }
      if let own = before.last(where: { fouls[$0].hasRoom }) ?? before.last {
        fouls[own].throwCount += 1
      }
    }
    for index in fouls.indices where isTimed && state.schedule.isTimed(fouls[index].play.period) {
      let foul = fouls[index]
      guard foul.throwCount == 0,
        let other = fouls[..<index].lastIndex(where: { $0.cancels(foul) })
      else { continue }
      fouls[index].isCancelled = true
      fouls[other].isCancelled = true
    }
    return fouls
  }
}

import Basketball

/// A play that one key records after another play: an assist, a rebound, a steal, whom a foul was on, or free throws
/// and who shoots them. Any other key keeps its meaning.
public nonisolated struct FollowUp: Sendable {
  /// The play that it follows.
  public let play: Play
  /// The move that one of the people may have made.
  public let move: Move
  /// Those who may have made the move, by the places of their keys.
  public let people: [Int: Who]
  /// The next free throw, if it is known who shoots it.
  public var freeThrow: NextThrow?

  init(_ play: Play, _ move: Move, _ people: [Int: Who] = [:], _ freeThrow: NextThrow? = nil) {
    (self.play, self.move, self.people, self.freeThrow) = (play, move, people, freeThrow)
  }

  /// Those who may have made the pass to a basket, in the order of their keys.
  var passers: [Who] {
    move == .assist ? people.sorted { $0.key < $1.key }.map(\.value) : []
  }

  /// The moment of the basket for an assist by one of them: the clock may have run on since.
  func moment(of move: Move, by who: Who) -> Moment? {
    move == .assist && passers.contains(who) ? play.moment : nil
  }
}

/// The next throw of a trip to the line.
public nonisolated struct NextThrow: Sendable {
  public let shooter: Who
  /// Its place in the trip, from 1.
  public var number = 1
  /// How many throws the trip has, if that is known.
  public var count: Int?

  /// Whether a digit says how many there are: once somebody has said who shoots, and before the first throw.
  public var asksCount: Bool { number == 1 && count == nil }
}

extension Scoring {
  /// What may follow a play that was recorded last.
  func followUp(_ play: Play) -> FollowUp? {
    let next = nextThrow(after: play)
    let throwing = next.map { FollowUp(play, .freeThrow, [:], $0) }
    // Nothing follows the last throw of a technical foul: the ball is dead.
    if let foul = trip(of: play).foul, foul.move.isTechnical {
      return next?.count == nil ? nil : throwing
    }
    // FIBA credits assists on free throws of a full court.
    if play.move.isFieldGoal || play.move.isMade && shown.board.rules.isFullCourt {
      return isPassed(play) ? throwing : pass(to: play, next)
    }
    switch play.move {
    case .assist:
      guard let shot = before(play), shot.number == play.basket else { return nil }
      return nextThrow(after: shot).map { FollowUp(play, .freeThrow, [:], $0) }
    case .freeThrow: return throwing
    case .block where live.sheet.state.box.missedBy == play.side.other:
      return FollowUp(play, .rebound, both(first: play.side))
    case _ where play.move.isMiss:
      // Nobody has the rebound of a throw that another certainly follows.
      return next?.count == nil
        ? FollowUp(play, .rebound, both(first: play.side.other), next) : throwing
    case .turnover where before(play).map(play.isPart) != true:
      return FollowUp(play, .steal, people(play.side.other))
    // Between a foul and its throws players come and go.
    case .in, .out:
      return before(play).flatMap {
        $0.move.isFoul || $0.move.isFreeThrow ? followUp($0) : nil
      }
    case .turnover: return before(play).flatMap { $0.move == .offensiveFoul ? followUp($0) : nil }
    case .foulDrawn:
      return play.foul.flatMap(shown.board.plays.play).flatMap(firstThrow).map {
        FollowUp(play, .freeThrow, people(play.side), $0)
      }
    case _ where play.move.isFoul: return followUp(ofFoul: play)
    default: return nil
    }
  }

  /// Whom a foul was on, where that is recorded; after a technical foul, who shoots its free throws.
  private func followUp(ofFoul play: Play) -> FollowUp? {
    if let drawn = drawn(by: play) { return followUp(drawn) }
    guard shown.board.rules.isFullCourt || keeps(.foulDrawn) else { return nil }
    return FollowUp(
      play, play.move.isTechnical ? .freeThrow : .foulDrawn, people(play.side.other),
      firstThrow(after: play))
  }

  /// The assist on a basket, by those who may have made the pass.
  func pass(to play: Play, _ next: NextThrow? = nil) -> FollowUp? {
    let passers = play.who.player == nil ? [:] : people(play.side).filter { $0.value != play.who }
    return passers.isEmpty && next == nil ? nil : FollowUp(play, .assist, passers, next)
  }

  /// Says who shoots the free throws after a foul, and how many there are.
  func begin(_ next: NextThrow) {
    guard let play = shown.offer?.play else { return }
    trip = (play.foul ?? play.number, next)
    shown.offer?.freeThrow = next
  }

  /// Those of a side who are on court, as far as anybody has said, by their places in the order of keys.
  private func people(_ side: Side) -> [Int: Who] {
    let board = shown.board
    return Dictionary(
      uniqueKeysWithValues: board.people(side).enumerated().filter { place, who in
        board.isOnCourt(who, at: place)
      }.map { ($0, $1) })
  }

  /// The players of both sides: the keys of the other side follow those of the first.
  private func both(first: Side) -> [Int: Who] {
    let (own, others) = (people(first), people(first.other))
    // Each side has six keys at most. A half court without lineups gives one to the substitute, too.
    let size = min(6, max(shown.board.rules.side, (own.keys.max() ?? 0) + 1))
    return own.filter { $0.key < size }.merging(others.map { ($0 + size, $1) }) { own, _ in own }
  }

  /// The play before another, past assists and substitutions.
  private func before(_ play: Play) -> Play? {
    let plays = shown.board.plays
    let place = plays.place(of: play.number) ?? 0
    return plays[..<place].last { !$0.play.move.isAside }?.play
  }

  /// The throw after another, if the trip to the line may go on: three throws are the most.
  private func nextThrow(after play: Play) -> NextThrow? {
    guard play.move.isFreeThrow, play.who.player != nil else { return nil }
    let (foul, thrown) = trip(of: play)
    let count = foul.flatMap(firstThrow)?.count
    return thrown < count ?? 3
      ? NextThrow(shooter: play.who, number: thrown + 1, count: count) : nil
  }

  /// The foul before the last free throws of a shooter, and the number of these throws.
  private func trip(of play: Play) -> (foul: Play?, thrown: Int) {
    guard play.move.isFreeThrow else { return (nil, 0) }
    let plays = shown.board.plays.reversed().lazy.map(\.play).filter { !$0.move.isAside }
    let thrown = plays.prefix { $0.who == play.who && $0.move.isFreeThrow }.count
    return (plays.dropFirst(thrown).first.flatMap { $0.move.isFoul ? $0 : nil }, thrown)
  }

  /// The first throw after a foul, if anybody has said who shoots it; the only one if a basket of the fouled player
  /// counts.
  private func firstThrow(after foul: Play) -> NextThrow? {
    guard foul.move.isFoul, foul.move != .offensiveFoul else { return nil }
    if let trip, trip.foul == foul.number { return trip.first }
    if foul.move.isTechnical { return nil }
    // Who scored while the foul was made.
    let scorer = basket(before: foul)?.who
    if let drawn = drawn(by: foul), drawn.who.player != nil {
      return NextThrow(shooter: drawn.who, count: drawn.who == scorer ? 1 : nil)
    }
    return scorer.map { NextThrow(shooter: $0, count: 1) }
  }

  /// Who a foul was on, as it was recorded.
  private func drawn(by foul: Play) -> Play? {
    shown.board.plays.last { $0.play.foul == foul.number }?.play
  }

  /// Whether a free throw was given with a basket that has its assist.
  private func isPassed(_ shot: Play) -> Bool {
    guard let foul = trip(of: shot).foul, let basket = basket(before: foul) else { return false }
    return shown.board.plays.contains { $0.play.basket == basket.number }
  }

  /// The basket of a player during which a foul was made.
  private func basket(before play: Play) -> Play? {
    guard let last = before(play), last.move.isFieldGoal, last.side != play.side,
      last.period == play.period, last.who.player != nil,
      abs(last.reading.milliseconds - play.reading.milliseconds) <= 3000
    else { return nil }
    return last
  }
}

extension Move {
  var isFreeThrow: Bool { shot == .freeThrow }

  /// Whether the move is a shot from the field, made or missed: such a shot has a place.
  public var isFieldShot: Bool { isFieldGoal || isFieldMiss }

  /// Whether the move comes between a foul and its throws.
  fileprivate var isAside: Bool { isLinked || isSubstitution }
}

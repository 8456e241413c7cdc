import Basketball
import Documents

/// What follows a play by one key: an assist, a rebound, a steal, or free throws. Any other key is itself.
public nonisolated struct FollowUp: Sendable {
  /// The play that it follows.
  public let play: Play
  /// What one of the people may have done.
  public let move: Move
  /// Those who may have done it, by the places of their keys.
  public let people: [Int: Who]
  /// Who shoots the next free throw, if that is known.
  public let shooter: Who?

  init(_ play: Play, _ move: Move, _ people: [Int: Who] = [:], shooter: Who? = nil) {
    (self.play, self.move, self.people, self.shooter) = (play, move, people, shooter)
  }

  /// Those who may have made the pass to a basket, in the order of their keys.
  public var passers: [Who] {
    move == .assist ? people.sorted { $0.key < $1.key }.map(\.value) : []
  }

  /// The moment of the basket for an assist by one of them: the clock may have run on since.
  func moment(of move: Move, by who: Who) -> Moment? {
    move == .assist && passers.contains(who) ? play.moment : nil
  }
}

extension Scoring {
  /// What may follow a play that was recorded last.
  func followUp(_ play: Play) -> FollowUp? {
    let shooter = play.move.row.shot == .freeThrow && hasAnotherThrow(after: play) ? play.who : nil
    // FIBA credits assists on free throws of a full court.
    if play.move.isFieldGoal || play.move.isMade && shown.board.rules.tellsFoulsApart {
      return pass(to: play, shooter: shooter)
    }
    switch play.move {
    case .assist:
      guard let shot = before(play), shot.number == play.basket,
        shot.move == .freeThrow, hasAnotherThrow(after: shot)
      else { return nil }
      return FollowUp(play, .freeThrow, shooter: shot.who)
    case .freeThrow: return shooter.map { FollowUp(play, .freeThrow, shooter: $0) }
    case .block where live.game.sheet.state.box.missedBy == play.side.other:
      return FollowUp(play, .rebound, both(first: play.side))
    case _ where play.move.isMiss:
      return FollowUp(play, .rebound, both(first: play.side.other), shooter: shooter)
    case .turnover where !isPartOfFoul(play):
      return FollowUp(play, .steal, people(play.side.other))
    case _ where play.move.isFoul && shown.board.rules.tellsFoulsApart:
      return FollowUp(play, .freeThrow, shooter: fouled(by: play))
    default: return nil
    }
  }

  /// The assist on a basket, by those who may have made the pass.
  func pass(to play: Play, shooter: Who? = nil) -> FollowUp? {
    let passers = play.who.player == nil ? [:] : people(play.side).filter { $0.value != play.who }
    return passers.isEmpty && shooter == nil
      ? nil : FollowUp(play, .assist, passers, shooter: shooter)
  }

  /// Those of a side who are on court, as far as anybody has said, by their places in the order of keys.
  private func people(_ side: Side) -> [Int: Who] {
    let board = shown.board
    return Dictionary(
      uniqueKeysWithValues: board.people(side).enumerated().filter { place, who in
        board.isOnCourt(who, at: place)
      }.map { ($0, $1) })
  }

  /// Both sides, the other one's keys behind those of the first.
  private func both(first: Side) -> [Int: Who] {
    let (own, others) = (people(first), people(first.other))
    // Each side has six keys at most. A half court without lineups gives one to the substitute, too.
    let size = min(6, max(shown.board.rules.side, (own.keys.max() ?? 0) + 1))
    return own.filter { $0.key < size }.merging(others.map { ($0 + size, $1) }) { own, _ in own }
  }

  /// The play before another, past assists.
  private func before(_ play: Play) -> Play? {
    let plays = shown.board.plays
    let place = plays.place(of: play.number) ?? 0
    return plays[..<place].last { $0.play.move != .assist }?.play
  }

  /// Whether a trip to the line may go on: three throws are the most.
  private func hasAnotherThrow(after play: Play) -> Bool {
    guard play.who.player != nil else { return false }
    let plays = shown.board.plays.suffix(6).filter { $0.play.move != .assist }
    return plays.reversed().prefix {
      $0.play.who == play.who && $0.play.move.row.shot == .freeThrow
    }.count < 3
  }

  private func isPartOfFoul(_ play: Play) -> Bool { before(play).map(play.isPart) ?? false }

  /// Who scored while the foul was made.
  private func fouled(by play: Play) -> Who? {
    guard let last = before(play), last.move.isFieldGoal, last.side != play.side,
      last.period == play.period, last.who.player != nil,
      abs(last.reading.milliseconds - play.reading.milliseconds) <= 3000
    else { return nil }
    return last.who
  }
}

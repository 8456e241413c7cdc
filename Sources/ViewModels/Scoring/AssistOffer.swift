import Basketball
import Documents

extension GameFacts {
  /// The players of a side in the order of their keys.
  public nonisolated func people(_ side: Side) -> [Who] {
    players(side).map { Who(side, $0.name) }
  }

  /// The shirt number of a player, if there is one.
  public nonisolated func number(of who: Who) -> String? {
    game.teams[who.side].players.first { $0.name == who.player }?.player?.jersey
  }
}

/// The first half of a play: who or what.
public nonisolated enum BegunPlay: Equatable, Sendable {
  case person(Who)
  case move(Move)
}

/// A basket, and who may have made the pass.
struct Pass {
  let basket: Play
  let candidates: [Who]

  /// The moment of the basket for an assist by a candidate: the clock may have run on since.
  func moment(of move: Move, by who: Who) -> Moment? {
    move == .assist && candidates.contains(who) ? basket.moment : nil
  }
}

/// Offers to record the assist on the last basket.
final class AssistOffer {
  /// The players who may have made the pass; empty without an offer.
  let candidates = Dynamic<[Who]>([])
  /// The current offer, if any.
  private(set) var pass: Pass?
  private let board: LiveBoard
  /// Whether something else was done since the last play, which ends the offer.
  private var isOver = false

  init(_ board: LiveBoard) { self.board = board }

  /// To be called when a play has been entered, before it is saved.
  func enterPlay() {
    offer(on: nil)
    isOver = false
  }

  func cancel() {
    offer(on: nil)
    isOver = true
  }

  /// To be called when the last play is saved, or with nil if it was refused.
  func savePlay(_ play: ScoredPlay?) { offer(on: isOver ? nil : play?.play) }

  /// Ends the offer if the basket is no longer in the game.
  func releaseMissingPlay() {
    if let pass, board.plays.value.place(of: pass.basket.number) == nil { offer(on: nil) }
  }

  /// The assist by the player at a place in the order of keys; nil if that is not a candidate.
  func assist(by place: Int) -> EnteredPlays? {
    guard let pass else { return nil }
    let team = board.facts.value.people(pass.basket.side)
    guard team.indices.contains(place), pass.candidates.contains(team[place]) else { return nil }
    return EnteredPlays(
      [PlayRequest(.exact(team[place]), .assist)], at: pass.basket.moment,
      on: board.standing.rules.clockFace)
  }

  /// Why a player cannot have made the pass.
  var refusal: String {
    guard let pass, !pass.candidates.isEmpty, let name = pass.basket.who.player else {
      return "no basket waits for a pass"
    }
    return "the pass to \(name) in play \(pass.basket.number) is by a teammate on court"
  }

  private func offer(on play: Play?) {
    pass = play.map { play in
      Pass(
        basket: play,
        candidates: board.facts.value.people(play.side).filter {
          board.standing.mayAssist($0, play)
        })
    }
    candidates.update(pass?.candidates ?? [])
  }
}

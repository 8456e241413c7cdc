import Basketball
import Documents

/// The offer to record the assist on the basket that was entered last.
final class AssistOffer {
  /// Those who may have made the pass; nobody where none is offered.
  let candidates = Dynamic<[Person]>([])
  private let board: any EditableBoardViewModel
  /// The basket.
  private var basket: PlayDocument?
  /// Whether something else was done since the last play was entered: none is offered then.
  private var isOver = false

  /// Offers for a game.
  init(_ board: any EditableBoardViewModel) {
    self.board = board
  }

  /// A play has been entered, and is not saved yet.
  func enterPlay() {
    offer(on: nil)
    isOver = false
  }

  /// Something else was done.
  func cancel() {
    offer(on: nil)
    isOver = true
  }

  /// The play that was entered last is saved, or was refused.
  func savePlay(_ play: ScoredPlay?) {
    let face = board.standing.rules.clockFace
    offer(on: isOver ? nil : play.map { PlayDocument($0, on: face) })
  }

  /// Drops the offer where the basket is no longer in the game.
  func releaseMissingPlay() {
    if let basket, board.place(ofPlay: basket.number) == nil { offer(on: nil) }
  }

  /// The assist by the player at a place of the roster; nil where that is none of the candidates.
  func assist(by place: Int) -> UnsavedPlays.Step? {
    guard let basket else { return nil }
    let team = board.teams.value.people(basket.team)
    guard team.indices.contains(place), candidates.value.contains(team[place]) else { return nil }
    return UnsavedPlays.Step(
      team[place].who, .assist, at: basket.play.reading, on: board.standing.rules.clockFace)
  }

  private func offer(on play: PlayDocument?) {
    basket = play
    candidates.update(play.map { board.teams.value.assistCandidates(for: $0) } ?? [])
  }
}

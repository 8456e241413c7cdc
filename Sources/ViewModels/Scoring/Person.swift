import Basketball
import Documents

/// A person who can make a play: a player, or a team itself.
public nonisolated struct Person: Equatable, Sendable {
  /// The name to show.
  public let name: String
  /// The shirt number, if any.
  public let number: String?
  /// Who it is.
  public let who: Who

  init(_ who: Who, in teams: Sides<TeamDocument>) {
    let player = who.player.flatMap { name in teams[who.side].players.first { $0.name == name } }
    (self.who, number) = (who, player?.player?.jersey)
    name = who.player ?? teams[who.side].name
  }
}

extension GameFacts {
  /// The players of a side in the order of their keys.
  nonisolated func people(_ side: Side) -> [Person] {
    players(side).map { Person(Who(side, $0.name), in: teams) }
  }
}

/// The first half of a play: who or what.
public nonisolated enum BegunPlay: Equatable, Sendable {
  case person(Person)
  case move(Move)
}

extension BegunPlay {
  /// The play made of this half and another; nil if both are the same half.
  func play(
    with other: BegunPlay, at moment: (Who, Move) -> Moment, on face: ClockFace
  ) -> UnsavedPlays.Step? {
    switch (self, other) {
    case (.person(let person), .move(let move)), (.move(let move), .person(let person)):
      UnsavedPlays.Step(person.who, move, at: moment(person.who, move), on: face)
    case (.person, .person), (.move, .move): nil
    }
  }
}

/// Offers to record the assist on the last basket.
final class AssistOffer {
  /// The players who may have made the pass; empty without an offer.
  let candidates = Dynamic<[Person]>([])
  private let board: LiveBoard
  private var basket: Play?
  /// Whether something else was done since the last play, which ends the offer.
  private var isOver = false

  init(_ board: LiveBoard) {
    self.board = board
  }

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
  func savePlay(_ play: ScoredPlay?) {
    offer(on: isOver ? nil : play?.play)
  }

  /// Ends the offer if the basket is no longer in the game.
  func releaseMissingPlay() {
    if let basket, board.plays.value.place(of: basket.number) == nil { offer(on: nil) }
  }

  /// The assist by the player at a place in the order of keys; nil if that is not a candidate.
  func assist(by place: Int) -> UnsavedPlays.Step? {
    guard let basket else { return nil }
    let team = board.facts.value.people(basket.who.side)
    guard team.indices.contains(place), candidates.value.contains(team[place]) else { return nil }
    return UnsavedPlays.Step(
      team[place].who, .assist, at: basket.moment, on: board.standing.rules.clockFace)
  }

  /// A basket, and who may have made the pass.
  struct Pass {
    fileprivate let basket: Play
    fileprivate let candidates: [Person]

    /// The moment of the basket for an assist by a candidate: the clock may have run on since.
    func moment(of move: Move, by who: Who) -> Moment? {
      move == .assist && candidates.contains { $0.who == who } ? basket.moment : nil
    }
  }

  /// The current offer, if any.
  var pass: Pass? { basket.map { Pass(basket: $0, candidates: candidates.value) } }

  private func offer(on play: Play?) {
    basket = play
    candidates.update(
      play.map { play in
        board.facts.value.people(play.who.side).filter { board.standing.mayAssist($0.who, play) }
      } ?? [])
  }
}

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

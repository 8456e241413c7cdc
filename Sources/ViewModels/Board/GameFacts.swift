import Basketball
import Documents

/// A game as a screen shows it: all that its document says, and the order of the players.
@dynamicMemberLookup
public nonisolated struct GameFacts: Equatable, Sendable {
  public let game: GameDocument
  /// The roster places in the order in which the players are shown and have keys.
  let order: Sides<[Int]>

  public subscript<Value>(dynamicMember fact: KeyPath<GameDocument, Value>) -> Value {
    game[keyPath: fact]
  }

  /// The players of a side in that order.
  public func players(_ side: Side) -> [StatLineDocument] {
    order[side].map { game.teams[side].players[$0] }
  }

  /// Whether there are substitutes.
  public var hasBench: Bool {
    game.teams.both.contains { team in
      team.players.count > game.rules.side || team.players.contains { $0.isOnCourt == false }
    }
  }

  /// How many of a side belong on court: a whole side, or all who may still play.
  func placesOnCourt(_ side: Side) -> Int {
    game.rules.onCourt(of: game.teams[side].players.count { !$0.isOut })
  }

  /// What is unlikely about a shot or a time-out, which a scorer is asked about.
  ///
  /// - Parameter isOff: whether the player is known not to be on court.
  func doubt(_ who: Who, _ move: Move, isOff: Bool) -> String? {
    let team = game.teams[who.side]
    if move == .timeout, team.timeoutsLeft == 0 { return "\(team.name) has no time-out left" }
    let line = team.players.first { $0.name == who.player }
    guard move.row.shot != nil, let line, let name = line.name else { return nil }
    if line.isOut { return "\(name) is out" }
    return isOff ? "\(name) is not on court" : nil
  }
}

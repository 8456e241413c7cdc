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

  public var rules: Rules { game.rules.rules }

  /// The players of a side in that order.
  public func players(_ side: Side) -> [StatLineDocument] {
    order[side].map { game.teams[side].players[$0] }
  }

  /// Whether there are substitutes.
  public var hasBench: Bool {
    game.teams.both.contains { team in
      team.players.count > rules.side || team.players.contains { $0.isOnCourt == false }
    }
  }
}

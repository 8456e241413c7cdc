import Basketball

/// Somebody a play can be put down to: a player, or a team itself.
public nonisolated struct Person: Equatable, Sendable {
  /// The name to show.
  public let name: String
  /// What means this one and nobody else: `home/Ana`, `away`.
  public let word: String
  /// `home` or `away`.
  public let team: String
  /// Whether it is the team itself.
  public let isTeam: Bool

  /// A player of a side, or the side itself.
  init(_ who: Who, of game: GameDocument) {
    (word, team, isTeam) = (who.word, who.side.rawValue, who.player == nil)
    name = who.player ?? (who.side == .home ? game.home : game.away).name
  }
}

extension GameDocument {
  /// The players of a side in the order of the roster.
  nonisolated func people(_ side: Side) -> [Person] {
    (side == .home ? home : away).players.map { Person(Who(side, $0.name), of: self) }
  }

  /// The players of the side of a play who could have made the pass before it.
  nonisolated func passers(for basket: PlayDocument) -> [Person] {
    guard let side = Side(rawValue: basket.team), basket.points > 0,
      let scorer = basket.player.value
    else { return [] }
    return people(side).filter { $0.name != scorer }
  }
}

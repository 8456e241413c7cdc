import Basketball
import Documents

extension Outcome {
  /// The game after it, at a time of day or that of the last entry.
  func document(at now: TimeOfDay?) -> GameDocument {
    GameDocument(after, now: now ?? entries.last?.at ?? after.created)
  }

  /// Whether other plays come after these.
  var isLate: Bool {
    guard let first = added.first?.play, let last = before.lastPlay else { return false }
    return first.moment < last.moment
  }

  /// The name of the period that it began.
  var begunPeriod: String? {
    let facts = document(at: nil).facts
    return after.box.period > before.box.period && after.finish == nil ? facts.periodName : nil
  }

  func isDisqualified(_ who: Who, in game: GameState) -> Bool {
    line(of: who, in: game).map { $0[.disqualifyingFoul] > 0 } ?? false
  }

  /// The fouls of a player that count towards the limit.
  func fouls(of who: Who, in game: GameState) -> Int {
    line(of: who, in: game)?.fouls(of: game.rules.personalFouls) ?? 0
  }

  /// The line of a player; nil for a team.
  private func line(of who: Who, in game: GameState) -> StatLine? {
    game.teams[who.side].place(of: who.player).map { game.box.lines[who.side].players[$0] }
  }
}

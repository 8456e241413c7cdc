/// Something about a game that can be so, and more likely is a slip of the scorer's hand.
public enum Doubt: Equatable, Sendable {
  /// An assist at a reading at which no team-mate scored.
  case assistWithoutBasket(Play)
  /// An assist of the only one who scored for the team at that reading.
  case assistToOneself(Play)
  /// A play like another one: the same person, move and reading.
  case twice(Play, like: Play)
  /// A play after time was up.
  case beyondLimit(Play, limit: ClockReading)
  /// More players than a roster holds.
  case rosterTooLarge(team: String, count: Int, roster: Int)
  /// An entry of the tape that was written at an earlier time of day than the one before it.
  case wallClockWentBack(entry: Int)
}

extension Scoresheet {
  /// All that is doubtful about the game, plays in order.
  public var doubts: [Doubt] {
    let plays = box.plays.map(\.play)
    return plays.enumerated().flatMap { doubts(about: $1, before: plays[..<$0], all: plays) }
      + rosterDoubts + wallClockDoubts
  }

  private func doubts(
    about play: Play, before: ArraySlice<Play>, all: [Play]
  ) -> [Doubt] {
    var doubts: [Doubt] = []
    let like = before.reversed().prefix { $0.reading == play.reading }
      .first { $0.who == play.who && $0.move == play.move }
    if let like { doubts.append(.twice(play, like: like)) }
    if let limit = rules.timeLimit, play.reading > limit {
      doubts.append(.beyondLimit(play, limit: limit))
    }
    if play.move == .assist, let doubt = doubt(aboutAssist: play, before, all) {
      doubts.append(doubt)
    }
    return doubts
  }

  private func doubt(
    aboutAssist assist: Play, _ before: ArraySlice<Play>, _ all: [Play]
  ) -> Doubt? {
    let same =
      before.reversed().prefix { $0.reading == assist.reading }
      + all[before.endIndex...].prefix { $0.reading == assist.reading }
    let baskets = same.filter { $0.move.points > 0 && $0.who.side == assist.who.side }
    if baskets.contains(where: { $0.who.player == nil || $0.who != assist.who }) { return nil }
    return baskets.isEmpty ? .assistWithoutBasket(assist) : .assistToOneself(assist)
  }

  private var rosterDoubts: [Doubt] {
    guard let roster = rules.roster else { return [] }
    return Side.allCases.map { teams[$0] }.filter { $0.players.count > roster }.map {
      .rosterTooLarge(team: $0.name, count: $0.players.count, roster: roster)
    }
  }

  private var wallClockDoubts: [Doubt] {
    zip(tape, tape.dropFirst()).enumerated().compactMap { index, pair in
      pair.1.at < pair.0.at ? .wallClockWentBack(entry: index + 1) : nil
    }
  }
}

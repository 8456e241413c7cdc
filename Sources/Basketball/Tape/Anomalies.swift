/// Something about a game that is possible, and more likely a mistake of the scorer.
public enum Anomaly: Equatable, Sendable {
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
  /// All that is unusual about the game, plays in order.
  public var anomalies: [Anomaly] {
    let plays = playByPlay.plays.map(\.play)
    return plays.enumerated().flatMap { anomalies(about: $1, before: plays[..<$0], all: plays) }
      + rosterAnomalies + wallClockAnomalies
  }

  private func anomalies(
    about play: Play, before: ArraySlice<Play>, all: [Play]
  ) -> [Anomaly] {
    var anomalies: [Anomaly] = []
    let like = before.reversed().prefix { $0.reading == play.reading }
      .first { $0.who == play.who && $0.move == play.move }
    if let like { anomalies.append(.twice(play, like: like)) }
    if let limit = standing.rules.timeLimit, play.reading > limit {
      anomalies.append(.beyondLimit(play, limit: limit))
    }
    if play.move == .assist, let anomaly = anomaly(aboutAssist: play, before, all) {
      anomalies.append(anomaly)
    }
    return anomalies
  }

  private func anomaly(
    aboutAssist assist: Play, _ before: ArraySlice<Play>, _ all: [Play]
  ) -> Anomaly? {
    let same =
      before.reversed().prefix { $0.reading == assist.reading }
      + all[before.endIndex...].prefix { $0.reading == assist.reading }
    let baskets = same.filter { $0.move.points > 0 && $0.who.side == assist.who.side }
    if baskets.contains(where: { $0.who.player == nil || $0.who != assist.who }) { return nil }
    return baskets.isEmpty ? .assistWithoutBasket(assist) : .assistToOneself(assist)
  }

  private var rosterAnomalies: [Anomaly] {
    guard let roster = standing.rules.roster else { return [] }
    return Side.allCases.map { standing.teams[$0] }.filter { $0.players.count > roster }.map {
      .rosterTooLarge(team: $0.name, count: $0.players.count, roster: roster)
    }
  }

  private var wallClockAnomalies: [Anomaly] {
    zip(tape.entries, tape.entries.dropFirst()).enumerated().compactMap { index, pair in
      pair.1.at < pair.0.at ? .wallClockWentBack(entry: index + 1) : nil
    }
  }
}

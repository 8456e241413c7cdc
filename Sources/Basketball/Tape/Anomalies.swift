/// Something about a game that is possible, and more likely a mistake of the scorer.
public enum Anomaly: Equatable, Sendable {
  /// An assist at a reading at which no team-mate scored, or none without an assist.
  case assistWithoutBasket(Play)
  /// An assist of the only one who scored for the team at that reading.
  case assistToOneself(Play)
  /// A play like another one: the same person, move and reading, and no assist tells them apart.
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
    let assisted = Set(plays.compactMap(\.basket))
    return plays.indices.flatMap { anomalies(about: $0, in: plays, assisted) }
      + rosterAnomalies + wallClockAnomalies
  }

  /// - Parameter assisted: the numbers of the baskets that have an assist.
  private func anomalies(about place: Int, in plays: [Play], _ assisted: Set<Int>) -> [Anomaly] {
    let (play, before) = (plays[place], plays[..<place])
    var anomalies: [Anomaly] = []
    // A basket and its assist are no other basket, and no other assist.
    let isToldApart = { (play: Play) in play.basket != nil || assisted.contains(play.number) }
    let like = before.reversed().prefix { $0.reading == play.reading }
      .first { $0.who == play.who && $0.move == play.move }
    if let like, !isToldApart(play), !isToldApart(like) {
      anomalies.append(.twice(play, like: like))
    }
    if let limit = standing.rules.timeLimit, play.reading > limit {
      anomalies.append(.beyondLimit(play, limit: limit))
    }
    if play.move == .assist, play.basket == nil { anomalies.append(leftBehind(play)) }
    return anomalies
  }

  private func leftBehind(_ assist: Play) -> Anomaly {
    let isOwn = playByPlay.plays(at: assist.reading).contains {
      $0.move.points > 0 && $0.who == assist.who
    }
    return isOwn ? .assistToOneself(assist) : .assistWithoutBasket(assist)
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

extension Scoresheet {
  /// Mistakes with players on court: plays by players off court, players substituted in or out
  /// twice, too many or too few players.
  var courtAnomalies: [Anomaly] {
    var anomalies = [Anomaly]()
    var sizes = Sides { _ in CourtSize() }
    if let start = standing.box.court?.atStart {
      for side in Side.allCases { sizes[side].set(start, side, of: standing, at: .start) }
    }
    func goOn(to moment: Moment, isTimed: Bool) {
      anomalies += Side.allCases.compactMap {
        sizes[$0].isPlayed(at: moment, isTimed: isTimed)
      }
    }
    var atBasket = [Int: Court]()
    var changes = [Who: Play]()
    replayCourt { happening, before, after in
      if case .play(let play) = happening {
        // The player of an assist must be on court at its basket, and may have left since.
        let court = play.basket.flatMap { atBasket[$0] } ?? before
        if play.move.isMade { atBasket[play.number] = before }
        if let anomaly = anomaly(of: play, by: court) { anomalies.append(anomaly) }
        if play.move.isSubstitution, before.onCourt != after.onCourt,
          let last = changes.updateValue(play, forKey: play.who), play.moment < last.moment
        {
          anomalies.append(.clockRanBackwards(play, after: last))
        }
        if !play.move.isSubstitution { goOn(to: play.moment, isTimed: isTimed) }
      }
      for side in Side.allCases where after.onCourt[side] != before.onCourt[side] {
        goOn(to: happening.moment, isTimed: true)
        sizes[side].set(after, side, of: standing, at: happening.moment)
      }
    }
    goOn(to: lastMoment, isTimed: true)
    return anomalies
  }

  var isTimed: Bool { playByPlay.plays.contains { $0.play.reading > .zero } }

  private func anomaly(of play: Play, by court: Court) -> Anomaly? {
    guard let place = standing.teams.place(of: play.who) else { return nil }
    let isOnCourt = court.onCourt[play.side][place]
    if play.move == .in { return isOnCourt ? .alreadyOnCourt(play) : nil }
    return isOnCourt ? nil : play.move == .out ? .notOnCourt(play) : .playOffCourt(play)
  }
}

/// How many players of a side are on court, and since when, if they are too many or too few.
private struct CourtSize {
  private var wrong: (anomaly: Anomaly, since: Moment)?

  /// The players have changed. Their number counts once the game goes on.
  mutating func set(_ court: Court, _ side: Side, of standing: GameState, at moment: Moment) {
    let count = court.onCourt[side].count { $0 }
    let wanted = standing.rules.onCourt(of: standing.teams[side].players.count)
    let anomaly = Anomaly.wrongNumberOnCourt(
      team: standing.teams[side].name, count: count, side: wanted, at: moment)
    wrong = count == wanted ? nil : (anomaly, moment)
  }

  /// The game has gone on to a moment; reports a wrong number once.
  ///
  /// - Parameter isTimed: whether the game only goes on when the clock does.
  mutating func isPlayed(at moment: Moment, isTimed: Bool) -> Anomaly? {
    guard let found = wrong, !isTimed || found.since != moment else { return nil }
    wrong = nil
    return found.anomaly
  }
}

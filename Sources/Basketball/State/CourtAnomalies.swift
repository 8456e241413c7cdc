extension Scoresheet {
  /// Mistakes with players on court: plays by players off court, players substituted in or out
  /// twice, too many or too few players.
  var courtAnomalies: [Anomaly] {
    var anomalies = [Anomaly]()
    // Too many or too few players count once the game goes on.
    var wrong = Sides<(anomaly: Anomaly, count: Int, since: Moment)?> { _ in nil }
    // The wrong number that was reported last: a substitution that keeps it is not reported again.
    var told = Sides<Int?> { _ in nil }
    let exits = exits
    func change(_ side: Side, to court: Court, at moment: Moment) {
      let team = state.teams[side]
      let count = court.onCourt[side].count { $0 }
      let wanted = state.rules.onCourt(of: team.players.count)
      wrong[side] = nil
      // A side without players left to come on plays on with fewer.
      let left = team.players.count { exits[Who(side, $0.name)].map { $0 > moment } ?? true }
      if count == wanted || count < wanted && count >= left { return told[side] = nil }
      let time = state.rules.clockFace.timeText(moment)
      let anomaly = Anomaly(
        "wrongNumberOnCourt",
        "\(team.name) has \(count) on court from \(time) on, a side is \(wanted)",
        """
        'scoreboard lineup -g GAME --at CLOCK \(shell: team.name) WHO...' says who is on court
        """)
      wrong[side] = (anomaly, count, moment)
    }
    // Without a clock the game goes on with each play.
    func goOn(to moment: Moment, isTimed: Bool) {
      for side in Side.allCases {
        guard let found = wrong[side], !isTimed || found.since != moment else { continue }
        wrong[side] = nil
        if found.count != told[side] { anomalies.append(found.anomaly) }
        told[side] = found.count
      }
    }
    if let start = state.box.court?.atStart {
      for side in Side.allCases { change(side, to: start, at: .start) }
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
          let act = play.move == .in ? "comes on court" : "leaves the court"
          anomalies.append(
            Anomaly(
              "clockRanBackwards", of: play,
              "\(play.who.player ?? "") \(act) at \(time(play)), "
                + "before play \(last.number) at \(time(last))", Anomaly.atOtherTime(play)))
        }
        if !play.move.isSubstitution { goOn(to: play.moment, isTimed: isTimed) }
      }
      for side in Side.allCases where after.onCourt[side] != before.onCourt[side] {
        goOn(to: happening.moment, isTimed: true)
        change(side, to: after, at: happening.moment)
      }
    }
    goOn(to: lastMoment, isTimed: true)
    return anomalies
  }

  var isTimed: Bool { state.schedule.haveClock(playByPlay.plays.lazy.map(\.play.moment)) }

  private func anomaly(of play: Play, by court: Court) -> Anomaly? {
    guard let place = state.teams.place(of: play.who) else { return nil }
    let isOnCourt = court.onCourt[play.side][place]
    if isOnCourt == (play.move != .in) { return nil }
    let name = play.who.player ?? ""
    let time = time(play)
    let fix: Hint = "'scoreboard fix -g GAME \(play.number) --who WHO'"
    let removal: Hint = "'scoreboard remove -g GAME \(play.number)', or \(fix)"
    return switch play.move {
    case .in:
      Anomaly(
        "alreadyOnCourt", of: play, "\(name) comes on court at \(time), and was there", removal)
    case .out:
      Anomaly(
        "notOnCourt", of: play, "\(name) leaves the court at \(time), and was not there", removal)
    default:
      Anomaly(
        "playOffCourt", of: play, "\(name) was not on court at \(time)",
        "\(fix), or record who came on before it")
    }
  }
}

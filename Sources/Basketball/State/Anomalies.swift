/// Something in a game that is probably a mistake of the scorer.
public enum Anomaly: Equatable, Sendable {
  /// An assist without a basket of a team-mate at its reading.
  case assistWithoutBasket(Play)
  /// An assist by the only scorer of the team at that reading.
  case assistToOneself(Play)
  /// A play with the same person, move and reading as another, not told apart by an assist.
  case twice(Play, like: Play)
  /// A play after time was up.
  case beyondLimit(Play, limit: ClockReading)
  /// A player whose name is the same as that of a team-mate.
  case sameName(Who, like: Who, team: String)
  /// Two teams whose names are the same.
  case sameTeams(home: String, away: String)
  /// More players than a roster holds.
  case rosterTooLarge(team: String, count: Int, roster: Int)
  /// Fewer players than a side has, and not none.
  case rosterTooSmall(team: String, count: Int, side: Int)
  /// More time-outs than a team has by the rules.
  case tooManyTimeouts(team: String, count: Int, timeouts: Int)
  /// A time-out too many in a half or an overtime.
  case timeoutTooMany(Play)
  /// A play by a player who had fouled out.
  case afterLastFoul(Play, fouls: Int)
  /// A play by a player who had been disqualified.
  case afterDisqualification(Play)
  /// A free throw without a foul at its moment, in a game with fouls.
  case freeThrowWithoutFoul(Play)
  /// A period that was left before its end.
  case periodLeftOpen(Int, left: ClockReading)
  /// A play by a player off court.
  case playOffCourt(Play)
  /// A player comes on court and is there already.
  case alreadyOnCourt(Play)
  /// A player who leaves the court and is not there.
  case notOnCourt(Play)
  /// A substitution of a player at an earlier reading than the player's last one.
  case clockRanBackwards(Play, after: Play)
  /// More or fewer players on court than a side has, while the game continued.
  case wrongNumberOnCourt(team: String, count: Int, side: Int, at: Moment)
  /// An entry with an earlier time of day than the one before it.
  case wallClockWentBack(entry: Int)
}

extension Scoresheet {
  /// All anomalies of the game, by play.
  public var anomalies: [Anomaly] {
    let plays = plays
    var anomalies = [Anomaly]()
    var start = 0
    while start < plays.count {
      let end = plays[start...].firstIndex { $0.moment != plays[start].moment } ?? plays.count
      anomalies += self.anomalies(among: plays[start..<end], isTimed: isTimed)
      start = end
    }
    let (fouls, timeouts) = anomaliesByRules
    return anomalies + fouls + courtAnomalies + periodAnomalies + nameAnomalies + rosterAnomalies
      + timeouts.home + timeouts.away + timeoutAnomalies + wallClockAnomalies
  }

  /// What makes two plays alike.
  private struct Kind: Hashable {
    let who: Who
    let move: Move
    /// The misses before a rebound, or the rebounds before a miss, at the same reading: two
    /// rebounds with a miss between them differ.
    let ball: Int
  }

  /// The anomalies of the plays at one reading.
  private func anomalies(among plays: ArraySlice<Play>, isTimed: Bool) -> [Anomaly] {
    let assisted = Set(plays.compactMap(\.basket))
    let scorers = Set(plays.filter { $0.move.isFieldGoal }.map(\.who))
    var anomalies = [Anomaly]()
    var earlier = [Kind: Play]()
    var misses = 0
    var rebounds = 0
    for play in plays {
      // An assist tells two baskets apart, and a basket two assists. Free throws come in pairs.
      let isToldApart =
        play.basket != nil || assisted.contains(play.number) || play.move.row.shot == .freeThrow
      let ball = play.move == .rebound ? misses : play.move.isMiss ? rebounds : 0
      let kind = Kind(who: play.who, move: play.move, ball: ball)
      misses += play.move.isMiss ? 1 : 0
      rebounds += play.move == .rebound ? 1 : 0
      if isTimed, !isToldApart, !play.move.isSubstitution,
        let like = earlier.updateValue(play, forKey: kind)
      {
        anomalies.append(.twice(play, like: like))
      }
      if let limit = standing.schedule[play.period].end, play.reading > limit {
        anomalies.append(.beyondLimit(play, limit: limit))
      }
      if play.move == .assist, play.basket == nil {
        anomalies.append(
          scorers.contains(play.who) ? .assistToOneself(play) : .assistWithoutBasket(play))
      }
    }
    return anomalies
  }

  /// Equal names, which cannot be typed but may be in a file.
  private var nameAnomalies: [Anomaly] {
    let teams = standing.teams
    let home = teams.home.name
    let away = teams.away.name
    return (Name.identity(home) == Name.identity(away) ? [.sameTeams(home: home, away: away)] : [])
      + Side.allCases.flatMap { side in
        var first = [String: Who]()
        return teams[side].players.compactMap { player -> Anomaly? in
          let who = Who(side, player.name)
          let identity = Name.identity(player.name)
          if let like = first[identity] {
            return .sameName(who, like: like, team: teams[side].name)
          }
          first[identity] = who
          return nil
        }
      }
  }

  private var rosterAnomalies: [Anomaly] {
    let rules = standing.rules
    let teams = standing.teams.both
    return teams.filter { $0.isIncomplete(by: rules) }.map {
      .rosterTooSmall(team: $0.name, count: $0.players.count, side: rules.side)
    }
      + teams.compactMap { team in
        guard let roster = rules.roster, team.players.count > roster else { return nil }
        return .rosterTooLarge(team: team.name, count: team.players.count, roster: roster)
      }
  }

  /// Too many time-outs in all.
  private var timeoutAnomalies: [Anomaly] {
    guard let timeouts = standing.rules.timeoutsOfGame else { return [] }
    return Side.allCases.compactMap { side in
      let count = standing.box.lines[side].team[.timeout]
      guard count > timeouts else { return nil }
      return .tooManyTimeouts(team: standing.teams[side].name, count: count, timeouts: timeouts)
    }
  }

  /// Plays after fouling out, free throws without a foul, and time-outs of a side that had none left.
  private var anomaliesByRules: (fouls: [Anomaly], timeouts: Sides<[Anomaly]>) {
    let rules = standing.rules
    let plays = plays
    let hasFouls = plays.contains { $0.move.isFoul }
    var fouls = [Anomaly]()
    var timeouts = Sides { _ in [Anomaly]() }
    var box = BoxScore(teams: standing.teams, rules: rules)
    var lastFoul = Moment?.none
    var lastFouls = [Who: Play]()
    for play in plays {
      box.begin(play.period)
      let side = play.side
      let move = play.move
      if let place = standing.teams.place(of: play.who), move != .out,
        !(lastFouls[play.who].map(play.isPart) ?? false)
      {
        let line = box.lines[side].players[place]
        let count = line.fouls(of: rules.personalFouls)
        if line[.disqualifyingFoul] > 0 { fouls.append(.afterDisqualification(play)) }
        if let limit = rules.foulLimit, count >= limit {
          fouls.append(.afterLastFoul(play, fouls: count))
        }
      }
      if move.isFoul {
        lastFoul = play.moment
        lastFouls[play.who] = play
      }
      if hasFouls, move.row.shot == .freeThrow, !(lastFoul.map(play.mayPunish) ?? false) {
        fouls.append(.freeThrowWithoutFoul(play))
      }
      box.reach(play.moment)
      if move == .timeout, rules.timeoutsOfGame == nil, box.tallies[side].timeoutsLeft == 0 {
        timeouts[side].append(.timeoutTooMany(play))
      }
      _ = box.add(play)
    }
    return (fouls, timeouts)
  }

  /// Periods that were left before their end.
  private var periodAnomalies: [Anomaly] {
    (1..<max(1, standing.box.period)).compactMap { number in
      timeLeft(in: number).map { .periodLeftOpen(number, left: $0) }
    }
  }

  /// The time left in a period without a play or a clock at its end; nil if it was played to its end
  /// or has none.
  public func timeLeft(in number: Int) -> ClockReading? {
    let period = standing.schedule[number]
    guard let end = period.end, !period.isUntimed else { return nil }
    let last = plays.filter { $0.period == number }.map(\.reading).max() ?? period.start
    // The last clock of the period: an end by mistake may have been taken back.
    let clock = tape.entries.last { $0.clock?.period == number }?.clock
    guard last < end, clock.map({ $0.reading < end }) ?? true else { return nil }
    return end - last
  }

  private var wallClockAnomalies: [Anomaly] {
    zip(tape.entries, tape.entries.dropFirst()).enumerated().compactMap { index, pair in
      pair.1.at < pair.0.at ? .wallClockWentBack(entry: index + 1) : nil
    }
  }
}

extension Play {
  /// Whether it is a part of a foul of the same player: the turnover of an offensive one.
  public func isPart(of foul: Play) -> Bool {
    move == .turnover && foul.move.isFoul && who == foul.who && moment == foul.moment
  }

  /// Whether a free throw may belong to a foul: the clock may have run on for three seconds.
  fileprivate func mayPunish(_ foul: Moment) -> Bool {
    period == foul.period
      && (0...3000).contains(reading.milliseconds - foul.reading.milliseconds)
  }
}

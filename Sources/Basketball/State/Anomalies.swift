/// Something in a game that is probably a mistake of the scorer.
public struct Anomaly: Equatable, Sendable {
  /// The name of the finding in JSON, which never changes.
  public let code: String
  /// The number of the play that it is about.
  public let play: Int?
  public let message: String
  /// What to do, where that is known.
  public let hint: Hint?
  /// Whether it is only unlikely, and nothing has to be put right.
  public let isNote: Bool

  init(
    _ code: String, of play: Play? = nil, _ message: String, _ hint: Hint? = nil,
    isNote: Bool = false
  ) {
    self.code = code
    self.play = play?.number
    self.message = message
    self.hint = hint
    self.isNote = isNote
  }

  /// The correction of a play that somebody else made.
  static func byOther(_ play: Play) -> Hint { "scoreboard fix -g GAME \(play.number) --who WHO" }

  /// The correction of a play that was at another time.
  static func atOtherTime(_ play: Play) -> Hint {
    "scoreboard fix -g GAME \(play.number) --at CLOCK"
  }
}

extension Scoresheet {
  /// All anomalies of the game, by play.
  public var anomalies: [Anomaly] {
    let plays = plays
    var anomalies = [Anomaly]()
    var start = 0
    while start < plays.count {
      let end = plays[start...].firstIndex { $0.moment != plays[start].moment } ?? plays.count
      // All plays of an overtime without a clock have one reading.
      let isTimed = isTimed && state.schedule.isTimed(plays[start].period)
      anomalies += self.anomalies(among: plays[start..<end], isTimed: isTimed)
      start = end
    }
    let (fouls, timeouts) = anomaliesByRules
    return anomalies + fouls + courtAnomalies + periodAnomalies
      // An overtime that was played, though by a later correction a side led before it.
      + state.unlevelOvertime.map { Anomaly("overtimeUnlevel", $0) }.array
      + nameAnomalies + rosterAnomalies
      + timeouts.home + timeouts.away + timeoutAnomalies + wallClockAnomalies + notes
  }

  func time(_ play: Play) -> String { state.rules.clockFace.timeText(play.moment) }

  /// The facts that two plays share if they are alike.
  private struct Kind: Hashable {
    let who: Who
    let move: Move
    let attempt: Attempt?
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
      func anomaly(_ code: String, _ message: String, _ hint: Hint) {
        anomalies.append(Anomaly(code, of: play, message, hint))
      }
      // An assist tells two baskets apart, and a basket two assists. Free throws come in pairs.
      let isToldApart =
        play.basket != nil || assisted.contains(play.number) || play.move.shot == .freeThrow
      let ball = play.move == .rebound ? misses : play.move.isMiss ? rebounds : 0
      let kind = Kind(who: play.who, move: play.move, attempt: play.attempt, ball: ball)
      misses += play.move.isMiss ? 1 : 0
      rebounds += play.move == .rebound ? 1 : 0
      if isTimed, !isToldApart, !play.move.isSubstitution,
        let like = earlier.updateValue(play, forKey: kind)
      {
        anomaly(
          "twice", "the same as play \(like.number) at \(time(play))",
          "'scoreboard remove -g GAME \(play.number)', if it was one")
      }
      if let limit = state.schedule[play.period].end, play.reading > limit {
        anomaly(
          "beyondLimit", "at \(play.reading.text), after time was up at \(limit.text)",
          Anomaly.atOtherTime(play))
      }
      if play.move == .foulDrawn, play.foul == nil {
        anomaly(
          "drawnWithoutFoul", "a foul drawn at \(time(play)) with no foul before it",
          Anomaly.atOtherTime(play))
      }
      if let place = play.attempt?.place, let shot = play.move.shot,
        let isBeyondArc = state.rules.court?.isBeyondArc(place),
        isBeyondArc != (shot.points == state.rules.shots.values[1])
      {
        anomaly(
          "placeOfOtherValue",
          "\(play.move.row.text) at \(time(play)) from \(isBeyondArc ? "beyond" : "inside") the arc",
          "'scoreboard fix -g GAME \(play.number) --place PLACE', or --move MOVE")
      }
      if play.move == .assist, play.basket == nil {
        if scorers.contains(play.who) {
          anomaly(
            "assistToOneself", "an assist at \(time(play)) on the player's own basket",
            Anomaly.byOther(play))
        } else {
          anomaly(
            "assistWithoutBasket", "an assist at \(time(play)) with no basket",
            """
            'scoreboard fix -g GAME \(play.number) --at CLOCK', or \
            'scoreboard remove -g GAME \(play.number)'
            """)
        }
      }
    }
    return anomalies
  }

  /// Equal names, which cannot be typed but may be in a file.
  private var nameAnomalies: [Anomaly] {
    let teams = state.teams
    let home = teams.home.name
    let away = teams.away.name
    let sameTeams = Anomaly(
      "sameTeams", "the teams \(home) and \(away) have the same name",
      "scoreboard roster -g GAME rename away NAME")
    return (Name.identity(home) == Name.identity(away) ? [sameTeams] : [])
      + Side.allCases.flatMap { side in
        var first = [String: String]()
        return teams[side].players.compactMap { player -> Anomaly? in
          let identity = Name.identity(player.name)
          guard let like = first[identity] else {
            first[identity] = player.name
            return nil
          }
          return Anomaly(
            "sameName",
            "\(player.name) and \(like) of \(teams[side].name) have the same name, "
              + "and count as one player in a season",
            """
            'scoreboard roster -g GAME rename \(shell: Who(side, player.name).word) NAME', \
            with an initial
            """)
        }
      }
  }

  private var rosterAnomalies: [Anomaly] {
    if state.box.isResult, totals == nil { return [] }
    let rules = state.rules
    let teams = state.teams.both
    return teams.filter { $0.isIncomplete(by: rules) }.map { team in
      Anomaly(
        "rosterTooSmall",
        "\(team.name) has \(team.players.count.counted("player")), a side is \(rules.side)",
        "'scoreboard roster -g GAME add \(shell: team.name) NAME' adds a player")
    }
      + teams.compactMap { team in
        guard let roster = rules.roster, team.players.count > roster else { return nil }
        return Anomaly(
          "rosterTooLarge",
          "\(team.name) has \(team.players.count) players, a roster holds \(roster)")
      }
  }

  /// Too many time-outs in all.
  private var timeoutAnomalies: [Anomaly] {
    guard let timeouts = state.rules.timeoutsOfGame else { return [] }
    return Side.allCases.compactMap { side in
      let count = state.box.lines[side].team[.timeout]
      guard count > timeouts else { return nil }
      return Anomaly(
        "tooManyTimeouts", state.teams[side].name.took(timeouts: count, of: timeouts))
    }
  }

  /// Plays after fouling out, free throws without a foul, and time-outs of a side that had none left.
  private var anomaliesByRules: (fouls: [Anomaly], timeouts: Sides<[Anomaly]>) {
    let rules = state.rules
    let plays = plays
    let hasFouls = plays.contains { $0.move.isFoul }
    var fouls = [Anomaly]()
    var timeouts = Sides { _ in [Anomaly]() }
    var box = BoxScore(teams: state.teams, rules: rules)
    var lastFoul = Moment?.none
    var lastFouls = [Who: Play]()
    for play in plays {
      box.begin(play.period)
      let side = play.side
      let move = play.move
      if let place = state.teams.place(of: play.who), move != .out,
        !(lastFouls[play.who].map(play.isPart) ?? false)
      {
        let line = box.lines[side].players[place]
        let count = line.fouls(of: rules.personalFouls)
        if rules.ejects(player: line) {
          let how = line[.disqualifyingFoul] > 0 ? "disqualified" : "ejected"
          fouls.append(
            Anomaly(
              "afterDisqualification", of: play,
              "a play at \(time(play)) by a player who was \(how)", Anomaly.byOther(play)))
        }
        if let limit = rules.foulLimit, count >= limit {
          fouls.append(
            Anomaly(
              "afterLastFoul", of: play,
              "a play at \(time(play)) by a player who is out with \(count) fouls",
              Anomaly.byOther(play)))
        }
      }
      if move.isFoul {
        lastFoul = play.moment
        lastFouls[play.who] = play
      }
      if hasFouls, move.shot == .freeThrow, !(lastFoul.map(play.mayPunish) ?? false) {
        fouls.append(
          Anomaly(
            "freeThrowWithoutFoul", of: play,
            "a free throw at \(time(play)) with no foul before it",
            Anomaly.atOtherTime(play)))
      }
      box.reach(play.moment)
      if move == .timeout, rules.timeoutsOfGame == nil, box.tallies[side].timeoutsLeft == 0 {
        timeouts[side].append(
          Anomaly(
            "timeoutTooMany", of: play, "a time-out at \(time(play)) more than the rules give",
            "'scoreboard remove -g GAME \(play.number)', if there was none"))
      }
      _ = box.add(play)
    }
    return (fouls, timeouts)
  }

  /// Periods that were left before their end, but for those before the scorer came.
  private var periodAnomalies: [Anomaly] {
    let last = state.box.period
    let clocks = tape.entries.lazy.compactMap(\.clock)
    let first = min(plays.first?.period ?? last, clocks.first?.period ?? last, last)
    return (first..<last).compactMap { number in
      timeLeft(in: number).map { left in
        let name = state.schedule.typedName(of: number).text(in: state.schedule)
        return Anomaly("periodLeftOpen", "\(name) was left with \(left.text) to play")
      }
    }
  }

  /// The time left in a period without a play or a clock at its end; nil if it was played to its end
  /// or has none.
  public func timeLeft(in number: Int) -> ClockReading? {
    let period = state.schedule[number]
    guard let end = period.end, !period.isUntimed else { return nil }
    let last = plays.filter { $0.period == number }.map(\.reading).max() ?? period.start
    // The last clock of the period: an end by mistake may have been taken back.
    let clock = tape.entries.last { $0.clock?.period == number }?.clock
    guard last < end, clock.map({ $0.reading < end }) ?? true else { return nil }
    return end - last
  }

  private var wallClockAnomalies: [Anomaly] {
    zip(tape.entries, tape.entries.dropFirst()).enumerated().compactMap { index, pair in
      guard pair.1.at < pair.0.at else { return nil }
      return Anomaly(
        "wallClockWentBack",
        "tape[\(index + 1)] was written before the entry it follows: the machine's clock was put back"
      )
    }
  }
}

extension Play {
  /// Whether it is a part of a foul of the same player: the turnover of an offensive one.
  public func isPart(of foul: Play) -> Bool {
    move == .turnover && foul.move.isFoul && who == foul.who && moment == foul.moment
  }

  /// Whether a free throw may belong to a foul: the clock may have run on for three seconds.
  func mayPunish(_ foul: Moment) -> Bool {
    period == foul.period
      && (0...3000).contains(reading.milliseconds - foul.reading.milliseconds)
  }
}

extension GameState {
  /// `overtime was played, and Reds led by 2 after Q4`; nil where it was level.
  public var unlevelOvertime: String? {
    guard let period = box.unlevelPeriod, let score = box.score(after: period),
      let leader = score.leader
    else { return nil }
    let lead = abs(score.home - score.away)
    return "overtime was played, and \(teams[leader].name) led by \(lead) "
      + "after \(schedule.name(of: period) ?? "time was up")"
  }
}

extension String {
  /// The message on a team with this name: `Blues took 2 time-outs, the rules give 1`.
  public func took(timeouts count: Int, of most: Int) -> String {
    "\(self) took \(count.counted("time-out")), the rules give \(most)"
  }
}

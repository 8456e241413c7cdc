/// What is unlikely in a game, but need not be a mistake: one note for each kind, with its count.
extension Scoresheet {
  var notes: [Anomaly] {
    func note(_ code: String, _ count: Int, _ one: String, _ many: String) -> [Anomaly] {
      count == 0
        ? [] : [Anomaly(code, count == 1 ? "1 \(one)" : "\(count) \(many)", isNote: true)]
    }
    let moves = plays.map(\.move)
    let hasTurnovers = moves.contains(.turnover)
    let hasMisses = moves.contains(where: \.isFieldMiss)
    return stillOnCourt
      + (hasTurnovers
        ? note(
          "stealWithoutTurnover", alone(.steal) { $0.move == .turnover && $0.side != $1.side },
          "steal with no turnover of the other side", "steals with no turnover of the other side")
          + note(
            "offensiveFoulWithoutTurnover",
            alone(.offensiveFoul) { $0.move == .turnover && $0.side == $1.side },
            "offensive foul without its turnover", "offensive fouls without their turnovers") : [])
      + (hasMisses
        ? note(
          "blockWithoutMiss", blocksWithoutMiss, "block with no miss", "blocks with no miss")
          + note(
            "secondRebound", secondRebounds, "second rebound of one miss",
            "second rebounds of one miss") : [])
      + note(
        "alikeButForPlace", alikeButForPlace, "shot that differs from another in its place alone",
        "shots that differ from others in their places alone")
  }

  /// How many plays of a move have no play that goes with them within three seconds of the clock.
  private func alone(_ move: Move, _ goes: (_ other: Play, _ play: Play) -> Bool) -> Int {
    let plays = plays
    var taken = Set<Int>()
    return plays.count { play in
      guard play.move == move else { return false }
      let other = plays.first {
        goes($0, play) && $0.isNear(play) && !taken.contains($0.number)
      }
      if let other { taken.insert(other.number) }
      return other == nil
    }
  }

  private var blocksWithoutMiss: Int {
    let blocked = Set(playByPlay.plays.compactMap(\.miss))
    let free = plays.filter { $0.move.isFieldMiss && !blocked.contains($0.number) }
    return playByPlay.plays.count { scored in
      scored.play.move == .block && scored.miss == nil
        && !free.contains { $0.side != scored.play.side && $0.isNear(scored.play) }
    }
  }

  private var secondRebounds: Int {
    var count = 0
    var isOpen = false
    var isTaken = false
    for play in plays {
      switch play.move {
      case .rebound:
        if isTaken { count += 1 }
        (isOpen, isTaken) = (false, isTaken || isOpen)
      case _ where play.move.isMiss:
        isOpen = true
        isTaken = false
      case _ where play.move.endsMiss:
        isOpen = false
        isTaken = false
      default: break
      }
    }
    return count
  }

  private var alikeButForPlace: Int {
    let shots = plays.filter { $0.move.isFieldGoal || $0.move.isFieldMiss }
    return shots.count { play in
      play.attempt?.place != nil
        && shots.contains {
          $0.attempt?.place == nil && $0.who == play.who && $0.move == play.move
            && $0.moment == play.moment
        }
    }
  }

  /// Players whose minutes went on after they were out.
  private var stillOnCourt: [Anomaly] {
    guard state.box.court != nil else { return [] }
    let stints = stints(until: state.clock.reading)
    return exits.sorted { $0.value < $1.value }.compactMap { who, moment in
      guard let place = state.teams.place(of: who),
        stints[who.side][place].contains(where: { $0.end > moment.reading })
      else { return nil }
      let time = state.rules.clockFace.timeText(moment)
      return Anomaly(
        "stillOnCourt", "\(who.player ?? "") was out at \(time), and stayed on court", isNote: true)
    }
  }

  /// When players came to be out, by fouls or an ejection.
  var exits: [Who: Moment] {
    var lines = [Who: StatLine]()
    var exits = [Who: Moment]()
    for play in plays where play.move.isFoul && play.who.player != nil {
      lines[play.who, default: StatLine()][play.move] += 1
      if exits[play.who] == nil, let line = lines[play.who], state.rules.isOut(line) {
        exits[play.who] = play.moment
      }
    }
    return exits
  }
}

extension Rules {
  /// Whether a player is out, by the limit of fouls or an ejection.
  func isOut(_ line: StatLine) -> Bool {
    ejects(player: line) || foulLimit.map { line.fouls(of: personalFouls) >= $0 } ?? false
  }
}

extension Play {
  fileprivate func isNear(_ other: Play) -> Bool {
    period == other.period
      && abs(reading.milliseconds - other.reading.milliseconds) <= 3000
  }
}

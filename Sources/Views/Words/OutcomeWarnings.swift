import Basketball
import Terminal

/// Warnings for the scorer's table after a play. `check` lists the same; none of them refuses the play.
extension Outcome {
  var bonusLines: [String] {
    Side.allCases.compactMap { side in
      let old = before.box.tallies[side].fouls
      let new = after.box.tallies[side].fouls
      let penalty = after.box.penalty(of: side)
      guard after.finish == nil, new > old, penalty != before.box.penalty(of: side) else {
        return nil
      }
      let names = after.teams.map(\.name)
      return penalty?.text(for: names[side.other], fouls: new, by: names[side])
    }
  }

  /// Time-outs beyond those of a team.
  var timeoutLines: [String] {
    Side.allCases.compactMap { side in
      let taken = after.box.lines[side].team[.timeout]
      let new = taken - before.box.lines[side].team[.timeout]
      guard new > 0 else { return nil }
      let name = after.teams[side].name
      if let timeouts = after.rules.timeoutsOfGame {
        return name.tooManyTimeouts(taken: taken, of: timeouts)
      }
      let left = before.timeoutsLeft(of: side, at: entries.last?.at ?? before.created) ?? new
      let hadNone = before.box.period == after.box.period && left < new
      return hadNone ? "\(name) had no time-out left".escapingControls : nil
    }
  }

  var fouledOutLines: [String] {
    added.filter(\.play.move.isFoul).map(\.play.who).eachOnce.compactMap { who in
      guard let name = who.player?.escapingControls else { return ejectedCoach(of: who.side) }
      guard let why = after.wayOut(of: who), before.wayOut(of: who) == nil else { return nil }
      return "\(name) is out: \(why)"
    }
  }

  /// `the coach of Reds is out: ejected`, if that is new.
  private func ejectedCoach(of side: Side) -> String? {
    guard after.isCoachEjected(side), !before.isCoachEjected(side) else { return nil }
    return "the coach of \(after.teams[side].name.escapingControls) is out: ejected"
  }

  /// Impossible players on court, and plays by players who were out.
  var courtWarnings: [String] { wrongNumbers + playerWarnings }

  /// Plays by players off court, and by those who were out.
  private var playerWarnings: [String] { offCourt + foulOuts }

  private var wrongNumbers: [String] {
    guard let court = after.box.court else { return [] }
    let sides = added.filter(\.play.move.isSubstitution).map(\.play.who.side)
    return Side.allCases.filter(sides.contains).compactMap { side in
      after.wrongNumber(court.onCourt[side].count { $0 }, side)
    }
  }

  /// The warnings beside the answer of a command: assists without a basket, a lineup of the wrong size, and plays by
  /// players off court or out.
  public var warnings: [String] {
    assistsWithoutBasket.map { play in
      let time = after.rules.clockFace.timeText(play.moment)
      return "play \(play.number) is an assist at \(time) with no basket"
    } + lineupWarnings + playerWarnings + unlevelOvertime.array
  }

  /// That an overtime stays, though a correction has let a side lead before it.
  var unlevelOvertime: String? {
    let now = after.unlevelOvertime
    return now == before.unlevelOvertime ? nil : now?.escapingControls
  }

  /// Warnings for a lineup of the wrong size, and for players in it who are out.
  var lineupWarnings: [String] {
    guard case .lineup(let lineup) = action else { return [] }
    return after.wrongNumber(lineup.players.count, lineup.side).array
      + lineup.players.compactMap { name in
        after.wayOut(of: Who(lineup.side, name)).map { "\(name.escapingControls) is out: \($0)" }
      }
  }

  /// Plays by players off court, without late entries, which are of another time.
  private var offCourt: [String] {
    guard let court = after.box.court, !isLate else { return [] }
    return players { play in
      guard let place = after.teams[play.who.side].place(of: play.who.player),
        !play.move.isSubstitution, play.move != .assist
      else { return false }
      return !court.onCourt[play.who.side][place]
    }.map { "\($0) is not on court" }
  }

  /// Plays by players who had fouled out, or had been disqualified.
  private var foulOuts: [String] {
    func isOut(_ play: Play) -> Bool {
      play.move != .out && !(before.lastPlay.map(play.isPart) ?? false)
    }
    let limit = after.rules.foulLimit ?? .max
    return players { isOut($0) && before.fouls(of: $0.who) >= limit }
      .map { "\($0) is out by fouls" }
      + players { isOut($0) && before.ejection(of: $0.who) != nil }
      .map { "\($0) is out by an ejection" }
  }

  /// The players of these plays, each once.
  private func players(of isMeant: (Play) -> Bool) -> [String] {
    added.map(\.play).filter(isMeant).compactMap(\.who.player?.escapingControls).eachOnce
  }

  /// Whether other plays come after these.
  var isLate: Bool {
    guard let first = added.first?.play, let last = before.lastPlay else { return false }
    return first.moment < last.moment
  }
}

extension GameState {
  private func line(of who: Who) -> StatLine? {
    teams[who.side].place(of: who.player).map { box.lines[who.side].players[$0] }
  }

  /// The fouls of a player that count towards the limit; none of a team itself.
  func fouls(of who: Who) -> Int { line(of: who)?.fouls(of: rules.personalFouls) ?? 0 }

  /// Why a player is out whatever the limit: `disqualified`, or `ejected for two fouls`; nil if the player is not.
  fileprivate func ejection(of who: Who) -> String? {
    guard let line = line(of: who), rules.ejects(player: line) else { return nil }
    return line[.disqualifyingFoul] > 0 ? "disqualified" : "ejected"
  }

  /// Why a player is out: an ejection, or fouls up to the limit; nil if the player is not out.
  fileprivate func wayOut(of who: Who) -> String? {
    if let ejection = ejection(of: who) { return ejection }
    return rules.foulLimit.flatMap { fouls(of: who) >= $0 ? "\($0) fouls" : nil }
  }

  fileprivate func isCoachEjected(_ side: Side) -> Bool {
    rules.ejects(coachOf: box.lines[side].team)
  }

  /// `Reds has 4 on court`, if that is a wrong number.
  fileprivate func wrongNumber(_ count: Int, _ side: Side) -> String? {
    let team = teams[side]
    let left = team.players.count { wayOut(of: Who(side, $0.name)) == nil }
    let right = rules.onCourt(of: left)...rules.onCourt(of: team.players.count)
    return right.contains(count) ? nil : "\(team.name.escapingControls) has \(count) on court"
  }
}

extension Array where Element: Equatable {
  /// The elements in their order, without repetitions.
  fileprivate var eachOnce: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

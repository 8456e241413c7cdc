import Basketball
import Terminal

/// What is said at the scorer's table after a play.
extension Outcome {
  /// Impossible players on court, and players who have fouled out. `check` lists them, too; none is
  /// refused.
  var courtWarnings: [String] { wrongNumbers + offCourt + foulOuts }

  private var wrongNumbers: [String] {
    guard let court = after.box.court else { return [] }
    let sides = added.filter(\.play.move.isSubstitution).map(\.play.who.side)
    return Side.allCases.filter(sides.contains).compactMap { side in
      after.rules.wrongNumber(court.onCourt[side].count { $0 }, of: after.teams[side].players.count)
        .map { "\(after.teams[side].name.escapingControls) has \($0)" }
    }
  }

  /// A warning for a lineup of the wrong size.
  public var lineupWarnings: [String] {
    guard case .lineup(let lineup) = action else { return [] }
    let team = after.teams[lineup.side]
    return after.rules.wrongNumber(lineup.players.count, of: team.players.count)
      .map { ["\(team.name.escapingControls) has \($0)"] } ?? []
  }

  /// Plays by players off court, without late entries, which are of another time.
  private var offCourt: [String] {
    guard let court = after.box.court, !isLate else { return [] }
    return names(of: { play in
      let place = after.teams[play.who.side].place(of: play.who.player)
      guard let place, !play.move.isSubstitution, play.move != .assist else { return false }
      return !court.onCourt[play.who.side][place]
    }).map { "\($0) is not on court" }
  }

  /// Plays by players who had fouled out, or had been disqualified.
  private var foulOuts: [String] {
    func names(outBy isOut: (Who) -> Bool) -> [String] {
      self.names(of: { $0.who.player != nil && $0.move != .out && isOut($0.who) })
    }
    let limit = after.rules.foulLimit ?? .max
    return names { fouls(of: $0, in: before) >= limit }.map { "\($0) is out by fouls" }
      + names { isDisqualified($0, in: before) }.map { "\($0) is disqualified" }
  }

  /// The players of these plays, each once.
  private func names(of isMeant: (Play) -> Bool) -> [String] {
    added.map(\.play).filter(isMeant).compactMap(\.who.player?.escapingControls).eachOnce
  }

  /// What a referee has to know at once: bonuses, time-outs beyond those of a team, and players who
  /// foul out.
  var tableLines: [String] { bonusLines + timeoutLines + fouledOutLines }

  /// Time-outs beyond those of a team.
  var timeoutLines: [String] {
    Side.allCases.compactMap { side in
      let taken = after.box.lines[side].team[.timeout]
      guard taken > before.box.lines[side].team[.timeout] else { return nil }
      let name = after.teams[side].name
      if let timeouts = after.rules.timeoutsOfGame {
        return name.tooManyTimeouts(taken: taken, of: timeouts)
      }
      let hadNone =
        before.box.period == after.box.period && before.box.tallies[side].timeoutsLeft == 0
      return hadNone ? "\(name) had no time-out left".escapingControls : nil
    }
  }

  var fouledOutLines: [String] {
    let limit = after.rules.foulLimit ?? .max
    return added.filter { $0.play.move.isFoul }.map(\.play.who).eachOnce.compactMap { who in
      guard let name = who.player?.escapingControls else { return nil }
      if isDisqualified(who, in: after), !isDisqualified(who, in: before) {
        return "\(name) is out: disqualified"
      }
      guard fouls(of: who, in: after) >= limit, fouls(of: who, in: before) < limit else {
        return nil
      }
      return "\(name) is out: \(limit) fouls"
    }
  }

  private var bonusLines: [String] {
    Side.allCases.compactMap { side in
      let (old, new) = (before.box.tallies[side].fouls, after.box.tallies[side].fouls)
      let penalty = after.box.penalty(of: side)
      guard after.finish == nil, new > old, penalty != before.box.penalty(of: side) else {
        return nil
      }
      let names = after.teams.map(\.name)
      return penalty?.text(for: names[side.other], fouls: new, by: names[side])
    }
  }
}

extension Array where Element: Equatable {
  /// Its elements in their order, each where it is first.
  var eachOnce: [Element] {
    enumerated().filter { !self[..<$0].contains($1) }.map(\.element)
  }
}

extension Rules {
  /// `4 on court`, if that is a wrong number.
  func wrongNumber(_ count: Int, of players: Int) -> String? {
    count == onCourt(of: players) ? nil : "\(count) on court"
  }
}

import Basketball

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
      let place = after.teams[play.who.side].players.firstIndex { $0.name == play.who.player }
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
    let names = added.map(\.play).filter(isMeant).compactMap(\.who.player?.escapingControls)
    return names.enumerated().filter { !names[..<$0].contains($1) }.map(\.element)
  }
}

extension Rules {
  /// `4 on court`, if that is a wrong number.
  func wrongNumber(_ count: Int, of players: Int) -> String? {
    count == onCourt(of: players) ? nil : "\(count) on court"
  }
}

/// A play, which may be a substitution, or a lineup.
enum CourtStep {
  case play(Play)
  case lineup(PlacedLineup)

  var moment: Moment {
    switch self {
    case .play(let play): play.moment
    case .lineup(let lineup): lineup.moment
    }
  }

  /// Plays in order, with the lineups at their places among them.
  static func inOrder(_ plays: [Play], _ lineups: [PlacedLineup]) -> [CourtStep] {
    var (steps, next) = ([CourtStep](), lineups[...])
    for (place, play) in plays.enumerated() {
      while let lineup = next.first, lineup.place == place {
        steps.append(.lineup(lineup))
        next.removeFirst()
      }
      steps.append(.play(play))
    }
    return steps + next.map(CourtStep.lineup)
  }
}

extension Scoresheet {
  /// Replays a tracked game.
  ///
  /// - Parameter visit: called for each step, with the court before and after it.
  func replayCourt(_ visit: (CourtStep, _ before: Court, _ after: Court) -> Void) {
    guard var court = standing.box.court?.atStart else { return }
    for step in CourtStep.inOrder(playByPlay.plays.map(\.play), playByPlay.lineups) {
      let before = court
      switch step {
      case .lineup(let lineup): court.add(lineup)
      case .play(let play):
        let place = standing.teams[play.who.side].place(of: play.who.player)
        court.add(play, place: place, by: standing.rules)
      }
      visit(step, before, court)
    }
  }
}

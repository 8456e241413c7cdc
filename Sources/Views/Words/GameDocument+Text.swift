import Basketball
import Documents
import Terminal

/// A game in words. Names are shown with their control characters spelled out.
extension GameDocument {
  /// The status: `paused, to 15 by 2`, `overtime`, `final, Reds won` or `abandoned`.
  var statusText: String {
    let final = winner.map { "final, \(teams[$0].name.escapingControls) won" } ?? "final"
    return switch ending {
    case .abandoned: "abandoned"
    case .forfeit: winner == nil ? "both lost by forfeit" : final + " by forfeit"
    case .byDefault: final + " by default"
    case .called: winner == nil ? "called level" : final + ", called"
    case .result: final + (teams.isResult ? ", score only" : ", by totals")
    case .overtime: final + " in overtime"
    case .target, .cap, .time: final
    case nil where rules.schedule.name(of: period) == nil:
      "\(status.rawValue), \(rules.goal)"
    case nil where isOvertimeWithoutClock && !periodEnded: "overtime"
    // `Q3 · running`, or `Q3 · over`.
    case nil: phrase(periodName, periodEnded ? "over" : status.rawValue)
    }
  }

  /// The clock and the status, `01:23.2  paused, to 15 by 2`; a result has no clock.
  func stateText(between gap: String = "  ") -> String {
    isFromPaper ? statusText : clock.text + gap + statusText
  }

  /// `Reds 7 : 5 Blues`, the longer name cut first where there is no room for both.
  public func scoreText(columns: Int = .max, counted: Sides<Int>? = nil) -> String {
    let score = " \((counted ?? self.score).text) "
    let names = teams.names(within: max(2, columns - score.displayWidth))
    return names.home + score + names.away
  }

  /// The score and the status: `Reds 15 : 9 Blues  final, Reds won`.
  public var resultText: String { "\(scoreText())  \(statusText)" }

  /// The game in one line: `Reds 7 : 5 Blues  01:23.2  paused, to 15 by 2`.
  public var headline: String { "\(scoreText())  \(stateText())" }

  /// The status after a turning point.
  func turnText(style: Style) -> String {
    style.bold(ending == nil && !overtime ? "open again: \(statusText)" : statusText)
  }

  /// Whether it is played in periods, each with points of its own.
  var hasPeriods: Bool { rules.periods > 1 || rules.overtimes.contains { $0.length != nil } }

  /// The name of a period, `Q3` or `OT`; nil in a game of one period.
  func name(ofPeriod number: Int) -> String? {
    hasPeriods ? rules.schedule.name(of: number) : nil
  }

  /// The name of the current period.
  var periodName: String? { name(ofPeriod: period) }

  /// Whether a period is over and another one follows.
  var isBetweenPeriods: Bool { hasPeriods && periodEnded && ending == nil }

  /// `Q1 is over: space begins Q2`, for a screen with keys; nil during a period.
  var betweenPeriods: String? {
    guard isBetweenPeriods, let next = name(ofPeriod: period + 1) else { return nil }
    return "\(periodName ?? "the first period") is over: space begins \(next)"
  }

  /// What the end of a period means, and how a play before it is typed, for a screen with keys; nil
  /// while time is left.
  var horn: String? {
    if let betweenPeriods {
      return "\(betweenPeriods) · a play before that is of \(periodName ?? "")"
    }
    guard isFinishedByTime || isOvertimeWithoutClock else { return nil }
    let time =
      rules.clock == .down && !isOvertimeWithoutClock
      ? "0:00" : "P\(min(period, rules.periods))"
    return "time is up: \(statusText) · :\(time) takes a play before the horn"
  }

  /// Whether an overtime is played that the clock does not count.
  var isOvertimeWithoutClock: Bool {
    overtime && ending == nil && !rules.schedule.isTimed(period)
  }

  /// What a team needs to win and the bonus it has, if worth a line.
  var notes: [String] {
    Side.allCases.flatMap { side in
      let team = teams[side]
      let other = teams[side.other]
      let bonus = other.penalty.map { $0.text(for: team.name, fouls: other.fouls, by: other.name) }
      return lack(of: team).array + bonus.array
    } + timeouts + tooManyTimeouts + arrowNote.array
  }

  /// Who gets the next held ball, until the game is over.
  private var arrowNote: String? {
    ending == nil ? arrow.map { "possession arrow: \(teams[$0].name)".escapingControls } : nil
  }

  /// The notes without fouls, the bonus and time-outs, which have a place on live screens.
  var warnings: [String] {
    teams.both.compactMap(lack) + tooManyTimeouts
  }

  /// What a team needs to win, if worth a line.
  private func lack(of team: TeamDocument) -> String? {
    guard let needs = team.needs, needs <= 2 || overtime else { return nil }
    return "\(team.name.escapingControls): "
      + (needs == 1 ? "next basket wins" : "\(needs) more to win")
  }

  /// The time-outs that each team has left or, without a limit, has taken; empty before the first.
  private var timeouts: [String] {
    guard teams.both.contains(where: { $0.team.counts[.timeout] > 0 }) else { return [] }
    let counts = teams.both.map { "\($0.name) \($0.timeoutsLeft ?? $0.team.counts[.timeout])" }
    let label = teams.home.timeoutsLeft == nil ? "time-outs taken" : "time-outs left"
    return ["\(label): \(counts.commaSeparated)".escapingControls]
  }

  private var tooManyTimeouts: [String] {
    teams.both.compactMap {
      $0.name.tooManyTimeouts(taken: $0.team.counts[.timeout], of: rules.timeoutsOfGame)
    }
  }
}

extension Sides<Int> {
  /// `stood 82 : 88`: a score for which another one counts; nil where nobody had scored.
  func stood(besides counted: Sides<Int>) -> String? {
    self == counted || self == Sides(home: 0, away: 0) ? nil : "stood \(text)"
  }

  /// A score: `7 : 5`.
  var text: String { "\(home) : \(away)" }
  /// `7-5`.
  var dashed: String { "\(home)-\(away)" }
}

extension Sides<TeamDocument> {
  /// Both names in so many columns, the longer one cut first.
  func names(within room: Int) -> Sides<String> {
    let names = map(\.name.escapingControls)
    let home = names.home.truncated(to: Swift.max(room / 2, room - names.away.displayWidth))
    return .init(home: home, away: names.away.truncated(to: room - home.displayWidth))
  }
}

extension Penalty {
  /// `Blues in the bonus: 7 team fouls by Reds`.
  func text(for team: String, fouls: Int, by other: String) -> String {
    "\(team) in the \(name): \(fouls) team fouls by \(other)".escapingControls
  }

  var name: String { self == .bonus ? "bonus" : "double bonus" }
}

extension String {
  /// `Blues took 2 time-outs, the rules give 1`; nil if they did not take too many.
  func tooManyTimeouts(taken: Int, of timeouts: Int?) -> String? {
    guard let timeouts, taken > timeouts else { return nil }
    return took(timeouts: taken, of: timeouts).escapingControls
  }
}

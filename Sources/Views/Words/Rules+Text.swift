import Basketball
import Documents
import Terminal

/// Rules in words.
extension Rules {
  /// The goal: `to 15 by 2, cap 20, 25:00 limit`.
  var goal: String {
    phrase(
      target.map { margin > 1 ? "to \($0) by \(margin)" : "to \($0)" }, cap.map { "cap \($0)" },
      (length?.wholeText).map { periods > 1 ? "\(periods) periods of \($0)" : "\($0) limit" },
      between: ", ")
  }

  /// The name and the goal: `rules capped: to 15 by 2, cap 20, 25:00 limit`.
  public var headline: String { "rules \(name.escapingControls): \(goal)" }

  /// All rules, a sentence each.
  var sentences: [String] {
    [
      "\(side) a side" + roster.said { ", \($0) on a roster" }, goal,
      shots == .twoAndThree ? "shots for two and three" : nil,
      clock == .down ? "the clock counts down" : nil, overtimeSentence,
      foulLimit.map { "out with \($0) fouls" }, ejectionSentence, bonusSentence, timeoutSentence,
      court.map { "the court of \($0.rawValue)" } ?? "no court",
    ].compactMap(\.self)
  }

  private var overtimeSentence: String? {
    if overtimes.count > 1 || overtime != nil && overtimeLength != nil {
      return "level at the end: overtimes \(overtimes.map(\.text).commaSeparated)"
    }
    if let overtimeLength {
      return "level at the end: overtimes of \(overtimeLength.wholeText)"
    }
    return overtime.map {
      "level at the limit: " + ($0 == 1 ? "the next basket wins" : "first to \($0) more")
    } ?? (timeLimit == nil ? nil : "level at the end: nobody wins")
  }

  /// `out with 2 of technical and unsportsmanlike, 2 of coach`.
  private var ejectionSentence: String? {
    if ejections.isEmpty { return nil }
    return "out with "
      + ejections.map { ejection in
        "\(ejection.count) of \(ejection.fouls.kinds.map { word(of: $0) }.listed)"
      }.commaSeparated
  }

  private var bonusSentence: String? {
    guard let bonus else { return nil }
    let unit = foulsReset == .game ? "" : " of a \(foulsReset.rawValue)"
    return phrase(
      "bonus from team foul \(bonus)\(unit)", doubleBonus.map { "double from \($0)" },
      overtimeBonus.map { "\($0) in overtime" },
      lateBonus.map { "\($0.from) in the last \($0.last.wholeText)" },
      penaltyAhead ? "shown from the foul before" : nil, between: ", ")
  }

  private var timeoutSentence: String? {
    let extra =
      timeoutsPerOvertime.said { ", \($0)\(timeoutsCarry ? " more" : "") an overtime" }
      + ceilings.map { ", \($0)" }.joined()
    if let counts = timeoutsPerPeriod {
      return "time-outs by period: \(counts.map(String.init).commaSeparated)" + extra
    }
    if let halves = timeoutsPerHalf {
      return halves[0].counted("time-out") + " in the first half, \(halves[1]) in the second"
        + extra
    }
    return timeouts.map { $0.counted("time-out") + " a team" + extra }
  }

  /// `at most 2 from Q4 2:00 on`, of each late ceiling of time-outs.
  private var ceilings: [String] {
    timeoutCeilings.map { ceiling in
      let period = schedule.name(of: ceiling.period) ?? "P1"
      return "at most \(ceiling.most) from \(period) \(ceiling.left.wholeText) on"
    }
  }

  /// The note on late ceilings of time-outs that other time-outs have set aside.
  ///
  /// - Parameter before: the rules that had them, else the set that these began with.
  public func setAside(by changes: RuleChanges, of before: Rules? = nil) -> String? {
    guard changes["timeouts"] != nil, changes["timeout-ceilings"] == nil, timeoutCeilings.isEmpty,
      let old = before ?? base.flatMap({ try? Rules.preset($0, on: .first) }),
      !old.timeoutCeilings.isEmpty
    else { return nil }
    return "with other time-outs it is no longer \(old.ceilings.commaSeparated)"
  }
}

extension RulesList {
  /// A paragraph for each set of rules, then the rules of the game.
  public func lines(style: Style) -> [String] {
    func paragraph(_ heading: String, _ rules: Rules) -> [String] {
      [style.bold(heading)] + rules.sentences.map { "  " + $0 }
    }
    let sets = sets.flatMap { paragraph($0.name, $0) + [""] }
    guard let game else { return sets.dropLast() }
    let heading = "\(game.id) is played by: \(game.rules.name)"
    return sets + paragraph(heading.escapingControls, game.rules)
  }
}

import Basketball
import Terminal

/// Rules in words.
extension Rules {
  /// What ends the game: `to 15 by 2, cap 20, 25:00 limit`.
  public var goal: String {
    var goal = margin > 1 ? "to \(target) by \(margin)" : "to \(target)"
    if let cap { goal += ", cap \(cap)" }
    if let timeLimitText { goal += ", \(timeLimitText) limit" }
    return goal
  }

  /// The time limit without tenths, `25:00`; nil where there is none.
  public var timeLimitText: String? { timeLimit.map { String($0.text.dropLast(2)) } }

  /// The name and what ends the game: `rules capped: to 15 by 2, cap 20, 25:00 limit`.
  public var headline: String { "rules \(name.escapingControls): \(goal)" }

  /// Everything, a sentence each.
  public var sentences: [String] {
    let overtime = overtime.map {
      $0 == 1
        ? "level at the limit: the next basket wins" : "level at the limit: first to \($0) more"
    }
    let penalty = bonus.map { bonus in
      "bonus from team foul \(bonus)" + (doubleBonus.map { ", double from \($0)" } ?? "")
    }
    let timeouts = timeouts.map { $0 == 1 ? "1 time-out a team" : "\($0) time-outs a team" }
    return [
      "\(side) a side" + (roster.map { ", \($0) on a roster" } ?? ""), goal,
      clock == .down ? "the clock counts down" : nil, overtime, penalty, timeouts,
    ].compactMap(\.self)
  }
}

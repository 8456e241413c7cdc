import Basketball

/// The rules in a document.
public nonisolated struct RulesDocument: Codable, Equatable, Sendable {
  /// The name of the set.
  public let name: String
  /// Players a team has on court.
  public let side: Int
  /// Points a winner has at least.
  public let target: Int
  /// Points a winner leads by at least.
  public let margin: Int
  /// Points with which a side wins whatever its lead.
  public let cap: OrNull<Int>
  /// The reading at which time is up, in seconds.
  public let timeLimit: OrNull<Double>
  /// Points that win the overtime; 1 is the next basket.
  public let overtime: OrNull<Int>
  /// Players a team has at most.
  public let roster: OrNull<Int>
  /// Team fouls from which on the other side has a bonus.
  public let bonus: OrNull<Int>
  /// Team fouls from which on it has the double bonus.
  public let doubleBonus: OrNull<Int>

  init(_ rules: Rules) {
    (name, side, target, margin) = (rules.name, rules.side, rules.target, rules.margin)
    cap = OrNull(rules.cap)
    timeLimit = OrNull(rules.timeLimit?.seconds)
    (overtime, roster) = (OrNull(rules.overtime), OrNull(rules.roster))
    (bonus, doubleBonus) = (OrNull(rules.bonus), OrNull(rules.doubleBonus))
  }

  /// What ends the game: `to 15 by 2, cap 20, 25:00`.
  public var goal: String {
    let target = margin > 1 ? "to \(target) by \(margin)" : "to \(target)"
    return ([target] + [cap.value.map { "cap \($0)" }, limit].compactMap(\.self))
      .joined(separator: ", ")
  }

  /// The time limit as `25:00`.
  var limit: String? {
    timeLimit.value.flatMap { ClockReading(seconds: $0) }.map { String($0.text.dropLast(2)) }
  }

  /// Everything in words, a sentence each.
  public var sentences: [String] {
    let overtime = overtime.value.map {
      $0 == 1
        ? "level at the limit: the next basket wins" : "level at the limit: first to \($0) more"
    }
    let penalty = bonus.value.map { bonus in
      "bonus from team foul \(bonus)" + (doubleBonus.value.map { ", double from \($0)" } ?? "")
    }
    return [
      "\(side) a side" + (roster.value.map { ", \($0) on a roster" } ?? ""), goal, overtime,
      penalty,
    ].compactMap(\.self)
  }
}

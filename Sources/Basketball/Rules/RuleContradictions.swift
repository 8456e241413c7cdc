extension Rules {
  /// Why no game can be played by these rules; nil if one can.
  var contradiction: String? {
    Self.outOfRange("side", side, isRequired: true)
      ?? Self.outOfRange("target", target, isRequired: true)
      ?? Self.outOfRange("overtime", overtime, isRequired: true)
      ?? Self.outOfRange("cap", cap) ?? Self.outOfRange("roster", roster)
      ?? Self.outOfRange("bonus", bonus) ?? Self.outOfRange("double bonus", doubleBonus)
      ?? Self.outOfRange("margin", margin, from: 0)
      ?? Self.outOfRange("time-outs", timeouts, from: 0)
      ?? contradictionOfTwo
  }

  /// Why a value is not in its range; nil if it is, or if there is none.
  private static func outOfRange(
    _ name: String, _ value: Int?, from least: Int = 1, isRequired: Bool = false
  ) -> String? {
    guard let value, !(least...largest).contains(value) else { return nil }
    let range = isRequired ? ": it is a whole number from 1 to \(largest)" : ""
    return "\(name) cannot be \(value)\(range)"
  }

  /// Two values that contradict each other.
  private var contradictionOfTwo: String? {
    if margin == 0, timeLimit == nil { return "a margin of 0 needs a time limit" }
    if let cap, cap < target { return "a cap of \(cap) is below the target of \(target)" }
    if let timeLimit, timeLimit == .zero { return "a time limit of \(timeLimit.text) is no game" }
    if overtime != nil, timeLimit == nil { return "an overtime needs a time limit" }
    if clock == .down, timeLimit == nil { return "a clock that counts down needs a time limit" }
    if let roster, roster < side { return "a roster of \(roster) is less than a side of \(side)" }
    if let doubleBonus, doubleBonus <= bonus ?? .max {
      return "a double bonus needs a bonus from fewer fouls"
    }
    return nil
  }
}

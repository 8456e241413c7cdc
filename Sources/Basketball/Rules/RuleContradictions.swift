extension Rules {
  /// Why no game could be played by them, if so.
  var contradiction: String? {
    contradiction("side", side) ?? contradiction("target", target)
      ?? contradiction("overtime", overtime ?? 1) ?? contradiction("cap", optional: cap)
      ?? contradiction("roster", optional: roster) ?? contradiction("bonus", optional: bonus)
      ?? contradiction("double bonus", optional: doubleBonus) ?? contradictionOfTwo
  }

  // One by one: every change of a saved game asks, and a list of names and values costs more.
  private func contradiction(_ name: StaticString, _ value: Int) -> String? {
    if (1...Rules.largest).contains(value) { return nil }
    return "\(name) cannot be \(value): it is a whole number from 1 to \(Rules.largest)"
  }

  private func contradiction(_ name: StaticString, optional value: Int?) -> String? {
    guard let value, !(1...Rules.largest).contains(value) else { return nil }
    return "\(name) cannot be \(value)"
  }

  private var contradictionOfTwo: String? {
    if !(0...Rules.largest).contains(margin) { return "margin cannot be \(margin)" }
    if let timeouts, !(0...Rules.largest).contains(timeouts) {
      return "time-outs cannot be \(timeouts)"
    }
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

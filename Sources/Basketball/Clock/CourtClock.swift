/// A clock as a court's scoreboard shows it: `9:58`, and in the last minute of one that counts down
/// `42.7`.
///
/// Cut off, not rounded, as every reading is: the court's clock shows `0.0` only when time is up.
extension ClockFace {
  /// What it shows at a reading.
  public func courtText(_ reading: ClockReading) -> String {
    let shown = shown(reading).milliseconds
    guard !showsTenths(shown) else { return "\(shown / 1000).\(shown / 100 % 10)" }
    let seconds = shown / 1000 % 60
    return "\(shown / 60_000):\(seconds < 10 ? "0" : "")\(seconds)"
  }

  /// Milliseconds from a reading, while the clock runs, until it shows something else; nil where it
  /// has nothing left to count down.
  public func nextCourtText(after reading: ClockReading) -> Int? {
    let shown = shown(reading).milliseconds
    guard countsDown else { return 1000 - shown % 1000 }
    return shown < 100 ? nil : shown % (showsTenths(shown) ? 100 : 1000) + 1
  }

  private func showsTenths(_ shown: Int) -> Bool { countsDown && shown < 60_000 }
}

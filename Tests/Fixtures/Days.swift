import Basketball

/// A day can be written as its text.
extension Day: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self = Day(text) ?? Day(inUTC: TimeOfDay(milliseconds: 0))
  }
}

extension GameDate {
  /// The date of a game that was made so long after the beginning of 1970, on that day.
  public init(milliseconds: Int) {
    self.init(nil, created: TimeOfDay(milliseconds: milliseconds), ofGame: "")
  }
}

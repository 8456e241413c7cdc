/// Moves plays together, after a clock that was forgotten.
extension Scoresheet {
  /// The step that moves a play and all later plays of its period; nil if they stay. An assist
  /// stays with its basket.
  func shifting(
    from number: Int, by milliseconds: Int
  ) throws(GameError) -> Entry.Action? {
    let plays = playByPlay.plays.map(\.play)
    guard let start = plays.firstIndex(where: { $0.number == number }) else {
      throw .noSuchPlay(number)
    }
    if milliseconds == 0 { return nil }
    let period = standing.schedule[plays[start].period]
    if period.isUntimed { throw .noEndOfPeriod }
    let later = plays[start...].filter { $0.period == period.number }
    let numbers = Set(later.map(\.number))
    var moved: [Play] = []
    for var play in later where play.basket.map(numbers.contains) ?? true {
      let (sum, isTooLarge) = play.reading.milliseconds.addingReportingOverflow(milliseconds)
      guard !isTooLarge, let reading = ClockReading(checked: sum), reading >= period.start else {
        throw .beforePeriod(play.reading, start: period.start)
      }
      if let end = period.end, reading > end { throw .beyondLimit(reading, limit: end) }
      play.reading = reading
      moved.append(play)
    }
    return .shift(plays: moved)
  }
}

import Events

extension EventStanding {
  /// How many games are played: `3 of 4`, or `3` in a winner-stays event, which has no fixed
  /// number.
  var playedText: String {
    let played = fixtures.count { $0.status.isSettled }
    return winnerStays == nil ? "\(played) of \(fixtures.count)" : "\(played)"
  }
}

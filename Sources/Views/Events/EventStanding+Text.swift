import Events

extension EventStanding {
  /// `3 of 4`: how many of the games are played; `3` where the winner stays on, for there are always more.
  var playedText: String {
    let played = fixtures.count { $0.status.isSettled }
    return winnerStays == nil ? "\(played) of \(fixtures.count)" : "\(played)"
  }
}

/// Whether a screen shows the box score: as the room decides, until somebody turns to it or back.
struct BoxScoreChoice {
  /// What somebody has turned to; nil where the room decides.
  private(set) var wanted: Bool?
  /// Whether it was shown last.
  var isShown = false

  /// Whether there is a step back to the game.
  var isTurned: Bool { wanted == true }

  /// Turns to the box score, or back; what is shown now.
  mutating func toggle() -> String {
    isShown.toggle()
    wanted = isShown
    return isShown ? "the box score: Tab goes back" : "the players: Tab shows the box score"
  }

  /// Leaves it to the room again.
  mutating func reset() { wanted = nil }
}

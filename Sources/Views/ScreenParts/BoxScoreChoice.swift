/// Whether a screen shows the box score: as the room allows, until the user turns it on or off.
struct BoxScoreChoice {
  /// The user's choice; nil to let the room decide.
  private(set) var wanted: Bool?
  /// Whether it was shown last.
  var isShown = false

  /// Whether the user can go back to the game from it.
  var isTurned: Bool { wanted == true }

  /// Turns the box score on or off; returns what is shown now.
  mutating func toggle() -> String {
    isShown.toggle()
    wanted = isShown
    return isShown ? "the box score: Tab goes back" : "the players: Tab shows the box score"
  }

  /// Lets the room decide again.
  mutating func reset() { wanted = nil }
}

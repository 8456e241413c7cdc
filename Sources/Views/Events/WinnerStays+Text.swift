import Events

extension WinnerStays {
  /// `Reds have won 2 in a row; waiting: Greens, Blues`: who stays on court, and who waits behind the
  /// next game.
  public var line: String {
    let holder = holder.map { "\($0) \(wins == 1 ? "stay on" : "have won \(wins) in a row"); " }
    let teams = waiting.isEmpty ? "nobody waits" : "waiting: \(waiting.joined(separator: ", "))"
    return ((holder ?? "") + teams).escapingControls
  }
}

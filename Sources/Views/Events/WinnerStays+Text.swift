import Events

extension WinnerStays {
  /// `Reds have won 2 in a row; next: Greens, Blues`: who stays on court, and who waits.
  public var line: String {
    let holder = holder.map { "\($0) \(wins == 1 ? "stay on" : "have won \(wins) in a row"); " }
    let teams = queue.isEmpty ? "nobody waits" : "waiting: \(queue.joined(separator: ", "))"
    return ((holder ?? "") + teams).escapingControls
  }
}

import Events

extension WinnerStays {
  /// `Reds have won 2 in a row; waiting: Greens, Blues`, with those who leave after the current
  /// game.
  public var line: String {
    let leaving = leaving.map { "\($0) leave after this game" }
    let staying = holder.flatMap { holder in
      has(holder) ? "\(holder) \(wins == 1 ? "stay on" : "have won \(wins) in a row")" : nil
    }
    let teams = waiting.isEmpty ? "nobody waits" : "waiting: \(waiting.joined(separator: ", "))"
    return ([staying].compactMap(\.self) + leaving + [teams]).joined(separator: "; ")
      .escapingControls
  }
}

import Basketball
import Events
import Terminal

extension FixtureStanding {
  /// `3 10:20 court 1 Reds - Blues QF`.
  public var line: String {
    line(of: Sides(home: shortName(of: .home), away: shortName(of: .away)))
  }

  /// The same with these names.
  public func line(of names: Sides<String>) -> String {
    [
      "\(number)", fixture.time?.text, fixture.court.map { "court \($0)" },
      "\(names.home) - \(names.away)", fixture.label,
    ].compactMap(\.self).joined(separator: " ").escapingControls
  }

  /// `forfeit, Reds`: the winner of a forfeit, which the score does not show.
  private var forfeit: String? {
    guard game?.ending == .forfeit else { return nil }
    return winner.map { "forfeit, \(shortName(of: $0))" } ?? "forfeit"
  }

  /// Its score or status.
  var stateText: String {
    let points = score.map { "\($0.home)-\($0.away)" }
    return switch status {
    case .played: [points, forfeit].compactMap(\.self).joined(separator: " ")
    case .playing: [points, "playing"].compactMap(\.self).joined(separator: " ")
    case .walkover: winner.map { "walkover, \(shortName(of: $0))" } ?? "walkover"
    case .waiting, .ready, .disputed: status.rawValue
    }
  }
}

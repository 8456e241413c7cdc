import Basketball
import Events
import Terminal

extension EventStanding {
  /// `3 10:20 court 1 Reds - Blues QF`, with the day before the time if the event has several.
  ///
  /// - Parameter names: the names of the teams, if not those of the standing.
  public func line(of fixture: FixtureStanding, named names: Sides<String>? = nil) -> String {
    let names = names ?? Sides { fixture.shortName(of: $0) }
    let when = fixture.fixture.when(withDay: hasDays)
    return [
      "\(fixture.number)", when.isEmpty ? nil : when, fixture.fixture.court.map { "court \($0)" },
      "\(names.home) - \(names.away)", fixture.fixture.label,
    ].compactMap(\.self).joined(separator: " ").escapingControls
  }

  /// The lines of the fixtures of these numbers.
  public func lines(of numbers: [Int]) -> [String] {
    numbers.compactMap { fixture($0) }.map { line(of: $0) }
  }
}

extension FixtureStanding {
  /// `forfeit, Reds`: the winner of a forfeit, which the score does not show.
  private var forfeit: String? {
    guard game?.ending == .forfeit else { return nil }
    return winner.map { "forfeit, \(shortName(of: $0))" } ?? "forfeit"
  }

  /// Its score or status.
  var stateText: String {
    let points = score.map { "\($0.home)-\($0.away)" }
    return switch status {
    case .played:
      [points, forfeit, isVoid ? "void" : nil].compactMap(\.self).joined(separator: " ")
    case .playing: [points, "playing"].compactMap(\.self).joined(separator: " ")
    case .walkover: winner.map { "walkover, \(shortName(of: $0))" } ?? "walkover"
    case .waiting, .ready, .disputed: status.rawValue
    }
  }
}

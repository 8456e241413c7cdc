/// When the count of team fouls restarts.
public enum FoulsReset: String, CaseIterable, Sendable {
  case game, half, period
}

/// The team fouls at the start of an overtime.
public enum OvertimeFouls: String, CaseIterable, Sendable {
  /// Those of the last period.
  case `continue`
  /// No fouls: the count begins anew.
  case reset
}

/// How an overtime begins.
public enum OvertimeStart: String, CaseIterable, Sendable {
  /// With a throw-in for the side that the arrow points to; then the arrow turns.
  case arrow
  /// With a jump ball.
  case jumpBall
}

/// A bonus for fouls late in a period.
public struct LateBonus: Equatable, Sendable {
  /// The length of the last part of a period.
  public let last: ClockReading
  /// The foul in that part that gives the bonus.
  public let from: Int

  /// A bonus from this foul on in the last minutes.
  public init(last: ClockReading, from: Int) {
    self.last = last
    self.from = from
  }
}

/// What the other side gets for the fouls of a team.
public enum Penalty: String, Sendable {
  case bonus, doubleBonus
}

extension Rules {
  /// Whether the count of team fouls restarts with a period.
  public func beginsFoulsAnew(_ period: Int) -> Bool {
    if period > periods { return overtimeFouls == .reset }
    return switch foulsReset {
    case .game: false
    case .half: period == periods / 2 + 1
    case .period: true
    }
  }

  /// Whether a foul comes late in its period.
  func isLate(_ play: Play) -> Bool {
    guard let lateBonus, let end = schedule[play.period].end else { return false }
    return end - play.reading <= lateBonus.last
  }

  /// Whether the side that throws for a foul has the ball after it: the foul was worse than a personal one or,
  /// on a half court, in the double bonus; by FIBA's 3x3 a flagrant one has to be the player's second.
  ///
  /// Source: FIBA, Official Basketball Rules: Art. 37, 38; NBA: rule 12; FIBA, Official 3x3 Basketball Rules of
  /// the Game: 37.2, team fouls and penalty situation.
  ///
  /// - Parameter flagrant: how many flagrant fouls the player has with it.
  func keepsBall(after foul: Move, _ penalty: Penalty?, flagrant: Int) -> Bool {
    switch foul {
    case .disruptiveFoul, .disqualifyingFoul: true
    case .flagrantFoul where flagrant > 1 || base != "fiba3x3": true
    default: shots == .oneAndTwo && penalty == .doubleBonus
    }
  }

  /// The penalty for so many team fouls, if there is one.
  ///
  /// - Parameters:
  ///   - late: how many of them were late in the period.
  ///   - isOvertime: whether the period is an overtime.
  func penalty(fouls: Int, late: Int, isOvertime: Bool) -> Penalty? {
    if let doubleBonus, fouls >= doubleBonus { return .doubleBonus }
    let first = isOvertime ? overtimeBonus ?? bonus : bonus
    if let first, fouls >= first { return .bonus }
    return lateBonus.flatMap { late >= $0.from ? .bonus : nil }
  }
}

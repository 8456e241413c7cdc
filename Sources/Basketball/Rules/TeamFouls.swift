/// When the count of team fouls restarts.
public enum FoulsReset: String, CaseIterable, Sendable {
  case game, half, period
}

/// The team fouls at the start of an overtime.
public enum OvertimeFouls: String, CaseIterable, Sendable {
  /// Those of the last period.
  case `continue`
  /// None.
  case reset
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

  /// Whether the side that throws for a foul has the ball after it: the foul was a flagrant one or, on a half
  /// court, in the double bonus.
  ///
  /// Source: FIBA, Official Basketball Rules: Art. 37, 38; NBA: rule 12; FIBA, Official 3x3 Basketball Rules of
  /// the Game: team fouls and penalty situation.
  func keepsBall(after foul: Move, _ penalty: Penalty?) -> Bool {
    foul == .flagrantFoul || foul == .disqualifyingFoul
      || penalty == .doubleBonus && shots == .oneAndTwo
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

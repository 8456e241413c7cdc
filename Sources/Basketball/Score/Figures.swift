/// Figures made of the counts of a line, or of the lines of many games; nil where no game recorded the counts that a
/// figure needs.
///
/// Source of the definitions: FIBA, Statisticians' Manual (fouls on, blocks received, points in the paint and
/// from fast breaks); EuroLeague (performance index); John Hollinger (game score).
public struct Figures: Equatable, Sendable {
  public private(set) var foulsDrawn, shotsBlocked, pointsInThePaint, fastBreakPoints: Int?
  public private(set) var efficiency, performanceIndex: Int?
  /// In thousandths.
  public private(set) var gameScore: Int?

  /// The figures of no game.
  public init() {}

  init(_ line: StatLine, _ kept: Shooting) {
    if kept.hasFoulsDrawn { foulsDrawn = line[.foulDrawn] }
    if kept.hasBlocks { shotsBlocked = line[.shotsBlocked] }
    if kept.tells.contains(.places) { pointsInThePaint = line[.pointsInThePaint] }
    if kept.tells.contains(.fastBreaks) { fastBreakPoints = line[.fastBreakPoints] }
    guard kept.hasRatings else { return }
    let made = line.fieldGoals(\.made)
    let missed = line.fieldGoals(\.missed)
    let won = line[.assist] &+ line[.steal] &+ line[.block] &- line[.turnover]
    let index = line.points &+ line[.rebound] &+ won &- missed &- line[.missedFreeThrow]
    efficiency = index
    if kept.hasIndex {
      performanceIndex =
        index &+ line[.foulDrawn] &- line[.shotsBlocked] &- line.fouls(of: .ofPlayers)
    }
    guard kept.hasGameScore else { return }
    let shooting =
      10 &* line.points &+ 4 &* made &- 7 &* (made &+ missed) &- 4 &* line[.missedFreeThrow]
    let rebounds = 7 &* line[.offensiveRebounds] &+ 3 &* line[.defensiveRebounds]
    let others = 10 &* (line[.steal] &- line[.turnover]) &+ 7 &* (line[.assist] &+ line[.block])
    let fouls = 4 &* line.fouls(of: kept.personalFouls)
    gameScore = 100 &* (shooting &+ rebounds &+ others &- fouls)
  }

  /// Adds the figures of other games.
  public mutating func add(_ other: Figures) {
    foulsDrawn.add(other.foulsDrawn)
    shotsBlocked.add(other.shotsBlocked)
    pointsInThePaint.add(other.pointsInThePaint)
    fastBreakPoints.add(other.fastBreakPoints)
    efficiency.add(other.efficiency)
    performanceIndex.add(other.performanceIndex)
    gameScore.add(other.gameScore)
  }
}

/// The figure that texts and pages show.
public enum Rating: String, CaseIterable, Sendable {
  case efficiency, performanceIndex, gameScore, none
}

/// The facts that at least one shot of a game tells besides its value.
public struct ToldOfShots: OptionSet, Equatable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let places = ToldOfShots(rawValue: 1)
  public static let fastBreaks = ToldOfShots(rawValue: 2)
}

/// The share of the team's attempts and turnovers that a player had while on court.
///
/// Source: NBA, Statistics Glossary (usage percentage).
public struct Usage: Equatable, Sendable {
  /// Attempts, trips to the line and turnovers, in hundredths.
  private var plays = 0, teamPlays = 0
  /// The player's milliseconds on court, and the team's for each of its places on court.
  private var played = 0, teamPlayed = 0

  /// The usage of a player with a line, on court for `played` milliseconds, in a team with a total line, whose
  /// players were on court for `together` milliseconds, all added up.
  ///
  /// - Parameter side: how many play at once.
  public init(_ line: StatLine, _ played: Int, of total: StatLine, _ together: Int, side: Int) {
    plays = line.plays
    teamPlays = total.plays
    self.played = played
    teamPlayed = together / max(1, side)
  }

  /// Adds the usage in other games.
  public mutating func add(_ other: Usage) {
    plays &+= other.plays
    teamPlays &+= other.teamPlays
    played &+= other.played
    teamPlayed &+= other.teamPlayed
  }

  /// In thousandths of a percent; nil without time on court.
  public var thousandths: Int? {
    guard played > 0, teamPlays > 0 else { return nil }
    let share = Double(plays) / Double(teamPlays) * Double(teamPlayed) / Double(played)
    return Int((share * 100_000).rounded())
  }
}

extension StatLine {
  fileprivate func fieldGoals(_ move: (Shot) -> Move) -> Int {
    self[move(.onePoint)] &+ self[move(.twoPoints)] &+ self[move(.threePoints)]
  }

  fileprivate var plays: Int {
    let tried = fieldGoals(\.made) &+ fieldGoals(\.missed)
    return 100 &* (tried &+ self[.turnover]) &+ 44 &* (self[.freeThrow] &+ self[.missedFreeThrow])
  }
}

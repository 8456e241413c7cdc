import Basketball
import JSON

/// The line of a player, or of a team itself.
public struct StatLineDocument: KeyedDocument, Equatable {
  /// The player's name; the team's own line has none.
  public private(set) var name: String?
  private var jersey: String?
  /// The counts.
  public private(set) var line = StatLine()
  /// Its attempts and percentages.
  public private(set) var shots = ShotsDocument()
  /// A player's fouls that count towards the limit; all fouls of another line.
  public private(set) var fouls = 0
  /// Whether a player has reached the limit.
  public private(set) var isFouledOut = false
  /// Whether a player has reached the limit or was disqualified.
  public var isOut: Bool { isFouledOut || name != nil && line[.disqualifyingFoul] > 0 }
  /// Whether the player began the game, and is on court; nil until the game tells.
  public private(set) var (isStarter, isOnCourt) = (Bool?.none, Bool?.none)
  /// Milliseconds played, and how the score went in them; nil until the game tells.
  public private(set) var (played, plusMinus) = (Int?.none, Int?.none)

  /// A line of a player, or of a team for nil.
  ///
  /// - Parameter fouls: nil for all fouls of the line.
  public init(
    _ player: Player?, _ line: StatLine, _ shots: ShotsDocument, fouls: Int? = nil
  ) {
    (name, jersey, self.line, self.shots) = (player?.name, player?.jersey, line, shots)
    self.fouls = fouls ?? line.fouls(of: .everyKind)
  }

  /// The line of a player in a game by these rules.
  init(_ player: Player, _ line: StatLine, _ shots: ShotsDocument, by rules: Rules) {
    self.init(player, line, shots, fouls: line.fouls(of: rules.personalFouls))
    isFouledOut = rules.foulLimit.map { fouls >= $0 } ?? false
  }

  /// The same with a player's time on court.
  func onCourt(_ court: CourtLine?, at reading: ClockReading) -> StatLineDocument {
    guard let court else { return self }
    var line = self
    (line.isStarter, line.isOnCourt) = (court.isStarter, court.isOnCourt)
    (line.played, line.plusMinus) = (court.milliseconds(at: reading), court.plusMinus)
    return line
  }

  /// Computes attempts and percentages from the counts.
  mutating func count(_ shooting: Shooting) { shots = ShotsDocument(shooting.shots(of: line)) }

  /// The player's time on court.
  func court(at reading: ClockReading) -> CourtLine {
    CourtLine(
      isStarter: isStarter ?? false, isOnCourt: isOnCourt ?? false, plusMinus: plusMinus ?? 0,
      milliseconds: played ?? 0, at: reading)
  }

  /// The same with a time on court that several games make.
  public func onCourt(milliseconds: Int?, plusMinus: Int?) -> StatLineDocument {
    var line = self
    (line.played, line.plusMinus) = (milliseconds, plusMinus)
    return line
  }

  /// A line to read into.
  init(isNamed: Bool) { name = isNamed ? "" : nil }

  /// The player; the team's own line has none.
  public var player: Player? { name.map { Player($0, jersey: jersey) } }

  /// Takes over what 0.2.0 did not write of a player: the fouls that count towards a limit.
  mutating func adoptLimit(of other: StatLineDocument) {
    (fouls, isFouledOut) = (other.fouls, other.isFouledOut)
  }

  /// The contract's line. The moves that 0.1.0 knew are required; the others are 0 if missing.
  public mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    let isPlayer = name != nil
    var points = line.points
    try json.count("assist", &line[.assist])
    try shots.attemptsKey(&json)
    if !isPlayer { try json.count("benchFoul", &line[.benchFoul], isAdded: true) }
    try json.count("block", &line[.block], isAdded: true)
    try json.count("defensiveRebound", &line.defensiveRebounds, isAdded: true)
    try json.count("disqualifyingFoul", &line[.disqualifyingFoul], isAdded: true)
    try json.count("flagrantFoul", &line[.flagrantFoul], isAdded: true)
    try json.count("foul", &line[.foul])
    if isPlayer {
      // 0.2.0 knew one kind of foul, and no limit.
      if !json.isWriting { fouls = line[.foul] }
      try json.bool("fouledOut", &isFouledOut, isAdded: true)
      try json.count("fouls", &fouls, isAdded: true)
    }
    try json.count("freeThrow", &line[.freeThrow], isAdded: true)
    if isPlayer { try json.text("jersey", &jersey) }
    try json.count("missedFreeThrow", &line[.missedFreeThrow], isAdded: true)
    try json.count("missedOnePoint", &line[.missedOnePoint], isAdded: true)
    try json.count("missedThreePoints", &line[.missedThreePoints], isAdded: true)
    try json.count("missedTwoPoints", &line[.missedTwoPoints], isAdded: true)
    if var own = name {
      try json.text("name", &own)
      name = own
    }
    try json.count("offensiveFoul", &line[.offensiveFoul], isAdded: true)
    try json.count("offensiveRebound", &line.offensiveRebounds, isAdded: true)
    if isPlayer { try json.bool("onCourt", &isOnCourt) }
    try json.count("onePoint", &line[.onePoint])
    try shots.percentageKey(&json)
    if isPlayer { try json.int("plusMinus", &plusMinus) }
    try json.int("points", &points)
    try shots.pointsPerShotKey(&json)
    try json.count("rebound", &line[.rebound])
    if isPlayer {
      try json.thousandths("secondsPlayed", &played)
      try json.bool("starter", &isStarter)
    }
    try json.count("steal", &line[.steal], isAdded: true)
    try json.count("technicalFoul", &line[.technicalFoul], isAdded: true)
    try json.count("threePoints", &line[.threePoints], isAdded: true)
    try json.count("timeout", &line[.timeout], isAdded: true)
    try json.count("turnover", &line[.turnover], isAdded: true)
    try json.count("twoPoints", &line[.twoPoints])
    if !isPlayer, !json.isWriting { fouls = line.fouls(of: .everyKind) }
    // Of a game that is a result the team's own line has the points, and no counts.
    if name == nil, line.isEmpty { line.result = points }
    try json.agree("points", points == line.points, else: "is not what the baskets make")
  }
}

/// Attempts and percentages of a line, or of a whole team.
public struct ShotsDocument: Equatable, Sendable {
  /// How often each shot was tried; nil if no miss was recorded in the game.
  public private(set) var attempts: ShotFigures?
  /// Percent that went in, in thousandths.
  public private(set) var percentage: ShotFigures?
  /// Points per shot from the field, in thousandths.
  public private(set) var pointsPerShot: Int?

  /// No figures.
  init() {}

  /// The figures of these shots.
  public init(_ shots: Shots) {
    (attempts, percentage) = (shots.attempts, shots.percentage)
    pointsPerShot = shots.pointsPerShot
  }
}

/// Its keys, each among those of the line or the team that it is of.
extension ShotsDocument {
  mutating func attemptsKey(_ json: inout DocumentCoder) throws(JSONError) {
    try json.figures("attempts", &attempts, areCounts: true)
  }

  mutating func percentageKey(_ json: inout DocumentCoder) throws(JSONError) {
    try json.figures("percentage", &percentage, areCounts: false)
  }

  mutating func pointsPerShotKey(_ json: inout DocumentCoder) throws(JSONError) {
    if json.passes(figure: "pointsPerShot") { return }
    try json.thousandths("pointsPerShot", &pointsPerShot)
  }
}

/// The contract's figures of shots.
private struct FiguresDocument: KeyedDocument {
  var figures = ShotFigures()
  /// Whether the figures are counts; else they are thousandths.
  let areCounts: Bool

  mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    try figure("field", &figures.field, in: &json)
    try figure("freeThrow", &figures[.freeThrow], in: &json)
    try figure("onePoint", &figures[.onePoint], in: &json)
    try figure("threePoints", &figures[.threePoints], in: &json)
    try figure("twoPoints", &figures[.twoPoints], in: &json)
  }

  private func figure(
    _ key: StaticString, _ value: inout Int?, in json: inout DocumentCoder
  ) throws(JSONError) {
    if areCounts { try json.count(key, &value) } else { try json.thousandths(key, &value) }
  }
}

extension DocumentCoder {
  /// Figures of shots, or nil.
  fileprivate mutating func figures(
    _ key: StaticString, _ value: inout ShotFigures?, areCounts: Bool
  ) throws(JSONError) {
    if passes(figure: key) { return }
    var document = value.map { FiguresDocument(figures: $0, areCounts: areCounts) }
    try self.document(key, &document, empty: FiguresDocument(areCounts: areCounts))
    value = document?.figures
  }
}

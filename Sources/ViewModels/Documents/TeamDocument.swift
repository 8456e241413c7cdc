import Basketball

/// A team in a document.
public nonisolated struct TeamDocument: Codable, Equatable, Sendable {
  /// The team's name.
  public let name: String
  /// Its points.
  public let score: Int
  /// Its fouls, the players' included.
  public let fouls: Int
  /// What its fouls give the other side: `bonus` or `doubleBonus`.
  public let penalty: OrNull<String>
  /// Points with which it would win at once; null when the game is over.
  public let needs: OrNull<Int>
  /// Its players in the order of the roster.
  public let players: [LineDocument]
  /// What belongs to no player; the lines of the players and this one make the score.
  public let team: LineDocument

  init(_ side: Side, of sheet: Scoresheet) {
    let (team, line) = (sheet.teams[side], sheet.box.lines[side])
    (name, score, fouls) = (team.name, line.score, line.fouls)
    penalty = OrNull(Self.penalty(line.fouls, sheet.rules))
    needs = OrNull(sheet.box.needed(by: side))
    players = zip(team.players, line.players).map { LineDocument(name: $0.name, $1) }
    self.team = LineDocument(name: nil, line.team)
  }
}

extension TeamDocument {
  private nonisolated static func penalty(_ fouls: Int, _ rules: Rules) -> String? {
    if let doubleBonus = rules.doubleBonus, fouls >= doubleBonus { return "doubleBonus" }
    return rules.bonus.flatMap { fouls >= $0 ? "bonus" : nil }
  }
}

/// What a player, or a team itself, has done.
public nonisolated struct LineDocument: Codable, Equatable, Sendable {
  /// The player's name; the team's own line has none.
  public let name: String?
  /// Points scored.
  public let points: Int
  /// Baskets worth one point.
  public let onePoint: Int
  /// Baskets worth two points.
  public let twoPoints: Int
  /// Passes that led to a basket.
  public let assist: Int
  /// Missed shots caught.
  public let rebound: Int
  /// Fouls committed.
  public let foul: Int

  init(name: String?, _ line: Line) {
    self.name = name
    (points, onePoint, twoPoints) = (line.points, line.onePoint, line.twoPoints)
    (assist, rebound, foul) = (line.assist, line.rebound, line.foul)
  }

  /// Whether there is anything in it.
  public var isEmpty: Bool { [onePoint, twoPoints, assist, rebound, foul].allSatisfy { $0 == 0 } }
}

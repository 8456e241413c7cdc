import Basketball
import JSON

extension TimeoutCeiling: Document {
  /// Reads a ceiling of a document.
  init(_ json: JSONValue) throws {
    try self.init(
      period: json.member("period").period(), left: json.member("left").reading(),
      most: json.member("most").count())
  }

  public var json: JSON { ["left": left, "most": most, "period": period] }
}

extension Ejection: Document {
  /// Reads an ejection of a document.
  init(_ json: JSONValue) throws {
    try self.init(json.member("count").count(), json.member("fouls").fouls())
  }

  public var json: JSON { ["count": count, "fouls": fouls.kinds] }
}

extension Overtime: Document {
  public var json: JSON { ["length": length, "points": points] }
}

extension JSONValue {
  /// A kind of overtime.
  func overtime() throws -> Overtime {
    var members = try JSONObject(self)
    let length = try members.optional("length")?.reading()
    guard let kind = Overtime(length: length, points: try members.count("points"))
    else { throw error("is no overtime: nothing ends it") }
    return kind
  }

  /// The points of the winner and the loser that count for an end by hand; nil for the score as it stood.
  func score(of ending: String) throws -> [Int]? {
    if isNull { return nil }
    let score = try counts()
    if score.count != 2 { throw error("is no score of two sides for a \(ending)") }
    return score
  }

  /// Kinds of fouls.
  func fouls() throws -> FoulCounts {
    try FoulCounts(
      list().map { json in
        let move = try json.move()
        guard move.isFoul else { throw json.error("is no foul: '\(move.name)'") }
        return move
      })
  }

  /// How many fouls each kind counts for: `{"flagrantFoul": 2, "foul": 1}`.
  func foulCounts() throws -> FoulCounts {
    var counts = FoulCounts()
    for (key, count) in try JSONObject(self) {
      let name = try key.string()
      guard let kind = Move.fouls.first(where: { $0.name == name }) else {
        throw error("has '\(name.excerpt)', which is no foul")
      }
      counts[kind] = try count.count()
    }
    return counts
  }

  /// The values of shots: `[1, 2]` or `[2, 3]`.
  func shots() throws -> ShotValues {
    guard let shots = ShotValues(try counts()) else { throw error("is neither [1, 2] nor [2, 3]") }
    return shots
  }
}

/// The answer of `rules --json`.
public struct RulesList: Document {
  /// The game whose rules follow the named sets, if one was named.
  public let game: GameState?

  /// The named sets.
  public let sets: [Rules]

  /// All named sets, or some of them.
  public init(game: GameState?, of sets: [Rules] = Rules.presets) {
    self.game = game
    self.sets = sets
  }

  public var json: JSON {
    [
      "format": "scoreboard.rules/1",
      "id": game?.id,
      "presets": sets,
      "rules": game?.rules,
    ]
  }
}

import Basketball
import JSON

/// What a game's file says of its game before the tape, `scoreboard.summary/1`, so that lists and seasons
/// need not read tapes. It never becomes a game again.
///
/// It has the keys of the game's document of which something follows for a list, and leaves out what is 0,
/// null, false or empty; `kept` tells what is 0 from what nobody counted.
public enum Summary {
  static let format = "scoreboard.summary/1"

  /// What follows from the rest.
  private static let derived: [StaticString] = ["leader", "running", "usage"]
  /// What is there also where it says nothing.
  private static let constant: [StaticString] = ["kept", "score", "tracked"]

  /// The summary of a game; the size of its file goes behind it.
  ///
  /// - Parameters:
  ///   - changed: the time of its last entry.
  ///   - until: when its running clock ends the period: from then on the tape tells.
  public static func json(of game: GameDocument, changed: TimeOfDay, until: TimeOfDay?) -> JSON {
    let season = SeasonGame(game, changed: changed)
    let rules = game.rules.summary
    return said(
      of: season.row.json(
        season.teams.map { $0.json(tellsAll: false) }, rules: rules, format: format
      ).members.filter { !$0.key.isSame(as: "id") },
      and: [
        "card": season.row.card.summary, "changed": changed, "kept": season.kept, "until": until,
      ])
  }

  private static func said(of members: [JSON.Member], and more: JSON) -> JSON {
    .object(JSON.object(members).adding(more).members.compactMap(said))
  }

  private static func said(_ member: JSON.Member) -> JSON.Member? {
    if constant.contains(where: member.key.isSame) { return member }
    guard let value = said(by: member.value), !derived.contains(where: member.key.isSame) else {
      return nil
    }
    return JSON.Member(member.key, value)
  }

  /// The value without what says nothing; nil if it says nothing itself.
  private static func said(by value: JSON) -> JSON? {
    switch value {
    case .null, .bool(false), .int(0), .thousandths(0), .thousandths(nil), .text(""): return nil
    case .list(let values): return values.isEmpty ? nil : .list(values.map { said(by: $0) ?? $0 })
    case .object(let members):
      let said = members.compactMap(said)
      return said.isEmpty ? nil : .object(said)
    default: return value
    }
  }

  /// The size that a summary says its file has; nil where it says none at its end.
  public static func size(of game: ArraySlice<UInt8>) -> Int? {
    var start = game.endIndex - 1
    while start > game.startIndex, (48...57).contains(game[start - 1]) { start -= 1 }
    guard start - sizeKey.count > game.startIndex,
      game[(start - sizeKey.count)...].starts(with: sizeKey)
    else { return nil }
    return Int(String(decoding: game[start..<(game.endIndex - 1)], as: UTF8.self))
  }

  private static let sizeKey = Array("\"size\":".utf8)

  /// What a summary says on one line, whatever its layout, without the size.
  public static func text(of game: JSONValue) -> String {
    var json = JSONWriter(spread: 0)
    json.object(game, without: "size")
    return json.text
  }
}

extension Rules {
  /// The values by which games are listed and counted.
  fileprivate var summary: JSON {
    [
      "base": base, "defaultScore": table.defaultScore, "forfeitKeepsLead": table.forfeitKeepsLead,
      "forfeitScore": table.forfeitScore, "margin": margin, "name": name,
      "personalFouls": personalFouls == .ofPlayers ? nil : personalFouls.kinds,
      "ranking": table.ranking, "shots": shots.values, "side": side, "target": target,
      "timeLimit": timeLimit,
    ]
  }
}

extension SeasonGame {
  /// The game of a summary.
  ///
  /// - Parameter detail: its teams have their lines, or the names of their players, or only their own.
  public convenience init(summary game: JSONValue, of id: String, _ detail: SeasonDetail) throws {
    let row = try GameRow(summary: game, of: id)
    let rules = try game.member("rules")
    let shots = try rules.optional("shots")?.shots() ?? .oneAndTwo
    if detail < .lines {
      self.init(row, try TeamDocument.named(game, hasPlayers: detail == .names), shots: shots)
      return
    }
    let kept = try Kept(game.member("kept"))
    let teams = try Sides(home: game.member("home"), away: game.member("away")).map {
      try TeamDocument(
        summary: $0, isTracked: row.isTracked, countsTimeouts: kept.contains(.timeoutsLeft))
    }
    let shooting = try Shooting(
      teams.map(\.lines), tells: kept.told,
      personalFouls: rules.optional("personalFouls")?.fouls() ?? .ofPlayers,
      isSheet: row.plays == 0)
    self.init(
      row, teams.with(shooting, plays: row.plays, by: try rules.member("side").count()),
      shots: shots, kept: kept)
  }
}

extension GameRow {
  fileprivate init(summary json: JSONValue, of id: String) throws {
    var game = try JSONObject(json)
    let format = try game.member("format")
    guard format.isString("scoreboard.summary/1") else { throw format.error("is not known") }
    var (away, home) = try (JSONObject(game.member("away")), JSONObject(game.member("home")))
    var rules = try JSONObject(game.member("rules"))
    let clock = try game.member("clock")
    let reading = try clock.optional("seconds")?.reading() ?? .zero
    let left = try clock.optional("left")?.reading()
    self.init(
      id: id,
      date: GameDate(
        try game.optional("day")?.day(), created: try game.member("created").timeOfDay(),
        ofGame: id),
      status: try game.member("status").oneOf(Status.init),
      winner: try game.optional("winner")?.side(),
      changed: try game.member("changed").timeOfDay(),
      ending: try game.optional("ending")?.oneOf(Ending.init),
      isOvertime: game.value("overtime") != nil,
      link: try EventLink(&game),
      note: try game.optional("note")?.string(),
      source: try game.optional("source")?.source(),
      card: try Card(summary: game.optional("card")),
      teams: try Sides(home: home.member("name").string(), away: away.member("name").string()),
      score: try Sides(home: home.member("score").count(), away: away.member("score").count()),
      rules: try rules.member("name").string(),
      base: try rules.optional("base")?.string(),
      target: try rules.optional("target")?.count(),
      margin: try rules.optional("margin")?.count() ?? 0,
      table: TableRules(
        try rules.member("ranking").oneOf(Ranking.init),
        forfeitScore: try rules.optional("forfeitScore")?.counts(),
        forfeitKeepsLead: rules.value("forfeitKeepsLead") != nil,
        defaultScore: try rules.optional("defaultScore")?.counts()),
      plays: try game.optional("plays")?.count() ?? 0,
      period: try game.member("period").period(),
      periodEnded: game.value("periodEnded") != nil,
      isTracked: try game.member("tracked").bool(),
      clock: ShownClock(
        reading: reading, at: nil, left: left ?? (rules.value("timeLimit") == nil ? nil : .zero),
        text: try clock.member("text").string()))
  }
}

extension EventLink {
  /// Reads what a game is played for, if it is for a fixture.
  fileprivate init?(_ game: inout JSONObject) throws {
    let event = try game.optional("event")?.string()
    let fixture = try game.optional("fixture")?.count()
    guard let event, let fixture else { return nil }
    self.init(event: event, fixture: fixture)
  }
}

extension Kept: JSONRepresentable {
  /// The keys of what is kept. Who counts one kind of foul counts all, and `foul` says so.
  private static let names: [(key: StaticString, kept: Kept)] = {
    let moves = (StatLine.counted + [.foulDrawn]).filter { !$0.isFoul }
    let columns = Column.rebounds + Column.figures + [.minutes]
    return [("points", .anything)] + moves.map { ($0.key, Kept($0)) }
      + columns.map { ($0.key, $0.needs) }
      + [("foul", Kept(.foul)), ("timeoutsLeft", .timeoutsLeft)]
  }()

  public var json: JSON {
    .list(Self.names.filter { contains($0.kept) }.map { .text($0.key.description) })
  }

  /// Reads the keys of what is kept.
  fileprivate init(_ json: JSONValue) throws {
    self.init()
    for key in try json.list() {
      for name in Self.names where key.isString(name.key) { insert(name.kept) }
    }
  }

  /// What the shots of the game tell.
  fileprivate var told: ToldOfShots {
    ToldOfShots(places: contains(.figure(2)), fastBreaks: contains(.figure(3)))
  }
}

import Basketball
import JSON

/// What a game's file says of its game before the tape, `scoreboard.summary/1`, so that lists and seasons
/// need not read tapes. It never becomes a game again.
///
/// It has the keys of the game's document that lists and seasons need, and leaves out those that are 0, null, false
/// or empty; `kept` tells what is 0 from what nobody counted.
public enum Summary {
  static let format = "scoreboard.summary/1"

  /// Keys that are left out because they follow from the rest.
  private static let derived: [StaticString] = ["leader", "running", "usage"]
  /// Keys that are there even where they say nothing.
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
    guard let value = said(by: member.value) else {
      return constant.contains(where: member.key.isSame) ? member : nil
    }
    return derived.contains(where: member.key.isSame) ? nil : JSON.Member(member.key, value)
  }

  /// The value without members that are 0, null, false or empty; nil if the value itself is.
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
  /// The game of a summary. It reads the members in the order of the text, so that it finds each at once.
  ///
  /// - Parameter detail: its teams have their lines, or the names of their players, or only their own.
  public convenience init(summary json: JSONValue, of id: String, _ detail: SeasonDetail) throws {
    var game = try JSONObject(json)
    let away = try game.member("away")
    let card = try Card(summary: game.optional("card"))
    let changed = try game.member("changed").timeOfDay()
    var clock = try JSONObject(game.member("clock"))
    let left = try clock.optional("left")?.reading()
    let reading = try clock.optional("seconds")?.reading() ?? .zero
    let clockText = try clock.member("text").string()
    let created = try game.member("created").timeOfDay()
    let date = GameDate(try game.optional("day")?.day(), created: created, ofGame: id)
    let ending = try game.optional("ending")?.oneOf(Ending.init)
    let event = try game.optional("event")?.string()
    let fixture = try game.count("fixture")
    let format = try game.member("format")
    guard format.isString("scoreboard.summary/1") else { throw format.error("is not known") }
    let sides = Sides(home: try game.member("home"), away: away)
    let counted = try game.member("kept")
    let note = try game.optional("note")?.string()
    let isOvertime = game.value("overtime") != nil
    let period = try game.member("period").period()
    let periodEnded = game.value("periodEnded") != nil
    let plays = try game.count("plays") ?? 0
    var rules = try JSONObject(game.member("rules"))
    let base = try rules.optional("base")?.string()
    let defaultScore = try rules.optional("defaultScore")?.counts()
    let forfeitKeepsLead = rules.value("forfeitKeepsLead") != nil
    let forfeitScore = try rules.optional("forfeitScore")?.counts()
    let margin = try rules.count("margin") ?? 0
    let name = try rules.member("name").string()
    let personalFouls = try rules.optional("personalFouls")?.fouls() ?? .ofPlayers
    let table = TableRules(
      try rules.member("ranking").oneOf(Ranking.init), forfeitScore: forfeitScore,
      forfeitKeepsLead: forfeitKeepsLead, defaultScore: defaultScore)
    let shots = try rules.optional("shots")?.shots() ?? .oneAndTwo
    let side = try rules.member("side").count()
    let target = try rules.count("target")
    let hasLimit = rules.value("timeLimit") != nil
    let source = try game.optional("source")?.source()
    let status = try game.member("status").oneOf(Status.init)
    let isTracked = try game.member("tracked").bool()
    let winner = try game.optional("winner")?.side()
    let hasLines = detail >= .lines
    let kept = try hasLines ? Kept(counted) : []
    var teams = try sides.map {
      try hasLines
        ? TeamDocument(
          summary: $0, isTracked: isTracked, countsTimeouts: kept.contains(.timeoutsLeft))
        : TeamDocument(named: $0, hasPlayers: detail == .names)
    }
    if hasLines {
      let shooting = Shooting(
        teams.map(\.sum), tells: kept.told, personalFouls: personalFouls, isSheet: plays == 0)
      teams.home.take(shooting, plays: plays, by: side)
      teams.away.take(shooting, plays: plays, by: side)
    }
    let row = GameRow(
      id: id, date: date, status: status, winner: winner, changed: changed, ending: ending,
      isOvertime: isOvertime,
      link: event.flatMap { event in fixture.map { EventLink(event: event, fixture: $0) } },
      note: note, source: source, card: card, teams: teams.map(\.name),
      score: teams.map(\.score), rules: name, base: base, target: target,
      margin: margin, table: table, plays: plays, period: period,
      periodEnded: periodEnded, isTracked: isTracked,
      clock: ShownClock(
        reading: reading, at: nil, left: left ?? (hasLimit ? .zero : nil), text: clockText))
    self.init(row, teams, shots: shots, kept: kept)
  }
}

extension Kept: JSONRepresentable {
  /// The keys of what is kept. Who counts one kind of foul counts all, and `foul` says so.
  private static let names: [(key: StaticString, kept: Kept)] = {
    let moves = StatLine.countedOnSheets.filter { !$0.isFoul }
    let columns = Column.rebounds + Column.figures + [.minutes]
    return [("points", .anything)] + moves.map { ($0.key, Kept($0)) }
      + columns.map { ($0.key, $0.needs) }
      + [("foul", Kept(.foul)), ("timeoutsLeft", .timeoutsLeft)]
  }()
  private static let keys = names.map(\.key)

  public var json: JSON {
    .list(Self.names.filter { contains($0.kept) }.map { .text($0.key.description) })
  }

  /// Reads the keys of what is kept.
  fileprivate init(_ json: JSONValue) throws {
    self.init()
    for key in try json.each() {
      if let place = key.place(among: Self.keys) { insert(Self.names[place].kept) }
    }
  }

  /// What the shots of the game tell.
  fileprivate var told: ToldOfShots {
    let places: ToldOfShots = contains(.figure(2)) ? .places : []
    return contains(.figure(3)) ? places.union(.fastBreaks) : places
  }
}

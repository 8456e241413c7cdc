import Basketball
import Fixtures
import JSON
import Testing

@testable import Documents

@Suite("A table for other programs")
struct TableTests {
  /// A row, its values by the names of their columns; those of nothing are empty.
  private typealias Values = [String: String]

  /// A game in which anything may have happened.
  private static func game(_ seed: Int) throws -> Scoresheet {
    var random = RandomGame(seed: seed)
    var sheet = Scoresheet(
      id: "2026-11-20-game-\(seed)", teams: random.teams(), rules: try random.rules(),
      now: random.now)
    for _ in 0..<60 {
      random.wait()
      _ = try? sheet.perform(random.verb(in: sheet.state), now: random.now)
    }
    return sheet
  }

  private static func seasonGame(_ seed: Int) throws -> SeasonGame {
    let sheet = try game(seed)
    return SeasonGame(GameDocument(sheet.state, now: sheet.tape.changed))
  }

  /// The rows as CSV has them.
  private static func csv<Row>(_ table: Table<Row>, _ rows: [Row]) throws -> [Values] {
    let bytes = table.header(as: .csv) + table.lines(of: rows, as: .csv)
    let lines = try NaiveCSV.lines(of: String(decoding: bytes, as: UTF8.self))
    let names = try #require(lines.first)
    return try lines.dropFirst().map { line in
      try #require(line.count == names.count)
      return Dictionary(zip(names, line)) { first, _ in first }
    }
  }

  /// The rows as JSON Lines have them.
  private static func jsonLines<Row>(_ table: Table<Row>, _ rows: [Row]) throws -> [Values] {
    #expect(table.header(as: .jsonLines) == [])
    let lines = table.lines(of: rows, as: .jsonLines).split(separator: UInt8(ascii: "\n"))
    return try lines.map { line in
      let (bytes, names) = (Array(line), try JSONText(Array(line)).root)
      let members = try names.members.map { key, value in
        let text = String(decoding: bytes[value.range], as: UTF8.self)
        let isText = value.kind == .string
        return (try key.string(), isText ? try value.string() : value.isNull ? "" : text)
      }
      #expect(members.map(\.0) == members.map(\.0).sorted())
      return Dictionary(members) { first, _ in first }
    }
  }

  private static func points(_ rows: [Values], of side: Side) -> Int {
    rows.filter { $0["side"] == side.rawValue }.compactMap { $0["points"].flatMap(Int.init) }
      .reduce(0, +)
  }

  @Test("has the same values in CSV as in JSON Lines", arguments: seeds(5))
  func formats(_ seed: Int) throws {
    let (sheet, game) = (try Self.game(seed), try Self.seasonGame(seed))
    let (players, plays) = (LineRow.players(of: game), PlayRow.rows(of: sheet))
    #expect(
      try Self.csv(.games, [game]) == Self.jsonLines(.games, [game]))
    #expect(try Self.csv(.players, players) == Self.jsonLines(.players, players))
    #expect(try Self.csv(.plays, plays) == Self.jsonLines(.plays, plays))
    let teams = LineRow.teams(of: sheet, now: sheet.tape.changed)
    #expect(try Self.csv(.teams, teams) == Self.jsonLines(.teams, teams))
  }

  @Test("of players makes the score of each team", arguments: seeds(5))
  func players(_ seed: Int) throws {
    let game = try Self.seasonGame(seed)
    let rows = try Self.csv(.players, LineRow.players(of: game))
    for side in Side.allCases {
      #expect(Self.points(rows, of: side) == game.teams[side].score)
      let names = rows.filter { $0["side"] == side.rawValue }.compactMap { $0["player"] }
      #expect(
        Array(names.prefix(game.teams[side].players.count))
          == game.teams[side].players.map { $0.name ?? "" })
    }
  }

  @Test("of plays is the log, and its points make the score", arguments: seeds(5))
  func plays(_ seed: Int) throws {
    let (sheet, game) = (try Self.game(seed), try Self.seasonGame(seed))
    let rows = try Self.csv(.plays, PlayRow.rows(of: sheet))
    #expect(rows.map { $0["number"] } == LogDocument(sheet).plays.map { String($0.number) })
    for side in Side.allCases {
      #expect(Self.points(rows, of: side) == game.teams[side].score)
    }
  }
}

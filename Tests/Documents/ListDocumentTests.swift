import Basketball
import Fixtures
import JSON
import Testing

@testable import Documents

@Suite("The document of a list")
struct ListDocumentTests {
  /// A game that is ready, one that runs, one that is paused and one that is finished, newest first.
  private func games() throws -> [GameDocument] {
    let rules = try Rules(told: "pickup target 3")
    let sides = [
      ("Blues: D, E, F", "2026-11-20-reds-blues"), ("Żółci: D, E, F", "2026-11-20-reds-zolci"),
      ("李小龍: D, E, F", "2026-11-20-reds-李小龍"), ("Blues: G, H, I", "2026-11-20-reds-blues-2"),
    ]
    let sheets = try sides.enumerated().map { minute, side in
      var sheet = Scoresheet(
        id: side.1,
        teams: Sides(
          home: try Team(typed: "Reds: Ana, Bo, Cy", side: 3),
          away: try Team(typed: side.0, side: 3)),
        rules: rules, now: .start(minute * 60_000))
      guard minute > 0 else { return sheet }
      let basket = Verb.record([PlayRequest(.exact(Who(.home, "Ana")), .twoPoints)])
      let verbs: [Verb] = [.clock(.start), basket] + [[], [.clock(.pause)], [basket]][minute - 1]
      for verb in verbs { _ = try sheet.perform(verb, now: .start(3_600_000)) }
      return sheet
    }
    return sheets.reversed().map { GameDocument($0.state, now: $0.tape.changed) }
  }

  @Test("is this JSON")
  func json() throws {
    try expectGolden(Self.list(of: games().map { SeasonGame($0) }), "games.list.json")
  }

  private static func list(of games: [SeasonGame], damaged: [JSON] = []) -> String {
    var list = ""
    ListDocument.write(games.map { $0.listed(counts: true) }, damaged: damaged) { list += $0 }
    return list
  }

  @Test("names the files that are not games")
  func damaged() throws {
    let list = Self.list(of: [], damaged: [["path": "a.json", "what": "it is empty"]])
    let root = try JSONText(Array(list.utf8)).root
    let file = try root.member("damaged").list()[0]
    #expect(try file.member("path").string() == "a.json")
    #expect(try file.member("what").string() == "it is empty")
  }
}

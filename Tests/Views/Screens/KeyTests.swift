import Basketball
import Documents
import Terminal
import Fixtures
import Testing

@testable import ViewModels
@testable import Views

@Suite("The keys of the scoring screen")
@MainActor
struct KeyTests {
  /// What is not as at the start of a game.
  func outcome(
    _ table: ScorersTable, _ screen: ScoreScreen, _ next: Route?
  ) throws -> [String] {
    let (state, clock) = (screen.state, screen.state.board.clock)
    let half: String? =
      switch state.begun {
      case .person(let who): who.player ?? state.board.teams[who.side].name
      case .move(let move): move.word
      case nil: nil
      }
    let candidates = (state.offer?.passers ?? []).compactMap(\.player).joined(separator: " ")
    let text = state.notice.text(of: state.board, explain: short)
    let facts: [String?] = [
      clock.running ? "running" : nil,
      clock.text == "00:00.0" ? nil : "clock \(clock.text)",
      half.map { "begun \($0)" }, candidates.isEmpty ? nil : "pass \(candidates)",
      state.picked.map { "picked \($0)" },
      // What plays are answered with has tests of its own.
      text.isEmpty || text.hasSuffix("u takes it back") ? nil : "\(state.notice.kind): \(text)",
      screen.dialog.question.map { "asked \($0.field.text)" },
      screen.keys.terms.hasAllMoves ? "all moves" : nil,
      screen.dialog.help.map { "help from \($0)" }, next.map { "\($0)" },
    ]
    return LogDocument(try table.saved).plays.map(\.feedLine) + facts.compactMap(\.self)
  }

  @Test("do what their help says")
  func help() throws {
    try expectCases(
      "keys",
      [
        "press": { keys in
          let table = try ScorersTable(.numbered())
          let screen = try table.screen()
          let next = screen.type(keys)
          return try outcome(table, screen, next).joined(separator: " | ")
        }
      ])
  }

  func keys(_ rules: Rules, hasAllMoves: Bool, hasBench: Bool) -> ScoreKeys {
    ScoreKeys(
      ScoreKeys.Terms(
        rules: rules, hasAllMoves: hasAllMoves, hasBench: hasBench, isOfEvent: false))
  }

  @Test("are all of them tried here, and none means two things")
  func whole() throws {
    let tables = [
      keys(.pickup, hasAllMoves: false, hasBench: false).table,
      keys(.pickup, hasAllMoves: true, hasBench: false).table,
    ]
    #expect(try Set(tables.flatMap(\.rows).map(\.help)) == subjects(of: "keys"))
    let bench = [Rules.pickup, .fiba5x5].flatMap { rules in
      let keys = keys(rules, hasAllMoves: true, hasBench: true)
      return [keys.table, keys.substituting]
    }
    for keys in (tables + bench).map({ $0.rows.flatMap(\.keys) }) + [
      GamesScreen.keys().flatMap(\.keys), WatchScreen.keys.flatMap(\.keys),
      ReplayScreen.keys.flatMap(\.keys),
    ] {
      #expect(Set(keys).count == keys.count && !keys.isEmpty)
    }
  }

  @Test("name each of up to sixteen players a side, as the board labels them")
  func players() throws {
    let table = try ScorersTable(.new((1...32).map { "P\($0)" }))
    let screen = try table.screen()
    let labels = screen.shown(200, 60).flatMap { line in
      line.matches(of: #/\[(\S)\] +P(\d+) /#).map { (key: String($0.1), player: "P\($0.2)") }
    }
    #expect(Set(labels.map(\.player)).count == 32 && Set(labels.map(\.key)).count == 32)
    for label in labels { screen.type(label.key + "f") }
    #expect(try table.saved.playByPlay.plays.map(\.play.who.player) == labels.map(\.player))
  }
}

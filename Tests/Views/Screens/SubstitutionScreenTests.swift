import Basketball
import Fixtures
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("Substitutions on the scoring screen")
@MainActor
struct SubstitutionScreenTests {
  private func screen(_ sheet: Scoresheet, after keys: String = "") throws -> ScoreScreen {
    let screen = try ScorersTable(sheet).screen()
    screen.type(keys)
    return screen
  }

  private func quarters(of count: Int) throws -> Scoresheet {
    var sheet = Scoresheet.quarters(of: count)
    try sheet.playQuarters()
    return sheet
  }

  @Test("are chosen among those on court and the benches, in all sizes")
  func scenes() throws {
    for count in [9, 12] {
      let screen = try screen(try quarters(of: count), after: "x2A47N")
      try expectGolden(screen.shown(in: ScoreScreenTests.sizes), "score.substituting\(count)")
      screen.type("4⏎")
      try expectGolden(screen.shown(in: ScoreScreenTests.sizes), "score.substituted\(count)")
    }
  }

  @Test("keep everybody's key and row but theirs")
  func keys() throws {
    let screen = try screen(.quarters(of: 9))
    let before = screen.state.board.people(.home).compactMap(\.player)
    screen.type("x3B⏎")
    let after = screen.state.board.people(.home).compactMap(\.player)
    #expect(
      zip(before, after).filter { $0 != $1 }.map { "\($0) \($1)" } == ["Cleo Gil", "Gil Cleo"])
    screen.type("3t")
    #expect(screen.message.hasPrefix("two by #46 Gil, 2 : 0"))
    screen.type("⎋?")
    #expect(screen.shown(80, 60).contains { $0.contains("46 Gil, pass l, Berlin") })
  }

  @Test("are as loud as a correction, after which the screen is live again")
  func mode() throws {
    let table = try ScorersTable(.quarters(of: 9))
    let screen = try table.screen()
    for (keys, mode) in [
      ("1t", nil), ("↑", "CORRECTING play 1"), ("2", nil), ("7o", nil), ("x", "SUBSTITUTING"),
      ("2A⏎", nil),
    ] {
      screen.type(keys)
      for (columns, rows) in [(40, 12), (60, 20), (80, 24), (120, 40)] {
        let shown = screen.shown(columns, rows).prefix(2).joined()
        #expect(shown.contains(mode ?? "Q1") && shown.contains("ING") == (mode != nil))
      }
    }
    let makers = try table.saved.playByPlay.plays.prefix(2).map(\.play.who.player)
    #expect(makers == ["Bea", "Ed"])
  }

  @Test("have a help of their own keys")
  func help() throws {
    let screen = try screen(.quarters(of: 9), after: "x?")
    let lines = screen.shown(80, 60).filter { !$0.isEmpty }
    #expect(lines.contains { $0.hasPrefix("Enter") && $0.hasSuffix("substitutes them") })
    #expect(lines.contains { $0.hasPrefix("B ") && $0.hasSuffix("46 Gil, Berlin") })
    #expect(!lines.contains { $0.contains("pass") || $0.contains("box score") })
    screen.type("⎋⎋?")
    #expect(screen.shown(80, 70).contains { $0.hasSuffix("the box score, and back") })
  }

  @Test("ask before a basket by somebody who did not start, where the game says who did")
  func stars() throws {
    let game = Scoresheet.quarters(of: 9).state
    let starred = game.teams.map { team in
      let starters = team.players.prefix(5).map(\.name)
      return Team(name: team.name, players: team.players, starters: starters)
    }
    let sheet = Scoresheet(id: "day", teams: starred, rules: .fiba5x5, now: game.created)
    #expect(
      try screen(sheet, after: "At").shown(160, 40)[37]
        == "Fay is not on court: the same key again records it · #39 Fay: what was it?")
    let unstarred = try screen(.quarters(of: 9), after: "At").shown(160, 40)[37]
    #expect(unstarred.hasPrefix("two by #39 Fay"))
  }

  @Test("leave nothing behind but the step, and the box score for the players")
  func nothingBehind() throws {
    let table = try ScorersTable(.quarters(of: 9))
    let screen = try table.screen()
    let before = (screen.shown(80, 24), try table.saved)
    screen.type("x2A⎋")
    #expect(screen.shown(80, 24) == before.0)
    #expect(try table.saved == before.1)
    screen.type("⇥x")
    #expect(screen.shown(80, 24).contains { $0.hasPrefix("bench A") })
    #expect(screen.type("q") == nil)
    screen.type("2A⏎u")
    #expect(try table.saved.playByPlay.plays.isEmpty && table.saved.state.box.court == nil)
  }

  @Test("are offered where somebody is on a bench, and only there")
  func offered() throws {
    #expect(
      try screen(.quarters(of: 9)).shown(120, 24).suffix(2).contains { $0.contains("x subs") })
    #expect(try !screen(.quarters()).shown(80, 24).suffix(2).contains { $0.contains("subs") })
    let screen = try screen(.quarters(), after: "x")
    #expect(
      screen.message == "nobody is on a bench to come in, and no play is picked")
    #expect(screen.state.substitution == nil)
  }
}

import Fixtures
import Basketball
import Storage
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The list of games and the form of a new one")
@MainActor
struct ChoosingTests {
  func expectSizes(_ screen: any LiveScreen, _ name: String) throws {
    try expectGolden(screen.shown(in: [(80, 24), (40, 12)]), name)
  }

  /// A screen in colour, which has to say the same as without.
  func painted(_ screen: any LiveScreen) -> [String] {
    let painted = screen.shown(80, 12, isPainted: true)
    #expect(painted.map(\.read) == screen.shown(80, 12).map(\.read))
    return painted
  }

  @Test("show the games, one of them picked, and what is wrong")
  func list() throws {
    let list = try ListedGames.ofEveryStatus(problems: [
      .damaged(path: "games/z.json", what: "it has no 'format'"),
      .damaged(path: "games/\u{7}.json", what: "it is a folder"),
    ])
    let screen = GamesScreen(list, saying: "nobody can read 'x'", explain: short)
    try expectSizes(screen, "games")
    _ = screen.press(.down)
    try expectGolden(painted(screen).screen, "games.painted")
  }

  @Test("show that there is no game yet")
  func empty() throws {
    let screen = GamesScreen(ListedGames(), explain: short)
    #expect(
      screen.shown(40, 5)
        == ["none yet: n sets one up", "", "", "", "[↑ ↓] pick [Enter] new [n] new [?] keys"])
  }

  @Test("offer the next fixture of an event as long as it can be played")
  func fixture() throws {
    let list = ListedGames()
    let screen = GamesScreen(list, explain: short)
    screen.press(.right)
    list.show(.ready(7, text: "10:20 Reds - Blues", court: "1"))
    #expect(screen.shown(40, 5)[3] == "Enter plays 10:20 Reds - Blues" && list.taken.isEmpty)
    screen.press(.right)
    #expect(list.taken == [.fixture])
    list.show(.nothing(why: "nobody is there"))
    screen.press(.right)
    #expect(!screen.shown(40, 5).joined().contains("→") && list.taken.count == 1)
  }

  @Test("show the games around the one that is picked, however many there are")
  func many() throws {
    let list = ListedGames((10...60).map { Scoresheet.new(id: "2026-11-20-\($0)") })
    let screen = GamesScreen(list, explain: short)
    func ids() -> [String] {
      screen.shown(80, 9).dropLast().map { String($0.prefix { $0 != " " }) }
    }
    #expect(ids() == (10...17).map { "2026-11-20-\($0)" })
    screen.type("⇟⇟⇟")
    #expect(ids() == (36...43).map { "2026-11-20-\($0)" })
    screen.type("j⇟⇟⇟⇟⇟")
    #expect(ids() == (53...60).map { "2026-11-20-\($0)" } && list.state.value.picked == 50)
  }

  @Test("show the picked game where one that is far off has a long name")
  func longName() throws {
    let ids = [String(repeating: "x", count: 50)] + (11...30).map { "2026-11-20-\($0)" }
    let screen = GamesScreen(ListedGames(ids.map { Scoresheet.new(id: $0) }), explain: short)
    for id in ids {
      #expect(screen.shown(80, 24).contains { $0.hasPrefix(id) })
      _ = screen.press(.down)
    }
  }

  @Test("show what is typed, where, and what is wrong with it")
  func form() throws {
    let games = TemporaryLibrary()
    _ = try games.library.set(LeagueSetting(.title, ["Tuesday", "League"]))
    let screen = FormScreen(games.setup, explain: short)
    try expectSizes(screen, "form")
    screen.type("Žalgiris: Ana, Bo, 李小龍, Maximiliane von Hohenstein-Waldburg⏎green")
    try expectSizes(screen, "form.typed")
    screen.type("↓↓↓→⏎⏎⏎")
    try expectSizes(screen, "form.problem")
    _ = painted(screen)
  }

  @Test("make the game of what was typed, in whatever order")
  func made() throws {
    let games = TemporaryLibrary()
    let setup = games.setup
    let screen = FormScreen(setup, explain: short)
    screen.type("↓↓↓↓← →→←")
    #expect(setup.state.value.rules.name == "capped")
    for text in ["navy", "Blues: Eve, Flo, Gus", "red", "Reds: 4 Ana, 23 Bo, Cyx"] {
      _ = screen.press(.up)
      _ = screen.press(.paste(text))
    }
    screen.type("⌫")
    #expect(setup.state.value[.home] == "Reds: 4 Ana, 23 Bo, Cy")
    for _ in 1...6 { #expect(screen.press(.enter) == nil) }
    #expect(screen.press(.enter) == .score(id: "2026-11-20-reds-blues"))
    #expect(try games.files() == ["2026-11-20-reds-blues.json"])
  }

  /// The rules and what stands in the fields after some keys, what is said, and where the last one leads.
  private func form(_ keys: String) throws -> String {
    let games = TemporaryLibrary()
    let setup = games.setup
    let screen = FormScreen(setup, explain: short)
    let next = screen.type(keys)
    let state = setup.state.value
    var facts = [state.rules.name]
    facts += SetupField.allCases.compactMap { field in
      state[field].flatMap { $0.isEmpty ? nil : "\(field) \($0)" }
    }
    facts += screen.shown(80, 24).suffix(2).prefix(1).filter { !$0.isEmpty }
    if case .score(let id)? = next {
      let rules = try games.library.game(id).state.rules
      facts.append(
        "to \(rules.target.map { "\($0)" } ?? "none") in \(rules.timeLimit?.text ?? "none")")
    }
    return (facts + [next.map { "\($0)" }].compactMap(\.self)).joined(separator: " | ")
  }

  @Test("take keys as was approved")
  func keysOfForm() throws { try expectCases("form-keys", ["form": { try form($0) }]) }

  @Test("complete the name of a team with none of the escapes that it has in a file")
  func hostile() throws {
    let games = TemporaryLibrary()
    let teams = Sides(home: Team("Reds\u{1b}[31m"), away: Team("Blues"))
    _ = try games.library.create(NewGame(teams, by: .pickup, on: "2026-11-20"), now: start)
    let screen = FormScreen(games.setup, explain: short)
    screen.type("Red⇥")
    #expect(screen.shown(80, 24)[2] == "Home    Reds[31m ")
  }

  @Test("complete a team that has played before with its roster and its colour")
  func completed() throws {
    let games = TemporaryLibrary()
    let first = FormScreen(games.setup, explain: short)
    first.type("Reds: 4 Ana, 23 Bo, Cy⏎red⏎Blues: 7 Di, Ed, Flo⏎⏎⏎⏎⏎")
    let setup = games.setup
    let screen = FormScreen(setup, explain: short)
    screen.type("re⇥")
    #expect(setup.state.value[.home] == "Reds: 4 Ana, 23 Bo, Cy")
    #expect(setup.state.value[.homeColor] == "red")
    screen.type("⇥⇥blues⏎")
    #expect(setup.state.value[.away] == "Blues: 7 Di, Ed, Flo")
    #expect(screen.type("⏎⏎⏎⏎") == .score(id: "2026-11-20-reds-blues-2"))
  }

  @Test("have keys that do what their help says")
  func keys() throws {
    let list = try ListedGames.ofEveryStatus()
    let screen = GamesScreen(list, saying: "nobody can read 'x'", explain: short)
    var picked = [Int]()
    for key in "↓j↑k⇟⇞" {
      screen.type(String(key))
      picked.append(list.state.value.picked)
    }
    #expect(picked == [1, 2, 1, 0, 3, 0])
    #expect(!screen.shown(80, 24).contains("nobody can read 'x'"))
    screen.type("n⏎q⎋")
    #expect(list.taken.suffix(4) == [.new, .open, .leave, .back])
    #expect(screen.shown(80, 24).contains("there is no game to go back to: q leaves"))
    screen.type("?")
    #expect(
      screen.shown(40, 24) == [
        "Keys, Esc goes back", "↑ ↓    picks a game", "↓      picks the next one",
        "PgUp   ten games up",
        "PgDn   ten games down", "Enter  scores the game that is picked",
        "n      sets up a new game",
        "?      these keys", "q      leaves", "Esc    back to the game",
      ])
    screen.refresh()
    #expect(list.refreshes == 1)
  }
}

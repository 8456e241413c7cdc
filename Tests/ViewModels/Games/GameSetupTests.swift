import Basketball
import Storage
import Fixtures
import Foundation
import Testing

@testable import ViewModels

@Suite("The set-up of a game")
struct GameSetupTests {
  let games = TimedLibrary()
  let setup: GameSetup

  init() { setup = games.setup }

  func fill(_ home: String, _ away: String = "Blues: Dee, Eve, Flo") {
    setup.take(.type(home, in: .home))
    setup.take(.type(away, in: .away))
  }

  @Test("goes through the sets of rules round and round, both ways")
  func rules() {
    var names = [setup.state.value.rules.name]
    for places in [1, 1, 1, -1, -1, -1, -4, 7] {
      setup.take(.rules(by: places))
      names.append(setup.state.value.rules.name)
    }
    #expect(
      names == [
        "pickup", "capped", "fiba3x3", "fiba5x5-2026", "fiba3x3", "capped", "pickup", "nba",
        "fiba5x5-2026",
      ])
  }

  @Test("makes the game, and the library with it")
  func made() throws {
    fill(" Red  Stars : Ana,Bo , Cy Lu,, Željko", "火箭隊: 李小龍, Dee, Eve")
    setup.take(.rules(by: 2))
    let id = try #require(setup.create())
    #expect(setup.state.value.problem == nil)
    let state = try games.library.game(id).state
    #expect(state.teams.home.name == "Red Stars" && state.teams.away.name == "火箭隊")
    #expect(state.teams.home.players.map(\.name) == ["Ana", "Bo", "Cy Lu", "Željko"])
    #expect(state.rules == .fiba3x3 && state.created == games.time)
  }

  @Test("says what is wrong as was approved, and makes nothing")
  func problems() throws {
    try expectCases(
      "set-ups",
      [
        "set-up": { line in
          let games = TimedLibrary()
          let setup = games.setup
          let fields: [SetupField] = [.home, .homeColor, .away, .awayColor, .target, .limit]
          for (field, text) in zip(
            fields, line.split(separator: "|", omittingEmptySubsequences: false))
          {
            setup.take(.type(text.trimmingCharacters(in: .whitespaces), in: field))
          }
          let made = setup.create()
          #expect(made == nil && !FileManager.default.fileExists(atPath: games.library.folder))
          let field = setup.state.value.problem?.field
          return "\(field.map { "\($0)" } ?? "no field"): \(setup.problem ?? "")"
        }
      ])
  }

  @Test("goes by the rules that are chosen: what they do not allow others may")
  func byRules() {
    fill("Reds: Ana, Bo, Cy, Dan, Eli")
    setup.take(.rules(by: 2))
    #expect(setup.create() == nil)
    #expect(setup.problem == "rosterFull")
    #expect(setup.state.value.problem?.field == .home)
    setup.take(.rules(by: -2))
    #expect(setup.state.value.problem == nil)
    #expect(setup.create() == "2026-11-20-reds-blues")
  }

  @Test("has the target and the limit of the set, until others are typed")
  func values() throws {
    var texts = [[String]]()
    for _ in 1...4 {
      texts.append([setup.state.value.rules.name, setup.typed(.target), setup.typed(.limit)])
      setup.take(.rules(by: 1))
    }
    #expect(
      texts == [
        ["pickup", "15", "none"], ["capped", "15", "25:00"], ["fiba3x3", "21", "10:00"],
        ["fiba5x5-2026", "none", "40:00"],
      ])
    #expect(!setup.state.value.hasInput)
    fill("Reds: 4 Ana, 23 Bo, 00 Cy")
    setup.take(.rules(by: 5))
    setup.take(.type("11", in: .target))
    setup.take(.type("none", in: .limit))
    #expect(setup.state.value.hasInput)
    let state = try games.library.game(try #require(setup.create())).state
    #expect(state.rules.name == "custom" && state.rules.target == 11)
    #expect(state.rules.timeLimit == nil && state.rules.clock == .up)
    #expect(state.teams.home.players.map(\.text) == ["4 Ana", "23 Bo", "00 Cy"])
  }

  @Test("takes the colours that are typed, else the league's, else those of the last game")
  func colors() throws {
    fill("Reds: Ana, Bo, Cy")
    setup.take(.type("red", in: .homeColor))
    setup.take(.type("#1d428a", in: .awayColor))
    _ = try #require(setup.create())
    _ = try games.library.set(LeagueSetting(.color, ["Reds", "maroon"]))
    setup.take(.type("", in: .homeColor))
    setup.take(.type("", in: .awayColor))
    let teams = try games.library.game(try #require(setup.create())).state.teams
    #expect(teams.home.color == TeamColor(typed: "maroon"))
    #expect(teams.away.color == TeamColor(typed: "#1d428a"))
    // As with `new`, a colour that was typed stays.
    setup.take(.type("maroon", in: .awayColor))
    let same = try games.library.game(try #require(setup.create())).state.teams
    #expect(same.home.color == nil)
    #expect(same.away.color == TeamColor(typed: "maroon"))
  }

  @Test("begins with the rules and the title of the league")
  func league() throws {
    _ = try games.library.set(LeagueSetting(.title, ["Tuesday", "League"]))
    _ = try games.library.set(LeagueSetting(.rules, ["fiba3x3"]))
    let setup = games.setup
    #expect(
      setup.state.value.title == "Tuesday League" && setup.state.value.rules == .fiba3x3
        && !setup.state.value.hasInput)
    #expect(setup.typed(.limit) == "10:00")
  }

  @Test("completes the name of a team that has played, and a beginning where that is wanted")
  func completed() throws {
    fill("Reds: 4 Ana, Bo, Cy")
    setup.take(.type("red", in: .homeColor))
    _ = try #require(setup.create())
    setup.take(.type("", in: .homeColor))
    for (typed, isBegun, text) in [
      ("REDS", false, "Reds: 4 Ana, Bo, Cy"), ("re", true, "Reds: 4 Ana, Bo, Cy"),
      ("re", false, "re"), ("Greens", true, "Greens"), ("Reds: Zoe", true, "Reds: Zoe"),
      ("", true, ""),
    ] {
      setup.take(.type(typed, in: .home))
      setup.take(.complete(.home, isBegun: isBegun))
      #expect(setup.typed(.home) == text)
    }
    #expect(setup.typed(.homeColor) == "red")
  }
}

extension TimedLibrary {
  /// The form of a game that is made here.
  fileprivate var setup: GameSetup {
    GameSetup(in: library, now: { self.time }, today: { "2026-11-20" })
  }
}

extension GameSetup {
  /// What is typed in a field.
  fileprivate func typed(_ field: SetupField) -> String { state.value[field] ?? "" }

  /// Makes the game; its id.
  fileprivate func create() -> String? {
    if case .score(let id)? = take(.create) { id } else { nil }
  }

  /// What is wrong, and in which field.
  fileprivate var problem: String? {
    guard let problem = state.value.problem, case .error(let error) = problem.what else {
      return nil
    }
    return (error as? Problem)?.code ?? "\(error)"
  }
}

import Basketball
import Fixtures
import Foundation
import Testing

@testable import Storage

@Suite("A team that has played before")
struct RostersTests: HasLibrary {
  let temporary = TemporaryLibrary()

  private func play(
    _ home: String, _ away: String = "Blues: Di, Ed, Flo", on day: String, at time: Int = 0
  ) throws {
    let teams = Sides(
      home: try Team(typed: home, rules: .pickup).wearing(TeamColor(typed: "red")),
      away: try Team(typed: away, rules: .pickup))
    _ = try library.create(teams: teams, now: .noon + time, day: "2026-11-\(day)")
  }

  private func lastTeam(_ name: String) throws -> (team: Team, game: String)? {
    try library.lastTeam(named: name, rules: .pickup)
  }

  @Test("has the roster and the colour of its last game, wherever it stood in it")
  func last() throws {
    try play("Reds: Ana, Bo, Cy", on: "20")
    try play("Réds: Ana, Bo, Eve", on: "20", at: 2)
    try play("Greens: Gus, Hal, Ida", "REDS: Ana, Bo, 4 Dora", on: "20", at: 3)
    let (team, game) = try #require(try lastTeam("r e d s"))
    #expect(team.name == "REDS" && team.players.last == Player("Dora", jersey: "4"))
    #expect(team.color == nil && game == "2026-11-20-greens-reds")
    try play("Reds: Ana, Bo, Flo", on: "21", at: 4)
    #expect(try lastTeam("Reds")?.team.color == TeamColor(typed: "red"))
    #expect(try lastTeam("Gulls") == nil)
  }

  @Test("keeps its colour with a roster that is typed, and has none before its first game")
  func typed() throws {
    #expect(
      try library.team(typed: "Reds: Ana, Bo, Cy", rules: .pickup).team.color == nil)
    let new = try library.team(typed: "Reds", rules: .pickup)
    #expect(new.team.players.isEmpty && new.origin == .none(known: []))
    try play("Reds: Ana, Bo, Cy", on: "20")
    let near = try library.team(typed: "Redz", rules: .pickup)
    #expect(near.team.name == "Redz" && near.origin == .none(known: ["Blues", "Reds"]))
    let known = try library.team(typed: "reds", rules: .pickup)
    #expect(known.origin == .game("2026-11-20-reds-blues"))
    let (team, origin) = try library.team(typed: "REDS: Eva, Bo, Cy", rules: .pickup)
    #expect(team.name == "REDS" && team.players.first?.name == "Eva" && origin == .typed)
    #expect(team.color == TeamColor(typed: "red"))
  }

  @Test("has the stars of its last game where a side is as large")
  func stars() throws {
    try play("Reds: Ana, Bo*, Cy*, Dora*", on: "20")
    let known = try library.team(typed: "Reds", rules: .pickup).team
    #expect(known.roster == "Ana, Bo*, Cy*, Dora*")
    let two = try Rules(told: "pickup side 2")
    #expect(try library.team(typed: "Reds", rules: two).team.starters == [])
  }

  @Test("is found beside files that cannot be read")
  func damaged() throws {
    try play("Reds: Ana, Bo, Cy", on: "20")
    try put("{}", as: "2026-11-22-reds-blues")
    #expect(try lastTeam("Reds")?.game == "2026-11-20-reds-blues")
  }

  @Test("is found though its last game was damaged in place since, or it has another name there")
  func damagedInPlace() throws {
    for day in ["20", "21"] {
      try play("Reds: Ana, Bo, Cy", on: day)
    }
    func last() throws -> String? { try lastTeam("Reds")?.game }
    #expect(try last() == "2026-11-21-reds-blues")
    let good = try text("2026-11-21-reds-blues")
    try overwrite("2026-11-21-reds-blues", with: "{}")
    #expect(try last() == "2026-11-20-reds-blues")
    try overwrite("2026-11-21-reds-blues", with: good)
    #expect(try last() == "2026-11-21-reds-blues")
    try library.perform(
      .rename(.exact(Who(.home)), to: "Golds"), on: library.game("2026-11-21-reds-blues"))
    #expect(try last() == "2026-11-20-reds-blues")
    #expect(try library.teamNames() == ["Blues", "Golds", "Reds"])
  }
}

import Fixtures
import Testing

@testable import Basketball

@Suite("Home and away that change places")
struct SwapTests {
  @Test("take all that is theirs with them, in any game", arguments: seeds(10))
  func swap(_ seed: Int) throws {
    var random = RandomGame(seed: 13 << 40 + seed)
    let before = try random.shortGame(verbs: 25)
    var game = try swapped(before)
    #expect(game.state.teams == before.state.teams.turned)
    #expect(game.state.box.score == before.state.box.score.turned)
    #expect(game.state.box.lines == before.state.box.lines.turned)
    #expect(game.state.box.tallies == before.state.box.tallies.turned)
    #expect(game.state.finish?.winner == before.state.finish?.winner?.other)
    #expect(game.state.box.possession.side == before.state.box.possession.side?.other)
    #expect(game.tape.openingTeams == before.tape.openingTeams.turned)
    #expect(game.versions.map(\.play.who) == before.versions.map(\.play.who.turned))
    #expect(try Scoresheet(id: game.id, tape: game.tape.entries) == game)
    let again = try swapped(game)
    #expect(again.state == before.state && again.playByPlay == before.playByPlay)
    try game.perform(.undo(1), now: game.tape.changed)
    #expect(game.state == before.state && game.playByPlay == before.playByPlay)
    #expect(game.versions == before.versions)
  }

  private func swapped(_ game: Scoresheet) throws -> Scoresheet {
    var game = game
    try game.perform(.swap, now: game.tape.changed)
    return game
  }
}

import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The lines of a replay")
@MainActor
struct ReplayLinesTests {
  @Test("come as the plays do, each once, between a heading and how it ended")
  func text() throws {
    let game = try ReplayedGame()
    var lines = ReplayLines(game.replay, on: TextPage(columns: 80, style: .plain))
    #expect(lines.heading == "#    CLOCK  SCORE  PLAY    PLAYER  TEAM\n")
    #expect(lines.next() == "")
    game.replay.play()
    #expect(
      lines.next() == """
        1  00:10.0    2-0  two     Ana     Reds
        2  00:10.0    2-0  assist  Bo      Reds

        """)
    game.now = 10_000
    game.replay.tick()
    #expect(lines.next() == "3  00:20.0    2-1  one     Dee     Blues\n")
    #expect(lines.next() == "")
    game.replay.take(.end)
    #expect(lines.next().split(separator: "\n").count == 3)
    #expect(lines.standing == "Reds 4 : 3 Blues  00:50.0  paused, to 5 by 2\n")
  }

  @Test("of a result from paper show no clock, as no other line about it does")
  func result() throws {
    var sheet = Scoresheet.new()
    try sheet.perform(.end(.result(Sides(home: 21, away: 15))))
    let replay = GameReplay(sheet) { start }
    let lines = ReplayLines(replay, on: TextPage(columns: 80, style: .plain))
    let words = "Reds 21 : 15 Blues  final, Reds won, score only"
    #expect(lines.standing == words + "\n" && replay.state.value.board.headline == words)
    #expect(sheet.document.headline == words)
  }

  @Test("in JSON are those of a log, and nothing else")
  func json() throws {
    let game = try ReplayedGame()
    var lines = ReplayLines(game.replay, on: nil)
    game.replay.take(.end)
    #expect(lines.heading + lines.next() == game.replay.log.objects.map(\.line).joined())
    #expect(lines.next() + lines.standing == "")
  }
}

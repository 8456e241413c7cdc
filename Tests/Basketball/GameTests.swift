import Basketball
import FoundationEssentials
import Testing

@MainActor
@Suite("A game that is watched")
struct GameTests {
  @Test("tells of plays, score, clock and finish, each only when it is another")
  func messages() throws {
    let (game, watcher) = try watched()
    try game.change { try $0.startClock(now: wall(0)) }
    #expect(watcher.take() == ["clock 00:00.0 running"])
    try game.change { try $0.play(ana, .foul, now: 5) }
    #expect(watcher.take() == ["plays +1 -"])
    try game.change { try $0.play(ana, .onePoint, now: 6) }
    #expect(watcher.take() == ["plays +2 -", "score 1-0"])
    try game.change { try $0.play(bo, .onePoint, now: 7) }
    #expect(
      watcher.take() == [
        "plays +3 -", "score 2-0", "clock 00:07.0 paused", "finish home by 3",
      ])
    try game.change { try $0.undo(2, now: wall(8)) }
    #expect(watcher.take() == ["plays + -2,3", "score 0-0", "finish open"])
    try game.change { try $0.redo(1, now: wall(9)) }
    #expect(watcher.take() == ["plays +2 -", "score 1-0"])
    try game.change { try $0.play(cy, .rebound, at: 1) }
    #expect(watcher.take() == ["plays +4 -"])
    try game.change { $0.pauseClock(now: wall(10)) }
    #expect(watcher.take() == [])
  }

  @Test("tells two observers, and none once its token is gone")
  func observers() throws {
    let (game, first) = try watched()
    var second: Watcher? = Watcher(game)
    let log = try #require(second?.log)
    try game.change { try $0.play(ana, .onePoint, at: 5) }
    #expect(log.lines == ["plays +1 -", "score 1-0", "clock 00:05.0 paused"])
    #expect(first.take() == log.lines)
    second = nil
    try game.change { try $0.play(ana, .onePoint, at: 6) }
    #expect(log.lines.count == 3)
    #expect(first.take().count == 4)
  }

  @Test("tells only after the commit, when it already shows the change")
  func afterCommit() throws {
    let sheet = try newGame()
    var told = 0
    let game = Game(sheet) { change in
      var kept = sheet
      try change(&kept)
      #expect(told == 0)
      return kept
    }
    let token = game.center.addObserver(of: game, for: Game.ScoreDidChange.self) { message in
      #expect(game.sheet.box.score == message.score)
      told += 1
    }
    try game.change { try $0.play(ana, .twoPoints) }
    #expect(told == 1)
    game.center.removeObserver(token)
  }

  @Test("tells nothing and changes nothing when the commit or the change throws")
  func refused() throws {
    let sheet = try newGame()
    let game = Game(sheet) { change in
      var kept = sheet
      try change(&kept)
      throw GameError.emptyName
    }
    let watcher = Watcher(game)
    #expect(throws: GameError.emptyName) { try game.change { try $0.play(ana, .foul, at: 5) } }
    #expect(throws: GameError.nothingToUndo(steps: 1, left: 0)) {
      try game.change { try $0.undo(1, now: wall(1)) }
    }
    #expect(watcher.take() == [])
    #expect(game.sheet == sheet)
  }

  @Test("shows the plays of another recorder with the next change, or when it is shown")
  func shared() throws {
    var kept = try newGame()
    let game = Game(kept) { change in
      try change(&kept)
      return kept
    }
    let watcher = Watcher(game)
    try kept.play(dee, .onePoint, now: 1)
    try game.change { try $0.play(ana, .onePoint, now: 2) }
    #expect(watcher.take() == ["plays +1,2 -", "score 1-1"])
    try kept.undo(2, now: wall(3))
    try kept.play(eli, .foul, now: 4)
    game.show(kept)
    #expect(watcher.take() == ["plays +3 -1,2", "score 0-0"])
    game.show(kept)
    #expect(watcher.take() == [])
    #expect(game.sheet == kept)
  }

  /// A game to two points that keeps what it shows, and somebody who watches it.
  private func watched() throws -> (Game, Watcher) {
    var kept = try newGame(target: 2, margin: 2)
    let game = Game(kept) { change in
      var next = kept
      try change(&next)
      kept = next
      return next
    }
    return (game, Watcher(game))
  }
}
